#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// The price that holds for a unit of a roster: that of the first case whose questions are all answered with yes, or
/// the price itself. The catalogue must know the unit's kind.
[[nodiscard]] const Price& priceFor(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                                    const Price& price);

/// What so many of an option cost a body of models.
[[nodiscard]] Points costFor(const Catalogue& catalogue, const Assessment& assessment, const Body& body,
                             const Option& option, int number);

/// Prices with cases ask for what a unit has, so they are known only when it has everything: until then it paid the
/// price of the others. `copy`: as Unit::costAt() has it; nothing if the unit's own price is paid by its parent.
void settlePrices(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit,
                  std::optional<std::size_t> copy);

} // namespace muster
