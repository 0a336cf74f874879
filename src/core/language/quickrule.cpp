#include "core/language/quickrule.h"

#include "core/language/countable.h"

namespace muster {

namespace {

void need(QuickRule& quick, const QuickFilter& filter)
{
    for (const auto& clause : filter.all())
        if (quick.count < QuickRule::most)
            quick.needs[quick.count++] = clause;
}

void need(QuickRule& quick, const FactSet& facts)
{
    if (facts.isOneWord() && quick.count < QuickRule::most)
        quick.needs[quick.count++] = {facts.first().position, false, facts.first().bits};
}

/// Whether it is judged whatever has been agreed and is in the roster, but for its army.
bool isAlways(const Condition& when)
{
    return when.rulings.empty() && when.option.isNone() && when.scenarios.empty() && when.notScenarios.empty() &&
           !when.has && !when.hasNo && when.isFlat();
}

bool isNumber(const std::optional<Bound>& bound) { return !bound || bound->source == Bound::Source::Number; }

/// For a rule about the whole roster: what it comes to where it counts 0.
void answerNothing(QuickRule& quick, const Constraint& rule)
{
    const bool isFixed = isAlways(rule.when) && rule.severity.option.isNone() && rule.severity.plain != Severity::Off &&
                         isNumber(rule.atMost) && isNumber(rule.atLeast);
    if (!isFixed)
        return;
    const auto numberOf = [](const std::optional<Bound>& bound) {
        return bound ? std::optional(bound->plus) : std::nullopt;
    };
    quick.atMost = numberOf(rule.atMost);
    quick.atLeast = rule.exactly ? quick.atMost : numberOf(rule.atLeast);
    if (quick.atMost.value_or(0) >= 0 && quick.atLeast.value_or(0) <= 0)
        quick.idle = rule.forbids() ? QuickRule::Idle::Nothing : QuickRule::Idle::Tally;
}

bool asksElsewhere(const std::optional<Bound>& bound)
{
    return bound && bound->anyPart([](const Bound& part) { return part.measure && part.measure->in; });
}

bool isAboutUnitsAlone(const Constraint& rule)
{
    const bool isOfUnits = (rule.subject == SubjectKind::Unit && rule.scope.kind == Scope::Kind::Self) ||
                           rule.subject == SubjectKind::Body;
    return isOfUnits && !rule.count.in && !asksElsewhere(rule.atMost) && !asksElsewhere(rule.atLeast) &&
           !rule.when.asksForUnits();
}

} // namespace

QuickRule QuickRule::of(const Constraint& rule)
{
    QuickRule quick;
    quick.isOfBattle = rule.subject == SubjectKind::Battle;
    quick.whenEmpty = rule.whenEmpty;
    quick.isOfUnitsAlone = isAboutUnitsAlone(rule);
    quick.army = rule.when.army;
    if (rule.subject == SubjectKind::Unit || rule.subject == SubjectKind::Body) {
        need(quick, rule.quickWhere);
        quick.idle = Idle::Nothing;
    } else if (rule.subject == SubjectKind::Roster && isSum(rule.count.kind) && !rule.count.in) {
        need(quick, rule.count.quick);
        if (countsOptions(rule.count.kind))
            need(quick, rule.count.options);
        answerNothing(quick, rule);
    }
    return quick;
}

} // namespace muster
