#pragma once

#include "advice/search/changinglist.h"

#include <span>

namespace muster::advice {

/// A move that costs something.
struct Purchase {
    Id<Move> move;
    Touch touch;
    std::int64_t cost = 0; ///< above 0
    int price = 1;         ///< how much a person would rather not make it
};

/// The moves that together cost most without costing more than the sum, and of these the ones with the lowest price; of
/// moves that change the same thing at most one. Costs are added up, as if no move changed another.
[[nodiscard]] std::vector<Id<Move>> mostFor(std::span<const Purchase> purchases, std::int64_t sum);

/// How much of a sum some purchases can use up.
class Spendable {
public:
    /// `once`: of one thing only one. `often`: costs of what can be bought any number of times.
    Spendable(std::int64_t most, std::span<const Purchase> once, std::span<const std::int64_t> often);

    /// What stays at least of a sum of at most `most`.
    [[nodiscard]] std::int64_t rest(std::int64_t sum) const;

private:
    std::int64_t m_step = 1;
    std::vector<bool> m_sums; ///< by steps: which can be spent exactly
};

/// Sums are looked at in so many steps at most; costs are rounded up to whole steps.
inline constexpr std::int64_t mostSpendingSteps = 4'000;

} // namespace muster::advice
