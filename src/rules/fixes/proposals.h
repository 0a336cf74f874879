#pragma once

#include "rules/fixes/fixes.h"

namespace muster {

/// Changes that might fix a finding, the best first. None of them has been tried. Looking for them costs more than one
/// pass over the roster where each of many units could go to many places; when the budget is spent, no more are found.
[[nodiscard]] std::vector<Fix> proposeFixes(const Catalogue& catalogue, const Roster& roster,
                                            const Assessment& assessment, const Finding& finding, WorkBudget& budget);

/// By how many units a finding is too many or too few: from 1 to 40.
[[nodiscard]] int gapOf(const Finding& finding);

} // namespace muster
