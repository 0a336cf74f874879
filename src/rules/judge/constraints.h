#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Judges an assessment by each constraint of its ruleset, in their order: adds tallies and findings.
void judgeConstraints(const Catalogue& catalogue, Assessment& assessment);

} // namespace muster
