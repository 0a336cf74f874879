#pragma once

#include "reading/text/sorter.h"

namespace muster::text {

struct Assembled {
    Roster roster;
    TextReading reading;
};

/// Makes a roster of the blocks, all of them solved together, and says of every line what it was read as. `original`
/// has the lines as they came, from the first.
[[nodiscard]] Assembled assemble(const GameNames& names, Id<Army> army, const std::vector<Line>& lines,
                                 const Sorted& sorted, const std::vector<QString>& original);

} // namespace muster::text
