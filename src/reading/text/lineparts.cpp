#include "reading/text/lineparts.h"

#include "reading/text/listhead.h"
#include "reading/text/plainwords.h"
#include "reading/text/unitcheck.h"

#include <functional>

namespace muster::text {

namespace {

constexpr std::size_t fewestClauses = 3;

/// The words between marks outside brackets, and between full stops; empty where there are few of the marks.
std::vector<Range> cutAt(const Tokens& tokens, char mark)
{
    std::vector<Range> clauses;
    int depth = 0;
    std::size_t start = 0;
    std::size_t marks = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (at < tokens.size()) {
            const auto& token = tokens[at];
            if (token.isAny("(["))
                ++depth;
            else if (token.isAny(")]"))
                depth = std::max(0, depth - 1);
            if (depth > 0 || !(token.is(mark) || (token.is('.') && token.isGlued)))
                continue;
            marks += token.is(mark) ? 1U : 0U;
        }
        if (at > start)
            clauses.push_back({start, at});
        start = at + 1;
    }
    return marks >= 2 && clauses.size() >= fewestClauses ? clauses : std::vector<Range>();
}

bool endsInPrice(const Tokens& tokens, const Range& clause)
{
    auto at = clause.to;
    while (at > clause.from && isPointsWord(tokens[at - 1].text))
        --at;
    return at > clause.from + 1 && tokens[at - 1].isNumber();
}

bool isBoundary(const Token& token) { return token.isAny(";,+&|/.*>"); }

struct Boundary {
    std::size_t end = 0;  ///< of the first unit
    std::size_t next = 0; ///< begin of the second
    Join join = Join::None;
};

/// Where one unit ends and the next begins: at the last mark or word between them that parts.
std::optional<Boundary> boundaryBetween(const Tokens& tokens, const Match& first, const Match& second)
{
    for (auto at = second.begin; at > first.end; --at) {
        const auto& token = tokens[at - 1];
        const auto joined = [&](bool isHolder) { return Boundary{at - 1, at, isHolder ? Join::Holder : Join::Below}; };
        if (token.is('>') && at > 1 && tokens[at - 2].is('-') && token.isGlued) // "Guard Team --> Heavy Drakkar"
            return joined(true);
        if (token.says("in") && tokens[at].says("front")) // "in front of the Raptor"
            return std::nullopt;
        if (token.isA(isAboardWord))
            return joined(token.says({"in", "aboard", "inside", "riding", "onboard"}) && !tokens[at].is(':'));
        if (token.isA(isUnderWord))
            return joined(token.says({"under", "unter", "attached"}));
        if (isBoundary(token) || token.says({"and", "und", "plus", "then", "dann", "sowie"}))
            return Boundary{at - 1, at};
    }
    return std::nullopt;
}

/// Whether words begin with the name of a unit, an article apart.
bool namesAt(const LineAt& here, Range range)
{
    const auto units = here.units(range);
    if (units.empty() || units.front().cost > goodName)
        return false;
    const auto before = within(here.tokens(), {range.from, units.front().match.begin});
    return std::ranges::all_of(before, wordOf(isFillWord));
}

/// What the words at the start say that the unit is attached to: "Embarked:", "- carrying". The rest begins behind
/// them.
Part startOf(const LineAt& here, Range range)
{
    const auto& tokens = here.tokens();
    for (const auto& [place, phrase] : here.names().places()) {
        const auto match = matchAt(phrase, tokens, here.hits(), range.from, range.to);
        if (match.isFound() && match.cost <= 20 && !here.hits().at(range.from).empty() && match.end < range.to &&
            tokens[match.end].is(':'))
            return {.range = {match.end, range.to}, .join = Join::Below, .place = place};
    }
    constexpr std::size_t far = 5;
    for (auto at = range.from; at < std::min(range.to, range.from + far); ++at) {
        if (tokens[at].isA(isAboardWord, isUnderWord)) {
            const bool isUnder = isUnderWord(tokens[at].text);
            auto end = at + 1;
            while (end < range.to && (tokens[end].isA(isAboardWord, isUnderWord) ||
                                      tokens[end].says({"him", "her", "to", "it", "ihm", "ihr", "on", "an"})))
                ++end;
            const auto colon =
                std::find_if(tokens.begin() + static_cast<std::ptrdiff_t>(end),
                             tokens.begin() + static_cast<std::ptrdiff_t>(std::min(end + far, range.to)), markOf(':'));
            const auto behind = static_cast<std::size_t>(colon - tokens.begin()) + 1;
            if (behind < range.to && colon->is(':') && behind > end + 1 &&
                (namesAt(here, {behind, range.to}) || !namesAt(here, {end, range.to})))
                return {.range = {behind, range.to}, .holder = written(tokens, end, behind - 1)};
            // "They are in the Tunneller - 260": the unit above is with this one.
            const bool isHolder = end == at + 1 && here.above &&
                                  tokens[at].says({"in", "inside", "im", "under", "unter"}) &&
                                  namesAt(here, {end, range.to});
            return {.range = {end, range.to}, .join = isHolder ? Join::Holder : Join::Below, .isUnder = isUnder};
        }
        if (!tokens[at].isMark() &&
            !tokens[at].says({"an",  "also",   "on",    "und",    "and",   "da",     "there", "they",  "are",
                              "is",  "he",     "she",   "who",    "sit",   "sits",   "ride",  "rides", "die",
                              "sie", "sitzen", "sitzt", "fahren", "fahrt", "stehen", "steht"}))
            break;
    }
    return {.range = range};
}

/// Whether the unit before reads the words of a name as its choice.
bool isChoiceOf(const UnitReading& reading, const Match& window, std::size_t from)
{
    if (window.begin < reading.nameEnd)
        return true;
    for (auto at = window.begin; at < window.end; ++at)
        if (at - from < reading.used.size() && !reading.used[at - from])
            return false;
    return true;
}

/// The same for words that are nothing but choices.
bool isChoiceOf(const LineAt& here, const Part& unit, Range range)
{
    const auto units = here.units(unit.range);
    if (units.empty())
        return false;
    const auto choices = readChoices(here.names(), units.front().kind, {here.piece(range)},
                                     {std::vector<bool>(range.to - range.from, false)}, 1, 1);
    return choices.taken > 0 && choices.leftovers.empty() && choices.cost <= goodName;
}

/// Cuts words where one unit ends and the next begins.
std::vector<Part> cutIntoUnits(const LineAt& here, Range range)
{
    const auto& tokens = here.tokens();
    std::vector<Part> parts;
    auto part = startOf(here, range);
    const auto windows =
        here.line().isRow ? std::vector<Match>() : namesIn(here.names(), here.piece(range), goodName + 20);
    for (std::size_t next = 1; next < windows.size(); ++next) {
        const auto& window = windows[next];
        const auto boundary = boundaryBetween(tokens, windows[next - 1], window);
        if (!boundary || boundary->end < part.range.from) // the words at the start lead beyond it
            continue;
        auto end = window.end; // of the words between two marks
        while (end < range.to && !isBoundary(tokens[end]))
            ++end;
        const auto from = part.range.from;
        const auto readings = here.readings({from, end});
        const auto own = std::ranges::find_if(readings, [&](const UnitReading& reading) {
            return reading.nameBegin >= from && reading.nameBegin < window.begin;
        });
        if (own != readings.end() && isChoiceOf(*own, window, from))
            continue;
        part.range.to = boundary->end;
        parts.push_back(part);
        part.range = {boundary->next, range.to};
        part.join = boundary->join;
    }
    parts.push_back(part);
    return parts;
}

void dropUnknownAlone(std::vector<Part>& parts)
{
    if (std::ranges::all_of(parts, &Part::isUnknown))
        parts.clear();
}

/// The units of some words of a line.
std::vector<Part> partsIn(const LineAt& here, Range range, const Words& words)
{
    auto parts = cutIntoUnits(here, range);
    const bool isSeveral = parts.size() > 1 || range.to - range.from < here.tokens().size();
    constexpr std::size_t many = 4; // then what is said beside one of them says nothing of the others
    std::vector<Part> accepted;
    for (auto& part : parts)
        if (isUnit(here, part, parts.size() >= many ? wordsOf(here.line(), part.range) : words, isSeveral))
            accepted.push_back(part);
        else if (!accepted.empty())
            accepted.back().range.to = part.range.to; // words behind a unit are read with it
        else if (isSeveral && looksLikeUnit(here.line(), part.range, wordsOf(here.line(), part.range)))
            accepted.push_back({.range = part.range, .isUnknown = true});
    dropUnknownAlone(accepted);
    return accepted;
}

/// "Standard 3000: 5 infantry": the words before the colon head the list. Where the list begins.
std::size_t afterHead(const LineAt& here, Range range, LineParts& found)
{
    const auto& tokens = here.tokens();
    auto [from, to] = range;
    if (here.sorted.blocks.empty()) {
        const auto head = headWords(here);
        auto at = from;
        while (at < to && !tokens[at].is(':') &&
               (head[at] || !tokens[at].isWord() || tokens[at].isA(isPointsWord, isHeadWord)))
            ++at;
        const auto begin = head.begin() + static_cast<std::ptrdiff_t>(from);
        const bool isNamed = std::find(begin, head.begin() + static_cast<std::ptrdiff_t>(at), true) !=
                             head.begin() + static_cast<std::ptrdiff_t>(at);
        if (isNamed && at < to && tokens[at].is(':')) {
            const auto words = within(tokens, {from, at});
            const auto number = std::ranges::find_if(words, std::mem_fn(&Token::isNumber));
            if (number != words.end() && !here.sorted.limit && !found.limit &&
                here.names().catalogue().ruleset.hasPoints)
                found.limit = number->number;
            from = at + 1;
        }
    }
    if (from + 2 < to && isJoinWord(tokens[from].text) && tokens[from + 1].is(':'))
        from += 2; // "with: Infantry 300, Tanks 200"
    return from;
}

/// "Total 2834" in a paragraph.
std::optional<std::int64_t> totalIn(std::span<const Token> tokens)
{
    std::optional<std::int64_t> sum;
    bool isTotal = false;
    for (const auto& token : tokens) {
        if (token.isNumber())
            sum = sum ? sum : token.number;
        else if (token.isA(isTotalWord))
            isTotal = true;
        else if (token.isWord() && !isFillWord(token.text))
            return std::nullopt;
    }
    return isTotal ? sum : std::nullopt;
}

/// "..., makes 346, rest is for the pub" at the end of a line of several units: where it begins.
std::size_t beforeTotal(const LineAt& here, std::size_t from, LineParts& found)
{
    const auto& tokens = here.tokens();
    const auto units = namesIn(here.names(), here.piece(here.all()), goodName);
    const auto last = units.empty() ? from : std::max(from, units.back().end);
    for (auto at = last; units.size() > 1 && at + 1 < tokens.size(); ++at)
        if (tokens[at].isA(isTotalWord) && tokens[at + 1].isNumber() && tokens[at - 1].isMark()) {
            found.total = tokens[at + 1].number;
            return at;
        }
    return tokens.size();
}

LineParts partsOfClauses(const LineAt& here, const std::vector<Range>& clauses)
{
    LineParts found;
    auto& parts = found.parts;
    for (auto clause : clauses) {
        if (parts.empty())
            clause.from = afterHead(here, clause, found);
        if (const auto total = totalIn(within(here.tokens(), clause))) {
            found.total = total;
            continue;
        }
        if (!parts.empty() && !parts.back().isUnknown && isChoiceOf(here, parts.back(), clause)) {
            parts.back().range.to = clause.to;
            continue;
        }
        const auto words = wordsOf(here.line(), clause);
        const auto units = here.units(clause);
        const bool isNamed = !units.empty() && units.front().cost <= fairName;
        if (const auto its = isNamed ? partsIn(here, clause, words) : std::vector<Part>(); !its.empty())
            parts.insert(parts.end(), its.begin(), its.end());
        else if (looksLikeUnit(here.line(), clause, words))
            parts.push_back({.range = clause, .isUnknown = true});
        else if (!parts.empty())
            parts.back().range.to = clause.to;
    }
    dropUnknownAlone(parts);
    return found;
}

} // namespace

std::vector<Range> clausesOf(const Line& line)
{
    if (line.isRow)
        return {};
    auto clauses = cutAt(line.tokens, ';');
    if (!clauses.empty())
        return clauses;
    clauses = cutAt(line.tokens, ',');
    return std::ranges::all_of(clauses, [&](const Range& clause) { return endsInPrice(line.tokens, clause); })
               ? clauses
               : std::vector<Range>();
}

LineParts partsOf(const LineAt& here, const Words& words, const std::vector<NamedUnit>& units)
{
    if (const auto clauses = clausesOf(here.line()); !clauses.empty())
        return partsOfClauses(here, clauses);
    if (units.empty() || units.front().cost > fairName)
        return {};
    LineParts found;
    const auto end = beforeTotal(here, units.front().match.end, found);
    found.parts = partsIn(here, {afterHead(here, {0, end}, found), end}, words);
    return found;
}

} // namespace muster::text
