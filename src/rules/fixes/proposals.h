#pragma once

#include "rules/fixes/fixes.h"

namespace muster {

/// Changes that might fix a finding, the best first. None of them has been tried.
[[nodiscard]] std::vector<Fix> proposeFixes(const Catalogue& catalogue, const Roster& roster,
                                            const Assessment& assessment, const Finding& finding);

/// By how many a finding is too many or too few, as units to add or take: between 1 and 40.
[[nodiscard]] int gapOf(const Finding& finding);

} // namespace muster
