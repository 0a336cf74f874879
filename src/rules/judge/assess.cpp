#include "rules/judge/assess.h"

#include "rules/judge/alike.h"
#include "rules/judge/bounds.h"
#include "rules/judge/constraints.h"
#include "rules/judge/counting.h"
#include "rules/judge/grants.h"
#include "rules/judge/prices.h"
#include "rules/judge/slots.h"
#include "rules/judge/structure.h"
#include "rules/judge/units.h"
#include "rules/judge/unknown.h"

#include <algorithm>

namespace muster {

namespace {

/// Of armies and kinds, those of the roster's own army come first, whatever armies the catalogue has besides.
std::pair<bool, int> placeOf(const Catalogue& catalogue, const Assessment& assessment, const Subject& subject)
{
    auto army = assessment.army;
    if (const auto* its = std::get_if<Id<Army>>(&subject))
        army = *its;
    else if (const auto* kind = std::get_if<Id<Unit>>(&subject))
        army = catalogue.unit(*kind).army;
    return {army != assessment.army, positionOf(subject)};
}

/// By severity, then roster order, then rule id, then subject.
bool isBefore(const Catalogue& catalogue, const Assessment& assessment, const Finding& a, const Finding& b)
{
    if (a.severity != b.severity)
        return a.severity < b.severity;
    const auto firstOf = [](const Finding& finding) {
        return finding.units.empty() ? Id<AssessedUnit>() : finding.units.front();
    };
    if (firstOf(a) != firstOf(b))
        return firstOf(a) < firstOf(b);
    if (const auto order = a.rule.compare(b.rule); order != 0)
        return order < 0;
    return placeOf(catalogue, assessment, a.subject) < placeOf(catalogue, assessment, b.subject);
}

/// `before`: may be null.
Assessment judge(const Catalogue& catalogue, const Roster& roster, Assessment used, const Assessment* before)
{
    auto result = assessUnits(catalogue, roster, std::move(used));
    const Alike alike(result, before);
    for (const auto unit : result.units.ids())
        if (!alike.isOfSameStructure(unit))
            judgeStructure(catalogue, result, unit);
    judgeSlots(catalogue, result);
    judgeConstraints(catalogue, result, alike);
    judgeOpenPrices(catalogue, result);
    judgeOpenGrants(catalogue, result);
    judgeUnknown(catalogue, roster, result);
    std::ranges::stable_sort(result.findings,
                             [&](const Finding& a, const Finding& b) { return isBefore(catalogue, result, a, b); });
    return result;
}

} // namespace

Assessment assess(const Catalogue& catalogue, const Roster& roster, Assessment used)
{
    return judge(catalogue, roster, std::move(used), nullptr);
}

Assessment assess(const Catalogue& catalogue, const Roster& roster, Assessment used, const Assessment& before)
{
    return judge(catalogue, roster, std::move(used), &before);
}

std::vector<std::optional<Fraction>> victoryPoints(const Catalogue& catalogue, const Assessment& assessment,
                                                   Id<AssessedUnit> unit)
{
    std::vector<std::optional<Fraction>> values;
    values.reserve(catalogue.ruleset.victory.size());
    for (const auto& victory : catalogue.ruleset.victory)
        values.push_back(fits(catalogue, assessment, unit, victory.where)
                             ? std::optional(Fraction(assessment.units[unit].points) * victory.times)
                             : std::nullopt);
    return values;
}

namespace {

/// What a bound starts from over the whole roster.
std::optional<Fraction> startOf(const Catalogue& catalogue, const Assessment& assessment, const Bound& bound)
{
    switch (bound.source) {
    case Bound::Source::AgreedPoints:
        return assessment.limit ? std::optional(Fraction(*assessment.limit)) : std::nullopt;
    case Bound::Source::Measure:
        return Counter::figureOf(*bound.measure, Counter(catalogue, assessment).overAll(*bound.measure));
    case Bound::Source::ArmyNumber:
        return armyNumber(catalogue, assessment, bound);
    case Bound::Source::Number:
    case Bound::Source::LineNumber:
    case Bound::Source::LimitNumber:
    case Bound::Source::Parameter:
    case Bound::Source::Stat:
    case Bound::Source::Derived:
    case Bound::Source::Lower:
    case Bound::Source::Higher:
    case Bound::Source::Sum:
        break; // these need a subject, or have parts
    }
    return std::nullopt;
}

} // namespace

std::optional<Fraction> valueOf(const Catalogue& catalogue, const Assessment& assessment, const Bound& bound)
{
    return workOut(bound, [&](const Bound& its) { return startOf(catalogue, assessment, its); });
}

std::optional<Fraction> valueOf(const Catalogue& catalogue, const Assessment& assessment, const Bound& bound,
                                Id<AssessedUnit> unit)
{
    Counter counter(catalogue, assessment);
    const auto& body = assessment.ownModelsOf(unit);
    return workOut(bound, [&](const Bound& its) -> std::optional<Fraction> {
        switch (its.source) {
        case Bound::Source::Measure:
            if (its.measure->in)
                return Counter::figureOf(*its.measure,
                                         counter.over(*its.measure, membersIn(assessment, *its.measure->in, unit)));
            return Counter::figureOf(*its.measure, isSum(its.measure->kind) ? counter.partOf(*its.measure, unit)
                                                                            : counter.over(*its.measure, {&unit, 1}));
        case Bound::Source::Parameter:
            return Fraction(counter.parameter(its.rules, unit));
        case Bound::Source::Stat:
            if (const auto value = counter.figure(its.stat, body))
                return Fraction(*value);
            return std::nullopt;
        case Bound::Source::Derived:
            return counter.derived(its.stat, body);
        case Bound::Source::AgreedPoints:
        case Bound::Source::ArmyNumber:
        case Bound::Source::Number:
        case Bound::Source::LineNumber:
        case Bound::Source::LimitNumber:
        case Bound::Source::Lower:
        case Bound::Source::Higher:
        case Bound::Source::Sum:
            return startOf(catalogue, assessment, its);
        }
        return std::nullopt;
    });
}

} // namespace muster
