#pragma once

#include "battlescribe/saved/fileroster.h"

namespace muster::battlescribe {

/// Takes the texts of the rules out of a roster, for a print that is given to others: descriptions of rules, and
/// characteristics of profiles that are longer than a few words. Names, figures and pages stay.
void removeTexts(FileRoster& roster);

} // namespace muster::battlescribe
