#pragma once

#include "core/data/battletable.h"
#include "print/view/parts.h"

namespace muster::print {

/// A sketch of the table in its true shape, on a canvas of 924 by 624, the lowest layer first; none of a table that is
/// not known. Looks: "ground", "grid", "ours", "theirs", "hatch" (over theirs), "frame" and "way".
[[nodiscard]] std::vector<DrawnLayer> tablePlan(const BattleTable& table);

} // namespace muster::print
