#pragma once

#include "core/fault.h"
#include "core/roster.h"
#include "io/schema.h"

#include <string>
#include <string_view>

namespace muster {

/// "MUSTER1:6BF...": the roster, of madeWith only what names the data that judged it, as text that a QR code takes in
/// few modules (see docs/adr/0014-roster-travels-with-its-print.md). Empty for a roster that is too large for
/// readRosterCode(), which is far more than any QR code holds.
[[nodiscard]] std::string rosterCode(const Roster& roster);

/// Whether a text is meant as a code, of this version or another, whole or damaged. White space around it is no matter.
[[nodiscard]] bool isRosterCode(std::string_view text);

/// The roster of a code: the same as went in, apart from the rest of madeWith. What is in it is held to the same bounds
/// as a file.
[[nodiscard]] Result<Roster> readRosterCode(std::string_view text, const std::string& file, SchemaSet& schemas);

} // namespace muster
