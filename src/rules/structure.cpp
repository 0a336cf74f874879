#include "rules/structure.h"

#include "rules/assess.h"
#include "rules/bodies.h"

#include <algorithm>

namespace muster {

namespace {

class UnitJudge {
public:
    UnitJudge(const Catalogue& catalogue, Assessment& assessment, Index unit)
        : m_catalogue(catalogue), m_result(assessment), m_index(unit)
    {
    }

    void run()
    {
        judgePlace();
        const auto& kind = m_catalogue.unit(unit().kind);
        judgeSize(kind);
        for (const auto& body : m_result.bodiesOf(m_index)) {
            m_body = &body;
            if (body.kind && body.kind->max && body.models > body.kind->max->at(unit().models))
                add(Structural::OptionLimit, true, body.models, body.kind->max->at(unit().models))->modelGroup =
                    body.group;
            judgeOptions(body.kind ? body.kind->choices : kind.choices);
        }
    }

private:
    [[nodiscard]] const AssessedUnit& unit() const { return m_result.units[static_cast<std::size_t>(m_index)]; }

    [[nodiscard]] Severity severity(Structural rule) const
    {
        const auto& weighed = m_catalogue.ruleset.structure[static_cast<std::size_t>(rule)].severity;
        if (weighed.option == noIndex)
            return weighed.plain;
        return weighed.byChoice[static_cast<std::size_t>(m_result.choices[static_cast<std::size_t>(weighed.option)])];
    }

    Finding* add(Structural rule, bool tooMany, std::optional<std::int64_t> actual = {},
                 std::optional<std::int64_t> allowed = {})
    {
        Finding finding;
        finding.rule = structuralIds[static_cast<std::size_t>(rule)];
        finding.severity = severity(rule);
        finding.subject = {Constraint::Subject::Unit, m_index};
        finding.tooMany = tooMany;
        finding.units = {m_index};
        if (actual)
            finding.actual = Fraction(*actual);
        if (allowed)
            finding.allowed = Fraction(*allowed);
        if (finding.severity == Severity::Off) {
            m_ignored = std::move(finding);
            return &m_ignored;
        }
        m_result.findings.push_back(std::move(finding));
        return &m_result.findings.back();
    }

    void judgePlace()
    {
        const auto& places = m_catalogue.ruleset.places;
        bool isRequired = false;
        bool isWhereRequired = false;
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i].required && fits(m_catalogue, m_result, m_index, *places[i].required)) {
                isRequired = true;
                isWhereRequired = isWhereRequired || unit().place == static_cast<Index>(i);
            }
        if (unit().parent == noIndex) {
            if (isRequired)
                add(Structural::WrongPlace, false);
            return;
        }
        if (unit().place != noIndex && (isWhereRequired || !isRequired)) {
            const auto& place = m_catalogue.ruleset.places[static_cast<std::size_t>(unit().place)];
            if (accepts(m_catalogue, m_result, place, unit().parent, m_index))
                return;
        }
        add(Structural::WrongPlace, true);
    }

    void judgeSize(const Unit& kind)
    {
        const auto limits = sizeLimits(m_catalogue, m_result, m_index);
        const auto models = unit().models;
        if (models > limits.max)
            add(Structural::UnitSize, true, models, limits.max);
        else if (models < limits.min)
            add(Structural::UnitSize, false, models, limits.min);
        else if (!kind.allowsModels(models))
            add(Structural::UnitSize, true, models, nearestBelow(kind, models));
    }

    static int nearestBelow(const Unit& kind, int models)
    {
        int best = kind.minModels;
        for (const auto size : kind.sizes)
            if (size < models)
                best = std::max(best, size);
        return best;
    }

    Finding* report(Structural rule, bool tooMany, Index group, Index option, std::optional<std::int64_t> actual = {},
                    std::optional<std::int64_t> allowed = {})
    {
        auto* finding = add(rule, tooMany, actual, allowed);
        finding->modelGroup = m_body->group;
        finding->optionGroup = group;
        finding->option = option;
        return finding;
    }

    void judgeOptions(const OptionList& list)
    {
        // Only option groups of which something is taken, or has to be, can be wrong. What is taken stands in the order
        // of the list, group by group.
        const auto taken = own();
        for (auto at = taken.begin(); at != taken.end();) {
            const auto group = at->option->group;
            const auto end =
                std::find_if(at, taken.end(), [&](const TakenOption& other) { return other.option->group != group; });
            judgeGroup(list, group, {at, end});
            at = end;
        }
        for (const auto group : list.needed)
            if (std::ranges::none_of(taken, [&](const TakenOption& its) { return its.option->group == group; }))
                judgeGroup(list, group, {});
        for (const auto& its : taken)
            if (its.count > 0)
                judgeNeeds(list, *its.option);
    }

    /// What the body took itself: it stands behind what it shares with its unit.
    [[nodiscard]] std::span<const TakenOption> own() const
    {
        const auto all = m_result.takenBy(*m_body);
        const auto first = std::ranges::find(all, false, &TakenOption::isInherited);
        return {first, all.end()};
    }

    void judgeGroup(const OptionList& list, Index index, std::span<const TakenOption> taken)
    {
        const auto& group = list.groups[static_cast<std::size_t>(index)];
        const auto models = m_body->models;
        const auto positionOf = [&](const Option& option) { return static_cast<Index>(&option - list.options.data()); };
        bool isExplained = false;
        int sum = 0;
        for (const auto& its : taken) {
            sum += its.count;
            if (its.count > its.option->max.at(models)) {
                report(Structural::OptionLimit, true, index, positionOf(*its.option), its.count,
                       its.option->max.at(models));
                isExplained = true;
            }
        }
        if (std::ranges::find(list.needed, index) != list.needed.end())
            for (const auto position : group.options) {
                const auto& option = list.options[static_cast<std::size_t>(position)];
                const auto count = countOf(m_result, *m_body, option);
                if (count < option.min.at(models)) {
                    report(Structural::OptionLimit, false, index, position, count, option.min.at(models));
                    isExplained = true;
                }
            }
        // One cause, one finding: too many of one option is why its group has too many.
        const auto most = group.max ? group.max->at(models) : std::numeric_limits<int>::max();
        const auto least = group.min.at(models);
        if (sum > most && !isExplained)
            report(Structural::OptionLimit, true, index, noIndex, sum, most);
        else if (sum < least && !isExplained)
            report(Structural::OptionLimit, false, index, noIndex, sum, least);
    }

    /// Whether the body has the option, of its own or shared with its unit.
    [[nodiscard]] bool has(const Option& option) const
    {
        return std::ranges::any_of(m_result.takenBy(*m_body), [&](const TakenOption& taken) {
            return taken.count > 0 && (taken.option == &option || (taken.isInherited && taken.option->id == option.id));
        });
    }

    [[nodiscard]] bool isOn(const Option& option) const
    {
        return option.ruling == noIndex || m_result.rulings[static_cast<std::size_t>(option.ruling)];
    }

    void judgeNeeds(const OptionList& list, const Option& option)
    {
        const auto position = static_cast<Index>(&option - list.options.data());
        const auto hasOther = [&](Index other) { return has(list.options[static_cast<std::size_t>(other)]); };
        if (!option.requiresAnyOf.empty() && std::ranges::none_of(option.requiresAnyOf, hasOther))
            report(Structural::OptionRequires, false, option.group, position);
        if (!isOn(option))
            return;
        for (const auto other : option.excludes)
            if (hasOther(other) && !isSaidBefore(list, position, other))
                report(Structural::OptionExcludes, true, option.group, position)->otherOption = other;
    }

    /// Two options that exclude each other are one finding, told with the first of them.
    [[nodiscard]] bool isSaidBefore(const OptionList& list, Index option, Index other) const
    {
        if (other > option)
            return false;
        const auto& earlier = list.options[static_cast<std::size_t>(other)];
        // What a model group shares with its unit says nothing of its own.
        return countOf(m_result, *m_body, earlier) > 0 && isOn(earlier) &&
               std::ranges::find(earlier.excludes, option) != earlier.excludes.end();
    }

    const Catalogue& m_catalogue;
    Assessment& m_result;
    Index m_index;
    const Body* m_body = nullptr;
    Finding m_ignored;
};

} // namespace

bool accepts(const Catalogue& catalogue, const Assessment& assessment, const Place& place, Index above, Index unit)
{
    const auto armyOf = [&](Index i) { return assessment.units[static_cast<std::size_t>(i)].army; };
    return fits(catalogue, assessment, above, place.parents) && fits(catalogue, assessment, unit, place.accepts) &&
           (!place.sameArmy || armyOf(above) == armyOf(unit));
}

SizeLimits sizeLimits(const Catalogue& catalogue, const Assessment& assessment, Index unit)
{
    const auto& kind = catalogue.unit(assessment.units[static_cast<std::size_t>(unit)].kind);
    SizeLimits limits{kind.minModels, kind.maxModels};
    for (const auto& taken : assessment.takenBy(assessment.bodiesOf(unit).front()))
        if (taken.option->maxModels && taken.count > 0)
            limits.max = std::min(limits.max, *taken.option->maxModels);
    return limits;
}

void judgeStructure(const Catalogue& catalogue, Assessment& assessment, Index unit)
{
    if (assessment.units[static_cast<std::size_t>(unit)].kind != noIndex)
        UnitJudge(catalogue, assessment, unit).run();
}

} // namespace muster
