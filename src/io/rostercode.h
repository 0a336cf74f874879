#pragma once

#include "core/fault.h"
#include "core/roster.h"

#include <string>
#include <string_view>

namespace muster {

/// "MUSTER1:6BF...": the roster, of madeWith only what names the data that judged it, as text that a QR code takes in
/// few modules (see docs/adr/0014-roster-travels-with-its-print.md). Empty for a roster that is too large for
/// rosterInCode(), which is far more than any QR code holds.
[[nodiscard]] std::string rosterCode(const Roster& roster);

/// Whether a text is meant as a code, of this version or another, whole or damaged. White space around it is no matter.
[[nodiscard]] bool isRosterCode(std::string_view text);

/// The text of the roster file that a code carries, held to the same bounds as a file: the roster that went in, apart
/// from the rest of madeWith.
[[nodiscard]] Result<std::string> rosterInCode(std::string_view text, const std::string& file);

} // namespace muster
