#pragma once

#include "rules/fixes/fixes.h"

namespace muster {

/// Lets a fix that adds one unit put those under it that have errors because they are under none: all that fit, in the
/// order of the findings, each only if it mends an error and causes none. Other fixes stay as they are.
void takeUnder(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment, WorkBudget& budget,
               Fix& fix);

} // namespace muster
