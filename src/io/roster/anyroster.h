#pragma once

#include "core/base/fault.h"
#include "core/roster/roster.h"
#include "core/roster/rostercopies.h"
#include "io/files/safefile.h"

#include <optional>
#include <stop_token>
#include <string>

namespace muster {

/// A roster from any readable kind of file. The kind is recognised by the content, not by the file name.
struct AnyRoster {
    Roster roster;
    bool isFile = true; ///< false if it came from a PDF or a code: the roster must not be saved over these
    std::string text;   ///< of the file, for line numbers in faults; empty if isFile is false
    Faults remarks;     ///< changes to a file of an older version that the user should know
};

/// Reads the bytes of a file of any readable kind. Fails if it is larger than such a file may be.
[[nodiscard]] Result<std::string> readRosterBytes(const std::string& path, Pipes pipes);

/// Refuses bytes that are more than a roster file or a PDF may have. `file` is the name of the input in faults.
[[nodiscard]] Result<std::string> withinRosterBounds(std::string bytes, const std::string& file);

/// Reads a roster file, a PDF that Muster printed, or the text of a Muster code. Fails for other kinds and says which
/// kind it is. `file` is the name of the input in faults. Stopped, a PDF is a fault that says so.
[[nodiscard]] Result<AnyRoster> readAnyRoster(std::string bytes, const std::string& file,
                                              const std::stop_token& stop = {});

/// The same from the text that was in a PDF or a code.
[[nodiscard]] Result<AnyRoster> readCarriedRoster(const std::string& text, const std::string& file);

/// The copies for a print: PDF attachment and code. If `judgedBy` is given, it replaces the roster's madeWith: the old
/// costs and limits are useful only to the player whose data have changed since.
[[nodiscard]] RosterCopies copiesOf(const Roster& roster, std::optional<MadeWith> judgedBy = {});

} // namespace muster
