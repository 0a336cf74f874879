#include "advice/repair/repair.h"

#include "rules/judge/assess.h"

#include <algorithm>
#include <optional>

namespace muster::advice {

namespace {

/// The answer that a path leads to; its changes with what each adds to the cost after those before it. Nothing where
/// the single changes do not lead to a legal roster.
std::optional<Repair> answerOf(const Catalogue& catalogue, const Roster& roster, ChangingRoster& list,
                               const Found& found)
{
    if (!list.goTo(found.path))
        return std::nullopt;
    Repair answer;
    answer.changes = list.changes();
    answer.roster = roster;
    edits::Batch all;
    auto points = list.before().points;
    bool isLegal = false;
    for (auto& change : answer.changes) {
        if (!apply(answer.roster, change.fix.edit))
            return std::nullopt;
        const auto now = assess(catalogue, answer.roster);
        isLegal = now.isLegal();
        change.fix.points = now.points - points;
        points = now.points;
        all.edits.push_back(change.fix.edit);
    }
    answer.loss = found.loss;
    answer.points = points - list.before().points;
    answer.edit.change = std::move(all);
    return isLegal ? std::optional(std::move(answer)) : std::nullopt;
}

} // namespace

Repairs repair(const Catalogue& catalogue, const Roster& roster, const Wishes& wishes)
{
    Repairs repairs;
    const auto before = assess(catalogue, roster);
    repairs.isLegal = before.isLegal();
    repairs.isTooLarge = !repairs.isLegal && before.units.size() > mostUnits;
    if (repairs.isLegal || repairs.isTooLarge || !before.isComplete)
        return repairs;
    ChangingRoster list(catalogue, roster, wishes.locks);
    const auto found = search(list, wishes.aims, wishes.effort);
    repairs.isEmptying = found.isEmptying;
    repairs.atLeast = found.least;
    repairs.wasStopped = found.wasStopped;
    repairs.judgements = found.judgements;
    for (const auto& each : found.answers) {
        auto answer = answerOf(catalogue, roster, list, each.found);
        if (!answer)
            continue;
        const auto same = std::ranges::find(repairs.answers, answer->roster, &Repair::roster);
        auto& its = same == repairs.answers.end() ? repairs.answers.emplace_back(std::move(*answer)) : *same;
        its.aims.push_back(each.aim);
        if (each.isProven)
            its.proven.push_back(each.aim);
    }
    return repairs;
}

} // namespace muster::advice
