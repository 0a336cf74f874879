#include "reading/text/sums.h"

#include "reading/text/plainwords.h"

namespace muster::text {

namespace {

/// Whether a word stands between two numbers: "1,000 of 1,500", not "2 packs of 5".
bool isBetweenFigures(const Tokens& tokens, std::size_t at)
{
    return at > 0 && at + 1 < tokens.size() && tokens[at + 1].isNumber() &&
           (tokens[at - 1].isNumber() || (tokens[at].isWord() && tokens[at - 1].isA(isPointsWord)));
}

/// Whether the word behind a number says that it is none of points.
bool countsOther(const Token& next, bool isOfUnits)
{
    if (isOfUnits && next.isA(isGroupWord, isModelWord))
        return false;
    return next.isWord() && !next.isA(isPointsWord, isLimitWord, isTotalWord) && !next.says({"of", "von"});
}

Figures figuresOf(const Tokens& tokens, bool isOfUnits)
{
    Figures figures;
    bool isStat = false;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto& token = tokens[i];
        if (token.isNumber()) {
            // Q5/7/9 are figures of a stat line.
            isStat = token.isGlued && i > 0 && (tokens[i - 1].isWord() || (tokens[i - 1].is('/') && isStat));
            if (!isStat && (i + 1 == tokens.size() || !countsOther(tokens[i + 1], isOfUnits)))
                figures.numbers.push_back(token.number);
        } else if (token.isWord()) {
            figures.hasOf |= token.says({"of", "von", "aus"}) && isBetweenFigures(tokens, i);
            figures.isAll &=
                token.isA(isFillWord, isTotalWord, isColumnWord, isLimitWord, isHeadWord) || token.text == "of";
        } else
            figures.hasOf |= token.is('/') && !isStat && isBetweenFigures(tokens, i);
    }
    return figures;
}

} // namespace

std::optional<Figures> figuresOf(const LineAt& here, const Words& words, bool namesUnit)
{
    const bool hasModels = std::ranges::any_of(here.tokens(), wordOf(isModelWord));
    const bool isOfUnits = words.hasTotal && !here.names().catalogue().ruleset.hasPoints; // "16 bases in all"
    if (!words.hasNumber || namesUnit || (hasModels && !words.hasPrice && !words.hasTotal))
        return std::nullopt;
    constexpr int manyWords = 5; // "20 foot soldiers with spears and shields ... makes 230"
    if (words.all > manyWords)
        if (const auto units = here.units(); !units.empty() && units.front().match.cost <= fairName)
            return std::nullopt;
    auto figures = figuresOf(here.tokens(), isOfUnits);
    return figures.numbers.empty() ? std::nullopt : std::optional(std::move(figures));
}

bool isPriceOfAbove(const LineAt& here, const Figures& figures, const Words& words)
{
    const auto& line = here.line();
    return here.above && figures.isAll && !line.afterBlank && !line.isHeading && figures.numbers.size() == 1 &&
           !words.hasLimit && (line.depth > here.above->depth || !words.hasTotal);
}

bool isSum(const Figures& figures, const Words& words)
{
    return words.hasTotal ||
           (words.talk <= 2 && (words.hasLimit || (figures.isAll && (words.hasPrice || figures.hasOf)) ||
                                (figures.hasOf && words.hasPrice && figures.numbers.size() >= 2)));
}

void takeSum(const LineAt& here, const Figures& figures, const Words& words, Sorted& sorted)
{
    auto numbers = figures.numbers;
    if (numbers.size() > 2 && std::ranges::any_of(here.tokens(), markOf('=')))
        numbers = {numbers.back()}; // "710 + 625 = 1335"
    const bool isHead = sorted.blocks.empty();
    if (numbers.size() >= 2 && figures.hasOf) {
        sorted.total = numbers[0];
        sorted.limit = numbers[1];
    } else if (words.hasLimit && !words.hasTotal)
        sorted.limit = numbers.front();
    else if (isHead && !words.hasTotal)
        sorted.limit = sorted.limit.value_or(numbers.front());
    else if (words.hasTotal || here.line().afterBlank)
        sorted.total = numbers.front(); // else it is the price of something above that is not known
    sorted.sums.emplace_back(here.at, numbers.front());
}

bool comesOut(std::int64_t points, std::optional<std::int64_t> total, std::optional<std::int64_t> limit)
{
    return points > 0 && points == (total ? total : limit);
}

SumSaid sumSaid(const Tokens& tokens, const Sums& sums)
{
    const auto rest = sums.limit.value_or(sums.total) - sums.total;
    bool isTotal = false;
    bool isOther = false;
    bool isRest = false;
    for (const auto& token : tokens) {
        if (!token.isNumber())
            continue;
        if (token.number == sums.total)
            isTotal = true;
        else if (token.number == sums.limit || token.number == sums.above)
            isOther = true;
        else if (token.number == rest)
            isRest = true;
        else
            return SumSaid::No;
    }
    // What is left may also be what a unit costs that was not understood.
    return isTotal                                                                  ? SumSaid::Total
           : isOther || (isRest && std::ranges::any_of(tokens, wordOf(isRestWord))) ? SumSaid::Other
                                                                                    : SumSaid::No;
}

std::optional<std::int64_t> onlyFigure(const Tokens& tokens)
{
    constexpr std::int64_t least = 20;
    std::optional<std::int64_t> figure;
    for (const auto& token : tokens) {
        if (!token.isNumber())
            continue;
        if (figure || token.number < least)
            return std::nullopt;
        figure = token.number;
    }
    return figure;
}

} // namespace muster::text
