#pragma once

#include "battlescribe/data/definitions.h"

namespace muster::battlescribe::data {

/// Joins what the files name by ids. Ids are not unique in a folder, so a target is looked for first in the file that
/// names it, then in the files that this one imports, in order, then in the game system; never elsewhere. What is not
/// found stays open, with a fault. Call it once, when all files are read.
void link(Definitions& definitions);

} // namespace muster::battlescribe::data
