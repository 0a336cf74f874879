#include "rules/judge/units.h"
#include "core/base/bounded.h"

#include "rules/judge/asked.h"
#include "rules/judge/bodies.h"
#include "rules/judge/choices.h"
#include "rules/judge/conditions.h"
#include "rules/judge/grants.h"
#include "rules/judge/prices.h"
#include "rules/judge/unknown.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace muster {

namespace {

/// An assessment of nothing, with the memory of one that is needed no longer.
Assessment emptied(Assessment used)
{
    Assessment result;
    const auto keep = [&](auto list) {
        (used.*list).clear();
        std::swap(result.*list, used.*list);
    };
    keep(&Assessment::units);
    keep(&Assessment::source);
    keep(&Assessment::bodies);
    keep(&Assessment::taken);
    keep(&Assessment::filledSlots);
    keep(&Assessment::choices);
    keep(&Assessment::rulings);
    keep(&Assessment::tallies);
    keep(&Assessment::findings);
    result.otherCosts.units = std::move(used.otherCosts.units);
    result.otherCosts.taken = std::move(used.otherCosts.taken);
    std::swap(result.facts, used.facts); // begin() empties them
    return result;
}

class Units {
public:
    Units(const Catalogue& catalogue, const Roster& roster, Assessment& result)
        : m_catalogue(catalogue), m_ruleset(catalogue.ruleset), m_roster(roster), m_result(result)
    {
    }

    void run()
    {
        m_scratch.reserve();
        readBattle();
        const auto count = countUnits(m_roster.units);
        m_result.units.reserve(count);
        m_result.facts.begin(m_catalogue.facts, count);
        m_result.source.reserve(count);
        m_result.bodies.reserve(count * 2);
        m_result.taken.reserve(count * 8);
        addAll(m_roster.units, noId);
        giveGrants();
        payAll();
    }

private:
    void readBattle()
    {
        m_result.army = m_catalogue.findArmy(m_roster.army);
        m_result.limit = m_roster.battle.points;
        m_result.rulings.reserve(m_ruleset.rulings.size());
        for (const auto& ruling : m_ruleset.rulings) {
            const auto found = m_roster.rulings.find(ruling.id);
            m_result.rulings.add(found == m_roster.rulings.end() ? ruling.standard : found->second);
        }
        m_result.namesScenario = !m_roster.battle.scenario.empty();
        if (m_result.namesScenario)
            m_result.scenario = m_catalogue.findScenario(m_roster.battle.scenario);
        readChoices(m_catalogue, m_roster, m_result);
        m_result.isComplete = !m_result.army.isNone() && m_roster.unread.empty() && knowsBattle(m_catalogue, m_roster);
    }

    void addAll(const std::vector<RosterUnit>& units, Id<AssessedUnit> parent)
    {
        for (const auto& unit : units) {
            const auto id = m_result.units.add();
            m_result.facts.addRow();
            m_result.source.add(&unit);
            assessUnit(unit, id, parent);
            addAll(unit.units, id);
            m_result.units[id].end = m_result.units.nextId();
        }
    }

    void assessUnit(const RosterUnit& source, Id<AssessedUnit> id, Id<AssessedUnit> parent)
    {
        auto& unit = m_result.units[id];
        unit.id = source.id;
        unit.parent = parent;
        unit.kind = m_catalogue.findUnit(m_result.army, source.unit);
        if (!parent.isNone())
            unit.place = m_catalogue.findPlace(source.as);
        unit.heldBack = source.reserve || isHeldBackAbove(parent, unit.place);
        if (!unit.isKnown()) {
            m_result.isComplete = false;
            return;
        }
        const auto& kind = m_catalogue.unit(unit.kind);
        unit.army = kind.army;
        unit.models = source.models.value_or(kind.defaultModels());
        m_result.facts.add(id.position(), kind.facts);
        if (parent.isNone())
            m_result.facts.add(id.position(), standsAlone);
        else if (!unit.place.isNone())
            m_result.facts.add(id.position(), m_ruleset.places[unit.place].fact);
        unit.heldBack = unit.heldBack || kind.heldBack;
        unit.line = kind.line;
        if (!kind.lineRuling.isNone() && m_result.rulings[kind.lineRuling])
            unit.line = kind.rulingLine;
        addBodies(m_catalogue, m_result, source, m_scratch);
        addTraits(id);
        m_result.models = boundedSum(m_result.models, unit.models);
    }

    void addTraits(Id<AssessedUnit> id)
    {
        for (const auto& trait : m_ruleset.traits)
            if (fitsKnown(m_catalogue, m_result, id, trait.when, trait.quickWhen))
                m_result.facts.add(id.position(), trait.fact);
    }

    /// Conditions of grants are asked of the units as they are without any of these.
    void giveGrants()
    {
        m_result.given.assign(m_ruleset.grants.size(), false);
        auto given = m_result.given;
        for (const auto grant : m_ruleset.grants.ids())
            given[grant] = answerOf(m_catalogue, m_ruleset.grants[grant].when, m_result).kind == Answer::Kind::Yes;
        if (given == m_result.given)
            return;
        m_result.given = std::move(given);
        for (const auto id : m_result.units.ids()) {
            auto& unit = m_result.units[id];
            if (!unit.isKnown())
                continue;
            forGiven(m_catalogue, m_result, id, [&](const GrantedRules& granted) {
                m_result.facts.add(id.position(), granted.facts);
                unit.heldBack = unit.heldBack || granted.heldBack;
            });
            unit.heldBack = unit.heldBack || isHeldBackAbove(unit.parent, unit.place);
            // Traits may ask for what a unit is now, or is not any more.
            for (const auto& trait : m_ruleset.traits)
                m_result.facts.remove(id.position(), trait.fact);
            addTraits(id);
        }
    }

    /// Prices ask for facts, so all units have theirs before.
    void payAll()
    {
        auto& other = m_result.otherCosts;
        other.kinds = m_ruleset.costs.size();
        other.units.assign(m_result.units.size() * other.kinds, {});
        other.taken.assign(m_result.taken.size() * other.kinds, {});
        for (const auto id : m_result.units.ids()) {
            const auto& unit = m_result.units[id];
            if (!unit.isKnown())
                continue;
            pay(m_catalogue, m_result, id, isPaidAbove(unit.place) ? std::nullopt : std::optional(copyOf(unit.kind)));
            m_result.points += unit.points;
        }
    }

    /// How many of this kind were paid for before, where that changes a price.
    [[nodiscard]] std::size_t copyOf(Id<Unit> kind)
    {
        const auto& its = m_catalogue.unit(kind);
        const bool matters = !its.points.byCopy.empty() || std::ranges::any_of(its.costs, [](const OtherCost& cost) {
            return !cost.each.byCopy.empty();
        });
        return matters ? m_copies[m_catalogue.countsAs(kind)]++ : 0;
    }

    /// Whether the unit is held back because its parent is.
    [[nodiscard]] bool isHeldBackAbove(Id<AssessedUnit> parent, Id<Place> place) const
    {
        return !parent.isNone() && m_result.units[parent].heldBack &&
               (place.isNone() || m_ruleset.places[place].sharesReserve.holds(m_result.rulings));
    }

    /// Whether the parent's cost includes the base cost of a unit that is attached in this place.
    [[nodiscard]] bool isPaidAbove(Id<Place> place) const
    {
        return !place.isNone() && m_ruleset.places[place].included.holds(m_result.rulings);
    }

    const Catalogue& m_catalogue;
    const Ruleset& m_ruleset;
    const Roster& m_roster;
    Assessment& m_result;
    BodyScratch m_scratch;
    std::map<Id<Unit>, std::size_t> m_copies;
};

} // namespace

Assessment assessUnits(const Catalogue& catalogue, const Roster& roster, Assessment used)
{
    auto result = emptied(std::move(used));
    Units(catalogue, roster, result).run();
    return result;
}

} // namespace muster
