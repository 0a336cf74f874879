#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Begins an assessment: the army, what the players agreed, and each unit with its facts and costs. What the catalogue
/// does not know makes the assessment incomplete and counts for nothing. `used`: as for `assess`.
[[nodiscard]] Assessment assessUnits(const Catalogue& catalogue, const Roster& roster, Assessment used = {});

} // namespace muster
