#include "advice/rosters/proposal.h"

#include "rules/judge/assess.h"

namespace muster::advice {

std::optional<Proposal> proposalOf(const Catalogue& catalogue, const Roster& roster, ChangingRoster& list,
                                   std::span<const Id<Move>> path)
{
    if (!list.goTo(path))
        return std::nullopt;
    Proposal proposal;
    proposal.changes = list.changes();
    proposal.roster = roster;
    edits::Batch all;
    auto points = list.before().points;
    bool isLegal = list.before().isLegal();
    for (auto& change : proposal.changes) {
        if (!apply(proposal.roster, change.fix.edit))
            return std::nullopt;
        const auto now = assess(catalogue, proposal.roster);
        isLegal = now.isLegal();
        change.fix.points = now.points - points;
        points = now.points;
        all.edits.push_back(change.fix.edit);
    }
    proposal.points = points - list.before().points;
    proposal.edit.change = std::move(all);
    return isLegal ? std::optional(std::move(proposal)) : std::nullopt;
}

} // namespace muster::advice
