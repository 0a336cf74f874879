#include "advice/rosters/rostermoves.h"

#include "core/data/severityrule.h"
#include "rules/fixes/choosing.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/structure.h"

#include <algorithm>

namespace muster::advice {

namespace {

enum Thing : int {
    wholeUnit,
    size,
    reserve,
    place,
    firstOfGroups = 10,
    firstOfNewGroups = 500,
    firstOfOptions = 1'000
};

/// Whether a rule that every game has makes a list illegal: then what breaks it need not be tried.
bool isSevere(const Catalogue& catalogue, const Assessment& assessment, Structural rule)
{
    return severityIn(catalogue.ruleset.structureOf(rule).severity, assessment.choices) == Severity::Error;
}

/// Whether the answer of a filter may change with the unit's place.
bool dependsOnPlace(const Ruleset& ruleset, const Filter& filter)
{
    if (filter.kind == Filter::Kind::Place || filter.kind == Filter::Kind::HeldBack)
        return true;
    if (filter.kind == Filter::Kind::Trait)
        for (const auto& trait : ruleset.traits)
            if (filter.facts.has(trait.fact) && dependsOnPlace(ruleset, trait.when))
                return true;
    return std::ranges::any_of(filter.children, [&](const Filter& child) { return dependsOnPlace(ruleset, child); });
}

} // namespace

RosterMoves::RosterMoves(const Catalogue& catalogue, const Assessment& assessment)
    : m_catalogue(catalogue), m_now(assessment)
{
    // A unit is tried only where it is accepted, as it is now.
    for (const auto& each : catalogue.ruleset.places)
        m_isWhole = m_isWhole && isSevere(catalogue, assessment, Structural::WrongPlace) &&
                    !dependsOnPlace(catalogue.ruleset, each.accepts) &&
                    !dependsOnPlace(catalogue.ruleset, each.parents);
}

int RosterMoves::thingOf(const Body& body, Id<Option> option)
{
    const auto group = body.group.isNone() ? 0 : static_cast<int>(body.group.position()) + 1;
    return firstOfOptions * (group + 1) + static_cast<int>(option.position());
}

void RosterMoves::add(int thing, Edit edit, bool isAll)
{
    m_moves.push_back({std::move(edit), {m_unit.value(), thing, isAll}});
}

void RosterMoves::addUnit(Id<AssessedUnit> unit, Reach reach)
{
    m_unit = unit;
    const auto& its = m_now.units[unit];
    if (reach != Reach::More) {
        add(wholeUnit, {edits::RemoveUnit{its.id}}, true);
        addRemovalAlone();
    }
    if (!its.isKnown())
        return;
    for (const auto& body : m_now.bodiesOf(unit))
        addOptions(body, reach);
    addSizes(reach);
    if (reach == Reach::More)
        return;
    addGroups(reach);
    addReserve(reach);
    addPlaces();
}

void RosterMoves::addRemovalAlone()
{
    // What is attached to the unit need not go with it. Afterwards it is too late to say so.
    const auto& its = m_now.units[m_unit];
    const auto& ruleset = m_catalogue.ruleset;
    edits::Batch alone;
    edits::Batch above;
    for (const auto unit : m_now.withBelow(m_unit)) {
        if (m_now.units[unit].parent != m_unit)
            continue;
        const auto& id = m_now.units[unit].id;
        alone.edits.push_back({edits::MoveUnit{id, {}, 0, {}}});
        const bool isAccepted = !its.parent.isNone() && !its.place.isNone() && m_now.units[unit].isKnown() &&
                                m_now.units[its.parent].isKnown() &&
                                accepts(m_catalogue, m_now, ruleset.places[its.place], its.parent, unit);
        above.edits.push_back({isAccepted ? edits::MoveUnit{id, m_now.units[its.parent].id, 0, ruleset.asOf(its.place)}
                                          : edits::MoveUnit{id, {}, 0, {}}});
    }
    if (alone.edits.empty())
        return;
    for (auto* each : {&alone, &above}) {
        each->edits.push_back({edits::RemoveUnit{its.id}});
        if (each == &alone || !its.parent.isNone())
            add(wholeUnit, {std::move(*each)}, true);
    }
}

void RosterMoves::addSizes(Reach reach)
{
    const auto& its = m_now.units[m_unit];
    const auto& kind = m_catalogue.unit(its.kind);
    m_isWhole = m_isWhole && isSevere(m_catalogue, m_now, Structural::UnitSize);
    const auto addOne = [&](int models) {
        if ((models > its.size() && reach != Reach::Less) || (models < its.size() && reach != Reach::More))
            add(size, {edits::SetModels{its.id, models}});
    };
    if (!kind.sizes.empty()) {
        for (const auto models : kind.sizes)
            addOne(models);
        return;
    }
    if (kind.maxModels - kind.minModels < mostSizes) {
        for (int models = kind.minModels; models <= kind.maxModels; ++models)
            addOne(models);
        return;
    }
    m_isWhole = false;
    for (int by = 1; by <= mostSizes / 2; ++by)
        for (const auto models : {its.size() - by, its.size() + by})
            if (kind.allowsModels(models))
                addOne(models);
    for (const auto models : {kind.minModels, sizeLimits(m_catalogue, m_now, m_unit).max})
        if (models != anyNumber)
            addOne(models);
}

void RosterMoves::addOptions(const Body& body, Reach reach)
{
    m_isWhole = m_isWhole && isSevere(m_catalogue, m_now, Structural::OptionLimit);
    const auto& list = choicesOf(m_catalogue, m_now, body);
    for (const auto option : list.options.ids())
        addCounts(body, option, reach);
    for (const auto& taken : m_now.takenBy(body))
        if (reach != Reach::More && !taken.isInherited && taken.count > 0)
            addExchanges(body, list.options.idOf(*taken.option));
}

void RosterMoves::addCounts(const Body& body, Id<Option> option, Reach reach)
{
    const auto& its = choicesOf(m_catalogue, m_now, body).options[option];
    const auto held = countOf(m_now, body, its);
    const auto most = its.max.at(body.models);
    const auto thing = thingOf(body, option);
    for (int count = std::max(0, held - mostSizes); reach != Reach::More && count < held; ++count)
        if (count == 0 || count <= most || count == held - 1)
            add(thing, nameOption(m_catalogue, m_now, body, option, count));
    m_isWhole = m_isWhole && held <= mostSizes && most <= mostSizes;
    if (reach == Reach::Less)
        return;
    for (int count = held + 1; count <= std::min(most, held + mostSizes); ++count)
        add(thing, chooseOption(m_catalogue, m_now, body, option, count));
}

void RosterMoves::addExchanges(const Body& body, Id<Option> leaving)
{
    const auto& list = choicesOf(m_catalogue, m_now, body);
    const auto& named = namedFor(m_now, body);
    const auto& from = list.options[leaving];
    const auto& group = list.groups[from.group];
    const auto held = countOf(m_now, body, from);
    const auto place = body.kind ? std::optional(body.group.position()) : std::nullopt;
    for (const auto option : group.options) {
        const auto& to = list.options[option];
        const auto has = countOf(m_now, body, to);
        if (option == leaving)
            continue;
        for (const int moved : {1, held}) {
            if (has + moved > to.max.at(body.models) || (moved == 1 && held == 1))
                continue;
            edits::Batch batch;
            for (const auto each : group.options) {
                const auto& its = list.options[each];
                const auto now = countOf(m_now, body, its);
                const auto wanted = each == leaving ? now - moved : each == option ? now + moved : now;
                // Naming one option of a group switches off its default, so what it has by default is written too.
                if (wanted != now || (now != 0 && !named.find(its.id)))
                    batch.edits.push_back({edits::SetOption{m_now.units[m_unit].id, place, its.id, wanted}});
            }
            add(thingOf(body, leaving), {std::move(batch)});
        }
    }
}

void RosterMoves::addGroups(Reach reach)
{
    const auto& id = m_now.units[m_unit].id;
    if (reach == Reach::Everything)
        addNewGroups();
    for (const auto& body : m_now.bodiesOf(m_unit)) {
        if (!body.kind)
            continue;
        const auto at = body.group.position();
        const auto thing = firstOfGroups + static_cast<int>(at);
        add(thing, {edits::RemoveGroup{id, at}});
        for (int models = std::max(1, body.models - mostSizes); models < body.models; ++models)
            add(thing, {edits::SetGroupModels{id, at, models}});
        const auto most = std::min(m_now.units[m_unit].size(), body.models + mostSizes);
        m_isWhole = m_isWhole && body.models <= mostSizes && most < body.models + mostSizes;
        for (int models = body.models + 1; reach == Reach::Everything && models <= most; ++models)
            add(thing, {edits::SetGroupModels{id, at, models}});
    }
}

void RosterMoves::addNewGroups()
{
    const auto& source = *m_now.source[m_unit];
    int thing = firstOfNewGroups;
    for (const auto& group : m_catalogue.unit(m_now.units[m_unit].kind).groups) {
        RosterGroup added;
        added.group = group.id;
        add(thing++, {edits::AddGroup{source.id, source.groups.size(), std::move(added)}});
    }
}

void RosterMoves::addReserve(Reach reach)
{
    const auto& source = *m_now.source[m_unit];
    if (source.reserve || (reach == Reach::Everything && asksForHeldBack(m_catalogue.ruleset)))
        add(reserve, {edits::SetReserve{source.id, !source.reserve}});
}

void RosterMoves::addPlaces()
{
    const auto& its = m_now.units[m_unit];
    const auto& ruleset = m_catalogue.ruleset;
    const auto isOfSize = [&](Id<AssessedUnit> above) {
        std::size_t length = 0;
        for (const auto& unit : m_now.units)
            length += unit.parent == above && unit.id != its.id ? 1 : 0;
        return length;
    };
    if (!its.parent.isNone())
        add(place, {edits::MoveUnit{its.id, {}, isOfSize(noId), {}}});
    for (const auto above : m_now.units.ids()) {
        if ((above >= m_unit && above < its.end) || !m_now.units[above].isKnown())
            continue;
        for (const auto each : ruleset.places.ids())
            if ((above != its.parent || each != its.place) &&
                accepts(m_catalogue, m_now, ruleset.places[each], above, m_unit))
                add(place, {edits::MoveUnit{its.id, m_now.units[above].id, isOfSize(above), ruleset.asOf(each)}});
    }
}

void RosterMoves::addNewUnits(const NewUnits& units, const Roster& roster)
{
    m_unit = noId;
    units.forEach(m_now, roster, [&](const edits::AddUnit& edit, Id<Unit>, std::size_t) { add(wholeUnit, {edit}); });
}

} // namespace muster::advice
