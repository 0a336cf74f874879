#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Whether a battle option exists in the scenario and with the rulings and choices of an assessment.
[[nodiscard]] bool isThere(const Catalogue& catalogue, const Assessment& assessment, const BattleOption& option);

/// Sets the choice of each battle option, after scenario and rulings: none for an option that does not exist there, or
/// that has no standard choice and that the roster does not name.
void readChoices(const Catalogue& catalogue, const Roster& roster, Assessment& assessment);

} // namespace muster
