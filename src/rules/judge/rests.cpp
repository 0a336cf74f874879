#include "rules/judge/rests.h"

#include "rules/judge/choices.h"
#include "rules/judge/conditions.h"

namespace muster {

namespace {

bool asksForPoints(const Measure& measure) { return measure.kind == Measure::Kind::AgreedPoints; }

bool asksForPoints(const std::optional<Bound>& bound)
{
    return bound && bound->anyPart([](const Bound& part) {
        return part.source == Bound::Source::AgreedPoints || (part.measure && asksForPoints(*part.measure));
    });
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
    return !rule.isAgreedPoints() &&
           (asksForPoints(rule.count) || asksForPoints(rule.atMost) || asksForPoints(rule.atLeast));
}

} // namespace muster
