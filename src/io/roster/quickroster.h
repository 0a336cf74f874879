#pragma once

#include "core/roster/roster.h"

#include <optional>
#include <string_view>

namespace muster {

/// The roster in a JSON text of at most 64 KB that is right in every respect, as parseJson() and readRosterDocument()
/// read it. Nothing for any other text, which may still be a roster: what is large, or has letters written as numbers,
/// or is wrong somewhere, goes the long way, which says what and where. Units may still have no ids.
[[nodiscard]] std::optional<Roster> readRosterQuickly(std::string_view text);

} // namespace muster
