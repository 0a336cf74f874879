#pragma once

#include "core/roster/roster.h"

#include <string>

namespace muster {

/// Whether to write what a fingerprint leaves out: names, player, notes, pictures, counters and madeWith.
enum class RosterWords { With, Without };

/// The document of a roster file (rosterform.h) in one line: keys in order, default values left out.
[[nodiscard]] std::string writeRosterDocument(const Roster& roster, RosterWords words);

} // namespace muster
