#pragma once

#include "core/base/fault.h"
#include "core/roster/roster.h"
#include "io/roster/codeversion.h" // isRosterCode() is for all that read codes

#include <string>
#include <string_view>

namespace muster {

/// "MUSTER1:6BF...": the roster as a line of text, which every Muster reads
/// (docs/adr/0014-roster-travels-with-its-print.md). Of madeWith it has only ruleset version and data hash. Empty if
/// the roster is too large for rosterInCode(), which is far more than a QR code can hold, or could not be read again.
[[nodiscard]] std::string rosterCode(const Roster& roster);

/// The roster as a text for a QR code: "MUSTER2:...", a third as long (docs/adr/0031-printed-codes-of-version-2.md).
/// For a roster that version 1 writes shorter, or that version 2 cannot write, it is rosterCode(). Muster 0.2 cannot
/// read version 2, so it is not for lines of text.
[[nodiscard]] std::string printedCode(const Roster& roster);

/// The text of the roster file in a code of version 1 or 2, with the same limits as a file. It is the roster that was
/// packed, without the rest of madeWith. Fails if the code is damaged, too long or of another version.
[[nodiscard]] Result<std::string> rosterInCode(std::string_view text, const std::string& file);

} // namespace muster
