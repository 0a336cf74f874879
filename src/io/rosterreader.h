#pragma once

#include "core/fault.h"
#include "core/roster.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace muster {

/// Reads the document of a roster file of today's version (rosterform.h): every key, kind, bound and pattern is
/// checked, and that no id of a unit is there twice. All faults, or a roster, in which units may have no ids. `text` is
/// the document's own, for lines; empty where no line can be told.
[[nodiscard]] Result<Roster> readRosterDocument(const nlohmann::json& document, std::string_view text,
                                                const std::string& file);

} // namespace muster
