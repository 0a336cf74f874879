#include "core/data/severity.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/bounds.h"
#include "rules/judge/counting.h"

#include <algorithm>

namespace muster {

namespace {

/// How many different values a battle option, or the points agreed, has among the rosters of both sides.
std::int64_t distinctAmong(std::span<const Side, 2> sides, const Measure& measure)
{
    std::vector<std::int64_t> values;
    for (const auto& side : sides) {
        if (measure.kind == Measure::Kind::DistinctAgreed) {
            std::optional<std::int64_t> agreed;
            for (const auto* assessment : side.assessments)
                if (assessment->limit)
                    agreed = agreed.value_or(0) + *assessment->limit;
            values.push_back(agreed.value_or(-1));
            continue;
        }
        for (const auto* assessment : side.assessments)
            values.push_back(assessment->choices[measure.option].value());
    }
    std::ranges::sort(values);
    return std::distance(values.begin(), std::ranges::unique(values).begin());
}

bool isMeant(const SideSelector& selector, const Assessment& assessment, bool isFirst)
{
    switch (selector.kind) {
    case SideSelector::Kind::First:
        return isFirst;
    case SideSelector::Kind::Second:
        return !isFirst;
    case SideSelector::Kind::ByOption:
        return assessment.choices[selector.option] == selector.choice;
    case SideSelector::Kind::Both:
        break;
    }
    return true;
}

/// The weapons of the sides that a count means, together: a weapon that both have is one weapon.
WeaponTotals weaponsOfBattle(const Catalogue& catalogue, std::span<const Side, 2> sides, const Measure& measure)
{
    WeaponTotals totals;
    for (const auto& side : sides)
        for (const auto* assessment : side.assessments)
            if (isMeant(measure.side, *assessment, &side == &sides[0]))
                Counter(catalogue, *assessment).gatherWeapons(measure, knownUnits(*assessment), nullptr, totals);
    return totals;
}

std::int64_t measureBattle(const Catalogue& catalogue, std::span<const Side, 2> sides, const Measure& measure)
{
    if (measure.kind == Measure::Kind::DistinctOption || measure.kind == Measure::Kind::DistinctAgreed)
        return distinctAmong(sides, measure);
    if (isAboutWeapons(measure))
        return weaponCount(catalogue, measure, weaponsOfBattle(catalogue, sides, measure));
    std::int64_t sum = 0;
    for (const auto& side : sides)
        for (const auto* assessment : side.assessments)
            if (isMeant(measure.side, *assessment, &side == &sides[0]))
                sum += Counter(catalogue, *assessment).overAll(measure);
    return sum;
}

} // namespace

std::vector<Finding> assessBattle(const Catalogue& catalogue, std::span<const Side, 2> sides)
{
    std::vector<Finding> findings;
    if (sides[0].assessments.empty() || sides[1].assessments.empty())
        return findings;
    const auto& first = *sides[0].assessments.front();
    for (const auto id : catalogue.ruleset.constraints.ids()) {
        const auto& rule = catalogue.ruleset.constraints[id];
        const auto severity = severityIn(rule.severity, first.choices);
        if (rule.subject != SubjectKind::Battle || severity == Severity::Off || !holds(catalogue, rule.when, first))
            continue;
        const Fraction actual(measureBattle(catalogue, sides, rule.count));
        const auto figure = [&](const std::optional<Bound>& bound) -> std::optional<Fraction> {
            if (!bound)
                return std::nullopt;
            return workOut(*bound, [&](const Bound& its) {
                return its.source == Bound::Source::Measure
                           ? std::optional(Fraction(measureBattle(catalogue, sides, *its.measure)))
                           : std::nullopt;
            });
        };
        const auto add = [&](bool tooMany, Fraction allowed) {
            Finding finding;
            finding.rule = rule.id;
            finding.constraint = id;
            finding.severity = severity;
            finding.subject = WholeBattle();
            finding.tooMany = tooMany;
            finding.actual = actual;
            finding.allowed = allowed;
            if (isAboutWeapons(rule.count))
                finding.weapons =
                    weaponsAbove(catalogue, rule.count, weaponsOfBattle(catalogue, sides, rule.count), allowed);
            findings.push_back(std::move(finding));
        };
        const auto most = figure(rule.atMost);
        const auto least = rule.exactly ? most : figure(rule.atLeast);
        if (most && actual > *most)
            add(true, *most);
        if (least && actual < *least)
            add(false, *least);
    }
    std::ranges::stable_sort(findings, {}, &Finding::severity);
    return findings;
}

} // namespace muster
