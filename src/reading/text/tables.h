#pragma once

#include "reading/text/line.h"

#include <vector>

namespace muster::text {

/// Finds what the columns of tables have (counts, prices, what a unit is in, names of its own, notes), by their heads
/// and by what stands in them, and marks the tokens of their rows with it. Rows that head a table become Frame.
void readTables(std::vector<Line>& lines);

} // namespace muster::text
