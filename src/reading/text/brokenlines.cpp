#include "reading/text/brokenlines.h"

#include "reading/text/plainwords.h"

#include <algorithm>

namespace muster::text {

namespace {

/// How the lines of a text look.
struct Page {
    int width = 0;               ///< of the longest line
    bool isRegular = false;      ///< lines begin with capitals or end with prices: others may go on with the one before
    std::vector<bool> isOfUnits; ///< by line: it stands in a paragraph whose units semicolons part
};

bool endsInNumber(const Tokens& tokens)
{
    auto at = tokens.size();
    while (at > 0 && (tokens[at - 1].isMark() || isPointsWord(tokens[at - 1].text)))
        --at;
    return at > 0 && tokens[at - 1].isNumber();
}

/// A number behind words that may be a price.
bool hasPrice(const Tokens& tokens)
{
    constexpr std::int64_t least = 20;
    return tokens.size() > 1 && std::any_of(tokens.begin() + 1, tokens.end(), [](const Token& token) {
               return token.isNumber() && token.number >= least;
           });
}

bool isCarryingOrJoin(const Token& token) { return token.isA(isJoinWord) || token.says("carrying"); }

std::ptrdiff_t semicolonsOf(const Tokens& tokens)
{
    return std::ranges::count_if(tokens, [](const Token& token) { return token.is(';'); });
}

/// Whether lines [begin, end) are one paragraph of units.
bool isParagraph(const std::vector<Line>& lines, std::size_t begin, std::size_t end)
{
    int width = 0;
    std::ptrdiff_t semicolons = 0;
    for (auto at = begin; at < end; ++at) {
        width = lines[at].tokens.empty() ? width : std::max(width, lines[at].tokens.back().end);
        semicolons += semicolonsOf(lines[at].tokens);
    }
    std::size_t full = 0;
    std::size_t priced = 0;
    for (auto at = begin; at + 1 < end; ++at) {
        const auto& tokens = lines[at].tokens;
        full += !tokens.empty() && tokens.back().end * 4 >= width * 3 ? 1U : 0U;
        priced += endsInNumber(tokens) && !tokens.back().isAny(";)") ? 1U : 0U;
    }
    const auto most = end - begin - 1;
    return most >= 2 && semicolons >= 3 && full * 10 >= most * 8 && priced * 2 <= most;
}

std::vector<bool> paragraphsOf(const std::vector<Line>& lines)
{
    const auto isPlain = [](const Line& line) {
        return !line.fixed && !line.hasBullet && !line.isHeading && !line.isRow;
    };
    std::vector<bool> isOfUnits;
    while (isOfUnits.size() < lines.size()) {
        const auto begin = isOfUnits.size();
        auto end = begin + 1;
        while (isPlain(lines[begin]) && end < lines.size() && !lines[end].afterBlank && isPlain(lines[end]))
            ++end;
        isOfUnits.resize(end, isPlain(lines[begin]) && isParagraph(lines, begin, end));
    }
    return isOfUnits;
}

Page pageOf(const std::vector<Line>& lines)
{
    Page page;
    int ends = 0;
    int starts = 0;
    for (const auto& line : lines)
        if (!line.fixed && !line.tokens.empty()) {
            page.width = std::max(page.width, line.tokens.back().end);
            ends += endsInNumber(line.tokens) ? 1 : -1;
            starts += line.tokens.front().isCapital || line.tokens.front().isNumber() ? 1 : -1;
        }
    page.isRegular = ends > 0 || starts > 0;
    page.isOfUnits = paragraphsOf(lines);
    return page;
}

/// Whether the second words close a bracket of the first.
bool closesBracket(const Tokens& before, const Tokens& after)
{
    const auto step = [](const Token& token) { return token.isAny("([") ? 1 : token.isAny(")]") ? -1 : 0; };
    int open = 0;
    for (const auto& token : before)
        open += step(token);
    int more = 0;
    return open > 0 && std::ranges::any_of(after, [&](const Token& token) { return (more += step(token)) < 0; });
}

/// Whether a line of a page has no room for the next word, and does not end as lines end.
bool isFull(const Page& page, const Tokens& before, const Line& line)
{
    constexpr int narrow = 30;
    constexpr int wide = 90;
    std::size_t word = 1; // turbo-laser is one
    while (word < line.tokens.size() && line.tokens[word].isGlued)
        ++word;
    const auto& next = line.tokens.front();
    return page.isRegular && page.width >= narrow && page.width <= wide &&
           before.back().end + 1 + line.tokens[word - 1].end - next.begin > page.width && next.isWord() &&
           !next.isCapital && !endsInNumber(before) && !before.back().isMark() &&
           !(hasPrice(before) && endsInNumber(line.tokens)); // each has its own
}

/// Whether a line goes on with the words before it: an open bracket, a comma, a joining word, a lone number.
bool goesOn(const Page& page, const Tokens& before, const Line& line, bool isFirst)
{
    if (before.empty() || line.tokens.empty())
        return false;
    const auto& last = before.back();
    const auto& next = line.tokens.front();
    if (closesBracket(before, line.tokens))
        return true;
    if (next.isA(isTotalWord) && line.tokens.size() <= 4)
        return false;
    const bool isNumbering = line.tokens.size() > 2 && next.is('(') && line.tokens[1].isNumber() &&
                             line.tokens[2].is(')') && line.tokens[1].number < 100;               // "(1) Driller"
    const bool isWith = last.is('/') && before.size() > 1 && before[before.size() - 2].says("w"); // "Warboss 250 w/"
    if ((last.isAny(",+&/") && !isWith) || (next.is('(') && line.depth <= 4 && !isNumbering))
        return true;
    const bool isOwnLine =
        endsInNumber(line.tokens) && (last.text == "plus" || (next.isCapital && line.tokens.size() <= 6));
    if ((isCarryingOrJoin(last) || last.says("in")) && !last.says({"has", "have"}) && !isOwnLine)
        return true;
    if (last.isPlainNumber() && before.size() > 2 && last.end * 3 >= page.width * 2) {
        const auto& second = before[before.size() - 2];
        constexpr std::int64_t mostCount = 12; // a larger number is a price
        return second.is(';') || (second.is(',') && last.number <= mostCount) || isCarryingOrJoin(second);
    }
    // A list in one paragraph: units are parted by semicolons, and lines are full.
    constexpr int fullLine = 50;
    return (!isFirst && isFull(page, before, line)) ||
           (semicolonsOf(before) >= 2 && line.depth <= 4 && !last.isTagged && !isPointsWord(last.text) &&
            last.end >= fullLine);
}

} // namespace

void joinBrokenLines(std::vector<Line>& lines)
{
    const auto page = pageOf(lines);
    constexpr std::size_t mostTokens = 400;
    std::size_t first = 0;
    const auto top = static_cast<std::size_t>(
        std::ranges::find_if(lines, [](const Line& line) { return !line.fixed; }) - lines.begin());
    for (std::size_t at = 1; at < lines.size(); ++at) {
        auto& line = lines[at];
        auto& tokens = lines[first].tokens;
        const auto& before = lines[at - 1];
        if (line.fixed || line.hasBullet || line.isHeading || line.afterBlank || line.isRow ||
            line.number == before.number || (before.fixed && *before.fixed != LineKind::Continuation) ||
            lines[first].isRow || lines[first].isHeading || tokens.size() > mostTokens ||
            !(page.isOfUnits[at] || goesOn(page, tokens, line, first == top))) {
            first = at;
            continue;
        }
        for (auto& token : line.tokens)
            tokens.push_back(std::move(token));
        line.tokens.clear();
        line.fixed = LineKind::Continuation;
    }
}

} // namespace muster::text
