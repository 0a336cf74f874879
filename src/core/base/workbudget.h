#pragma once

#include <algorithm>
#include <cstdint>

namespace muster {

/// How much work a verdict may still cost: judging, the fixes that are tried, and whatever these fill in or complete.
/// Whoever works for the verdict spends from one budget, so that all together are bounded. Work is counted in steps,
/// about one for each thing that is looked at, and not timed: the answer is the same on a busy machine.
class WorkBudget {
public:
    explicit WorkBudget(std::uint64_t most) : m_most(most) {}

    /// Counts what is going to be done. False if it is too much: whoever gets this gives up.
    bool spend(std::uint64_t steps)
    {
        m_spent += std::min(steps, m_most + 1); // a sum of very large numbers stays right
        return !isSpent();
    }
    [[nodiscard]] bool isSpent() const { return m_spent > m_most; }
    [[nodiscard]] std::uint64_t spent() const { return m_spent; }

private:
    std::uint64_t m_most;
    std::uint64_t m_spent = 0;
};

} // namespace muster
