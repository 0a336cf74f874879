#include "editor/gamedata/costroom.h"

#include "editor/gamedata/dataunit.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/battlescribe/listwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace bs = battlescribe;
using bs::judge::Offered;

CostRoom::CostRoom(const Standing& standing) : m_standing(standing)
{
    for (const auto& total : standing.judgement().totals)
        m_left.push_back(total.limit ? std::optional(std::max(*total.limit - total.sum, bs::Decimal())) : std::nullopt);
}

QString CostRoom::left() const
{
    const auto& totals = m_standing.judgement().totals;
    const auto limits = std::ranges::count_if(m_left, [](const auto& each) { return each.has_value(); });
    QString words;
    for (std::size_t column = 0; column < m_left.size(); ++column) {
        if (!m_left[column])
            continue;
        auto one = text(report::number(*m_left[column]));
        if (limits > 1)
            one += QLatin1Char(' ') + shown(totals[column].name);
        words = words.isEmpty() ? one
                                //: What is left of two kinds of cost: "85 pts or 3 PL".
                                : QCoreApplication::translate("GameData", "%1 or %2").arg(words, one);
    }
    return words;
}

bool CostRoom::isOver(const Amounts& costs, const Amounts& paid) const
{
    for (std::size_t column = 0; column < std::min(costs.size(), m_left.size()); ++column) {
        if (!m_left[column])
            continue;
        const auto room = *m_left[column] + (column < paid.size() ? paid[column] : bs::Decimal());
        if (costs[column] > room && !bs::isSameSum(costs[column], room))
            return true;
    }
    return false;
}

bool CostRoom::isOver(Id<Standing::Element> owner, const std::vector<Offered>& offered, const Offered& choice) const
{
    if (!isOver(choice.costs, {}))
        return false;
    const auto paid = paidFor(owner, offered, choice);
    return paid && isOver(choice.costs, *paid);
}

/// What leaves the innermost full group around a choice: of what there is most of, one. Nothing where it has choices of
/// its own and there are several of it: which of these go is then not known before.
std::optional<CostRoom::Amounts> CostRoom::paidFor(Id<Standing::Element> owner, const std::vector<Offered>& offered,
                                                   const Offered& choice) const
{
    const auto& game = m_standing.game();
    for (auto group = game[choice.choice].group; !group.isNone(); group = game[group].group) {
        const auto around = std::ranges::find(offered, group, &Offered::choice);
        if (around == offered.end() || !around->most ||
            around->count < around->most->floor() * parentsAt(m_standing, owner))
            continue;
        const Offered* leaves = nullptr;
        for (const auto& each : offered)
            if (!game[each.choice].isGroup && each.count > 0 && game.isIn(each.choice, group) &&
                (!leaves || each.count > leaves->count))
                leaves = &each;
        if (!leaves)
            return Amounts();
        const auto& situation = m_standing.situation();
        const auto first = leaves->taken.front();
        if (leaves->count > 1)
            return situation[first].end == first.next() ? std::optional(leaves->costs) : std::nullopt;
        Amounts paid;
        for (std::size_t column = 0; column < m_left.size(); ++column)
            paid.push_back(situation.wholeCost(first, column));
        return paid;
    }
    return Amounts();
}

} // namespace muster::editor
