#pragma once

#include "core/base/fault.h"
#include "core/roster/roster.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace muster {

/// Reads the document of a roster file of the newest version (rosterform.h). Checks every key, kind, limit and pattern,
/// and that no unit id is used twice. Returns the roster or all faults; units may still have no ids. `text` is the text
/// of the document, for line numbers; empty if the lines are not known.
[[nodiscard]] Result<Roster> readRosterDocument(const nlohmann::json& document, std::string_view text,
                                                const std::string& file);

} // namespace muster
