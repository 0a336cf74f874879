#pragma once

#include "rules/judge/alike.h"

namespace muster {

/// Judges an assessment by each constraint of its ruleset, in their order: adds tallies and findings. `alike`: of this
/// assessment.
void judgeConstraints(const Catalogue& catalogue, Assessment& assessment, const Alike& alike);

} // namespace muster
