#pragma once

#include "advice/search/front.h"
#include "advice/search/growing.h"
#include "advice/search/spending.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace muster::advice {

/// Spends what is left of a legal list on more for its units.
class Additions {
public:
    /// Both must outlive it. `limit`: what the list may cost, in parts of points.
    Additions(GrowingList& list, Trials& trials, std::int64_t limit) : m_list(list), m_trials(trials), m_limit(limit) {}

    /// What could be bought for a list, each by itself. Asked again for the same list, it is not tried again.
    const std::vector<Purchase>& purchasesFrom(const Growing& node, bool onlyNewUnits);
    /// The list with options and models for as much of the rest as can be.
    Growing addTo(Growing node, bool onlyNewUnits);

private:
    [[nodiscard]] std::int64_t leftOf(const Standing& standing) const { return m_limit - standing.cost.inParts(); }
    [[nodiscard]] bool isAddition(const Standing& before, const Standing& after) const;
    std::vector<Purchase> tryAll(const Growing& node, bool onlyNewUnits);
    std::int64_t costOf(const Addition& addition, const Standing& before);
    void take(Growing& node, const std::vector<Id<Move>>& moves, std::set<Id<Move>>& refused);

    GrowingList& m_list;
    Trials& m_trials;
    std::int64_t m_limit;
    std::map<std::pair<Path, bool>, std::vector<Purchase>> m_known;
    std::map<Id<Move>, std::int64_t> m_costs; ///< of moves that were tried; 0: it is no addition
};

} // namespace muster::advice
