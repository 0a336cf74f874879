#include "rules/judge/asked.h"

#include "core/language/kindasked.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster {

namespace {

bool isIn(const auto& list, auto id) { return std::ranges::find(list, id) != list.end(); }

bool isOfArmy(const Catalogue& catalogue, const Assessment& assessment, Id<Army> army, const Filter& filter)
{
    return (filter.relations != 0 && (filter.relations & relationOf(catalogue, assessment.army, army)) != 0) ||
           isIn(filter.armies, army);
}

/// The composition line of a kind of unit, with the rulings of this roster.
Id<CompositionLine> lineOf(const Assessment& assessment, const Unit& kind)
{
    return !kind.lineRuling.isNone() && assessment.rulings[kind.lineRuling] ? kind.rulingLine : kind.line;
}

} // namespace

std::uint8_t relationOf(const Catalogue& catalogue, Id<Army> own, Id<Army> army)
{
    if (army == own)
        return Filter::Own;
    if (!own.isNone() && !army.isNone() && catalogue.army(own).isAlly(catalogue.army(army).id))
        return Filter::Foreign | Filter::Ally;
    return Filter::Foreign | Filter::Stranger;
}

bool UnitAsked::answer(const Filter& filter) const
{
    const auto& unit = m_assessment.units[m_unit];
    switch (filter.kind) {
    case Filter::Kind::Category:
    case Filter::Kind::Trait:
    case Filter::Kind::Mark:
    case Filter::Kind::Rule:
    case Filter::Kind::Option:
    case Filter::Kind::Group:
    case Filter::Kind::Place:
        return meets(m_assessment.facts.row(m_unit.position()), filter.facts);
    case Filter::Kind::Unit:
        return isIn(filter.units, unit.kind);
    case Filter::Kind::Army:
        return isOfArmy(m_catalogue, m_assessment, unit.army, filter);
    case Filter::Kind::HeldBack:
        return unit.heldBack == filter.flag;
    case Filter::Kind::Line:
        return !unit.line.isNone() == filter.flag;
    case Filter::Kind::MinModels:
        return unit.models >= filter.number;
    case Filter::Kind::MaxModels:
        return unit.models <= filter.number;
    case Filter::Kind::Always:
    case Filter::Kind::All:
    case Filter::Kind::Any:
    case Filter::Kind::Not:
        break; // handled by matches()
    }
    return false;
}

bool BodyAsked::answer(const Filter& filter) const
{
    return filter.kind == Filter::Kind::Group ? filter.facts.has(m_body.fact()) : m_unit.answer(filter);
}

// Of a kind, a line or an army only a few questions are asked: see canAsk().

bool TakenKindAsked::answer(const Filter& filter) const
{
    const auto& kind = m_catalogue.unit(m_kind);
    if (filter.kind == Filter::Kind::Army)
        return isOfArmy(m_catalogue, m_assessment, kind.army, filter);
    if (filter.kind == Filter::Kind::Line)
        return !lineOf(m_assessment, kind).isNone() == filter.flag;
    if (filter.kind == Filter::Kind::Rule && std::ranges::any_of(kind.granted, [&](const GrantedRules& granted) {
            return m_assessment.given[granted.grant] && granted.facts.meets(filter.facts);
        }))
        return true;
    return KindAsked(kind, m_kind).answer(filter);
}

bool LineAsked::answer(const Filter& filter) const
{
    return filter.kind == Filter::Kind::Mark && m_line.marks.meets(filter.facts);
}

bool ArmyAsked::answer(const Filter& filter) const
{
    return filter.kind == Filter::Kind::Army && isOfArmy(m_catalogue, m_assessment, m_army, filter);
}

bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, const Filter& filter)
{
    if (filter.kind == Filter::Kind::Always)
        return true;
    return assessment.units[unit].isKnown() && matches(filter, UnitAsked(catalogue, assessment, unit));
}

} // namespace muster
