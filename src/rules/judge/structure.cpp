#include "rules/judge/structure.h"

#include "core/data/severityrule.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/parts.h"

#include <algorithm>

namespace muster {

namespace {

class UnitJudge {
public:
    UnitJudge(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit)
        : m_catalogue(catalogue), m_result(assessment), m_id(unit)
    {
    }

    void run()
    {
        judgePlace();
        const auto& kind = m_catalogue.unit(unit().kind);
        judgeSize(kind);
        for (const auto& body : m_result.bodiesOf(m_id)) {
            m_body = &body;
            if (body.kind && body.kind->max)
                judgeGroupModels(body);
            judgeOptions(body.kind ? body.kind->choices : kind.choices);
        }
    }

private:
    [[nodiscard]] const AssessedUnit& unit() const { return m_result.units[m_id]; }

    /// A roster may name a group several times, for models that differ: its most is that of all of them together, and
    /// is reported with the last.
    void judgeGroupModels(const Body& last)
    {
        int models = 0;
        for (const auto& body : m_result.bodiesOf(m_id)) {
            if (body.kind != last.kind)
                continue;
            if (body.group.position() > last.group.position())
                return;
            models += body.models;
        }
        const auto most = last.kind->max->at(unit().size());
        if (models > most)
            add(Structural::OptionLimit, true, models, most)->modelGroup = last.group;
    }

    [[nodiscard]] Severity severity(Structural rule) const
    {
        return severityIn(m_catalogue.ruleset.structureOf(rule).severity, m_result.choices);
    }

    Finding* add(Structural rule, bool tooMany, std::optional<std::int64_t> actual = {},
                 std::optional<std::int64_t> allowed = {})
    {
        Finding finding;
        finding.rule = idOf(rule);
        finding.severity = severity(rule);
        finding.subject = m_id;
        finding.tooMany = tooMany;
        finding.units = {m_id};
        if (actual)
            finding.actual = Fraction(*actual);
        if (allowed)
            finding.allowed = Fraction(*allowed);
        if (finding.severity == Severity::Off)
            return &m_ignored.emplace(std::move(finding));
        m_result.findings.push_back(std::move(finding));
        return &m_result.findings.back();
    }

    void judgePlace()
    {
        const auto& places = m_catalogue.ruleset.places;
        bool isRequired = false;
        bool isWhereRequired = false;
        for (const auto place : places.ids())
            if (places[place].required && fits(m_catalogue, m_result, m_id, *places[place].required)) {
                isRequired = true;
                isWhereRequired = isWhereRequired || unit().place == place;
            }
        if (unit().parent.isNone()) {
            if (isRequired)
                add(Structural::WrongPlace, false);
            return;
        }
        // What an unknown unit has places for is not known either.
        if (!m_result.units[unit().parent].isKnown())
            return;
        if (!unit().place.isNone() && (isWhereRequired || !isRequired)) {
            const auto& place = m_catalogue.ruleset.places[unit().place];
            if (accepts(m_catalogue, m_result, place, unit().parent, m_id))
                return;
        }
        add(Structural::WrongPlace, true);
    }

    void judgeSize(const Unit& kind)
    {
        const auto limits = sizeLimits(m_catalogue, m_result, m_id);
        const auto models = unit().size();
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

    Finding* report(Structural rule, bool tooMany, Id<OptionGroup> group, Id<Option> option,
                    std::optional<std::int64_t> actual = {}, std::optional<std::int64_t> allowed = {})
    {
        auto* finding = add(rule, tooMany, actual, allowed);
        finding->modelGroup = m_body->group;
        finding->optionGroup = group;
        finding->option = option;
        return finding;
    }

    void judgeOptions(const OptionList& list)
    {
        // Only option groups of which something is taken, or has to be, can be wrong. What is taken is in the order of
        // the list, group by group.
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
        for (const auto limit : list.limits.ids())
            judgeLimit(list, limit);
        for (const auto& its : taken)
            if (its.count > 0)
                judgeNeeds(list, *its.option);
    }

    /// Options of several groups together.
    void judgeLimit(const OptionList& list, Id<OptionLimit> index)
    {
        const auto& limit = list.limits[index];
        const auto models = m_body->models;
        const int sum = countOf(m_catalogue, m_result, m_id, limit);
        const auto least = limit.min.at(models);
        const bool isAbove = limit.max && sum > limit.max->at(models);
        if (!isAbove && sum >= least)
            return;
        auto* finding =
            report(Structural::OptionLimit, isAbove, noId, noId, sum, isAbove ? limit.max->at(models) : least);
        finding->optionLimit = index;
        finding->citation = limit.citation;
    }

    /// The body's own choices, which are stored after those that it shares with its unit.
    [[nodiscard]] std::span<const TakenOption> own() const
    {
        const auto all = m_result.takenBy(*m_body);
        const auto first = std::ranges::find(all, false, &TakenOption::isInherited);
        return {first, all.end()};
    }

    /// Too many or too few of an option, or of its whole group: cited as the group is.
    void reportGroup(const OptionList& list, bool tooMany, Id<OptionGroup> group, Id<Option> option,
                     std::int64_t actual, std::int64_t allowed)
    {
        report(Structural::OptionLimit, tooMany, group, option, actual, allowed)->citation =
            list.groups[group].citation;
    }

    void judgeGroup(const OptionList& list, Id<OptionGroup> index, std::span<const TakenOption> taken)
    {
        const auto& group = list.groups[index];
        const auto models = m_body->models;
        const auto positionOf = [&](const Option& option) { return list.options.idOf(option); };
        bool isExplained = false;
        int sum = 0;
        for (const auto& its : taken) {
            sum += its.count;
            if (its.count > its.option->max.at(models)) {
                reportGroup(list, true, index, positionOf(*its.option), its.count, its.option->max.at(models));
                isExplained = true;
            }
        }
        if (std::ranges::find(list.needed, index) != list.needed.end())
            for (const auto position : group.options) {
                const auto& option = list.options[position];
                const auto count = countOf(m_result, *m_body, option);
                if (count < option.min.at(models)) {
                    reportGroup(list, false, index, position, count, option.min.at(models));
                    isExplained = true;
                }
            }
        const auto bound = boundedBy(m_result, *m_body, list, group);
        // Without the option that they are inside of they lack that one, which is said of each.
        if (!group.inside.isNone() && bound == 0)
            return;
        // One cause, one finding: too many of one option is the reason why its group has too many.
        const auto most = group.max ? group.max->at(bound) : std::numeric_limits<int>::max();
        const auto least = group.min.at(bound);
        if (sum > most && !isExplained)
            reportGroup(list, true, index, noId, sum, most);
        else if (sum < least && !isExplained)
            reportGroup(list, false, index, noId, sum, least);
    }

    /// Whether the body has the option, of its own or shared with its unit.
    [[nodiscard]] bool has(const Option& option) const
    {
        return std::ranges::any_of(m_result.takenBy(*m_body), [&](const TakenOption& taken) {
            return taken.count > 0 && (taken.option == &option || (taken.isInherited && taken.option->id == option.id));
        });
    }

    [[nodiscard]] bool isInRoster(const Filter& filter) const
    {
        return std::ranges::any_of(m_result.units.ids(), [&](Id<AssessedUnit> other) {
            return m_result.units[other].isKnown() && fits(m_catalogue, m_result, other, filter);
        });
    }

    [[nodiscard]] bool isOn(const Option& option) const
    {
        return option.ruling.isNone() || m_result.rulings[option.ruling];
    }

    void judgeNeeds(const OptionList& list, const Option& option)
    {
        const auto position = list.options.idOf(option);
        const auto hasOther = [&](Id<Option> other) { return has(list.options[other]); };
        if (!option.requiresAnyOf.empty() && std::ranges::none_of(option.requiresAnyOf, hasOther))
            report(Structural::OptionRequires, false, option.group, position);
        if (option.needs && !isInRoster(*option.needs))
            report(Structural::OptionRequires, false, option.group, position)->lacksUnit = true;
        if (!isOn(option))
            return;
        for (const auto other : option.excludes)
            if (hasOther(other) && !isReportedBefore(list, position, other))
                report(Structural::OptionExcludes, true, option.group, position)->otherOption = other;
    }

    /// Two options that exclude each other make one finding, reported with the first of them.
    [[nodiscard]] bool isReportedBefore(const OptionList& list, Id<Option> option, Id<Option> other) const
    {
        if (other > option)
            return false;
        const auto& earlier = list.options[other];
        // What a model group shares with its unit is not reported for the group.
        return countOf(m_result, *m_body, earlier) > 0 && isOn(earlier) &&
               std::ranges::find(earlier.excludes, option) != earlier.excludes.end();
    }

    const Catalogue& m_catalogue;
    Assessment& m_result;
    Id<AssessedUnit> m_id;
    const Body* m_body = nullptr;
    std::optional<Finding> m_ignored;
};

} // namespace

int countOf(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, const OptionLimit& limit)
{
    const auto& kind = catalogue.unit(assessment.units[unit].kind);
    int sum = 0;
    const auto add = [&](const Body& body, const OptionList& list, const std::vector<Id<Option>>& options) {
        for (const auto& taken : assessment.takenBy(body))
            if (!taken.isInherited && std::ranges::find(options, list.options.idOf(*taken.option)) != options.end())
                sum += limit.ofGroups.empty() ? taken.count : timesTaken(assessment, body, taken);
    };
    const auto bodies = assessment.bodiesOf(unit);
    add(bodies.front(), kind.choices, limit.options);
    for (const auto& body : bodies.subspan(1))
        for (const auto& [group, options] : limit.ofGroups)
            if (&kind.groups[group] == body.kind)
                add(body, body.kind->choices, options);
    return sum;
}

bool accepts(const Catalogue& catalogue, const Assessment& assessment, const Place& place, Id<AssessedUnit> above,
             Id<AssessedUnit> unit)
{
    const auto armyOf = [&](Id<AssessedUnit> i) { return assessment.units[i].army; };
    const auto hasSlot = [&] {
        return assessment.units[above].isKnown() &&
               std::ranges::any_of(catalogue.unit(assessment.units[above].kind).slotList,
                                   [&](const Slot& slot) { return fits(catalogue, assessment, unit, slot.accepts); });
    };
    if (place.hasSlots && !hasSlot())
        return false;
    return fits(catalogue, assessment, above, place.parents) && fits(catalogue, assessment, unit, place.accepts) &&
           (!place.sameArmy || armyOf(above) == armyOf(unit));
}

SizeLimits sizeLimits(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto& kind = catalogue.unit(assessment.units[unit].kind);
    SizeLimits limits{kind.minModels, kind.maxModels};
    for (const auto& taken : assessment.takenBy(assessment.bodiesOf(unit).front()))
        if (taken.option->maxModels && taken.count > 0)
            limits.max = std::min(limits.max, *taken.option->maxModels);
    return limits;
}

bool hasRightSize(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto& its = assessment.units[unit];
    const auto limits = sizeLimits(catalogue, assessment, unit);
    return its.size() >= limits.min && its.size() <= limits.max && catalogue.unit(its.kind).allowsModels(its.size());
}

void judgeStructure(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit)
{
    if (assessment.units[unit].isKnown())
        UnitJudge(catalogue, assessment, unit).run();
}

} // namespace muster
