#include "rules/judge/rests.h"

#include "rules/judge/assess.h"
#include "rules/judge/choices.h"

namespace muster {

namespace {

bool asksForPoints(const Measure& measure) { return measure.kind == Measure::Kind::AgreedPoints; }

bool asksForPoints(const Bound& bound)
{
    return bound.source == Bound::Source::AgreedPoints || (bound.measure && asksForPoints(*bound.measure)) ||
           (bound.by && asksForPoints(*bound.by));
}

} // namespace

bool lacksScenario(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment)
{
    if (condition.scenarios.empty() || assessment.namesScenario)
        return false;
    auto rest = condition;
    rest.scenarios.clear();
    return holds(catalogue, rest, assessment);
}

Id<BattleOption> lacksChoice(const Catalogue& catalogue, const Constraint& rule, const Assessment& assessment)
{
    const auto lacks = [&](Id<BattleOption> option) {
        return !option.isNone() && isUnchosen(catalogue, assessment, option);
    };
    const bool isOfCondition = lacks(rule.when.option);
    if (!isOfCondition && !lacks(rule.severity.option))
        return noId;
    auto rest = rule.when;
    if (isOfCondition)
        rest.option = noId;
    if (!holds(catalogue, rest, assessment))
        return noId;
    return isOfCondition ? rule.when.option : rule.severity.option;
}

bool needsAgreedPoints(const Constraint& rule)
{
    return !rule.isAgreedPoints() && (asksForPoints(rule.count) || (rule.atMost && asksForPoints(*rule.atMost)) ||
                                      (rule.atLeast && asksForPoints(*rule.atLeast)));
}

} // namespace muster
