#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"
#include "core/roster/textreading.h"
#include "rules/judge/assessment.h"

#include <vector>

namespace muster {

/// The numbers of the lines of a list in words on which its verdict depends: where another good way to read them has
/// another outcome, or where what was guessed does not cost what the text says. Judges each other way; work that would
/// be too much is left out, and then the lines depend.
[[nodiscard]] std::vector<int> decidingLines(const Catalogue& catalogue, const Roster& roster,
                                             const TextReading& reading, Outcome outcome);

} // namespace muster
