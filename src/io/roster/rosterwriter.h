#pragma once

#include "core/roster/roster.h"
#include "io/json/canonical.h"

namespace muster {

/// Whether to write what a fingerprint leaves out: names, player, notes and madeWith.
enum class RosterWords { With, Without };

/// The document of a roster file (rosterform.h): keys in order, default values left out.
[[nodiscard]] CanonicalWriter writeRosterDocument(const Roster& roster, RosterWords words);

} // namespace muster
