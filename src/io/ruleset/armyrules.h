#pragma once

#include "io/ruleset/filereader.h"

namespace muster {

/// What an army's file may have like a ruleset's, for rosters of this army: categories, sections, battle options,
/// constraints. And the slots of its units, which ask questions like constraints.

/// Reads names and ids: categories, battle options.
void declareRules(ReadContext& context, const DataFile& file, Id<Army> army);

/// Reads all that asks about units, when the ruleset's rules have been read and before the units are.
void readArmyRules(ReadContext& context, const DataFile& file, Id<Army> army);

} // namespace muster
