#pragma once

#include "core/data/catalogue.h"
#include "core/data/judgedby.h"
#include "core/roster/roster.h"

#include <vector>

namespace muster {

/// The data that judge a roster: those of the ruleset and of the armies that it names, whatever else is in the
/// catalogue, and the answers of their rulings (Assessment::rulings).
[[nodiscard]] JudgedBy judgedBy(const Catalogue& catalogue, const Roster& roster, const Table<Ruling, bool>& rulings);

} // namespace muster
