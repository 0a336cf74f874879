#include "advice/repair/repair.h"

#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::advice {

namespace {

/// The answer that a path leads to; its changes with what each adds to the cost after those before it.
Repair answerOf(const Catalogue& catalogue, const Roster& roster, ChangingRoster& list, const Found& found)
{
    Repair answer;
    (void)list.goTo(found.path);
    answer.changes = list.changes();
    answer.loss = found.loss;
    answer.roster = list.roster();
    answer.points = list.assessment().points - list.before().points;
    edits::Batch all;
    auto step = roster;
    auto points = list.before().points;
    for (auto& change : answer.changes) {
        (void)apply(step, change.fix.edit);
        const auto now = assess(catalogue, step).points;
        change.fix.points = now - points;
        points = now;
        all.edits.push_back(change.fix.edit);
    }
    answer.edit.change = std::move(all);
    return answer;
}

} // namespace

Repairs repair(const Catalogue& catalogue, const Roster& roster, const Wishes& wishes)
{
    Repairs repairs;
    const auto before = assess(catalogue, roster);
    repairs.isLegal = before.isLegal();
    if (repairs.isLegal || !before.isComplete)
        return repairs;
    ChangingRoster list(catalogue, roster, wishes.locks);
    const auto found = search(list, wishes.aims, wishes.effort);
    repairs.isEmptying = found.isEmptying;
    repairs.atLeast = found.least;
    repairs.wasStopped = found.wasStopped;
    repairs.judgements = found.judgements;
    for (const auto& each : found.answers) {
        auto answer = answerOf(catalogue, roster, list, each.found);
        const auto same = std::ranges::find(repairs.answers, answer.roster, &Repair::roster);
        auto& its = same == repairs.answers.end() ? repairs.answers.emplace_back(std::move(answer)) : *same;
        its.aims.push_back(each.aim);
        if (each.isProven)
            its.proven.push_back(each.aim);
    }
    return repairs;
}

} // namespace muster::advice
