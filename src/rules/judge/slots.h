#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Decides which unit fills which slot of the unit that it is attached to, so that as many compulsory places as
/// possible are filled and then as many units as possible have a slot. Records it in the assessment, with findings of
/// the structural rule `slots` for what is missing and for units that are too many.
void judgeSlots(const Catalogue& catalogue, Assessment& assessment);

/// The kinds of unit of which a new one fits a slot: of the roster's own army first, then of the other armies of the
/// catalogue.
[[nodiscard]] std::vector<Id<Unit>> kindsFor(const Catalogue& catalogue, Id<Army> ownArmy, const Slot& slot);

} // namespace muster
