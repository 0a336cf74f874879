#include "rules/judge/prices.h"

#include "core/data/pricecase.h"
#include "rules/judge/asked.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster {

namespace {

bool fitsKind(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, const Filter& filter)
{
    return !unit.isNone() && assessment.units[unit].isKnown() &&
           matches(filter, UnitAsked(catalogue, assessment, unit));
}

} // namespace

const Price& priceFor(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                      const Price& price)
{
    if (!price.hasCases())
        return price;
    const auto found = std::ranges::find_if(*price.cases, [&](const PriceCase& its) {
        return (!its.unit || fitsKind(catalogue, assessment, unit, *its.unit)) &&
               (!its.parent || fitsKind(catalogue, assessment, assessment.units[unit].parent, *its.parent)) &&
               holds(catalogue, its.when, assessment);
    });
    return found == price.cases->end() ? price : found->price;
}

Points costFor(const Catalogue& catalogue, const Assessment& assessment, const Body& body, const Option& option,
               int number)
{
    return priceFor(catalogue, assessment, body.unit, option.points).of(number, body.models) +
           option.pointsPerModel * body.models;
}

void settlePrices(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit,
                  std::optional<std::size_t> copy)
{
    auto& its = assessment.units[unit];
    const auto& kind = catalogue.unit(its.kind);
    if (!kind.hasPriceCases)
        return;
    if (copy)
        its.points += priceFor(catalogue, assessment, unit, kind.points).at(its.size(), *copy) -
                      kind.points.at(its.size(), *copy);
    for (std::size_t i = 0; i < its.bodies; ++i) {
        auto& body = assessment.bodies[Id<Body>::at(its.firstBody.position() + i)];
        for (auto at = body.begin; at < body.end; ++at) {
            auto& taken = assessment.taken[at];
            if (taken.isInherited || !taken.option->points.hasCases())
                continue;
            const auto more = costFor(catalogue, assessment, body, *taken.option, taken.count) -
                              taken.option->costOf(taken.count, body.models);
            taken.points += more;
            its.points += more;
            if (body.kind)
                body.points += more;
        }
    }
}

} // namespace muster
