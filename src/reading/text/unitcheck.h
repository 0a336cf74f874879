#pragma once

#include "reading/text/lineparts.h"

/// Whether words take a unit for the list, or only speak of one.
namespace muster::text {

/// Whether a part of a line is a unit; then the part gets what was read. `words` are those of the line or of its
/// clause; `isSeveral`: it has other parts too.
[[nodiscard]] bool isUnit(const LineAt& here, Part& part, const Words& words, bool isSeveral);

/// Whether the line names a unit, and its price; at its start, where it may be refused.
[[nodiscard]] bool hasPricedUnit(const LineAt& here, bool isRefused);

/// Counts on a line right below a unit: it may have units too.
[[nodiscard]] bool isAmongUnits(const LineAt& here, const Words& words);

/// Whether the list goes on: a unit or a price on one of the next lines.
[[nodiscard]] bool hasMoreBelow(const LineAt& here);

/// Whether a line that takes no unit may be meant to take one: then a person is asked.
[[nodiscard]] bool mayNameUnit(const LineAt& here);

} // namespace muster::text
