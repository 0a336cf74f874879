#include "advice/gamelists/changinggamelist.h"
#include "advice/gamelists/costpoints.h"
#include "advice/proposals/proposal.h"
#include "battlescribe/judge/judgement.h"
#include "battlescribe/verdict/session.h"

#include <algorithm>

namespace muster::advice {

namespace bs = battlescribe;

namespace {

std::int64_t countMissing(const std::vector<std::string>& ids, const std::vector<std::string>& in)
{
    return std::ranges::count_if(ids, [&](const std::string& id) { return std::ranges::find(in, id) == in.end(); });
}

/// Puts the costs of a change into it: by how much each total changes.
void setCosts(const bs::Game& game, const bs::judge::Judgement& before, const bs::judge::Judgement& after,
              bs::Verdict::Fix& fix)
{
    bs::fixes::Fix costs;
    for (std::size_t i = 0; i < before.totals.size() && i < after.totals.size(); ++i)
        costs.costs.push_back(after.totals[i].sum - before.totals[i].sum);
    fix.costs = bs::fixOf(game, before, costs).costs;
}

} // namespace

std::optional<std::size_t> mainColumn(const bs::judge::Judgement& judgement)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < judgement.totals.size(); ++i) {
        const auto& total = judgement.totals[i];
        if (total.isHidden)
            continue;
        if (total.limit)
            return i;
        if (!total.sum.isZero() && (!found || judgement.totals[*found].sum < total.sum))
            found = i;
    }
    return found;
}

std::vector<std::string> unitsOf(const bs::Roster& list)
{
    std::vector<std::string> ids;
    bs::eachForce(list.forces, [&](const bs::Force& force) {
        for (const auto& selection : force.selections)
            ids.push_back(selection.id);
    });
    return ids;
}

std::optional<Proposal> proposalOf(bs::Game& game, const bs::Roster& roster, const bs::judge::Judgement& before,
                                   ChangingGameList& list, const Found& found)
{
    if (!list.goTo(found.path))
        return std::nullopt;
    const auto column = mainColumn(before);
    const auto totalOf = [&](const bs::judge::Judgement& judgement) {
        return column ? judgement.totals[*column].sum : bs::Decimal();
    };
    Proposal proposal;
    auto after = roster;
    bs::Edit all;
    auto last = before;
    for (auto& change : list.changes()) {
        if (!bs::apply(after, change.edit))
            return std::nullopt;
        auto now = bs::judge::judge(game, after);
        setCosts(game, last, now, change.fix);
        all.insert(all.end(), change.edit.begin(), change.edit.end());
        proposal.changes.push_back({std::move(change.fix), std::move(change.edit), std::move(change.at),
                                    pointsUpOf(totalOf(now) - totalOf(last)), change.edits});
        last = std::move(now);
    }
    if (!last.isLegal())
        return std::nullopt;
    const auto unitsBefore = unitsOf(roster);
    const auto unitsAfter = unitsOf(after);
    proposal.leaving = countMissing(unitsBefore, unitsAfter);
    proposal.added = countMissing(unitsAfter, unitsBefore);
    proposal.loss = found.loss;
    proposal.points = pointsUpOf(totalOf(last) - totalOf(before));
    proposal.edit = std::move(all);
    proposal.list = std::move(after);
    return proposal;
}

} // namespace muster::advice
