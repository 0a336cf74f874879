#pragma once

#include "reading/text/gamenames.h"
#include "reading/text/line.h"

#include <vector>

namespace muster::text {

/// Where a game calls its points something else ("12 coins"), its words for them after a number are those for points,
/// so that the number is a price. A word that is nowhere after a number stays what it is.
[[nodiscard]] std::vector<Line> withPointsNamed(const GameNames& names, std::vector<Line> lines);

} // namespace muster::text
