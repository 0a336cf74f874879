#pragma once

#include "core/roster.h"

#include <nlohmann/json_fwd.hpp>

namespace muster {

/// What a fingerprint leaves out: names, player, notes, and what the roster was made with.
enum class RosterWords { With, Without };

/// The document of a roster file (rosterform.h): keys in order, defaults left out.
[[nodiscard]] nlohmann::ordered_json writeRosterDocument(const Roster& roster, RosterWords words);

} // namespace muster
