#pragma once

#include "advice/search/changinglist.h"

#include <span>

namespace muster::advice {

/// A move that brings one error nearer to its limit.
struct Relief {
    Id<Move> move;
    Touch touch;
    std::int64_t gap = 0; ///< by so much
    AimPrice price{};
};

/// The moves that together close a gap for the least price, by dynamic programming: prices and reliefs are added up, as
/// if no move changed another. Empty if all together do not close it. A gap of more than `mostSteps` steps is taken in
/// larger steps, so that more than needed may be taken away then.
[[nodiscard]] std::vector<Id<Move>> cheapestTogether(std::span<const Relief> reliefs, std::int64_t gap);

inline constexpr std::int64_t mostSteps = 1'500;

} // namespace muster::advice
