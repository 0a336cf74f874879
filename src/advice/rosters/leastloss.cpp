#include "advice/rosters/leastloss.h"

#include "advice/rosters/unitchanges.h"
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

bool isFixed(const Condition& condition) { return !condition.asksForUnits(); }

/// Whether nothing that a person does to a unit, but for removing it, changes the answer of a filter.
bool isFixed(const Filter& filter)
{
    switch (filter.kind) {
    case Filter::Kind::Always:
    case Filter::Kind::Category:
    case Filter::Kind::Unit:
    case Filter::Kind::Army:
    case Filter::Kind::Line:
        return true;
    case Filter::Kind::All:
    case Filter::Kind::Any:
    case Filter::Kind::Not:
        return std::ranges::all_of(filter.children, [](const Filter& child) { return isFixed(child); });
    default:
        return false;
    }
}

/// The units that a rule allows none of, so that each of them must go: strangers. Empty for other findings.
std::vector<Id<AssessedUnit>> unitsThatMustGo(const Catalogue& catalogue, const Finding& finding)
{
    if (finding.severity != Severity::Error || finding.constraint.isNone() || !finding.tooMany)
        return {};
    const auto& rule = catalogue.ruleset.constraints[finding.constraint];
    const bool isOfMany =
        rule.subject == SubjectKind::Roster || rule.subject == SubjectKind::Army || rule.subject == SubjectKind::Kind;
    const bool isPlain = rule.count.kind == Measure::Kind::Units && rule.forbids() && !rule.count.in;
    if (!isOfMany || !isPlain || !isFixed(rule.when) || !isFixed(rule.where) || !isFixed(rule.count.filter) ||
        finding.actual != Fraction(static_cast<std::int64_t>(finding.units.size())))
        return {};
    return finding.units;
}

/// How far the roster is over the points agreed.
Points pointsOver(const Catalogue& catalogue, const Assessment& before)
{
    Points over;
    for (const auto& finding : before.findings) {
        if (finding.severity != Severity::Error || !finding.tooMany || finding.constraint.isNone())
            continue;
        const auto& rule = catalogue.ruleset.constraints[finding.constraint];
        if (!rule.isAgreedPoints() || !isFixed(rule.when) || !finding.actual || !finding.allowed)
            continue;
        if (const auto gap = Points::of(*finding.actual - *finding.allowed))
            over = std::max(over, *gap);
    }
    return over;
}

/// Whether more of a thing never makes it cheaper. A price with cases may fall with any change.
bool isRising(const Price& price)
{
    if (price.hasCases())
        return false;
    const auto isBelow = [](const auto& one, const auto& other) { return other.second < one.second; };
    return price.plain >= Points() && std::ranges::adjacent_find(price.bySize, isBelow) == price.bySize.end() &&
           (price.bySize.empty() || price.bySize.front().second >= Points()) &&
           std::ranges::all_of(price.byCopy, [](Points points) { return points >= Points(); });
}

bool isRising(const OptionList& list)
{
    // A default that costs something can be saved by choosing another option, which is no loss.
    return std::ranges::all_of(list.options, [](const Option& option) {
        return isRising(option.points) && option.pointsPerModel >= Points() &&
               (option.defaultCount == 0 || option.isFree());
    });
}

/// Whether points are saved only where a choice is lost: nothing that is added or put elsewhere makes a roster cheaper.
bool isSavingALoss(const Catalogue& catalogue, const Assessment& before)
{
    for (const auto& place : catalogue.ruleset.places)
        if (place.included.holds(before.rulings))
            return false;
    return std::ranges::all_of(before.units, [&](const AssessedUnit& unit) {
        if (!unit.isKnown())
            return false;
        const auto& kind = catalogue.unit(unit.kind);
        // Models of a group may cost less than the others, or have cheaper choices in place of theirs.
        return kind.groups.empty() && isRising(kind.points) && kind.pointsPerModel >= Points() &&
               isRising(kind.choices);
    });
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
    std::set<Id<AssessedUnit>> gone;
    std::set<Id<AssessedUnit>> faulty;
    for (const auto& finding : before.findings) {
        if (finding.severity == Severity::Error && isOfUnitAlone(finding))
            faulty.insert(std::get<Id<AssessedUnit>>(finding.subject));
        const auto mustGo = unitsThatMustGo(catalogue, finding);
        gone.insert(mustGo.begin(), mustGo.end());
    }
    Loss least;
    // One step can mend several units only by removing the unit above them.
    std::set<Id<AssessedUnit>> tops;
    Points pointsGone;
    for (const auto unit : gone) {
        tops.insert(topOf(before, unit));
        least.choices += 1 + choicesIn(catalogue, before, unit);
        pointsGone += before.units[unit].points;
    }
    for (const auto unit : faulty) {
        tops.insert(topOf(before, unit));
        if (!gone.contains(unit))
            least.choices += LeastChoices(catalogue, before, unit).count();
    }
    least.edits = std::max(before.isLegal() ? 0 : 1, static_cast<int>(tops.size()));
    const auto over = pointsOver(catalogue, before);
    least.points = std::max(pointsGone, over);
    if (over > Points() && isSavingALoss(catalogue, before))
        least.choices = std::max(least.choices, 1);
    return least;
}

} // namespace muster::advice
