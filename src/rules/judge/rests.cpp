#include "rules/judge/rests.h"

#include "rules/judge/choices.h"
#include "rules/judge/conditions.h"

#include <algorithm>

namespace muster {

namespace {

bool asksForPoints(const Measure& measure) { return measure.kind == Measure::Kind::AgreedPoints; }

bool asksForPoints(const Bound& bound)
{
    return bound.source == Bound::Source::AgreedPoints || (bound.measure && asksForPoints(*bound.measure)) ||
           (bound.by && asksForPoints(*bound.by)) ||
           std::ranges::any_of(bound.parts, [](const Bound& part) { return asksForPoints(part); });
}

} // namespace

Id<BattleOption> lacksChoice(const Catalogue& catalogue, const Constraint& rule, const Assessment& assessment)
{
    const auto answer = answerOf(catalogue, rule.when, assessment);
    if (answer.isOpen() && answer.lacks == NotAgreed::Choice)
        return answer.option;
    const auto option = rule.severity.option;
    const bool isOpen =
        answer.kind == Answer::Kind::Yes && !option.isNone() && isUnchosen(catalogue, assessment, option);
    return isOpen ? option : Id<BattleOption>();
}

bool needsAgreedPoints(const Constraint& rule)
{
    return !rule.isAgreedPoints() && (asksForPoints(rule.count) || (rule.atMost && asksForPoints(*rule.atMost)) ||
                                      (rule.atLeast && asksForPoints(*rule.atLeast)));
}

} // namespace muster
