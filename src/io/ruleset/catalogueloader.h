#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "io/ruleset/readcontext.h"

namespace muster {

/// Builds a catalogue from a ruleset and some of its armies, all of which have kept their schemas. All faults, or none.
/// `areAll`: these are all armies of the game, so whatever constraints name is in them: armies, options, groups and
/// weapons that nobody has are faults then.
[[nodiscard]] Result<Catalogue> buildCatalogue(const DataFile& ruleset, const std::vector<DataFile>& armies,
                                               bool areAll = false);

} // namespace muster
