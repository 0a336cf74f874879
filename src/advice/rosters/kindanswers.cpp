#include "advice/rosters/kindanswers.h"

#include "core/data/pricecase.h"
#include "core/data/severityrule.h"
#include "rules/judge/asked.h"

#include <algorithm>

namespace muster::advice {

namespace {

Fit certain(bool isSo) { return isSo ? Fit::Yes : Fit::No; }

bool gives(const OptionList& list, const FactSet& facts)
{
    return std::ranges::any_of(list.options, [&](const Option& option) { return option.gives.meets(facts); });
}

/// Whether a price is never negative.
bool isNeverBelowZero(const Price& price)
{
    const auto isNotBelow = [](Points points) { return points >= Points(); };
    return isNotBelow(price.plain) && std::ranges::all_of(price.byCopy, isNotBelow) &&
           std::ranges::all_of(price.bySize, [&](const auto& each) { return isNotBelow(each.second); }) &&
           (!price.hasCases() ||
            std::ranges::all_of(*price.cases, [](const PriceCase& its) { return isNeverBelowZero(its.price); }));
}

/// The least that a price may be.
Points leastOf(const Price& price)
{
    auto least = price.plain;
    if (!price.byCopy.empty())
        least = std::ranges::min(price.byCopy);
    else if (!price.bySize.empty())
        least = std::ranges::min_element(price.bySize, {}, [](const auto& each) { return each.second; })->second;
    if (price.hasCases())
        for (const auto& its : *price.cases)
            least = std::min(least, leastOf(its.price));
    return least;
}

/// Whether no choice makes a unit cheaper than without any.
bool neverSaves(const OptionList& list)
{
    return std::ranges::all_of(list.options, [](const Option& option) {
        return isNeverBelowZero(option.points) && option.pointsPerModel >= Points() &&
               (option.defaultCount == 0 || option.isFree());
    });
}

} // namespace

Fit KindAnswers::of(Id<Unit> kind, const Filter& filter) const
{
    const auto& unit = m_catalogue.unit(kind);
    switch (filter.kind) {
    case Filter::Kind::Always:
        return Fit::Yes;
    case Filter::Kind::Category:
    case Filter::Kind::Mark:
    case Filter::Kind::Rule:
        return ofFacts(unit, filter.facts);
    case Filter::Kind::Trait:
        return ofTraits(kind, filter.facts);
    case Filter::Kind::Unit:
        return certain(std::ranges::find(filter.units, kind) != filter.units.end());
    case Filter::Kind::Army:
        return certain((filter.relations & relationOf(m_catalogue, m_before.army, unit.army)) != 0 ||
                       std::ranges::find(filter.armies, unit.army) != filter.armies.end());
    case Filter::Kind::All: {
        auto least = Fit::Yes;
        for (const auto& child : filter.children)
            least = std::min(least, of(kind, child));
        return least;
    }
    case Filter::Kind::Any: {
        auto most = Fit::No;
        for (const auto& child : filter.children)
            most = std::max(most, of(kind, child));
        return most;
    }
    case Filter::Kind::Not: {
        const auto answer = of(kind, filter.children.front());
        return answer == Fit::Maybe ? answer : certain(answer == Fit::No);
    }
    case Filter::Kind::MinModels:
    case Filter::Kind::MaxModels:
        return ofModels(unit, filter);
    default: // depends on what a player does with the unit
        return Fit::Maybe;
    }
}

/// A unit keeps the facts of its kind, and gets more by its choices and by grants with a condition.
Fit KindAnswers::ofFacts(const Unit& unit, const FactSet& facts) const
{
    if (unit.facts.meets(facts))
        return Fit::Yes;
    const bool mayBeGranted =
        std::ranges::any_of(unit.granted, [&](const GrantedRules& granted) { return granted.facts.meets(facts); });
    return gives(unit.choices, facts) || mayBeGranted || !unit.groups.empty() ? Fit::Maybe : Fit::No;
}

bool KindAnswers::keepsItsSize() const
{
    const auto& size = m_catalogue.ruleset.structureOf(Structural::UnitSize);
    return severityIn(size.severity, m_before.choices) == Severity::Error;
}

Fit KindAnswers::ofModels(const Unit& unit, const Filter& filter) const
{
    if (!keepsItsSize() || std::ranges::any_of(unit.choices.options, &Option::addsModels))
        return Fit::Maybe;
    const auto fewest = unit.sizes.empty() ? unit.minModels : std::ranges::min(unit.sizes);
    const auto most = unit.sizes.empty() ? unit.maxModels : std::ranges::max(unit.sizes);
    const auto fits = [&](int models) {
        return filter.kind == Filter::Kind::MinModels ? models >= filter.number : models <= filter.number;
    };
    return fits(fewest) != fits(most) ? Fit::Maybe : certain(fits(fewest));
}

Fit KindAnswers::ofTraits(Id<Unit> kind, const FactSet& facts) const
{
    auto most = Fit::No;
    for (const auto& trait : m_catalogue.ruleset.traits)
        if (facts.has(trait.fact))
            most = std::max(most, of(kind, trait.when));
    return most;
}

Points KindAnswers::leastPrice(Id<Unit> kind) const
{
    const auto& unit = m_catalogue.unit(kind);
    const auto& places = m_catalogue.ruleset.places;
    const bool mayBeFree =
        std::ranges::any_of(places, [&](const muster::Place& place) { return place.included.holds(m_before.rulings); });
    if (mayBeFree || !keepsItsSize() || !unit.groups.empty() || !isNeverBelowZero(unit.points) ||
        unit.pointsPerModel < Points() || !neverSaves(unit.choices))
        return {};
    const auto fewest = unit.sizes.empty() ? unit.minModels : std::ranges::min(unit.sizes);
    return leastOf(unit.points) + unit.pointsPerModel * fewest;
}

} // namespace muster::advice
