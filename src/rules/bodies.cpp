#include "rules/bodies.h"

#include <algorithm>

namespace muster {

namespace {

bool contains(const std::vector<Index>& list, Index value) { return std::ranges::find(list, value) != list.end(); }

class Bodies {
public:
    Bodies(const Catalogue& catalogue, Assessment& result, const RosterUnit& source, BodyScratch& scratch)
        : m_result(result),
          m_source(source),
          m_scratch(scratch),
          m_unit(result.units.back()),
          m_kind(catalogue.unit(m_unit.kind))
    {
    }

    void run()
    {
        m_unit.firstBody = static_cast<Index>(m_result.bodies.size());
        resolve(m_kind.choices, m_source.options);
        const auto own = open(noIndex, nullptr, m_unit.models);
        for (const auto& taken : m_scratch.own)
            m_unit.points += taken.option->points * taken.count + taken.option->pointsPerModel * m_unit.models;
        close(own, m_scratch.own);
        m_unswapped = m_unit.models;
        for (std::size_t i = 0; i < m_source.groups.size(); ++i)
            addGroup(static_cast<Index>(i));
        m_unit.bodies = static_cast<Index>(m_result.bodies.size()) - m_unit.firstBody;
        if (m_unit.bodies == 1)
            m_unit.groups = Filter::ownModels;
    }

private:
    std::size_t open(Index group, const ModelGroup* kind, int models)
    {
        const auto unit = static_cast<Index>(m_result.units.size()) - 1;
        const auto begin = static_cast<std::uint32_t>(m_result.taken.size());
        m_result.bodies.push_back({unit, group, kind, models, false, begin, begin});
        return m_result.bodies.size() - 1;
    }

    /// Ends a body with what it chose itself, and notes what filters ask for.
    void close(std::size_t body, const std::vector<TakenOption>& own)
    {
        for (const auto& taken : own) {
            m_result.taken.push_back(taken);
            const auto& option = *taken.option;
            m_unit.marks |= option.marks;
            m_unit.rules |= option.watchedRules;
            m_unit.options |= option.watched;
            m_unit.heldBack = m_unit.heldBack || option.heldBack;
        }
        m_result.bodies[body].end = static_cast<std::uint32_t>(m_result.taken.size());
    }

    /// What holds of a list: what the roster says, and for option groups of which it names none, the default.
    void resolve(const OptionList& list, const OptionCounts& counts)
    {
        auto& [own, sets, mentioned] = m_scratch;
        own.clear();
        sets.clear();
        mentioned.clear();
        for (const auto& [id, count] : counts) {
            const auto position = list.find(id);
            if (position == noIndex) {
                m_result.isComplete = false;
                continue;
            }
            const auto& option = list.options[static_cast<std::size_t>(position)];
            sets.push_back(option.swap);
            mentioned.push_back(option.group);
            if (count != 0)
                own.push_back({&option, count, false, false});
        }
        for (const auto position : list.standard) {
            const auto& option = list.options[static_cast<std::size_t>(position)];
            if (!contains(mentioned, option.group))
                own.push_back({&option, option.defaultCount, false, true});
        }
        std::ranges::sort(own, {}, &TakenOption::option);
    }

    void addGroup(Index index)
    {
        const auto& source = m_source.groups[static_cast<std::size_t>(index)];
        const auto* group = m_kind.group(source.group);
        if (!group) {
            m_result.isComplete = false;
            return;
        }
        const auto models = source.models.value_or(1);
        const bool swaps = group->swaps.holds(m_result.rulings);
        m_unit.marks |= group->marks;
        m_unit.groups |= group->watched;
        m_unit.points += group->pointsPerModel * models;
        // Models beyond those of the unit pay nothing back: there is nothing that the unit paid for them.
        const auto inside = std::min(models, m_unswapped);
        m_unswapped -= inside;
        if (!group->pointsOnTop.holds(m_result.rulings))
            m_unit.points -= m_kind.pointsPerModel * inside;
        resolve(group->choices, source.options);
        const auto body = open(index, group, models);
        const auto whole = m_result.bodies[static_cast<std::size_t>(m_unit.firstBody)];
        for (auto i = whole.begin; i < whole.end; ++i) {
            auto taken = m_result.taken[i];
            if (swaps && contains(m_scratch.sets, taken.option->swap)) {
                m_unit.points -= taken.option->pointsPerModel * inside;
                continue;
            }
            taken.isInherited = true;
            m_result.taken.push_back(taken);
        }
        for (const auto& taken : m_scratch.own)
            m_unit.points += taken.option->points * taken.count + taken.option->pointsPerModel * models;
        close(body, m_scratch.own);
        auto& made = m_result.bodies[body];
        made.sharesAll =
            m_scratch.own.empty() && group->effects.empty() && made.end - made.begin == whole.end - whole.begin;
    }

    Assessment& m_result;
    const RosterUnit& m_source;
    BodyScratch& m_scratch;
    AssessedUnit& m_unit;
    const Unit& m_kind;
    int m_unswapped = 0;
};

} // namespace

void addBodies(const Catalogue& catalogue, Assessment& assessment, const RosterUnit& source, BodyScratch& scratch)
{
    Bodies(catalogue, assessment, source, scratch).run();
}

int countOf(const Assessment& assessment, const Body& body, const Option& option)
{
    for (const auto& taken : assessment.takenBy(body))
        if (taken.option == &option)
            return taken.count;
    return 0;
}

std::uint64_t groupOf(const Body& body) { return body.kind ? body.kind->watched : Filter::ownModels; }

bool counts(const Measure& measure, const Option& option)
{
    return (measure.optionMask == Measure::all || (option.watched & measure.optionMask) != 0) &&
           (measure.listMask == Measure::all || (option.watchedGroup & measure.listMask) != 0);
}

bool counts(const Measure& measure, const Body& body)
{
    return measure.groupMask == Measure::all || (groupOf(body) & measure.groupMask) != 0;
}

bool countsWeapon(const Catalogue& catalogue, const Measure& measure, Index weapon)
{
    const auto kind = catalogue.weapon(weapon).kind;
    return (measure.weaponKinds == 0 || (kind != noIndex && (measure.weaponKinds >> kind & 1) != 0)) &&
           (measure.weapons.empty() || std::ranges::find(measure.weapons, weapon) != measure.weapons.end());
}

bool isAboutWeapons(const Measure& measure)
{
    return measure.kind == Measure::Kind::Weapons || measure.kind == Measure::Kind::SameWeapon ||
           measure.kind == Measure::Kind::Largest;
}

} // namespace muster
