#include "advice/search/combining.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

namespace muster::advice {

namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);
constexpr int allOfIt = std::numeric_limits<int>::max();

/// The cheapest way to close so much of the gap.
struct Best {
    AimPrice price{};
    std::size_t last = none; ///< in the chain of moves
    bool isKnown = false;

    [[nodiscard]] bool isBeatenBy(const AimPrice& other) const { return !isKnown || other < price; }
};

class Combining {
public:
    Combining(std::span<const Relief> reliefs, std::int64_t gap) : m_gap(gap)
    {
        std::int64_t step = 0;
        for (const auto& relief : reliefs)
            step = std::gcd(step, relief.gap);
        m_step = std::max({step, (gap + mostSteps - 1) / mostSteps, std::int64_t{1}});
        for (const auto& relief : reliefs)
            if (relief.gap >= m_step)
                m_bySubject[relief.touch.subject][relief.touch.isAll ? allOfIt : relief.touch.thing].push_back(&relief);
    }

    std::vector<Id<Move>> run()
    {
        std::vector<Best> best(static_cast<std::size_t>((m_gap + m_step - 1) / m_step) + 1);
        best.front().isKnown = true;
        for (const auto& [subject, things] : m_bySubject) {
            const auto before = best;
            for (const auto& [thing, reliefs] : things) {
                // A unit that is gone has nothing else to give: its removal starts from where nothing of it was taken.
                const auto from = thing == allOfIt ? before : best;
                for (const auto* relief : reliefs)
                    take(*relief, from, best);
            }
        }
        std::vector<Id<Move>> moves;
        if (best.back().isKnown)
            for (auto at = best.back().last; at != none; at = m_chain[at].first)
                moves.push_back(m_chain[at].second);
        std::ranges::reverse(moves);
        return moves;
    }

private:
    void take(const Relief& relief, const std::vector<Best>& from, std::vector<Best>& best)
    {
        const auto steps = static_cast<std::size_t>(relief.gap / m_step);
        for (std::size_t i = 0; i < from.size(); ++i) {
            if (!from[i].isKnown)
                continue;
            auto price = from[i].price;
            for (std::size_t part = 0; part < price.size(); ++part)
                price[part] += relief.price[part];
            auto& to = best[std::min(i + steps, best.size() - 1)];
            if (!to.isBeatenBy(price))
                continue;
            m_chain.emplace_back(from[i].last, relief.move);
            to = {price, m_chain.size() - 1, true};
        }
    }

    std::int64_t m_gap;
    std::int64_t m_step = 1;
    /// The removal of a unit comes last.
    std::map<int, std::map<int, std::vector<const Relief*>>> m_bySubject;
    std::vector<std::pair<std::size_t, Id<Move>>> m_chain; ///< each move with what was taken before it
};

} // namespace

std::vector<Id<Move>> cheapestTogether(std::span<const Relief> reliefs, std::int64_t gap)
{
    return Combining(reliefs, gap).run();
}

} // namespace muster::advice
