#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Sets the choice of each battle option, after scenario and rulings: none for an option that does not exist there.
void readChoices(const Catalogue& catalogue, const Roster& roster, Assessment& assessment);

} // namespace muster
