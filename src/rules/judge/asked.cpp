#include "core/language/filtermatch.h"
#include "core/language/kindasked.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster {

namespace {

bool isIn(const auto& list, auto id) { return std::ranges::find(list, id) != list.end(); }

/// How an army relates to the roster's own: Filter::Relation.
std::uint8_t relationOf(const Catalogue& catalogue, Id<Army> own, Id<Army> army)
{
    if (army == own)
        return Filter::Own;
    if (!own.isNone() && !army.isNone() && catalogue.army(own).isAlly(catalogue.army(army).id))
        return Filter::Foreign | Filter::Ally;
    return Filter::Foreign | Filter::Stranger;
}

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

/// Answers a question about a unit whose kind is known.
bool answer(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> id, const Filter& filter)
{
    const auto& unit = assessment.units[id];
    switch (filter.kind) {
    case Filter::Kind::Category:
    case Filter::Kind::Trait:
    case Filter::Kind::Mark:
    case Filter::Kind::Rule:
    case Filter::Kind::Option:
    case Filter::Kind::Group:
    case Filter::Kind::Place:
        return meets(assessment.facts.row(id.position()), filter.facts);
    case Filter::Kind::Unit:
        return isIn(filter.units, unit.kind);
    case Filter::Kind::Army:
        return isOfArmy(catalogue, assessment, unit.army, filter);
    case Filter::Kind::HeldBack:
        return unit.heldBack == filter.flag;
    case Filter::Kind::Line:
        return !unit.line.isNone() == filter.flag;
    case Filter::Kind::MinModels:
        return unit.models >= filter.number;
    case Filter::Kind::MaxModels:
        return unit.models <= filter.number;
    default:
        return false; // handled by matches()
    }
}

} // namespace

bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, const Filter& filter)
{
    if (filter.kind == Filter::Kind::Always)
        return true;
    return assessment.units[unit].isKnown() &&
           matches(filter, Domain::Unit, [&](const Filter& its) { return answer(catalogue, assessment, unit, its); });
}

bool fits(const Catalogue& catalogue, const Assessment& assessment, const Body& body, const Filter& filter)
{
    return matches(filter, Domain::Body, [&](const Filter& its) {
        return its.kind == Filter::Kind::Group ? its.facts.has(body.fact())
                                               : answer(catalogue, assessment, body.unit, its);
    });
}

// Of a kind or an army only a few questions are asked: see canAsk().

bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<Unit> id, const Filter& filter)
{
    const auto& kind = catalogue.unit(id);
    return matches(filter, Domain::TakenKind, [&](const Filter& its) {
        if (its.kind == Filter::Kind::Army)
            return isOfArmy(catalogue, assessment, kind.army, its);
        if (its.kind == Filter::Kind::Line)
            return !lineOf(assessment, kind).isNone() == its.flag;
        return answerOf(kind, id, its);
    });
}

bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<Army> army, const Filter& filter)
{
    return matches(filter, Domain::Army, [&](const Filter& its) { return isOfArmy(catalogue, assessment, army, its); });
}

} // namespace muster
