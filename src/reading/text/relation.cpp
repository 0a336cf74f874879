#include "reading/text/relation.h"

#include "reading/text/plainwords.h"

namespace muster::text {

namespace {

/// "they go", "die fahren": who, or what they do.
bool isAround(const Token& token)
{
    return token.isA(isFillWord, isJoinWord) ||
           token.says({"they",   "that",   "which",  "who",     "these",  "go",      "goes",     "ride",    "rides",
                       "riding", "sit",    "sits",   "sitting", "travel", "travels", "embarked", "embarks", "mounted",
                       "sitzt",  "sitzen", "fahrt",  "fahren",  "mit",    "with",    "sie",      "da",      "ihm",
                       "ihr",    "there",  "and",    "has",     "have",   "und",     "being",    "no",      "nr",
                       "nos",    "pos",    "number", "card",    "unit",   "row",     "line",     "nummer",  "karte",
                       "zeile",  "first",  "second", "1st",     "2nd"});
}

/// Words behind which the unit stands that carries.
bool isIn(const Token& token)
{
    return token.says({"in", "im", "into", "aboard", "onboard", "board", "inside", "bord", "embarked"});
}

/// Words for a unit that has the other one.
bool isCarrying(const Token& token)
{
    return token.says({"carries", "carrying", "transports", "transporting", "hauling", "holds", "holding", "darin",
                       "drin", "inside", "aboard", "onboard", "transportiert"});
}

/// The words from `begin` on that may be a name; empty where there are none.
Range nameIn(const Tokens& tokens, std::size_t begin, std::size_t end)
{
    while (begin < end && (isAround(tokens[begin]) || tokens[begin].isAny("#.")))
        ++begin;
    while (end > begin && (isAround(tokens[end - 1]) || tokens[end - 1].isMark()))
        --end;
    return {begin, end};
}

} // namespace

std::optional<Relation> relationIn(const Tokens& tokens, std::size_t from)
{
    constexpr std::size_t mostWords = 9; // in more there is a sentence about something else
    auto end = from;
    const auto goesOn = [&](const Token& token) { return !token.isMark() || token.isAny("#.'"); };
    while (end < tokens.size() && end - from < mostWords && goesOn(tokens[end]))
        ++end;
    auto at = from;
    while (at < end && !isIn(tokens[at]) && !isCarrying(tokens[at]))
        ++at;
    if (at == end || tokens[std::min(at + 1, tokens.size() - 1)].says({"front", "reserve", "back", "total", "all"}))
        return std::nullopt; // "in front of the Fraggers"
    auto behind = at + 1;    // "da drin", "inside an"
    while (behind < end && (isIn(tokens[behind]) || isCarrying(tokens[behind])))
        ++behind;
    const auto before = nameIn(tokens, from, at);
    const auto after = nameIn(tokens, behind, end);
    const bool isNamedBefore = before.from < before.to;
    if (isNamedBefore == (after.from < after.to))
        return std::nullopt; // of whom, or of what else too
    const auto& name = isNamedBefore ? before : after;
    const bool isIt = !isNamedBefore && isIn(tokens[at]) && !tokens[at].says({"darin", "drin"});
    return Relation{!isIt, written(tokens, name.from, name.to), {from, end}};
}

} // namespace muster::text
