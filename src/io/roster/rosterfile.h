#pragma once

#include "core/base/fault.h"
#include "core/roster/roster.h"

#include <string>
#include <string_view>

namespace muster {

class Versions;
struct VersionUpdate;

/// Reads a roster file: limits, JSON, then the document (rosterreader.h). A file of an older version is brought up to
/// date (versions.h). Units without ids get ids. Returns the roster or all faults.
[[nodiscard]] Result<Roster> readRoster(std::string_view text, const std::string& file);

/// The same with other versions; `update` gets how the file was brought up to date.
[[nodiscard]] Result<Roster> readRoster(std::string_view text, const std::string& file, const Versions& versions,
                                        VersionUpdate& update);

/// The text of the canonical file: fixed order of keys, no default values. Nothing is checked: whoever keeps the text
/// takes it from readableRoster().
[[nodiscard]] std::string writeRoster(const Roster& roster);

/// The same, read back: reading it gives the same roster, and writing that gives the same bytes. It is in one line
/// where only that has room in a file. Fails, with faults about `file`, where the roster has what no roster file may
/// have (core/roster/limits.h). Every roster that is saved is written by this; tests/layering checks it.
[[nodiscard]] Result<std::string> readableRoster(const Roster& roster, const std::string& file);

/// The same of a roster with the stamp of the data that judged it. Where only without it the file is short enough, it
/// is left off, in the roster too.
[[nodiscard]] Result<std::string> readableStampedRoster(Roster& roster, const std::string& file);

/// The same content on one line without spaces; roster codes are made from it.
[[nodiscard]] std::string writeCompactRoster(const Roster& roster);

/// "3F9A-22C1-7B0D": a hash of the canonical roster without names, player, notes, pictures, counters and madeWith. The
/// same fingerprint means the same army.
[[nodiscard]] std::string fingerprint(const Roster& roster);

} // namespace muster
