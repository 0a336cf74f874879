#include "reading/text/sides.h"

#include "reading/forms/decode.h"
#include "reading/text/plainwords.h"
#include "reading/text/unitreader.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace muster::text {

namespace {

// ---- whose list

enum class Owner : std::uint8_t { Nobody, Writer, Other };

Owner ownerWord(std::string_view word)
{
    static const std::set<std::string_view> writer{"me", "my", "mine", "meine", "mein", "meins", "ich", "ours"};
    static const std::set<std::string_view> other{"her",   "hers", "him",    "his",   "their",   "theirs", "them",
                                                  "yours", "your", "deine",  "dein",  "deins",   "seine",  "sein",
                                                  "ihre",  "ihr",  "gegner", "enemy", "opponent"};
    return writer.contains(word) ? Owner::Writer : other.contains(word) ? Owner::Other : Owner::Nobody;
}

/// In capitals, of more than one letter.
bool isShouted(const Token& token)
{
    return token.text.size() > 1 && std::ranges::none_of(token.plain.mid(token.begin, token.end - token.begin),
                                                         [](QChar sign) { return sign.isLower(); });
}

/// "My first draft was:", "--- round 1, for the archive ---": the list below it is an older one, or the one that
/// counts.
Owner byAge(const Line& line)
{
    static const std::set<std::string_view> older{
        "alt",   "old",   "older",  "before", "previous", "previously", "earlier", "draft",  "archive", "alte",
        "alter", "alten", "fruher", "vorher", "vorige",   "letzte",     "letztes", "bisher", "last"};
    static const std::set<std::string_view> newer{"final", "new",     "neu",     "neue", "real",    "counts", "diesmal",
                                                  "jetzt", "revised", "richtig", "now",  "current", "aktuell"};
    static const std::set<std::string_view> days{
        "monday",   "tuesday",    "wednesday", "thursday", "friday",  "saturday",  "sunday",  "montag",   "dienstag",
        "mittwoch", "donnerstag", "freitag",   "samstag",  "sonntag", "yesterday", "gestern", "january",  "february",
        "march",    "april",      "june",      "july",     "august",  "september", "october", "november", "december",
        "januar",   "februar",    "marz",      "mai",      "juni",    "juli",      "oktober", "dezember"};
    static const std::set<std::string_view> versions{"wrote",     "sent",    "said",    "schrieb", "schickte",
                                                     "geschickt", "fassung", "version", "list",    "liste"};
    const auto& tokens = line.tokens;
    const auto words = line.plain.trimmed();
    const bool isCut = words.startsWith(QLatin1String("--")) && words.endsWith(QLatin1String("--"));
    const bool isShout = line.afterBlank && !tokens.empty() && tokens.front().isWord() &&
                         (tokens.size() == 1 || tokens[1].is('(')) && isShouted(tokens.front());
    if (line.isRow || tokens.empty() || (!isCut && !isShout && (line.fixed || !tokens.back().is(':'))))
        return Owner::Nobody;
    const auto has = [&](const std::set<std::string_view>& ages) {
        return std::ranges::any_of(tokens,
                                   [&](const Token& token) { return token.isWord() && ages.contains(token.text); });
    };
    return has(newer) ? Owner::Writer : has(older) || (has(days) && has(versions)) ? Owner::Other : Owner::Nobody;
}

/// Whose list a line heads: a few words that begin with whose it is, and no sentence.
Owner ownerOf(const Line& line)
{
    constexpr std::size_t mostWords = 7;
    const auto& tokens = line.tokens;
    const auto first = std::ranges::find_if(tokens, &Token::isWord);
    if (line.fixed || line.isRow || first == tokens.end())
        return Owner::Nobody;
    const auto owner = ownerWord(first->text);
    const auto words = static_cast<std::size_t>(std::ranges::count_if(tokens, &Token::isWord));
    const auto talk = std::count_if(first + 1, tokens.end(), [](const Token& token) {
        return token.isWord() && isSentenceWord(token.text) && ownerWord(token.text) == Owner::Nobody;
    });
    static const std::set<std::string_view> enemies{"gegner", "enemy", "opponent"};
    if (enemies.contains(first->text) && first + 1 != tokens.end() && (first + 1)->is(':') && line.afterBlank)
        return Owner::Other; // "Gegner: GERRIT (bitte nicht eintragen)"
    if (owner == Owner::Nobody || words > (line.isHeading ? 2 * mostWords : mostWords) || talk > 0)
        return Owner::Nobody;
    const auto next = first + 1;
    const bool isAlone = next == tokens.end() || next->isMark();
    const bool isHead = line.isHeading || tokens.back().is(':') || tokens.back().is('*');
    return isHead || (isAlone && (isShouted(*first) || line.afterBlank)) ? owner : Owner::Nobody;
}

/// "Lea = Persians" below "Me = Greeks": who is named as the writer is has another list.
void nameOthers(const std::vector<Line>& lines, std::vector<Owner>& owners)
{
    constexpr std::size_t most = 5;
    const auto isShort = [&](const Line& line) {
        return !line.fixed && !line.isRow && line.tokens.size() >= 3 && line.tokens.size() <= most &&
               line.tokens[0].isWord() && line.tokens[1].isAny("=:");
    };
    char mark = 0;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const auto& tokens = lines[at].tokens;
        if (!isShort(lines[at]))
            continue;
        if (owners[at] == Owner::Writer)
            mark = tokens[1].text.front();
        else if (owners[at] == Owner::Nobody && mark != 0 && lines[at].afterBlank && tokens[1].is(mark) &&
                 tokens[0].isCapital)
            owners[at] = Owner::Other;
    }
}

// ---- columns

/// Where the words behind the widest gap of a line begin, as a position of a token; none where there is no gap.
std::optional<std::size_t> behindGap(const Line& line)
{
    constexpr int leastGap = 3;
    const auto& tokens = line.tokens;
    std::optional<std::size_t> at;
    int widest = leastGap - 1;
    for (std::size_t i = 1; i < tokens.size(); ++i)
        if (tokens[i].line == tokens[i - 1].line && tokens[i].begin - tokens[i - 1].end > widest) {
            widest = tokens[i].begin - tokens[i - 1].end;
            at = i;
        }
    const auto hasWord = [&](std::size_t from, std::size_t to) {
        return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                           tokens.begin() + static_cast<std::ptrdiff_t>(to),
                           [](const Token& token) { return token.isWord() && token.text.size() > 2; });
    };
    return at && hasWord(0, *at) && hasWord(*at, tokens.size()) ? at : std::nullopt;
}

Line partOf(const Line& line, std::size_t from, std::size_t to)
{
    auto part = line;
    part.tokens.assign(line.tokens.begin() + static_cast<std::ptrdiff_t>(from),
                       line.tokens.begin() + static_cast<std::ptrdiff_t>(to));
    if (from > 0) {
        part.column = 1;
        part.afterBlank = false;
        part.hasBullet = false;
        while (part.tokens.size() > 1 && (part.tokens.front().is('-') || part.tokens.front().is('*'))) {
            part.tokens.erase(part.tokens.begin());
            part.hasBullet = true;
        }
    }
    return part;
}

/// The people of a chat, and their lines one after the other.
struct Chat {
    Talk talk;
    std::map<QString, int> people;
    std::vector<int> order; ///< who begins a line, line by line
    std::set<int> talkers;  ///< who speaks in sentences
    std::size_t filled = 0; ///< lines that are not blank
};

/// Takes what an expression finds in front of lines away: the last of its groups that is not empty is who speaks.
Chat chatOf(const QString& text, const QRegularExpression& said)
{
    Chat chat;
    int speaker = -1;
    for (auto line : cutIntoLines(text)) {
        chat.filled += line.trimmed().isEmpty() ? 0U : 1U;
        if (const auto match = said.match(line); match.hasMatch()) {
            const auto name = match.captured(QStringLiteral("marked")) + match.captured(QStringLiteral("plain")) +
                              match.captured(QStringLiteral("early"));
            const auto next = static_cast<int>(chat.people.size());
            speaker = chat.people.try_emplace(name.trimmed().toCaseFolded(), next).first->second;
            line.replace(0, match.capturedLength(), QString(match.capturedLength(), u' '));
            chat.order.push_back(speaker);
            if (std::ranges::any_of(tokensOf(line), [](const Token& token) { return token.isA(isSentenceWord); }))
                chat.talkers.insert(speaker);
        }
        chat.talk.by.push_back(speaker);
        chat.talk.text += line + u'\n';
    }
    return chat;
}

/// Whether somebody speaks again after somebody else.
bool takesTurns(const std::vector<int>& order)
{
    std::set<int> before;
    for (std::size_t at = 1; at < order.size(); ++at) {
        if (order[at] != order[at - 1] && before.contains(order[at]))
            return true;
        before.insert(order[at - 1]);
    }
    return false;
}

} // namespace

bool namesUnit(const GameNames& names, Lookup& lookup, const Line& line)
{
    constexpr Cost near = 130;
    const LineHits hits(line.tokens, lookup);
    const auto units = unitsNamed(names, {&line, &hits, 0, line.tokens.size()}, {});
    return !units.empty() && units.front().match.cost <= near;
}

Talk talkOf(const QString& text)
{
    static const QRegularExpression timed(
        QStringLiteral("^\\s*((mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,?\\s{1,2})?"
                       "((\\[[^\\]\\[]{0,24}\\d{1,2}[:.]\\d\\d[^\\]\\[]{0,8}\\]|"
                       "[\\d./-]{0,10},?\\s{0,2}\\d{1,2}:\\d\\d(:\\d\\d)?(\\s?[ap]m)?)"
                       "\\s{0,2}(-\\s)?\\s{0,2}(<(?<marked>[^>]{1,30})>|(?<plain>[^:<>]{1,30})[:>](?=\\s))|"
                       "(?<early>[\\p{L}\\d_]{2,20}),?\\s\\d{1,2}:\\d\\d:(?=\\s))"),
        QRegularExpression::CaseInsensitiveOption);
    // "Anna: ...", "[Anna] ..." may be keys and values, too.
    static const QRegularExpression named(
        QStringLiteral("^\\s*([\\[<](?<marked>[^\\]\\[:>]{1,20})[\\]>]|(?<plain>[\\p{L}\\d_.]{2,20}):)(?=\\s)"));
    constexpr std::size_t fewest = 3;
    constexpr std::size_t mostPeople = 4;
    if (auto chat = chatOf(text, timed); chat.order.size() >= fewest && chat.people.size() >= 2)
        return std::move(chat.talk);
    auto chat = chatOf(text, named);
    const bool isTalk = chat.people.size() >= 2 && chat.people.size() <= mostPeople && chat.talkers.size() >= 2 &&
                        takesTurns(chat.order) && chat.order.size() * 10 >= chat.filled * 6;
    return isTalk ? std::move(chat.talk) : Talk{text, {}};
}

void takeWriter(const Talk& talk, const GameNames& names, Lookup& lookup, std::vector<Line>& lines)
{
    if (talk.by.empty())
        return;
    const auto writerOf = [&](const Line& line) { return talk.by[static_cast<std::size_t>(line.number) - 1]; };
    std::map<int, int> units; // lines that name one, by who wrote them
    for (const auto& line : lines)
        if (!line.fixed && namesUnit(names, lookup, line))
            ++units[writerOf(line)];
    if (units.empty())
        return;
    const auto writer = std::ranges::max_element(units, {}, [](const auto& each) { return each.second; })->first;
    for (auto& line : lines)
        if (!line.fixed && writerOf(line) != writer)
            line.fixed = LineKind::Mention;
}

std::vector<Line> withColumnsApart(const GameNames& names, Lookup& lookup, std::vector<Line> lines)
{
    constexpr std::size_t fewest = 3;
    constexpr int slack = 1;
    std::vector<std::optional<std::size_t>> gaps;
    for (const auto& line : lines)
        gaps.push_back(line.fixed || line.isRow ? std::nullopt : behindGap(line));
    std::vector<Line> apart;
    for (std::size_t at = 0; at < lines.size();) {
        auto end = at;
        std::size_t units = 0; // on both sides
        const auto columnOf = [&](std::size_t line) { return lines[line].tokens[*gaps[line]].begin; };
        while (end < lines.size() && gaps[end] && std::abs(columnOf(end) - columnOf(at)) <= slack) {
            const auto left = partOf(lines[end], 0, *gaps[end]);
            const auto right = partOf(lines[end], *gaps[end], lines[end].tokens.size());
            units += namesUnit(names, lookup, left) && namesUnit(names, lookup, right) ? 1U : 0U;
            ++end;
        }
        if (end - at < fewest || units * 2 < end - at) {
            end = std::max(end, at + 1);
            std::move(lines.begin() + static_cast<std::ptrdiff_t>(at), lines.begin() + static_cast<std::ptrdiff_t>(end),
                      std::back_inserter(apart));
        } else
            for (auto line = at; line < end; ++line) {
                apart.push_back(partOf(lines[line], 0, *gaps[line]));
                apart.push_back(partOf(lines[line], *gaps[line], lines[line].tokens.size()));
            }
        at = end;
    }
    return apart;
}

void takeOwner(std::vector<Line>& lines)
{
    const auto figures = [&](auto&& counts) {
        std::size_t number = 0;
        for (std::size_t at = 0; at < lines.size(); ++at)
            number +=
                counts(at) && !lines[at].fixed && std::ranges::any_of(lines[at].tokens, &Token::isNumber) ? 1U : 0U;
        return number;
    };
    for (const auto& of : {ownerOf, byAge}) {
        std::vector<Owner> owners;
        std::ranges::transform(lines, std::back_inserter(owners), of);
        nameOthers(lines, owners);
        std::vector<bool> isOther(lines.size(), false);
        std::array<Owner, 2> byColumn{};
        for (std::size_t at = 0; at < lines.size(); ++at) {
            auto& owner = byColumn.at(static_cast<std::size_t>(lines[at].column));
            owner = owners[at] == Owner::Nobody ? owner : owners[at];
            isOther[at] = owner == Owner::Other;
        }
        // What is left must be a list.
        constexpr std::size_t fewest = 3;
        if (figures([&](std::size_t at) { return !isOther[at]; }) < fewest ||
            figures([&](std::size_t at) { return isOther[at]; }) == 0)
            continue;
        for (std::size_t at = 0; at < lines.size(); ++at)
            if (isOther[at] && !lines[at].fixed)
                lines[at].fixed = LineKind::Mention;
    }
}

} // namespace muster::text
