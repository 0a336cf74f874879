#pragma once

#include "reading/text/lineparts.h"

namespace muster::text {

/// A part of a line as a unit of the text: its names and kinds, the lines that it stands on, and the army that it
/// names.
[[nodiscard]] Block blockOf(const LineAt& here, const Part& part);

/// "Hussars" and below it "Type: Cavalry (4)": whether the line above is the unit's own name.
[[nodiscard]] bool isNamedAbove(const LineAt& here);

} // namespace muster::text
