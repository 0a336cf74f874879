#pragma once

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <utility>

namespace muster {

/// How much work a verdict may still cost: judging, the fixes that are tried, and whatever these fill in or complete.
/// Whoever works for the verdict spends from one budget, so that all together are bounded. Work is counted in steps,
/// about one for each thing that is looked at, and not timed: the answer is the same on a busy machine.
class WorkBudget {
public:
    /// A worker that is asked to stop has none left.
    explicit WorkBudget(std::uint64_t most, std::stop_token stop = {}) : m_most(most), m_stop(std::move(stop)) {}

    /// Counts what is going to be done. False if it is too much: whoever gets this gives up.
    bool spend(std::uint64_t steps)
    {
        if (!isSpent())
            m_spent += std::min(steps, m_most + 1); // a sum of very large numbers stays right
        return !isSpent();
    }
    [[nodiscard]] bool isSpent() const { return m_spent > m_most || m_stop.stop_requested(); }
    [[nodiscard]] std::uint64_t spent() const { return m_spent; }

private:
    std::uint64_t m_most;
    std::uint64_t m_spent = 0;
    std::stop_token m_stop;
};

/// So much work is done for the fixes of a verdict: some thousand trials of a usual roster, or a few of a huge one.
/// When it is done, further findings get no fixes.
inline constexpr std::uint64_t mostFixWork = 8'000'000;

/// What may be done in the thread of a window, which then answers within some hundredths of a second.
inline constexpr std::uint64_t mostWorkInWindow = 400'000;

} // namespace muster
