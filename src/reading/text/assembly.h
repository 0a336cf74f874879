#pragma once

#include "reading/text/evidence.h"
#include "reading/text/sorter.h"

namespace muster::text {

struct Assembled {
    Roster roster;
    TextReading reading;
    std::vector<WeighedUnits> evidence;
};

/// Makes a roster of the blocks, all of them solved together, and says of every line what it was read as. `original`
/// has the lines as they came, from the first; `ofArmy` is how sure the army is.
[[nodiscard]] Assembled assemble(const GameNames& names, Id<Army> army, const std::vector<Line>& lines,
                                 const std::vector<LineHits>& hits, const Sorted& sorted,
                                 const std::vector<QString>& original, Certainty ofArmy);

} // namespace muster::text
