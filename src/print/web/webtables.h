#pragma once

#include "paper/layout/geometry.h"
#include "paper/text/markup.h"

#include <vector>

namespace muster::print {

/// Paper cuts a long table into blocks, because it lays each block out by itself. For the web, a block that repeats and
/// the blocks that go under it become one table again: the first is its head, the others are its rows. A block that
/// holds other things than one table ends it.
[[nodiscard]] std::vector<paper::Node> joinTables(std::vector<paper::Node> blocks, const paper::Geometry& geometry);

/// A table with cells of the class `gap` is several tables beside each other, which a narrow screen shows one below the
/// other. Rows that only fill up the shorter one are left out.
[[nodiscard]] std::vector<paper::Node> splitAtGaps(paper::Node table);

/// Makes `th` of the cells that are heads of columns and rows, gives each figure its column in `data-label`, for
/// screens that are too narrow for columns, and gives the table a class for its number of columns. A table without
/// heads only places things: it gets the role `presentation`. No column is without cells.
void markHeads(paper::Node& table);

} // namespace muster::print
