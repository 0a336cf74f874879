#pragma once

#include "core/data/catalogue.h"
#include "core/data/judgedby.h"
#include "core/roster/roster.h"

#include <vector>

namespace muster {

/// The data that judge a roster: its ruleset, the armies that it names (not the other armies of the catalogue), the
/// files with own units that it takes units of, and how their rulings are answered (Assessment::rulings).
[[nodiscard]] JudgedBy judgedBy(const Catalogue& catalogue, const Roster& roster, const Table<Ruling, bool>& rulings);

} // namespace muster
