#pragma once

#include "core/roster/roster.h"

#include <nlohmann/json_fwd.hpp>

namespace muster {

/// Whether to write what a fingerprint leaves out: names, player, notes and madeWith.
enum class RosterWords { With, Without };

/// The document of a roster file (rosterform.h): keys in order, default values left out.
[[nodiscard]] nlohmann::ordered_json writeRosterDocument(const Roster& roster, RosterWords words);

} // namespace muster
