#include "rules/judge/slots.h"

#include "core/data/severityrule.h"
#include "rules/judge/asked.h"
#include "rules/judge/assess.h"
#include "rules/judge/places.h"
#include "rules/judge/units.h"

#include <algorithm>

namespace muster {

namespace {

/// The slots of one unit.
class SlotFiller {
public:
    SlotFiller(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit)
        : m_catalogue(catalogue),
          m_result(assessment),
          m_unit(unit),
          m_slots(catalogue.unit(assessment.units[unit].kind).slotList)
    {
        for (const auto other : assessment.withBelow(unit)) {
            const auto& its = assessment.units[other];
            if (its.parent == unit && its.place == catalogue.ruleset.slotPlace && its.isKnown()) {
                m_units.push_back(other);
                (void)m_places.addTaker();
            }
        }
        m_takers.assign(m_slots.size(), {});
        for (const auto id : m_slots.ids())
            for (std::size_t taker = 0; taker < m_units.size(); ++taker)
                if (fitsKnown(catalogue, assessment, m_units[taker], m_slots[id].accepts, m_slots[id].quick))
                    m_takers[id].push_back(taker);
    }

    void run()
    {
        m_compulsory.assign(m_slots.size(), {});
        m_further.assign(m_slots.size(), {});
        for (const auto& slot : m_slots)
            for (const auto* bound : {&slot.min, slot.max ? &*slot.max : nullptr})
                if (bound && !bound->isPlain())
                    m_isAsked.push_back(bound->slot);
        // Fill required slots first, so that no unit needed there ends up in an optional slot.
        for (const auto id : m_slots.ids())
            if (isPlain(m_slots[id]))
                open(m_compulsory[id] = m_places.add(compulsory(id)), id);
        giveAll();
        for (const auto id : m_slots.ids())
            if (isPlain(m_slots[id]))
                open(m_further[id] = m_places.add(further(id)), id);
        giveAll();
        for (const auto id : m_slots.ids())
            if (!isPlain(m_slots[id]))
                fillDependent(id);
        record();
    }

private:
    static bool isPlain(const Slot& slot) { return slot.min.isPlain() && (!slot.max || slot.max->isPlain()); }

    [[nodiscard]] std::int64_t valueOf(const SlotBound& bound) const
    {
        if (bound.isPlain())
            return bound.plus;
        std::int64_t filled = 0;
        for (std::size_t taker = 0; taker < m_units.size(); ++taker)
            if (slotOf(taker) == bound.slot && fits(m_catalogue, m_result, m_units[taker], bound.units))
                ++filled;
        return std::max<std::int64_t>(0, filled / bound.perFull * bound.times + bound.plus);
    }

    /// Places that must be filled. More than there are units need no places: they are missing in any case.
    [[nodiscard]] std::size_t compulsory(Id<Slot> id) const { return bounded(valueOf(m_slots[id].min)); }
    [[nodiscard]] std::size_t further(Id<Slot> id) const
    {
        const auto most = m_slots[id].max ? bounded(valueOf(*m_slots[id].max)) : m_units.size();
        return most - std::min(most, compulsory(id));
    }
    [[nodiscard]] std::size_t bounded(std::int64_t number) const
    {
        return std::min(static_cast<std::size_t>(std::max<std::int64_t>(0, number)), m_units.size());
    }

    void open(Places::Range places, Id<Slot> id)
    {
        for (const auto taker : m_takers[id])
            m_places.open(taker, places);
    }

    void giveAll()
    {
        for (std::size_t taker = 0; taker < m_units.size(); ++taker)
            (void)m_places.give(taker);
    }

    /// Units in an optional place may leave it for a compulsory one, but not if the number of places depends on them.
    void fillDependent(Id<Slot> id)
    {
        open(m_compulsory[id] = m_places.add(compulsory(id)), id);
        open(m_further[id] = m_places.add(further(id)), id);
        giveAll();
        const auto mayLeave = [&](std::size_t place) {
            return std::ranges::any_of(m_slots.ids(), [&](Id<Slot> other) {
                return isIn(m_further[other], place) && std::ranges::find(m_isAsked, other) == m_isAsked.end();
            });
        };
        for (auto place = m_compulsory[id].begin; place < m_compulsory[id].end; ++place)
            (void)m_places.fill(place, mayLeave);
        giveAll();
    }

    static bool isIn(Places::Range range, std::size_t place) { return range.begin <= place && place < range.end; }

    [[nodiscard]] Id<Slot> slotOf(std::size_t taker) const
    {
        const auto place = m_places.placeOf(taker);
        if (place)
            for (const auto id : m_slots.ids())
                if (isIn(m_compulsory[id], *place) || isIn(m_further[id], *place))
                    return id;
        return noId;
    }

    void record()
    {
        for (const auto id : m_slots.ids()) {
            FilledSlot filled{m_unit, id, 0, valueOf(m_slots[id].min), {}};
            if (m_slots[id].max)
                filled.max = std::max(filled.min, valueOf(*m_slots[id].max));
            m_result.filledSlots.push_back(filled);
        }
        const auto all = std::span(m_result.filledSlots).last(m_slots.size());
        for (std::size_t taker = 0; taker < m_units.size(); ++taker) {
            const auto slot = slotOf(taker);
            m_result.units[m_units[taker]].slot = slot;
            if (!slot.isNone())
                ++all[slot.position()].filled;
        }
    }

    const Catalogue& m_catalogue;
    Assessment& m_result;
    Id<AssessedUnit> m_unit;
    const Table<Slot>& m_slots;
    std::vector<Id<AssessedUnit>> m_units;          ///< that are attached in the place with slots: the takers
    Table<Slot, std::vector<std::size_t>> m_takers; ///< of each slot: positions in m_units
    Places m_places;
    Table<Slot, Places::Range> m_compulsory;
    Table<Slot, Places::Range> m_further;
    std::vector<Id<Slot>> m_isAsked; ///< slots on which the size of another depends
};

Finding findingOf(const Catalogue& catalogue, const Assessment& assessment, bool tooMany, Id<AssessedUnit> unit,
                  Id<Slot> slot)
{
    Finding finding;
    finding.rule = idOf(Structural::Slots);
    finding.severity = severityIn(catalogue.ruleset.structureOf(Structural::Slots).severity, assessment.choices);
    finding.subject = unit;
    finding.tooMany = tooMany;
    finding.units = {unit};
    finding.slot = slot;
    const auto owner = tooMany ? assessment.units[unit].parent : unit;
    finding.citation = catalogue.unit(assessment.units[owner].kind).slotList[slot].citation;
    return finding;
}

/// The first slot above a unit that would take it if there were room; none if no slot would.
Id<Slot> wantedSlot(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto& slots = catalogue.unit(assessment.units[assessment.units[unit].parent].kind).slotList;
    for (const auto id : slots.ids())
        if (fitsKnown(catalogue, assessment, unit, slots[id].accepts, slots[id].quick))
            return id;
    return noId;
}

} // namespace

void judgeSlots(const Catalogue& catalogue, Assessment& assessment)
{
    if (catalogue.ruleset.slotPlace.isNone())
        return;
    const auto& units = assessment.units;
    for (const auto unit : units.ids())
        if (units[unit].isKnown() && !catalogue.unit(units[unit].kind).slotList.empty())
            SlotFiller(catalogue, assessment, unit).run();
    if (severityIn(catalogue.ruleset.structureOf(Structural::Slots).severity, assessment.choices) == Severity::Off)
        return;
    for (const auto& filled : assessment.filledSlots)
        if (filled.filled < filled.min) {
            auto finding = findingOf(catalogue, assessment, false, filled.unit, filled.slot);
            finding.actual = filled.filled;
            finding.allowed = filled.min;
            assessment.findings.push_back(std::move(finding));
        }
    for (const auto unit : units.ids()) {
        const auto& its = units[unit];
        if (!its.isKnown() || its.parent.isNone() || its.place != catalogue.ruleset.slotPlace || !its.slot.isNone() ||
            !units[its.parent].isKnown())
            continue;
        // A unit that no slot takes at all is in a wrong place, which is said by that rule.
        const auto slot = wantedSlot(catalogue, assessment, unit);
        if (slot.isNone())
            continue;
        auto finding = findingOf(catalogue, assessment, true, unit, slot);
        const auto of = assessment.slotsOf(its.parent);
        const auto& filled = *std::ranges::find(of, slot, &FilledSlot::slot);
        finding.actual = filled.filled + 1;
        finding.allowed = filled.max.value_or(filled.filled);
        assessment.findings.push_back(std::move(finding));
    }
}

std::vector<Id<Unit>> kindsFor(const Catalogue& catalogue, Id<Army> ownArmy, const Slot& slot)
{
    Roster roster;
    if (!ownArmy.isNone())
        roster.army = catalogue.army(ownArmy).id;
    std::vector<Id<Unit>> kinds;
    const auto add = [&](Id<Army> army) {
        for (const auto kind : catalogue.army(army).units) {
            roster.units.emplace_back().unit = catalogue.referenceTo(kind, ownArmy);
            kinds.push_back(kind);
        }
    };
    if (!ownArmy.isNone())
        add(ownArmy);
    for (const auto army : catalogue.armies.ids())
        if (army != ownArmy)
            add(army);
    const auto alone = assessUnits(catalogue, roster);
    std::vector<Id<Unit>> found;
    for (const auto unit : alone.units.ids())
        if (fits(catalogue, alone, unit, slot.accepts))
            found.push_back(kinds[unit.position()]);
    return found;
}

} // namespace muster
