#pragma once

#include "core/roster/roster.h"

#include <string>

namespace muster {

/// The code of a roster for a line of text, with which data judged it; see rosterCode(). Empty if the roster is too
/// large for one.
[[nodiscard]] std::string textCodeOf(const Roster& roster, MadeWith judgedBy);

} // namespace muster
