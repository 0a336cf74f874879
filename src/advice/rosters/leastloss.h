#pragma once

#include "advice/search/loss.h"
#include "core/roster/roster.h"
#include "rules/judge/assessment.h"

namespace muster::advice {

/// Whether a finding depends on nothing but its unit as it is: its size, its options. Only a change of the unit mends
/// it, or removing it.
[[nodiscard]] bool isOfUnitAlone(const Finding& finding);

/// What every legal form of a roster has lost at least. Worked out from errors of which it is certain what mends them,
/// so that it is often less than what is really needed.
[[nodiscard]] Loss leastLossOf(const Catalogue& catalogue, const Assessment& before);

} // namespace muster::advice
