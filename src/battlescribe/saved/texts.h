#pragma once

#include "battlescribe/saved/fileroster.h"

namespace muster::battlescribe {

// What is taken out of a roster that is given to others.

/// Takes out the texts of the rules: descriptions of rules, and characteristics of profiles that are longer than a few
/// words. Names, figures and pages stay.
void removeTexts(FileRoster& roster);

/// Takes out the player's notes: those on the roster, on its forces and on its selections. Whether there were any.
bool removeNotes(FileRoster& roster);

} // namespace muster::battlescribe
