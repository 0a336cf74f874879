#include "reading/text/line.h"

#include "reading/text/decode.h"
#include "reading/text/markup.h"
#include "reading/text/plainwords.h"
#include "reading/text/tables.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::text {

namespace {

/// Lines that programs put around what people wrote: those of mails, and the seal of our own lists.
bool isFrame(const QString& line)
{
    static const QRegularExpression forms(
        QStringLiteral(
            "^((exported|created|generated|built|made|erstellt|exportiert|erzeugt) (with|by|from|using|mit|von) "
            ".*|--|__+|-{5,}.*(original|forwarded|weitergeleitet|urspr).*|on .{4,120} wrote:|am .{4,120} "
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

/// The sign that parts the cells of a text that is a table: a tab, a semicolon or a comma; none for other texts.
QChar separatorOf(const std::vector<QString>& lines)
{
    std::size_t filled = 0;
    std::size_t withTab = 0;
    std::size_t withSemicolon = 0;
    std::size_t withQuotes = 0;
    std::size_t headCommas = 0;
    bool isFirst = true;
    for (const auto& line : lines) {
        const auto trimmed = line.trimmed();
        if (trimmed.isEmpty())
            continue;
        ++filled;
        withQuotes += trimmed.startsWith(u'"') && trimmed.contains(QStringLiteral("\",\"")) ? 1U : 0U;
        withTab += trimmed.contains(u'\t') ? 1U : 0U;
        withSemicolon += trimmed.count(u';') >= 2 ? 1U : 0U;
        const auto tokens = tokensOf(trimmed);
        const bool isHead = std::ranges::all_of(
            tokens, [](const Token& token) { return token.kind == Token::Kind::Mark || isColumnWord(token.text); });
        if (isHead && (isFirst || headCommas == 0))
            headCommas = static_cast<std::size_t>(trimmed.count(u','));
        isFirst = false;
    }
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
            const bool isMarked = line.trimmed().startsWith(u'>');
            peel(line);
            isAttributed |= isAttribution(line);
            m_isQuoted.push_back(isMarked);
        }
        if (!isAttributed)
            dropSingleQuotes();
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
            addLine(static_cast<int>(i) + 1, bare[i]);
        }
        readTables(m_lines);
        doubtSigns();
        dropNumbering();
        glue();
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
            if (line.fixed || line.isRow || line.isHeading || line.hasBullet || tokens.size() < 3)
                continue;
            const bool isSaid = tokens[0].text == "pos" || tokens[0].text == "nr" || tokens[0].text == "no";
            const auto at = isSaid ? 1U : 0U;
            if (!tokens[at].isNumber() || tokens[at].isTagged || (tokens[at + 1].isWord() && tokens[at + 1].isGlued) ||
                tokens[at + 1].text == "x" || tokens[at + 1].is('-') || tokens[at + 1].is('/'))
                continue;
            numbered.emplace_back(&line, at + 1);
        }
        constexpr std::size_t fewest = 4;
        if (numbered.size() < fewest)
            return;
        for (std::size_t i = 1; i < numbered.size(); ++i) {
            const auto number = [](const auto& entry) { return entry.first->tokens[entry.second - 1].number; };
            if (number(numbered[i]) != number(numbered[i - 1]) + 1)
                return;
        }
        for (auto& [line, count] : numbered) {
            line->tokens.erase(line->tokens.begin(), line->tokens.begin() + static_cast<std::ptrdiff_t>(count));
            line->hasBullet = true;
        }
    }

    /// Puts lines together that a mail program has broken: the words go to the first, the others go on with it.
    void glue()
    {
        int ends = 0;
        int starts = 0;
        for (const auto& line : m_lines)
            if (!line.fixed && !line.tokens.empty()) {
                m_width = std::max(m_width, line.tokens.back().end);
                ends += endsInNumber(line.tokens) ? 1 : -1;
                starts += line.tokens.front().isCapital || line.tokens.front().isNumber() ? 1 : -1;
            }
        // Where lines begin with capitals or end with prices, others that do not may go on with the one before.
        m_isRegular = ends > 0 || starts > 0;
        std::size_t first = 0;
        for (std::size_t at = 1; at < m_lines.size(); ++at) {
            auto& line = m_lines[at];
            const auto& before = m_lines[at - 1];
            if (line.fixed || line.hasBullet || line.isHeading || line.afterBlank || line.isRow ||
                line.number == before.number || (before.fixed && *before.fixed != LineKind::Continuation) ||
                !(isInParagraph(at) || goesOn(m_lines[first].tokens, line))) {
                first = at;
                continue;
            }
            auto& tokens = m_lines[first].tokens;
            constexpr std::size_t mostTokens = 400;
            if (m_lines[first].isRow || m_lines[first].isHeading || tokens.size() > mostTokens) {
                first = at;
                continue;
            }
            for (auto& token : line.tokens)
                tokens.push_back(std::move(token));
            line.tokens.clear();
            line.fixed = LineKind::Continuation;
        }
    }

    /// Whether a line stands in a paragraph whose units semicolons part.
    [[nodiscard]] bool isInParagraph(std::size_t at)
    {
        if (at >= m_paragraphs.size()) {
            // The paragraph that begins above this line.
            const auto isPlain = [&](const Line& line) {
                return !line.fixed && !line.hasBullet && !line.isHeading && !line.isRow;
            };
            auto begin = m_paragraphs.size();
            while (begin < m_lines.size() && m_paragraphs.size() <= at) {
                auto end = begin + 1;
                while (isPlain(m_lines[begin]) && end < m_lines.size() && !m_lines[end].afterBlank &&
                       isPlain(m_lines[end]))
                    ++end;
                m_paragraphs.resize(end, isPlain(m_lines[begin]) && isParagraph(begin, end));
                begin = end;
            }
        }
        return m_paragraphs[at];
    }

    [[nodiscard]] bool isParagraph(std::size_t begin, std::size_t end) const
    {
        int width = 0;
        std::size_t semicolons = 0;
        for (auto at = begin; at < end; ++at) {
            width = m_lines[at].tokens.empty() ? width : std::max(width, m_lines[at].tokens.back().end);
            semicolons += static_cast<std::size_t>(
                std::ranges::count_if(m_lines[at].tokens, [](const Token& token) { return token.is(';'); }));
        }
        std::size_t full = 0;
        std::size_t priced = 0;
        for (auto at = begin; at + 1 < end; ++at) {
            const auto& tokens = m_lines[at].tokens;
            full += !tokens.empty() && tokens.back().end * 4 >= width * 3 ? 1U : 0U;
            priced += endsInNumber(tokens) && !tokens.back().is(';') && !tokens.back().is(')') ? 1U : 0U;
        }
        const auto lines = end - begin - 1;
        return lines >= 2 && semicolons >= 3 && full * 10 >= lines * 8 && priced * 2 <= lines;
    }

    /// Whether a line goes on with the words before it: an open bracket, a comma, a joining word, a lone number.
    [[nodiscard]] bool goesOn(const Tokens& before, const Line& line) const
    {
        if (before.empty() || line.tokens.empty())
            return false;
        int open = 0;
        for (const auto& token : before)
            open += token.is('(') || token.is('[') ? 1 : token.is(')') || token.is(']') ? -1 : 0;
        const auto& last = before.back();
        const auto& next = line.tokens.front();
        int closes = 0;
        for (const auto& token : line.tokens) {
            closes += token.is('(') || token.is('[') ? 1 : token.is(')') || token.is(']') ? -1 : 0;
            if (closes < 0)
                break;
        }
        if (open > 0 && closes < 0)
            return true;
        if (next.isWord() && isTotalWord(next.text) && line.tokens.size() <= 4)
            return false;
        const bool isNumbering = line.tokens.size() > 2 && next.is('(') && line.tokens[1].isNumber() &&
                                 line.tokens[2].is(')') && line.tokens[1].number < 100; // "(1) Driller"
        if (last.is(',') || last.is('+') || last.is('&') || last.is('/') ||
            (next.is('(') && line.depth <= 4 && !isNumbering))
            return true;
        const bool isJoin = last.isWord() && (isJoinWord(last.text) || last.text == "carrying" || last.text == "in");
        const bool isOwnLine =
            endsInNumber(line.tokens) && (last.text == "plus" || (next.isCapital && line.tokens.size() <= 6));
        if (isJoin && last.text != "has" && last.text != "have" && !isOwnLine)
            return true;
        if (last.isNumber() && !last.isTagged && before.size() > 2 && last.end * 3 >= m_width * 2) {
            const auto& second = before[before.size() - 2];
            constexpr std::int64_t mostCount = 12; // a larger number is a price
            return second.is(';') || (second.is(',') && last.number <= mostCount) ||
                   (second.isWord() && (isJoinWord(second.text) || second.text == "carrying"));
        }
        // The line before has no room for the next word, and does not end as lines end.
        constexpr int narrow = 30;
        constexpr int wide = 90;
        std::size_t word = 1; // turbo-laser is one
        while (word < line.tokens.size() && line.tokens[word].isGlued)
            ++word;
        const bool isFull = last.end + 1 + line.tokens[word - 1].end - next.begin > m_width;
        if (m_isRegular && m_width >= narrow && m_width <= wide && isFull && next.isWord() && !next.isCapital &&
            !endsInNumber(before) && last.kind != Token::Kind::Mark)
            return true;
        // A list in one paragraph: units are parted by semicolons, and lines are full.
        constexpr int fullLine = 50;
        const auto semicolons = std::ranges::count_if(before, [](const Token& token) { return token.is(';'); });
        return semicolons >= 2 && line.depth <= 4 && !last.isTagged && !isPointsWord(last.text) && last.end >= fullLine;
    }

    /// "Anna wrote:"
    static bool isAttribution(const QString& line)
    {
        const auto words = line.trimmed();
        return words.endsWith(QLatin1String("wrote:")) || words.endsWith(QLatin1String("schrieb:")) ||
               words.endsWith(QLatin1String("geschrieben:"));
    }

    static bool endsInNumber(const Tokens& tokens)
    {
        auto at = tokens.size();
        while (at > 0 && (tokens[at - 1].kind == Token::Kind::Mark || isPointsWord(tokens[at - 1].text)))
            --at;
        return at > 0 && tokens[at - 1].isNumber();
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

    void addLine(int number, const BareLine& bare)
    {
        const auto trimmed = bare.plain.trimmed();
        if (!m_hasSigns[static_cast<std::size_t>(number) - 1]) { // in a table it has the marks of empty cells
            m_afterBlank = true;
            return;
        }
        if (trimmed.isEmpty() && !bare.isStruck && !bare.isFrame) {
            m_afterBlank = true;
            Line line; // only marks of quoting
            line.number = number;
            line.plain = bare.plain;
            line.fixed = LineKind::Frame;
            m_lines.push_back(std::move(line));
            return;
        }
        if (bare.isStruck || bare.isFrame || isRule(trimmed) || isFrame(trimmed)) {
            Line line;
            line.number = number;
            line.plain = bare.plain;
            line.afterBlank = m_afterBlank;
            line.fixed = bare.isStruck ? LineKind::Struck : LineKind::Frame;
            m_lines.push_back(std::move(line));
            m_afterBlank = false;
            return;
        }
        for (std::size_t i = 0; i < bare.parts.size(); ++i) {
            const auto begin = bare.parts[i].begin;
            const auto end = i + 1 < bare.parts.size() ? bare.parts[i + 1].begin : static_cast<int>(bare.plain.size());
            addPart(number, bare.plain, begin, end, bare.parts[i]);
        }
    }

    void addPart(int number, const QString& plain, int begin, int end, const BareLine::Part& part)
    {
        const auto words = plain.mid(begin, end - begin);
        if (words.trimmed().isEmpty())
            return;
        Line line;
        line.number = number;
        line.plain = plain;
        line.isHeading = part.isHeading;
        line.isQuoted = m_isQuoted[static_cast<std::size_t>(number) - 1];
        line.isRow = m_isRow;
        line.hasBullet = part.isItem;
        line.afterBlank = m_afterBlank;
        m_afterBlank = false;
        line.depth = part.depth * 4;
        for (const auto sign : words) {
            if (sign == u'\t')
                line.depth += 4;
            else if (sign.isSpace())
                ++line.depth;
            else
                break;
        }
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
            line.depth = cell < line.tokens.size() && (line.tokens[cell].is('*') || line.tokens[cell].is('>') ||
                                                       line.tokens[cell].is('-') || (line.hasBullet && line.depth > 0))
                             ? 4
                             : 0;
        }
        addPieces(std::move(line));
    }

    /// "Battlefield Role: Leader": what a unit is, not what is taken.
    static bool isRole(const Tokens& tokens)
    {
        constexpr std::size_t mostBefore = 3;
        for (std::size_t at = 0; at + 1 < tokens.size() && at < mostBefore; ++at)
            if (tokens[at].isWord() && tokens[at].text == "role" && tokens[at + 1].is(':'))
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
    static void takeBullets(Line& line)
    {
        std::size_t at = 0;
        int dashes = 0;
        int heads = 0;
        auto& tokens = line.tokens;
        while (at < tokens.size() && tokens[at].kind == Token::Kind::Mark) {
            const auto& token = tokens[at];
            if (token.is('*') || token.is('-') || token.is('~') || token.is('>') || token.is('.') || token.is('o'))
                ++dashes;
            else if (token.is('#') || token.is('=') || token.is('+'))
                ++heads;
            else if (token.is('|') && line.isRow)
                break;
            else
                break;
            ++at;
        }
        if (at == 0 && tokens.size() > 3 && tokens[0].is('(') && tokens[1].isNumber() && tokens[1].number < 100 &&
            !tokens[1].isTagged && tokens[2].is(')') && tokens[3].isWord()) { // "(1) Driller"
            tokens.erase(tokens.begin(), tokens.begin() + 3);
            line.hasBullet = true;
            return;
        }
        if (at == 1 && tokens.size() > 2 && tokens[0].is('*') && tokens[1].isGlued && tokens.back().is('*')) {
            tokens.erase(tokens.begin()); // *set off*
            tokens.pop_back();
            return;
        }
        // "1." and "4a)" number the lines of a list.
        if (at == 0 && tokens.size() > 2 && tokens[0].isNumber() && !tokens[0].isTagged) {
            const auto mark =
                tokens[1].isWord() && tokens[1].isGlued && tokens[1].text.size() == 1 && tokens[1].text != "x" ? 2U
                                                                                                               : 1U;
            if (mark < tokens.size() && tokens[mark].isGlued && (tokens[mark].is(')') || tokens[mark].is('.')) &&
                tokens[0].number < 100 && !tokens[0].isOdd) {
                at = mark + 1;
                dashes = 1;
            }
        }
        if (dashes > 0) {
            line.hasTightDash = at > 0 && at < tokens.size() && tokens[at].isGlued &&
                                (tokens[at - 1].is('-') || tokens[at - 1].is('~'));
            line.hasBullet = true;
            line.depth += (dashes - 1) * 4;
            const auto first = line.plain[tokens.front().begin];
            if (first == QChar(u'↳') || first == QChar(u'└') || first == QChar(u'├'))
                line.depth += 4;
        }
        const bool isLabel = heads == 1 && tokens[0].is('+') &&
                             std::ranges::any_of(tokens, [](const Token& token) { return token.is(':'); });
        line.isHeading |=
            heads >= 2 || isLabel ||
            (heads == 1 && at < tokens.size() && (tokens.back().is('+') || tokens.back().is('=') || tokens[0].is('#')));
        tokens.erase(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at));
    }

    std::vector<Line> m_lines;
    std::vector<bool> m_hasSigns; ///< by line of the text
    std::vector<bool> m_isQuoted; ///< the same
    bool m_afterBlank = false;
    bool m_isRow = false;
    int m_width = 0;                ///< of the longest line
    std::vector<bool> m_paragraphs; ///< by line, as far as it is known
    bool m_isRegular = false;
};

} // namespace

bool isLineEnd(QChar sign) { return sign == u'\n' || sign == u'\r'; }

std::vector<Line> linesOf(const QString& text) { return LineMaker().make(text); }

} // namespace muster::text
