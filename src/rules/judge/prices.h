#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// The price that holds for a unit of a roster: that of the first case whose questions are all answered with yes, or
/// the price itself. The catalogue must know the unit's kind.
[[nodiscard]] const Price& priceFor(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                                    const Price& price);

/// What so many of an option cost a body of models, of one kind of cost; none: points.
[[nodiscard]] Points costFor(const Catalogue& catalogue, const Assessment& assessment, const Body& body,
                             const Option& option, int number, Id<CostKind> kind = noId);

/// Works out what a unit, its model groups and its options cost, of each kind of cost. The unit and those above it have
/// all their facts, which prices may ask for. `copy`: as Unit::costAt() has it; nothing if the unit's own price is paid
/// by its parent.
void pay(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit, std::optional<std::size_t> copy);

/// The lowest limit that rules about the whole roster set for a kind of cost; nothing without one.
[[nodiscard]] std::optional<Fraction> limitOf(const Catalogue& catalogue, const Assessment& assessment,
                                              Id<CostKind> kind);

/// Adds a note for each thing that is not agreed and that a price of the roster depends on: it takes the price of a
/// later case, or that of all others.
void judgeOpenPrices(const Catalogue& catalogue, Assessment& assessment);

} // namespace muster
