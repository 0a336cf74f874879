#pragma once

#include "core/fault.h"
#include "core/roster.h"

#include <string>
#include <string_view>

namespace muster {

class Versions;
struct VersionUpdate;

/// Reads a roster file: bounds, JSON, then the document (rosterreader.h); units without ids get them. An older version
/// is brought up to date (versions.h). All faults, or a roster.
[[nodiscard]] Result<Roster> readRoster(std::string_view text, const std::string& file);

/// The same, which says how the file was brought up to date, by these versions.
[[nodiscard]] Result<Roster> readRoster(std::string_view text, const std::string& file, const Versions& versions,
                                        VersionUpdate& update);

/// The canonical file: fixed key order, defaults left out. Reading it gives the same roster, writing that the same
/// bytes.
[[nodiscard]] std::string writeRoster(const Roster& roster);

/// The same content in one line without a space, for programs: what roster codes are made of.
[[nodiscard]] std::string writeCompactRoster(const Roster& roster);

/// "3F9A-22C1-7B0D": the canonical roster without names, player, notes and madeWith, hashed. One fingerprint is one
/// army.
[[nodiscard]] std::string fingerprint(const Roster& roster);

} // namespace muster
