#include "rules/structure.h"

#include "rules/assess.h"

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

class UnitJudge {
public:
    UnitJudge(const Catalogue& catalogue, Assessment& assessment, Index unit, Choices& scratch)
        : m_catalogue(catalogue), m_result(assessment), m_index(unit), m_choices(scratch)
    {
    }

    void run()
    {
        judgePlace();
        const auto& source = *m_result.source[static_cast<std::size_t>(m_index)];
        const auto& kind = m_catalogue.unit(unit().kind);
        choose(kind.choices, source.options, m_choices);
        judgeSize(kind);
        judgeOptions(kind.choices, unit().models, noIndex);
        for (std::size_t i = 0; i < source.groups.size(); ++i) {
            const auto* group = kind.group(source.groups[i].group);
            if (!group)
                continue;
            const auto models = source.groups[i].models.value_or(1);
            if (group->max && models > group->max->at(unit().models))
                add(Structural::OptionLimit, true, models, group->max->at(unit().models))->modelGroup =
                    static_cast<Index>(i);
            choose(group->choices, source.groups[i].options, m_choices);
            judgeOptions(group->choices, models, static_cast<Index>(i));
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
            if (fits(m_catalogue, m_result, unit().parent, place.parents) &&
                fits(m_catalogue, m_result, m_index, place.accepts))
                return;
        }
        add(Structural::WrongPlace, true);
    }

    void judgeSize(const Unit& kind)
    {
        const auto limits = sizeLimits(kind, m_choices);
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

    void judgeOptions(const OptionList& list, int models, Index modelGroup)
    {
        const auto count = [&](Index option) { return m_choices.counts[static_cast<std::size_t>(option)]; };
        const auto report = [&](Structural rule, bool tooMany, Index group, Index option,
                                std::optional<std::int64_t> actual = {}, std::optional<std::int64_t> allowed = {}) {
            auto* finding = add(rule, tooMany, actual, allowed);
            finding->modelGroup = modelGroup;
            finding->optionGroup = group;
            finding->option = option;
            return finding;
        };

        for (std::size_t g = 0; g < list.groups.size(); ++g) {
            const auto& group = list.groups[g];
            const auto total =
                std::transform_reduce(group.options.begin(), group.options.end(), 0, std::plus<>(), count);
            const auto most = group.max ? group.max->at(models) : std::numeric_limits<int>::max();
            const auto least = group.min.at(models);
            bool isExplained = false;
            for (const auto position : group.options) {
                const auto& option = list.options[static_cast<std::size_t>(position)];
                const auto taken = count(position);
                if (taken > option.max.at(models)) {
                    report(Structural::OptionLimit, true, static_cast<Index>(g), position, taken,
                           option.max.at(models));
                    isExplained = true;
                } else if (taken < option.min.at(models)) {
                    report(Structural::OptionLimit, false, static_cast<Index>(g), position, taken,
                           option.min.at(models));
                    isExplained = true;
                }
            }
            // One cause, one finding: too many of one option is why its group has too many.
            if (total > most && !isExplained)
                report(Structural::OptionLimit, true, static_cast<Index>(g), noIndex, total, most);
            else if (total < least && !isExplained)
                report(Structural::OptionLimit, false, static_cast<Index>(g), noIndex, total, least);
        }

        for (std::size_t i = 0; i < list.options.size(); ++i) {
            const auto& option = list.options[i];
            if (m_choices.counts[i] <= 0)
                continue;
            const auto isTaken = [&](Index other) { return count(other) > 0; };
            if (!option.requiresAnyOf.empty() && std::ranges::none_of(option.requiresAnyOf, isTaken))
                report(Structural::OptionRequires, false, option.group, static_cast<Index>(i));
            if (option.ruling != noIndex && !m_result.rulings[static_cast<std::size_t>(option.ruling)])
                continue;
            for (const auto other : option.excludes)
                if (isTaken(other) && !isSaidBefore(list, static_cast<Index>(i), other))
                    report(Structural::OptionExcludes, true, option.group, static_cast<Index>(i))->otherOption = other;
        }
    }

    /// Two options that exclude each other are one finding, told with the first of them.
    [[nodiscard]] bool isSaidBefore(const OptionList& list, Index option, Index other) const
    {
        if (other > option)
            return false;
        const auto& earlier = list.options[static_cast<std::size_t>(other)];
        const bool isOn = earlier.ruling == noIndex || m_result.rulings[static_cast<std::size_t>(earlier.ruling)];
        return isOn && std::ranges::find(earlier.excludes, option) != earlier.excludes.end();
    }

    const Catalogue& m_catalogue;
    Assessment& m_result;
    Index m_index;
    Choices& m_choices;
    Finding m_ignored;
};

} // namespace

SizeLimits sizeLimits(const Unit& kind, const Choices& choices)
{
    SizeLimits limits{kind.minModels, kind.maxModels};
    for (std::size_t i = 0; i < kind.choices.options.size(); ++i)
        if (const auto& lowered = kind.choices.options[i].maxModels; lowered && choices.counts[i] > 0)
            limits.max = std::min(limits.max, *lowered);
    return limits;
}

void judgeStructure(const Catalogue& catalogue, Assessment& assessment, Index unit, Choices& scratch)
{
    if (assessment.units[static_cast<std::size_t>(unit)].kind != noIndex)
        UnitJudge(catalogue, assessment, unit, scratch).run();
}

} // namespace muster
