#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <cstdint>
#include <string>

namespace muster {

/// The cheapest options that a new unit must have by the rules, such as the weapons of a titan.
struct Filling {
    OptionCounts options;    ///< as its roster unit names them; empty if it needs none, or if options do not help
    std::int64_t points = 0; ///< what they add to its cost
};

/// `reference`: the kind of unit, as a roster writes it. It is judged alone, with the battle and rulings of `roster`.
/// Judges it several times if it needs options.
[[nodiscard]] Filling cheapestFilling(const Catalogue& catalogue, const Roster& roster, const std::string& reference);

} // namespace muster
