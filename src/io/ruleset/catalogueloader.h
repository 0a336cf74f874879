#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "io/ruleset/readcontext.h"

namespace muster {

/// Builds a catalogue from a ruleset and some of its armies; all files have been checked with their schemas. Returns
/// the catalogue or all faults. `areAll`: these are all armies of the game. Then it is a fault if a constraint names an
/// army, option, group or weapon that does not exist in any of them.
[[nodiscard]] Result<Catalogue> buildCatalogue(const DataFile& ruleset, const std::vector<DataFile>& armies,
                                               bool areAll = false);

} // namespace muster
