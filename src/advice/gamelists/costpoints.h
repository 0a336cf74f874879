#pragma once

#include "battlescribe/file/decimal.h"
#include "core/data/points.h"

namespace muster::advice {

/// A cost of game data as points: exact for those of whole, half or tenth points; others are rounded up to a 120th.
[[nodiscard]] constexpr Points pointsUpOf(battlescribe::Decimal cost)
{
    constexpr std::int64_t piece = 25'000; // millionths, of three parts
    static_assert(battlescribe::Decimal::one * 3 == Points::parts * piece);
    const auto whole = cost.millionths() / piece * 3;
    const auto rest = cost.millionths() % piece * 3;
    return Points::ofParts(whole + rest / piece + (rest % piece > 0 ? 1 : 0));
}

} // namespace muster::advice
