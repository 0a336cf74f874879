#pragma once

#include "reading/text/lineat.h"

namespace muster::text {

/// The numbers of a line that may be points.
struct Figures {
    std::vector<std::int64_t> numbers;
    bool isAll = true;  ///< the line has nothing else, but for words of sums
    bool hasOf = false; ///< "1,000 of 1,500"
};

/// The figures of a line that may be a total, a limit or a price; none where it says of models or of units.
[[nodiscard]] std::optional<Figures> figuresOf(const LineAt& here, const Words& words, bool namesUnit);
/// Whether they are the price of the unit above.
[[nodiscard]] bool isPriceOfAbove(const LineAt& here, const Figures& figures, const Words& words);
[[nodiscard]] bool isSum(const Figures& figures, const Words& words);
void takeSum(const LineAt& here, const Figures& figures, const Words& words, Sorted& sorted);

/// Whether units of so many points are what a text says of all of them, or, where it has no total, fill its limit: then
/// none is missing, and none is too much.
[[nodiscard]] bool comesOut(std::int64_t points, std::optional<std::int64_t> total, std::optional<std::int64_t> limit);

/// What a list comes to.
struct Sums {
    std::int64_t total = 0;
    std::optional<std::int64_t> limit;
    std::int64_t above = 0; ///< of the units above a line
};
enum class SumSaid : std::uint8_t {
    No,
    Total, ///< the total, perhaps with the limit and what is left of it
    Other, ///< the limit, what is left of it, or what the units above come to
};
/// Whether a line that was not understood by its words has no other number than these sums.
[[nodiscard]] SumSaid sumSaid(const Tokens& tokens, const Sums& sums);
/// The only number of a line, if it is no small one.
[[nodiscard]] std::optional<std::int64_t> onlyFigure(const Tokens& tokens);

} // namespace muster::text
