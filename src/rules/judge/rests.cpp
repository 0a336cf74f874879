#include "rules/judge/rests.h"

#include "rules/judge/assess.h"

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

bool needsAgreedPoints(const Constraint& rule)
{
    return !rule.isAgreedPoints() && (asksForPoints(rule.count) || (rule.atMost && asksForPoints(*rule.atMost)) ||
                                      (rule.atLeast && asksForPoints(*rule.atLeast)));
}

} // namespace muster
