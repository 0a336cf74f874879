#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Whether the roster could choose, as the battle option exists in its scenario and with its rulings and other choices,
/// and does not: an option without a standard choice that the roster does not name.
[[nodiscard]] bool isUnchosen(const Catalogue& catalogue, const Assessment& assessment, Id<BattleOption> option);

/// Sets the choice of each battle option, after scenario and rulings: none for an option that does not exist there, or
/// that has no standard choice and that the roster does not name.
void readChoices(const Catalogue& catalogue, const Roster& roster, Assessment& assessment);

} // namespace muster
