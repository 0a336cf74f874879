#pragma once

#include "core/fault.h"
#include "core/roster.h"
#include "core/rostercopies.h"
#include "io/safefile.h"

#include <optional>
#include <string>

namespace muster {

/// A roster of any kind that can be read: told by what is in it, not by the ending of its name.
struct AnyRoster {
    Roster roster;
    bool isFile = true; ///< false for one that came in a PDF or a code, which nobody may take for a file to save to
    std::string text;   ///< of the file, for lines in faults; empty where it is none
    Faults remarks;     ///< what was changed in one of an older version, where a person should know
};

/// The bytes of a file of any readable kind, no more than such a file may have.
[[nodiscard]] Result<std::string> readRosterBytes(const std::string& path, Pipes pipes);

/// A roster file, a PDF that Muster printed, or the text of a Muster code. Other kinds get a fault that names them;
/// `file` names the input in faults.
[[nodiscard]] Result<AnyRoster> readAnyRoster(std::string bytes, const std::string& file);

/// Both have what judged them, where it is given, in place of the roster's own madeWith: costs and limits of then are
/// of use to the player alone, to whom the data have changed since.
[[nodiscard]] RosterCopies copiesOf(const Roster& roster, std::optional<MadeWith> judgedBy = {});

} // namespace muster
