#include "advice/search/additions.h"

#include <algorithm>

namespace muster::advice {

namespace {

constexpr int mostAdditionRounds = 4;
constexpr int mostHalves = 100;

void make(Growing& node, Path path, const Standing& after)
{
    node.additions += (after.cost - node.standing.cost).inParts();
    node.path = std::move(path);
    node.standing = after;
}

} // namespace

const std::vector<Purchase>& Additions::purchasesFrom(const Growing& node, bool onlyNewUnits)
{
    const auto [known, isNew] = m_known.try_emplace({node.path, onlyNewUnits});
    if (isNew)
        known->second = tryAll(node, onlyNewUnits);
    return known->second;
}

std::vector<Purchase> Additions::tryAll(const Growing& node, bool onlyNewUnits)
{
    std::vector<Purchase> purchases;
    if (!m_trials.goTo(node.path))
        return purchases;
    for (const auto& addition : m_list.additions(onlyNewUnits)) {
        const auto cost = costOf(addition, node.standing);
        if (cost == 0)
            continue;
        // What makes a unit half as dear again is as unwelcome as one change more.
        const auto halves = 2 * cost / std::max<std::int64_t>(addition.of.inParts(), 1);
        purchases.push_back({addition.move, m_list.touchOf(addition.move), cost,
                             1 + static_cast<int>(std::min<std::int64_t>(halves, mostHalves))});
    }
    return purchases;
}

/// What an addition costs; 0: it is none.
std::int64_t Additions::costOf(const Addition& addition, const Standing& before)
{
    // A move of the same unit, or of an equal one, costs the same; all together are judged before they are taken.
    for (const auto known : {addition.move, addition.like})
        if (const auto found = m_costs.find(known); found != m_costs.end())
            return m_costs[addition.move] = found->second;
    const auto after = m_trials.tried(addition.move);
    if (!after || leftOf(*after) < 0)
        return 0; // a list with more left may have it
    return m_costs[addition.move] = isAddition(before, *after) ? (after->cost - before.cost).inParts() : 0;
}

/// Whether a list has more than before, has lost nothing, and nothing new is wrong.
bool Additions::isAddition(const Standing& before, const Standing& after) const
{
    return after.isLegal() && after.cost > before.cost && leftOf(after) >= 0 &&
           after.loss.choices <= before.loss.choices && after.loss.warnings <= before.loss.warnings;
}

Growing Additions::addTo(Growing node, bool onlyNewUnits)
{
    std::set<Id<Move>> refused; // what fits alone may not fit with the rest
    for (int round = 0; round < mostAdditionRounds && leftOf(node.standing) > 0; ++round) {
        auto purchases = purchasesFrom(node, onlyNewUnits);
        std::erase_if(purchases, [&](const Purchase& each) { return refused.contains(each.move); });
        const auto chosen = mostFor(purchases, leftOf(node.standing));
        if (chosen.empty())
            break;
        take(node, chosen, refused);
    }
    return node;
}

/// Makes moves that were tried singly, all at once or those that fit one after the other.
void Additions::take(Growing& node, const std::vector<Id<Move>>& moves, std::set<Id<Move>>& refused)
{
    auto path = node.path;
    path.insert(path.end(), moves.begin(), moves.end());
    if (const auto after = m_trials.goTo(path); after && isAddition(node.standing, *after)) {
        make(node, std::move(path), *after);
        return;
    }
    for (const auto move : moves) {
        path = node.path;
        path.push_back(move);
        const auto after = m_trials.goTo(path);
        if (after && isAddition(node.standing, *after))
            make(node, path, *after);
        else
            refused.insert(move);
    }
}

} // namespace muster::advice
