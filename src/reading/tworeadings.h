#pragma once

#include "reading/lists.h"

#include <vector>

namespace muster {

/// Holds a list against another reading of the same picture, or against none that could be read: numbers of the lines
/// with units that the other does not have so. Empty where both have the same army: game, units and all that is chosen.
[[nodiscard]] std::vector<int> linesUnlike(const ReadList& list, const ReadList* other);

} // namespace muster
