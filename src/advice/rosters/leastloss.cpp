#include "advice/rosters/leastloss.h"

#include "rules/fixes/choosing.h"
#include "rules/judge/bodies.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace muster::advice {

namespace {

bool isRule(const Finding& finding, Structural rule) { return finding.rule == idOf(rule); }

/// Things that a person chose of which at least one must go.
using MustGo = std::set<const void*>;

class LeastChoices {
public:
    LeastChoices(const Catalogue& catalogue, const Assessment& before, Id<AssessedUnit> unit)
        : m_catalogue(catalogue), m_before(before), m_unit(unit)
    {
    }

    /// Of errors that have nothing in common, each costs a choice.
    int count()
    {
        MustGo used;
        int count = 0;
        for (const auto& finding : m_before.findings) {
            if (finding.severity != Severity::Error || !isOfUnitAlone(finding) || finding.subject != Subject(m_unit))
                continue;
            const auto mustGo = mustGoFor(finding);
            if (mustGo.empty() || std::ranges::any_of(mustGo, [&](auto each) { return used.contains(each); }))
                continue;
            used.insert(mustGo.begin(), mustGo.end());
            ++count;
        }
        return count;
    }

private:
    /// Empty where it may be mended without losing a choice.
    [[nodiscard]] MustGo mustGoFor(const Finding& finding) const
    {
        if (!finding.tooMany)
            return {};
        if (isRule(finding, Structural::UnitSize))
            return mustShrink() ? MustGo{&m_before.units[m_unit]} : MustGo{};
        // The choices of model groups may come from their unit.
        if (!finding.modelGroup.isNone() || !finding.optionLimit.isNone())
            return {};
        const auto& body = m_before.ownModelsOf(m_unit);
        const auto& list = choicesOf(m_catalogue, m_before, body);
        if (isRule(finding, Structural::OptionExcludes))
            return ifChosen(body, {&list.options[finding.option], &list.options[finding.otherOption]});
        if (!finding.option.isNone()) {
            const auto& option = list.options[finding.option];
            return option.max.perModels == 0 ? ifChosen(body, {&option}) : MustGo{};
        }
        const auto& group = list.groups[finding.optionGroup];
        if (!group.max || group.max->perModels != 0)
            return {};
        std::vector<const Option*> all;
        for (const auto option : group.options)
            if (countOf(m_before, body, list.options[option]) > 0)
                all.push_back(&list.options[option]);
        return ifChosen(body, all);
    }

    /// Whether it has too many models for any form of the unit.
    [[nodiscard]] bool mustShrink() const
    {
        const auto& its = m_before.units[m_unit];
        return its.size() > m_catalogue.unit(its.kind).maxModels;
    }

    /// These options, if a person chose all of them: what the data give by themselves is no loss.
    [[nodiscard]] MustGo ifChosen(const Body& body, const std::vector<const Option*>& options) const
    {
        MustGo mustGo;
        for (const auto* option : options) {
            const auto taken = std::ranges::find(m_before.takenBy(body), option, &TakenOption::option);
            if (taken == m_before.takenBy(body).end() || taken->isDefault || taken->isInherited || taken->count <= 0)
                return {};
            mustGo.insert(option);
        }
        return mustGo;
    }

    const Catalogue& m_catalogue;
    const Assessment& m_before;
    Id<AssessedUnit> m_unit;
};

Id<AssessedUnit> topOf(const Assessment& assessment, Id<AssessedUnit> unit)
{
    while (!assessment.units[unit].parent.isNone())
        unit = assessment.units[unit].parent;
    return unit;
}

/// How far the roster is over the points agreed.
Points pointsOver(const Catalogue& catalogue, const Assessment& before)
{
    Points over;
    for (const auto& finding : before.findings) {
        if (finding.severity != Severity::Error || !finding.tooMany || finding.constraint.isNone())
            continue;
        const auto& rule = catalogue.ruleset.constraints[finding.constraint];
        const bool isFixed = rule.isAgreedPoints() && !rule.when.has && !rule.when.hasNo && finding.actual &&
                             finding.allowed;
        if (const auto gap = isFixed ? Points::of(*finding.actual - *finding.allowed) : std::nullopt)
            over = std::max(over, *gap);
    }
    return over;
}

} // namespace

bool isOfUnitAlone(const Finding& finding)
{
    constexpr Structural own[]{Structural::UnitSize, Structural::OptionLimit, Structural::OptionRequires,
                               Structural::OptionExcludes};
    return finding.constraint.isNone() && kindOf(finding.subject) == SubjectKind::Unit &&
           std::ranges::any_of(own, [&](Structural rule) { return isRule(finding, rule); });
}

Loss leastLossOf(const Catalogue& catalogue, const Assessment& before)
{
    Loss least;
    // One step can mend several units only by removing the unit above them.
    std::set<Id<AssessedUnit>> tops;
    std::set<Id<AssessedUnit>> faulty;
    for (const auto& finding : before.findings)
        if (finding.severity == Severity::Error && isOfUnitAlone(finding)) {
            const auto unit = std::get<Id<AssessedUnit>>(finding.subject);
            tops.insert(topOf(before, unit));
            faulty.insert(unit);
        }
    least.edits = std::max(before.isLegal() ? 0 : 1, static_cast<int>(tops.size()));
    for (const auto unit : faulty)
        least.choices += LeastChoices(catalogue, before, unit).count();
    least.points = pointsOver(catalogue, before);
    return least;
}

} // namespace muster::advice
