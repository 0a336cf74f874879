#include "advice/search/spending.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace muster::advice {

namespace {

constexpr std::size_t noMove = static_cast<std::size_t>(-1);

std::int64_t stepOf(std::int64_t common, std::int64_t sum)
{
    return std::max({common, (sum + mostSpendingSteps - 1) / mostSpendingSteps, std::int64_t{1}});
}

std::size_t stepsOf(std::int64_t cost, std::int64_t step) { return static_cast<std::size_t>((cost + step - 1) / step); }

/// Things of which one purchase may be chosen each, in the order of the list.
using Things = std::map<std::pair<int, int>, std::vector<const Purchase*>>;

Things thingsOf(std::span<const Purchase> purchases, std::int64_t sum)
{
    Things things;
    for (const auto& purchase : purchases)
        if (purchase.cost > 0 && purchase.cost <= sum)
            things[{purchase.touch.subject, purchase.touch.thing}].push_back(&purchase);
    return things;
}

std::int64_t commonOf(std::span<const Purchase> purchases)
{
    std::int64_t common = 0;
    for (const auto& purchase : purchases)
        common = std::gcd(common, purchase.cost);
    return common;
}

/// A way to spend a sum.
struct Way {
    int price = 0;
    std::size_t last = noMove; ///< in the chain of moves
    bool isKnown = false;
};

} // namespace

std::vector<Id<Move>> mostFor(std::span<const Purchase> purchases, std::int64_t sum)
{
    if (sum <= 0)
        return {};
    const auto step = stepOf(commonOf(purchases), sum);
    std::vector<Way> ways(static_cast<std::size_t>(sum / step) + 1);
    ways.front().isKnown = true;
    std::vector<std::pair<std::size_t, Id<Move>>> chain; // each move with what was taken before it
    for (const auto& [thing, choices] : thingsOf(purchases, sum)) {
        const auto before = ways;
        for (const auto* choice : choices) {
            const auto steps = stepsOf(choice->cost, step);
            for (std::size_t from = 0; from + steps < ways.size(); ++from) {
                auto& to = ways[from + steps];
                const auto price = before[from].price + choice->price;
                if (!before[from].isKnown || (to.isKnown && to.price <= price))
                    continue;
                chain.emplace_back(before[from].last, choice->move);
                to = {price, chain.size() - 1, true};
            }
        }
    }
    const auto most = std::ranges::find_if(ways.rbegin(), ways.rend(), &Way::isKnown);
    std::vector<Id<Move>> moves;
    for (auto at = most->last; at != noMove; at = chain[at].first)
        moves.push_back(chain[at].second);
    std::ranges::reverse(moves);
    return moves;
}

Spendable::Spendable(std::int64_t most, std::span<const Purchase> once, std::span<const std::int64_t> often)
{
    auto common = commonOf(once);
    for (const auto cost : often)
        common = std::gcd(common, cost);
    m_step = stepOf(common, most);
    m_sums.resize(static_cast<std::size_t>(std::max<std::int64_t>(most, 0) / m_step) + 1);
    m_sums[0] = true;
    for (const auto& [thing, choices] : thingsOf(once, most)) {
        const auto before = m_sums;
        for (const auto* choice : choices) {
            const auto steps = stepsOf(choice->cost, m_step);
            for (std::size_t from = 0; from + steps < m_sums.size(); ++from)
                if (before[from])
                    m_sums[from + steps] = true;
        }
    }
    for (const auto cost : often) {
        const auto steps = stepsOf(cost, m_step);
        for (std::size_t to = steps; steps > 0 && to < m_sums.size(); ++to)
            if (m_sums[to - steps])
                m_sums[to] = true;
    }
}

std::int64_t Spendable::rest(std::int64_t sum) const
{
    auto at = std::min(static_cast<std::size_t>(std::max<std::int64_t>(sum, 0) / m_step), m_sums.size() - 1);
    while (!m_sums[at])
        --at;
    return sum - static_cast<std::int64_t>(at) * m_step;
}

} // namespace muster::advice
