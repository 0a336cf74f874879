#pragma once

#include "advice/search/changinglist.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>

namespace muster::advice {

/// How far all errors of a list together are from their limits.
[[nodiscard]] inline std::int64_t gapOf(const Standing& standing)
{
    std::int64_t sum = 0;
    for (const auto& error : standing.errors)
        sum += error.gap;
    return sum;
}

/// How well a list would please: how far its shares of groups are from those before, and how much it repeats itself.
/// Smaller is better; in parts of points.
class Taste {
public:
    explicit Taste(const std::vector<Member>& members)
    {
        for (const auto& member : members) {
            ++m_kinds[member.kind];
            m_before[member.group] += member.cost.inParts();
            m_total += member.cost.inParts();
        }
        m_groups = m_before;
    }

    /// Each earlier unit of a kind makes another one dearer by this part of its cost.
    static constexpr int copyShare = 4;

    void add(const NewUnit& unit, std::int64_t cost)
    {
        m_repeats += cost * m_kinds[unit.kind]++ / copyShare;
        m_groups[unit.group] += cost;
        m_added += cost;
        ++m_new[unit.kind];
    }

    [[nodiscard]] std::int64_t amount() const
    {
        const auto all = m_total + m_added;
        std::int64_t apart = 0;
        for (const auto& [group, cost] : m_groups) {
            const auto before = m_before.find(group);
            if (m_total == 0)
                apart += std::max<std::int64_t>(0, 2 * cost - all); // more than half of a new army
            else
                apart += std::abs(cost - (before == m_before.end() ? 0 : scaled(before->second, all)));
        }
        return apart / 2 + m_repeats;
    }

    /// Whether one more of a kind is no third of it before a second of another, no fourth before a third.
    [[nodiscard]] bool isInTurn(int kind) const
    {
        const auto found = m_new.find(kind);
        const auto copies = found == m_new.end() ? 0 : found->second;
        return copies < 2 || std::ranges::any_of(
                                 m_new, [&](const auto& each) { return each.first != kind && each.second >= copies; });
    }
    [[nodiscard]] const std::map<int, int>& newKinds() const { return m_new; }

private:
    [[nodiscard]] std::int64_t scaled(std::int64_t cost, std::int64_t all) const
    {
        // No army costs so much; data of strangers may say so, and products must fit.
        static constexpr std::int64_t most = 3'000'000'000;
        const auto bounded = [](std::int64_t sum) { return std::clamp(sum, -most, most); };
        return bounded(cost) * bounded(all) / bounded(m_total);
    }

    std::map<int, int> m_kinds;
    std::map<int, int> m_new;
    std::map<int, std::int64_t> m_before;
    std::map<int, std::int64_t> m_groups;
    std::int64_t m_total = 0;
    std::int64_t m_added = 0;
    std::int64_t m_repeats = 0;
};

/// What is wrong, new warnings, what cannot be spent, taste and what is left for options, changes: in this order.
using Score = std::tuple<std::int64_t, int, std::int64_t, std::int64_t, int>;

/// A list on the way.
struct Growing {
    Path path;
    Standing standing;
    Taste taste;
    std::int64_t additions = 0; ///< what these cost
    Score score{};
};

} // namespace muster::advice
