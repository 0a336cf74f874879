#include "advice/proposals/proposal.h"
#include "advice/rosters/changingroster.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::advice {

namespace {

/// The id of the unit that a change is about; empty for one that is new.
std::string rowOf(const Assessment& before, const Fix& fix)
{
    return fix.units.empty() || fix.kind == Fix::Kind::AddUnits ? std::string() : before.units[fix.units.front()].id;
}

} // namespace

std::optional<Proposal> proposalOf(const Catalogue& catalogue, const Roster& roster, ChangingRoster& list,
                                   const Found& found)
{
    if (!list.goTo(found.path))
        return std::nullopt;
    const auto& before = list.before();
    auto after = roster;
    Proposal proposal;
    edits::Batch all;
    auto last = before;
    for (auto& change : list.changes()) {
        if (!apply(after, change.fix.edit))
            return std::nullopt;
        auto now = assess(catalogue, after);
        setCosts(last, now, change.fix);
        last = std::move(now);
        all.edits.push_back(change.fix.edit);
        proposal.changes.push_back(
            {change.fix, change.fix.edit, rowOf(before, change.fix), change.fix.points, change.edits});
    }
    if (!last.isLegal())
        return std::nullopt;
    proposal.leaving = std::ranges::count_if(
        before.units, [&](const AssessedUnit& unit) { return findUnit(after, unit.id) == nullptr; });
    proposal.added = static_cast<std::int64_t>(countUnits(after.units)) -
                     static_cast<std::int64_t>(before.units.size()) + proposal.leaving;
    proposal.loss = found.loss;
    proposal.points = last.points - before.points;
    proposal.edit = Edit{std::move(all)};
    proposal.list = std::move(after);
    return proposal;
}

} // namespace muster::advice
