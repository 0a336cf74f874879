#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"

namespace muster {

/// The units that a new roster of an army begins with: `start` of its kinds of unit, in the order of the army, without
/// ids.
[[nodiscard]] inline std::vector<RosterUnit> startingUnits(const Catalogue& catalogue, Id<Army> army)
{
    std::vector<RosterUnit> units;
    if (army.isNone())
        return units;
    for (const auto id : catalogue.army(army).units)
        for (int i = 0; i < catalogue.unit(id).start; ++i)
            units.emplace_back().unit = catalogue.unit(id).id;
    return units;
}

} // namespace muster
