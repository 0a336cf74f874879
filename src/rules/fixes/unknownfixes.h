#pragma once

#include "rules/fixes/fixes.h"

namespace muster {

/// Fixes for a name that is not known, to be tried: what the data have that is most like it by name, then by cost, and
/// to remove it.
[[nodiscard]] std::vector<Fix> proposeForUnknown(const Catalogue& catalogue, const Roster& roster,
                                                 const Assessment& assessment, const Finding& finding,
                                                 WorkBudget& budget);

} // namespace muster
