#include "reading/text/line.h"

#include "reading/forms/decode.h"
#include "reading/text/brokenlines.h"
#include "reading/text/markup.h"
#include "reading/text/plainwords.h"
#include "reading/text/tables.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <map>

namespace muster::text {

namespace {

/// Lines that programs put around what people wrote: those of mails, and the seal of our own lists.
bool isFrame(const QString& line)
{
    static const QRegularExpression forms(
        QStringLiteral(
            "^((exported|created|generated|built|made|erstellt|exportiert|erzeugt) (with|by|from|using|mit|von) "
            ".*|--|__+|-{2,}.*(original|forwarded|weitergeleitet|urspr).*|on .{4,120} wrote:|am .{4,120} "
            "schrieb .{0,120}:|.{0,80} wrote:|.{0,80} schrieb:|"
            "sent from .*|von meinem .* gesendet.*|gesendet von "
            ".*|(from|to|cc|subject|sent|date|von|an|betreff|gesendet|datum):.*|.*\\b[0-9A-F]{4}-[0-9A-F]{4}"
            "-[0-9A-F]{4}\\b.*)$"),
        QRegularExpression::CaseInsensitiveOption);
    return forms.match(line.trimmed()).hasMatch();
}

/// Rows of signs that part things: =====, -----, |---|---|.
bool isRule(const QString& line)
{
    bool isAny = false;
    for (const auto sign : line) {
        if (sign.isSpace())
            continue;
        if (!QStringLiteral("=-_*+~#|:.<>/\\").contains(sign) && sign.unicode() < 0x2000)
            return false;
        if (sign.isLetterOrNumber())
            return false;
        isAny = true;
    }
    return isAny;
}

/// How many commas part cells: outside quotes, with no blank behind; none where a comma parts words.
std::ptrdiff_t cellCommas(const QString& line)
{
    std::ptrdiff_t commas = 0;
    bool isQuoted = false;
    for (qsizetype at = 0; at < line.size(); ++at) {
        isQuoted ^= line[at] == u'"';
        if (isQuoted || line[at] != u',')
            continue;
        if (at + 1 < line.size() && line[at + 1].isSpace())
            return 0;
        ++commas;
    }
    return commas;
}

/// The sign that parts the cells of a text that is a table: a tab, a semicolon or a comma; none for other texts.
QChar separatorOf(const std::vector<QString>& lines)
{
    std::ptrdiff_t filled = 0;
    std::ptrdiff_t withTab = 0;
    std::ptrdiff_t withSemicolon = 0;
    std::ptrdiff_t withQuotes = 0;
    std::ptrdiff_t headCommas = 0;
    std::map<std::ptrdiff_t, std::ptrdiff_t> byCommas; // lines that have as many
    for (const auto& line : lines) {
        const auto trimmed = line.trimmed();
        if (trimmed.isEmpty())
            continue;
        ++filled;
        withQuotes += trimmed.startsWith(u'"') && trimmed.contains(QStringLiteral("\",\"")) ? 1 : 0;
        withTab += trimmed.contains(u'\t') ? 1 : 0;
        withSemicolon += trimmed.count(u';') >= 2 ? 1 : 0;
        const auto isOfHead = [](const Token& token) { return token.isMark() || isColumnWord(token.text); };
        if (headCommas == 0 && std::ranges::all_of(tokensOf(trimmed), isOfHead))
            headCommas = trimmed.count(u',');
        ++byCommas[cellCommas(trimmed)];
    }
    byCommas.erase(0);
    const auto commas = std::ranges::max_element(byCommas, {}, [](const auto& each) { return each.second; });
    if (commas != byCommas.end() && commas->first >= 2 && commas->second >= 4 && commas->second * 10 >= filled * 7)
        return u',';
    if (withTab * 10 >= filled * 6 && filled >= 2)
        return u'\t';
    if (withSemicolon * 10 >= filled * 7 && filled >= 3)
        return u';';
    if (headCommas >= 2 || (withQuotes * 10 >= filled * 7 && filled >= 3))
        return u',';
    return {};
}

/// Cells are parted by | from now on; quotes around cells go.
void partCells(QString& line, QChar separator)
{
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] == u'"') {
            isQuoted = !isQuoted;
            line[i] = u' ';
        } else if (line[i] == separator && !isQuoted)
            line[i] = u'|';
    }
}

/// "1.2 Boar Boys"
bool hasLevel(const QString& line)
{
    static const QRegularExpression levels(QStringLiteral("^\\s*\\d{1,2}\\.\\d{1,2}\\.?\\s+\\p{L}"));
    return levels.match(line).hasMatch();
}

/// Puts blanks in place of what an expression finds, the first of them another sign where one is given.
void blankOut(QString& line, const QRegularExpression& what, QChar first = u' ')
{
    const auto before = line;
    for (auto found = what.globalMatch(before); found.hasNext();) {
        const auto match = found.next();
        for (auto at = match.capturedStart(); at < match.capturedEnd(); ++at)
            line[at] = at == match.capturedStart() ? first : QChar(u' ');
    }
}

class LineMaker {
public:
    std::vector<Line> make(const QString& text)
    {
        auto raw = cutIntoLines(text);
        bool isAttributed = false;
        for (auto& line : raw) {
            m_hasSigns.push_back(!line.trimmed().isEmpty());
            const auto marked = line.trimmed();
            const bool isBarred = isAttributed && marked.startsWith(u'|') && marked.count(u'|') == 1;
            const bool isMarked = marked.startsWith(u'>') || isBarred;
            peel(line);
            if (isBarred)
                line[line.indexOf(u'|')] = u' ';
            isAttributed |= isAttribution(line);
            m_isQuoted.push_back(isMarked);
        }
        if (!isAttributed)
            dropSingleQuotes();
        constexpr std::ptrdiff_t fewestLevels = 3; // else 1.5 is an odd count
        m_hasLevels = std::ranges::count_if(raw, hasLevel) >= fewestLevels;
        m_hasNumbering = isNumbered(raw);
        const auto separator = separatorOf(raw);
        if (!separator.isNull())
            for (auto& line : raw)
                partCells(line, separator);
        // |---|--:| parts the head of a table from its rows, which need not begin with a mark.
        static const QRegularExpression ruled(QStringLiteral("^\\s*[|:\\-][|:\\-\\s]*-[|:\\-\\s]*$"));
        const bool isRuled = std::ranges::any_of(
            raw, [](const QString& line) { return line.contains(u'|') && ruled.match(line).hasMatch(); });
        const auto bare = withoutMarkup(raw);
        for (std::size_t i = 0; i < bare.size(); ++i) {
            m_isRow = bare[i].isRow || !separator.isNull() || (isRuled && bare[i].plain.contains(u'|'));
            addLine(static_cast<int>(i) + 1, bare[i], raw[i]);
        }
        readTables(m_lines);
        doubtSigns();
        dropNumbering();
        joinBrokenLines(m_lines);
        return std::move(m_lines);
    }

private:
    /// Where nobody is said to have written them, a few lines with > are a list's own marks: "> aboard".
    void dropSingleQuotes()
    {
        constexpr std::size_t fewest = 4;
        for (std::size_t at = 0; at < m_isQuoted.size();) {
            auto end = at;
            while (end < m_isQuoted.size() && m_isQuoted[end])
                ++end;
            // A mail parts what it quotes from what it says.
            if (end - at < fewest || (at > 0 && m_hasSigns[at - 1]))
                std::fill(m_isQuoted.begin() + static_cast<std::ptrdiff_t>(at),
                          m_isQuoted.begin() + static_cast<std::ptrdiff_t>(end), false);
            at = end + 1;
        }
    }

    /// "-3 Raptors": where few other lines begin so, the dash may be a minus.
    void doubtSigns()
    {
        constexpr std::ptrdiff_t fewest = 3;
        if (std::ranges::count_if(m_lines, &Line::hasTightDash) >= fewest)
            return;
        for (auto& line : m_lines)
            if (line.hasTightDash && !line.tokens.empty() && line.tokens.front().isNumber())
                line.tokens.front().isSigned = true;
    }

    /// "02  Sniper", "Pos. 4  1x Mutants": numbers that only number the lines go.
    void dropNumbering()
    {
        std::vector<std::pair<Line*, std::size_t>> numbered; // with how many tokens are the number
        for (auto& line : m_lines) {
            const auto& tokens = line.tokens;
            if (line.fixed || line.isRow || line.isHeading || line.hasBullet || tokens.size() < 2)
                continue;
            const bool isLabel = tokens.size() > 3 && tokens[2].is(':') &&
                                 tokens[0].says({"unit", "einheit", "entry", "eintrag", "slot", "platz"});
            const auto at = isLabel || (tokens.size() > 2 && tokens[0].says({"pos", "nr", "no"})) ? 1U : 0U;
            const auto& next = tokens[at + 1];
            if (!tokens[at].isPlainNumber() || (next.isWord() && next.isGlued) || next.says("x") || next.isAny("-/"))
                continue;
            numbered.emplace_back(&line, isLabel ? 3 : at + 1);
        }
        constexpr std::size_t fewest = 4;
        if (numbered.size() < fewest)
            return;
        for (std::size_t i = 1; i < numbered.size(); ++i) {
            const auto number = [](const auto& entry) {
                return std::ranges::find_if(entry.first->tokens, &Token::isNumber)->number;
            };
            if (number(numbered[i]) != number(numbered[i - 1]) + 1)
                return;
        }
        for (auto& [line, count] : numbered) {
            line->serial = static_cast<int>(std::ranges::find_if(line->tokens, &Token::isNumber)->number);
            eraseFirst(line->tokens, count);
            line->hasBullet = true;
        }
    }

    /// Whether numbers in brackets before lines only number them: each is one more than the one before, or there is
    /// one.
    static bool isNumbered(const std::vector<QString>& lines)
    {
        static const QRegularExpression numbered(QStringLiteral("^\\s*\\((\\d{1,2})\\)\\s*\\p{L}"));
        std::optional<int> last;
        for (const auto& line : lines)
            if (const auto match = numbered.match(line); match.hasMatch()) {
                const auto number = match.captured(1).toInt();
                if (last && number != *last + 1 && number != 1)
                    return false;
                if (last && number == 1 && *last == 1)
                    return false;
                last = number;
            }
        return true;
    }

    /// "Anna wrote:"
    static bool isAttribution(const QString& line)
    {
        static const QRegularExpression ends(QStringLiteral("(wrote|schrieb|geschrieben):$"));
        return ends.match(line.trimmed()).hasMatch();
    }

    /// Takes the marks of quoted mail away; controls become blanks.
    static void peel(QString& line)
    {
        for (auto& sign : line)
            if (sign.unicode() < 32 && sign != u'\t')
                sign = u' ';
        // "[19:03] Anna:" stands before what is said.
        static const QRegularExpression stamps(QStringLiteral(
            "^\\s*(\\[[^\\]\\[]{0,14}\\d{1,2}:\\d\\d(:\\d\\d)?[^\\]\\[]{0,4}\\]|\\d{1,2}:\\d\\d)\\s*[^:]{1,30}:\\s"));
        if (const auto stamp = stamps.match(line); stamp.hasMatch())
            line.replace(stamp.capturedStart(), stamp.capturedLength(), QString(stamp.capturedLength(), u' '));
        // "Hoplites ...... 5": dots that lead to a figure.
        static const QRegularExpression leaders(QStringLiteral("(?<=\\S) (\\.{2,}|(\\. ){2,}\\.) (?=\\S)"));
        blankOut(line, leaders, u':');
        // Addresses of pages name nothing.
        static const QRegularExpression addresses(QStringLiteral("\\b(https?://|www\\.)[^\\s\\])>\"]{1,300}"),
                                                  QRegularExpression::CaseInsensitiveOption);
        blankOut(line, addresses);
        // :elephant: is a picture.
        static const QRegularExpression pictures(QStringLiteral("(?<=\\s):[a-z][a-z0-9_+-]{1,30}:(?=\\s|$)"));
        blankOut(line, pictures);
        qsizetype at = 0;
        while (at < line.size() &&
               (line[at] == u'>' || (line[at] == u' ' && at + 1 < line.size() && line[at + 1] == u'>'))) {
            if (line[at] == u'>')
                line[at] = u' ';
            ++at;
        }
    }

    /// `raw`: the line with its markup, which takes as much room.
    void addLine(int number, const BareLine& bare, const QString& raw)
    {
        const auto trimmed = bare.plain.trimmed();
        if (!m_hasSigns[static_cast<std::size_t>(number) - 1]) { // in a table it has the marks of empty cells
            m_afterBlank = true;
            return;
        }
        const bool isOnlyQuoting = trimmed.isEmpty() && !bare.isStruck && !bare.isFrame;
        if (isOnlyQuoting || bare.isStruck || bare.isFrame || isRule(trimmed) || isFrame(trimmed)) {
            auto& line = m_lines.emplace_back();
            line.number = number;
            line.plain = bare.plain;
            line.afterBlank = !isOnlyQuoting && m_afterBlank;
            line.fixed = bare.isStruck ? LineKind::Struck : LineKind::Frame;
            m_afterBlank = isOnlyQuoting;
            return;
        }
        for (std::size_t i = 0; i < bare.parts.size(); ++i) {
            const auto begin = bare.parts[i].begin;
            const auto end = i + 1 < bare.parts.size() ? bare.parts[i + 1].begin : static_cast<int>(bare.plain.size());
            addPart(number, bare, begin, end, bare.parts[i], raw);
        }
    }

    void addPart(int number, const BareLine& bare, int begin, int end, const BareLine::Part& part, const QString& raw)
    {
        const auto& plain = bare.plain;
        const auto words = plain.mid(begin, end - begin);
        if (words.trimmed().isEmpty())
            return;
        Line line;
        line.number = number;
        line.plain = plain;
        line.isHeading = part.isHeading;
        line.isQuoted = m_isQuoted[static_cast<std::size_t>(number) - 1] || bare.isQuoted;
        line.isRow = m_isRow;
        line.hasBullet = part.isItem;
        line.afterBlank = m_afterBlank;
        m_afterBlank = false;
        line.depth = part.depth * 4;
        for (qsizetype at = 0; at < words.size() && words[at].isSpace(); ++at)
            if (raw[begin + at].isSpace()) // markup moves nothing in
                line.depth += words[at] == u'\t' ? 4 : 1;
        line.tokens = tokensOf(words);
        for (auto& token : line.tokens) {
            token.begin += begin;
            token.end += begin;
            token.line = number;
            token.plain = plain;
        }
        takeBullets(line);
        if (line.tokens.empty())
            line.fixed = LineKind::Frame;
        else if (isRole(line.tokens))
            line.fixed = LineKind::Rules;
        if (line.isRow) {
            // A mark in front of the name in the first cell moves the row in.
            const auto cell = line.tokens.empty() || !line.tokens.front().is('|') ? 0U : 1U;
            const bool isIn =
                cell < line.tokens.size() && (line.tokens[cell].isAny("*>-") || (line.hasBullet && line.depth > 0));
            line.depth = isIn ? 4 : 0;
        }
        noteRemark(line);
        addPieces(std::move(line));
    }

    /// "Peltasts - they hide behind the wall.": what somebody says behind a dash may say more of the unit, and need
    /// not.
    static void noteRemark(Line& line)
    {
        const auto& tokens = line.tokens;
        const auto dash =
            std::ranges::find_if(tokens, [](const Token& token) { return token.is('-') && !token.isGlued; });
        if (line.isRow || dash == tokens.begin() || dash == tokens.end())
            return;
        constexpr std::ptrdiff_t fewest = 3;
        const auto says = [&](auto&&... kinds) {
            return std::count_if(dash, tokens.end(), [&](const Token& token) { return token.isA(kinds...); });
        };
        const auto words = std::count_if(dash, tokens.end(), std::mem_fn(&Token::isWord));
        const bool hasNumber = std::any_of(dash, tokens.end(), std::mem_fn(&Token::isNumber));
        if (hasNumber || words < fewest || says(isSentenceWord, isFillWord) * 4 < words ||
            says(isReserveWord, isUnderWord) > 0)
            return;
        for (auto at = dash - tokens.begin(); at < std::ssize(tokens); ++at)
            line.tokens[static_cast<std::size_t>(at)].isNote = true;
    }

    /// "Battlefield Role: Leader": what a unit is, not what is taken.
    static bool isRole(const Tokens& tokens)
    {
        constexpr std::size_t mostBefore = 3;
        for (std::size_t at = 0; at + 1 < tokens.size() && at < mostBefore; ++at)
            if (tokens[at].says("role") && tokens[at + 1].is(':'))
                return true;
        return false;
    }

    /// A very long line is read piece by piece: its units stand between semicolons or full stops.
    void addPieces(Line line)
    {
        constexpr std::size_t mostTokens = 150;
        if (line.tokens.size() <= mostTokens) {
            m_lines.push_back(std::move(line));
            return;
        }
        const auto tokens = std::move(line.tokens);
        for (std::size_t from = 0; from < tokens.size();) {
            auto to = std::min(from + mostTokens, tokens.size());
            if (to < tokens.size()) {
                auto cut = to;
                while (cut > from + mostTokens / 3 && !tokens[cut].is(';') && !tokens[cut].is('.'))
                    --cut;
                if (cut > from + mostTokens / 3)
                    to = cut;
            }
            auto& piece = m_lines.emplace_back(line);
            piece.tokens.assign(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                                tokens.begin() + static_cast<std::ptrdiff_t>(to));
            piece.afterBlank &= from == 0;
            from = to;
        }
    }

    /// Marks before the first word: bullets, dots that show depth, signs of headings.
    void takeBullets(Line& line) const
    {
        std::size_t at = 0;
        int dashes = 0;
        int heads = 0;
        auto& tokens = line.tokens;
        const bool isTree = !line.isRow && tokens.size() > 2 && tokens[0].is('|') && tokens[1].is('-'); // |-- Scouts
        for (; at < tokens.size() && (tokens[at].isAny("*-~>.#=+") || (isTree && at == 0)); ++at)
            ++(tokens[at].isAny("#=+") ? heads : dashes);
        if (at == 0 && tokens.size() > 3 && tokens[0].is('(') && tokens[1].isPlainNumber() && tokens[1].number < 100 &&
            tokens[2].is(')') && tokens[3].isWord()) {
            if (m_hasNumbering) // "(1) Driller"
                eraseFirst(tokens, 3);
            else { // "(2) Raptor"
                tokens.erase(tokens.begin() + 2);
                tokens.erase(tokens.begin());
            }
            line.hasBullet = true;
            return;
        }
        if (at == 1 && tokens.size() > 2 && tokens[0].is('*') && tokens[1].isGlued && tokens.back().is('*')) {
            tokens.erase(tokens.begin()); // *set off*
            tokens.pop_back();
            return;
        }
        // "| Guardian Detachment | 150" below "Farseer | 150"
        if (at == 0 && tokens.size() > 2 && !line.isRow && tokens[0].is('|') && tokens[1].isWord()) {
            at = 1;
            dashes = 1;
        }
        // "1." and "4a)" number the lines of a list.
        if (at == 0 && tokens.size() > 2 && tokens[0].isPlainNumber()) {
            const auto& next = tokens[1];
            const auto mark = next.isWord() && next.isGlued && next.text.size() == 1 && next.text != "x" ? 2U : 1U;
            if (mark < tokens.size() && tokens[mark].isGlued && tokens[mark].isAny(").") && tokens[0].number < 100 &&
                !tokens[0].isOdd) {
                line.serial = static_cast<int>(tokens[0].number);
                at = mark + 1;
                dashes = 1;
            }
        }
        // "1.2 Boar Boys" is below "1. Warboss".
        if (at == 0 && tokens.size() > 1 && tokens[0].isNumber() && !line.isRow && m_hasLevels &&
            hasLevel(line.plain)) {
            while (!tokens[at].isWord())
                ++at;
            dashes = 2;
        }
        if (heads == 1 && dashes == 0 && at == 1 && tokens[0].is('+') && !tokens.back().isAny("+="))
            line.hasBullet = true; // "+ Elephants"
        if (dashes > 0) {
            line.hasTightDash = at < tokens.size() && tokens[at].isGlued && tokens[at - 1].isAny("-~");
            line.hasBullet = true;
            line.depth += (dashes - 1) * 4;
            if (QStringLiteral("↳└├").contains(line.plain[tokens.front().begin]))
                line.depth += 4;
        }
        const bool isLabel = heads == 1 && tokens[0].is('+') &&
                             hasAny(tokens, 0, tokens.size(), [](auto& each) { return each.is(':'); });
        const bool isBetweenDashes =
            at >= 2 && dashes == static_cast<int>(at) && tokens.back().is('-'); // "-- Titans --"
        line.isHeading |= heads >= 2 || isLabel || isBetweenDashes ||
                          (heads == 1 && at < tokens.size() && (tokens.back().isAny("+=") || tokens[0].is('#')));
        eraseFirst(tokens, at);
    }

    std::vector<Line> m_lines;
    std::vector<bool> m_hasSigns; ///< by line of the text
    std::vector<bool> m_isQuoted; ///< the same
    bool m_afterBlank = false;
    bool m_isRow = false;
    bool m_hasNumbering = false; ///< (1), (2) before lines number them
    bool m_hasLevels = false;    ///< lines are numbered 1.1, 1.2 ...
};

} // namespace

bool isLineEnd(QChar sign) { return sign == u'\n' || sign == u'\r'; }

std::vector<Line> linesOf(const QString& text) { return LineMaker().make(text); }

} // namespace muster::text
