#pragma once

#include "core/fault.h"
#include "core/roster.h"
#include "io/schema.h"

#include <string>
#include <string_view>

namespace muster {

/// Reads a roster file (version 1): bounds, JSON, schema, unique ids; units without ids get them. All faults, or a
/// roster.
[[nodiscard]] Result<Roster> readRoster(std::string_view text, const std::string& file, SchemaSet& schemas);

/// The canonical file: fixed key order, defaults left out. Reading it gives the same roster, writing that the same
/// bytes.
[[nodiscard]] std::string writeRoster(const Roster& roster);

/// The same content in one line without a space, for programs: what roster codes are made of.
[[nodiscard]] std::string writeCompactRoster(const Roster& roster);

/// "3F9A-22C1-7B0D": the canonical roster without names, player, notes and madeWith, hashed. One fingerprint is one
/// army.
[[nodiscard]] std::string fingerprint(const Roster& roster);

} // namespace muster
