#pragma once

#include "battlescribe/file/decimal.h"

#include <algorithm>
#include <limits>

namespace muster::battlescribe::judge {

// Numbers of strange data and files stop at the largest that fits, where others would wrap round.

__extension__ using Wide = __int128; ///< for products of two amounts

[[nodiscard]] inline Decimal saturated(Wide millionths)
{
    constexpr Wide most = std::numeric_limits<std::int64_t>::max();
    return Decimal::ofMillionths(static_cast<std::int64_t>(std::clamp(millionths, -most, most)));
}

[[nodiscard]] inline Decimal times(Decimal amount, std::int64_t number)
{
    return saturated(Wide{amount.millionths()} * number);
}

/// So many of a selection there are at most in a roster, and so often a modifier works at most.
inline constexpr std::int64_t mostNumber = 1'000'000'000;
inline constexpr std::int64_t mostTimes = 1'000'000;

[[nodiscard]] inline Decimal multiplied(Decimal a, Decimal b)
{
    return saturated(Wide{a.millionths()} * b.millionths() / Decimal::one);
}

/// How often something works that works so often in something that works so often itself.
[[nodiscard]] inline Decimal timesIn(Decimal outer, Decimal inner)
{
    return std::clamp(multiplied(outer, inner), -Decimal(mostTimes), Decimal(mostTimes));
}

[[nodiscard]] inline std::int64_t product(std::int64_t a, std::int64_t b, std::int64_t most)
{
    return static_cast<std::int64_t>(std::clamp(Wide{a} * b, -Wide{most}, Wide{most}));
}

} // namespace muster::battlescribe::judge
