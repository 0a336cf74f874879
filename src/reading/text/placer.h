#pragma once

#include "reading/text/rostermaker.h"

namespace muster::text {

/// Puts the units of all blocks into a roster, each where words, order or depth have it.
void placeUnits(const FoundText& found, MadeRoster& made);

/// Whether the unit may stand in a place of the holder.
[[nodiscard]] bool fits(const FoundText& found, const RosterUnit& unit, const RosterUnit& holder, Id<Place> place);

} // namespace muster::text
