#include "rules/judge/bodies.h"

#include "core/base/bounded.h"
#include "rules/judge/parts.h"

#include <algorithm>

namespace muster {

namespace {

bool contains(const auto& list, auto value) { return std::ranges::find(list, value) != list.end(); }

int countAmong(std::span<const TakenOption> taken, const Option& option)
{
    const auto found = std::ranges::find(taken, &option, &TakenOption::option);
    return found == taken.end() ? 0 : found->count;
}

class Bodies {
public:
    Bodies(const Catalogue& catalogue, Assessment& result, const RosterUnit& source, BodyScratch& scratch)
        : m_catalogue(catalogue),
          m_result(result),
          m_source(source),
          m_scratch(scratch),
          m_id(result.units.last()),
          m_unit(result.units.back()),
          m_kind(catalogue.unit(m_unit.kind))
    {
    }

    void run()
    {
        m_unit.firstBody = m_result.bodies.nextId();
        resolve(m_kind.choices, m_source.options);
        const auto own = open(noId, nullptr, m_unit.models);
        close(own);
        for (std::size_t i = 0; i < m_source.groups.size(); ++i)
            addGroup(Id<RosterGroup>::at(i));
        m_unit.bodies = m_result.bodies.size() - m_unit.firstBody.position();
        addParts();
        if (m_unit.bodies == 1)
            m_result.facts.add(m_id.position(), ownModels);
    }

private:
    /// The models that options add come last: prices and limits look at the unit without them.
    void addParts()
    {
        if (!m_unit.hasAddedParts)
            return;
        // One part is 10 million models at most, which is more than any unit has: data may allow any number of parts.
        constexpr std::int64_t most = 10'000'000;
        std::int64_t added = 0;
        forParts(m_catalogue, m_result, m_id, [&](const UnitPart& part, int models, const Option* option) {
            if (option && !part.isMount)
                added = std::min(most, added + models);
        });
        const auto ofOwnKind = std::min(most, ownModelsAdded());
        m_result.bodies[m_unit.firstBody].added = static_cast<int>(ofOwnKind);
        added = std::min(most, added + ofOwnKind);
        m_unit.added = static_cast<int>(added);
        m_unit.models += m_unit.added;
    }

    [[nodiscard]] std::int64_t ownModelsAdded() const
    {
        std::int64_t added = 0;
        for (const auto& body : m_result.bodiesOf(m_id))
            for (const auto& taken : m_result.takenBy(body))
                if (taken.option->models > 0)
                    added += std::int64_t{taken.option->models} * timesTaken(m_result, body, taken);
        return added;
    }

    Id<Body> open(Id<RosterGroup> group, const ModelGroup* kind, int models)
    {
        const auto begin = static_cast<std::uint32_t>(m_result.taken.size());
        return m_result.bodies.add({m_id, group, kind, models, {}, 0, false, begin, begin});
    }

    /// Completes a body with its own choices, and records their facts for filters.
    void close(Id<Body> id)
    {
        auto& body = m_result.bodies[id];
        for (const auto& taken : m_scratch.own) {
            const auto& option = *taken.option;
            m_result.facts.add(m_id.position(), option.gives);
            m_unit.heldBack = m_unit.heldBack || option.heldBack;
            m_unit.hasAddedParts = m_unit.hasAddedParts || option.addsModels();
        }
        m_result.taken.insert(m_result.taken.end(), m_scratch.own.begin(), m_scratch.own.end());
        body.end = static_cast<std::uint32_t>(m_result.taken.size());
    }

    /// The options in force: those that the roster names, and the default of each option group of which it names none.
    void resolve(const OptionList& list, const OptionCounts& counts)
    {
        auto& [own, sets, mentioned] = m_scratch;
        own.clear();
        sets.clear();
        mentioned.clear();
        for (const auto& [id, count] : counts) {
            const auto position = list.find(id);
            if (position.isNone()) {
                m_result.isComplete = false;
                continue;
            }
            const auto& option = list.options[position];
            sets.push_back(option.swap);
            mentioned.push_back(option.group);
            if (count != 0)
                own.push_back({&option, count, false, false, {}});
        }
        for (const auto position : list.standard) {
            const auto& option = list.options[position];
            // What is inside an option comes after it, so that it is known by now how often that is taken.
            const auto inside = list.groups[option.group].inside;
            const int times = inside.isNone() ? 1 : countAmong(own, list.options[inside]);
            if (times > 0 && !contains(mentioned, option.group))
                own.push_back({&option, boundedProduct(option.defaultCount, times), false, true, {}});
        }
        std::ranges::sort(own, {}, &TakenOption::option);
    }

    void addGroup(Id<RosterGroup> id)
    {
        const auto& source = m_source.groups[id.position()];
        const auto* group = m_kind.group(source.group);
        if (!group) {
            m_result.isComplete = false;
            return;
        }
        const auto models = source.models.value_or(1);
        const bool swaps = group->swaps.holds(m_result.rulings);
        m_result.facts.add(m_id.position(), group->gives);
        resolve(group->choices, source.options);
        const auto body = open(id, group, models);
        const auto whole = m_result.bodies[m_unit.firstBody];
        for (auto i = whole.begin; i < whole.end; ++i) {
            auto taken = m_result.taken[i];
            if (swaps && contains(m_scratch.sets, taken.option->swap))
                continue;
            taken.isInherited = true;
            m_result.taken.push_back(taken);
        }
        close(body);
        auto& made = m_result.bodies[body];
        made.sharesAll =
            m_scratch.own.empty() && group->effects.empty() && made.end - made.begin == whole.end - whole.begin;
    }

    const Catalogue& m_catalogue;
    Assessment& m_result;
    const RosterUnit& m_source;
    BodyScratch& m_scratch;
    Id<AssessedUnit> m_id;
    AssessedUnit& m_unit;
    const Unit& m_kind;
};

} // namespace

void addBodies(const Catalogue& catalogue, Assessment& assessment, const RosterUnit& source, BodyScratch& scratch)
{
    Bodies(catalogue, assessment, source, scratch).run();
}

int countOf(const Assessment& assessment, const Body& body, const Option& option)
{
    return countAmong(assessment.takenBy(body), option);
}

int boundedBy(const Assessment& assessment, const Body& body, const OptionList& list, const OptionGroup& group)
{
    return group.inside.isNone() ? body.models : countOf(assessment, body, list.options[group.inside]);
}

bool counts(const Measure& measure, const Option& option)
{
    return (measure.options.isEmpty() || measure.options.has(option.fact)) &&
           (measure.optionGroups.isEmpty() || measure.optionGroups.has(option.groupFact)) &&
           (measure.optionMarks.isEmpty() || measure.optionMarks.meets(option.gives)) &&
           (measure.named.isNone() || measure.named == option.named);
}

bool counts(const Measure& measure, const Body& body)
{
    return measure.groups.isEmpty() || measure.groups.has(body.fact());
}

bool countsWeapon(const Catalogue& catalogue, const Measure& measure, Id<Weapon> weapon)
{
    const auto kind = catalogue.weapon(weapon).kind;
    return (measure.weaponKinds.empty() || contains(measure.weaponKinds, kind)) &&
           (measure.weapons.empty() || contains(measure.weapons, weapon));
}

std::vector<Id<OptionGroup>> emptyGroups(const Measure& measure, const Assessment& assessment, const Body& body,
                                         const OptionList& list)
{
    std::vector<Id<OptionGroup>> found;
    for (const auto id : list.groups.ids()) {
        const auto& options = list.groups[id].options;
        if (std::ranges::any_of(options, [&](auto option) { return counts(measure, list.options[option]); }) &&
            std::ranges::none_of(options,
                                 [&](auto option) { return countOf(assessment, body, list.options[option]) > 0; }))
            found.push_back(id);
    }
    return found;
}

bool isAboutWeapons(const Measure& measure)
{
    return measure.kind == Measure::Kind::Weapons || measure.kind == Measure::Kind::SameWeapon ||
           measure.kind == Measure::Kind::Largest;
}

} // namespace muster
