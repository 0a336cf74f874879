#include "rules/fixes/filling.h"

#include "core/roster/emptylike.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster {

namespace {

/// A unit that needs more steps than this is not filled.
constexpr int mostFillingSteps = 8;

bool onlyTakesOptions(const Fix& fix)
{
    return fix.kind == Fix::Kind::TakeOption && std::ranges::all_of(fix.then, onlyTakesOptions);
}

std::optional<Fix> cheapestFix(const Catalogue& catalogue, const Roster& roster, WorkBudget& budget)
{
    const auto assessment = assess(catalogue, roster);
    if (!budget.spend(workToJudge(assessment)))
        return std::nullopt;
    for (const auto& finding : assessment.findings) {
        if (finding.severity != Severity::Error || finding.units.size() != 1)
            continue;
        auto found = fixes(catalogue, roster, assessment, finding, budget);
        std::erase_if(found, [](const Fix& fix) { return !onlyTakesOptions(fix); });
        if (!found.empty())
            return std::move(*std::ranges::min_element(found, {}, &Fix::points));
    }
    return std::nullopt;
}

} // namespace

Filling cheapestFilling(const Catalogue& catalogue, const Roster& roster, const RosterUnit& unit, WorkBudget& budget)
{
    auto alone = emptyLike(roster);
    alone.battle.points = std::nullopt;
    alone.units.push_back(unit);
    alone.units.front().id = "u1";
    alone.units.front().as.clear();
    alone.units.front().units.clear();
    Filling filling;
    for (int step = 0; step < mostFillingSteps && !budget.isSpent(); ++step) {
        const auto fix = cheapestFix(catalogue, alone, budget);
        if (!fix || !apply(alone, fix->edit))
            break;
        filling.points += fix->points;
    }
    filling.options = alone.units.front().options;
    return filling;
}

} // namespace muster
