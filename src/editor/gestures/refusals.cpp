#include "editor/gestures/refusals.h"

#include "core/roster/emptylike.h"
#include "editor/gestures/trial.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "rules/fixes/choosing.h"
#include "rules/fixes/trial.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::editor {

namespace {

/// Whether a rule is about a unit or models of it and lets it have none, whatever the roster has.
bool forbids(const Constraint& rule)
{
    return (rule.subject == SubjectKind::Unit || rule.subject == SubjectKind::Body) && rule.atMost &&
           rule.atMost->source == Bound::Source::Number && rule.atMost->plus == 0;
}

/// The unit as it stands, with those above it and nobody else, without a limit of points.
Roster alone(const Roster& roster, const Assessment& assessment, Id<AssessedUnit> unit)
{
    auto found = emptyLike(roster);
    found.battle.points = std::nullopt;
    std::vector<Id<AssessedUnit>> path;
    for (auto at = unit; !at.isNone(); at = assessment.units[at].parent)
        path.insert(path.begin(), at);
    auto* list = &found.units;
    for (const auto at : path) {
        list->push_back(*assessment.source[at]);
        list = &list->back().units;
        list->clear();
    }
    return found;
}

} // namespace

Refusals refusedOptions(const Verdict& verdict, Id<AssessedUnit> unit, std::optional<std::size_t> group)
{
    Refusals refused;
    const auto& catalogue = verdict.catalogue();
    const auto& now = verdict.assessment();
    const auto& rules = catalogue.ruleset.constraints;
    if (std::ranges::none_of(rules, forbids))
        return refused;
    const auto bodies = now.bodiesOf(unit);
    const auto wanted = group ? Id<RosterGroup>::at(*group) : Id<RosterGroup>();
    const auto body = std::ranges::find(bodies, wanted, &Body::group);
    const auto small = alone(verdict.roster(), now, unit);
    if (body == bodies.end())
        return refused;
    const auto before = assess(catalogue, small);
    const auto errors = errorsOf(before);
    Trials trials(catalogue, small);
    const auto taken = now.takenBy(*body);
    for (const auto& option : choicesOf(catalogue, now, *body).options) {
        if (std::ranges::any_of(taken,
                                [&](const TakenOption& its) { return its.option->id == option.id && its.count > 0; }))
            continue;
        const auto edit = chooseOption(catalogue, now, unit, group, option.id, 1);
        if (!edit)
            continue;
        trials.with(*edit, [&](const Assessment& after) {
            for (const auto* finding : worseErrors(before, errors, after))
                if (finding->tooMany && !finding->constraint.isNone() && forbids(rules[finding->constraint])) {
                    refused.emplace(option.id, text(report::message(catalogue, after, *finding)));
                    return;
                }
        });
    }
    return refused;
}

} // namespace muster::editor
