#pragma once

#include "core/roster/roster.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// A roster in as few digits (bitcoder.h) as may be, with a checksum. Of madeWith it has only ruleset and data. If the
/// roster is too large, or has values that no file may have, the digits may be of another roster or of none: the caller
/// must compare.
[[nodiscard]] std::string packRoster(const Roster& roster);

/// The roster of these digits; nothing if there is none. Time and memory are bounded, whatever the digits are.
[[nodiscard]] std::optional<Roster> unpackRoster(std::string_view digits);

/// 12 for "u12"; 0 for an id that Muster would not create.
[[nodiscard]] std::size_t numberOfUnitId(const std::string& id);

} // namespace muster
