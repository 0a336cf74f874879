#include "rules/fixes/takeunder.h"

#include "rules/fixes/identity.h"
#include "rules/judge/assess.h"
#include "rules/judge/structure.h"

#include <algorithm>
#include <set>

namespace muster {

namespace {

/// So many units are tried to be put under one.
constexpr std::size_t mostUnder = 12;

/// The step with which a fix adds its only unit; null where it adds none, or more.
const edits::AddUnit* addingStep(const Fix& fix)
{
    if (fix.kind != Fix::Kind::AddUnits || fix.number != 1 || !fix.then.empty() || !fix.above.isNone())
        return nullptr;
    const auto* batch = std::get_if<edits::Batch>(&fix.edit.change);
    return std::get_if<edits::AddUnit>(batch && !batch->edits.empty() ? &batch->edits.front().change
                                                                      : &fix.edit.change);
}

/// The units at the top of the roster that errors are about, each once.
std::vector<Id<AssessedUnit>> culpritsIn(const Assessment& assessment)
{
    std::vector<Id<AssessedUnit>> culprits;
    for (const auto& finding : assessment.findings) {
        const auto unit = isError(finding.severity) ? assessment.unitOf(finding.subject) : Id<AssessedUnit>();
        if (!unit.isNone() && assessment.units[unit].parent.isNone() && assessment.units[unit].isKnown() &&
            std::ranges::find(culprits, unit) == culprits.end())
            culprits.push_back(unit);
    }
    return culprits;
}

Id<AssessedUnit> find(const Assessment& assessment, const std::string& id)
{
    for (const auto unit : assessment.units.ids())
        if (assessment.units[unit].id == id)
            return unit;
    return {};
}

} // namespace

void takeUnder(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment, WorkBudget& budget,
               Fix& fix)
{
    const auto* adding = addingStep(fix);
    const auto culprits = adding ? culpritsIn(assessment) : std::vector<Id<AssessedUnit>>();
    auto changed = roster;
    if (culprits.empty() || !budget.spend(workToJudge(assessment)) || !apply(changed, fix.edit))
        return;
    const auto id = adding->unit.id;
    edits::Batch all{{fix.edit}};
    if (const auto* batch = std::get_if<edits::Batch>(&fix.edit.change))
        all = *batch;
    auto errors = errorsOf(assess(catalogue, changed));
    std::size_t tries = 0;
    for (const auto culprit : culprits) {
        if (std::ranges::find(fix.units, culprit) != fix.units.end() || ++tries > mostUnder)
            continue;
        const auto now = assessUnits(catalogue, changed);
        const auto above = find(now, id);
        const auto moved = find(now, assessment.units[culprit].id);
        for (const auto place : catalogue.ruleset.places.ids()) {
            if (above.isNone() || moved.isNone() ||
                !accepts(catalogue, now, catalogue.ruleset.places[place], above, moved) ||
                !budget.spend(2 * workToJudge(assessment)))
                continue;
            const Edit move{edits::MoveUnit{assessment.units[culprit].id, id, now.source[above]->units.size(),
                                            catalogue.ruleset.asOf(place)}};
            auto with = changed;
            if (!apply(with, move))
                continue;
            const auto after = assess(catalogue, with);
            auto left = errorsOf(after);
            if (left.size() >= errors.size() || !std::ranges::includes(errors, left))
                continue;
            errors = std::move(left);
            changed = std::move(with);
            all.edits.push_back(move);
            fix.units.push_back(culprit);
            setCosts(assessment, after, fix);
            break;
        }
    }
    if (!fix.units.empty())
        fix.edit.change = std::move(all);
}

} // namespace muster
