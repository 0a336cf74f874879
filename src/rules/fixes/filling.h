#pragma once

#include "core/base/workbudget.h"
#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <cstdint>
#include <string>

namespace muster {

/// The cheapest options that a unit must still take by the rules, such as the weapons of a titan.
struct Filling {
    OptionCounts options; ///< with those that it has; as they were if it needs none, or if options do not help
    Points points;        ///< what they add to its cost
};

/// `unit` is judged alone, with the battle and rulings of `roster` but without its limit of points: whether the army
/// can afford it is another question. Judges it several times if it needs options. Where the budget does not suffice,
/// options may be missing.
[[nodiscard]] Filling cheapestFilling(const Catalogue& catalogue, const Roster& roster, const RosterUnit& unit,
                                      WorkBudget& budget);

} // namespace muster
