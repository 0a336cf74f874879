#pragma once

#include "io/ruleset/readcontext.h"
#include "io/ruleset/rulesetreader.h"

#include <span>

namespace muster {

/// What an army declares: its own special rules, rulings and weapons, and the ids of its units, so that filters and
/// other armies can name them. Adds the army to the catalogue; its Id is the next one.
void readArmyDeclarations(ReadContext& context, const DataFile& file);

/// The units of the army `id`, in full, with what the ruleset's and the army's grants give them; its composition.
void readArmyUnits(ReadContext& context, const DataFile& file, Id<Army> id, std::span<const Grant> rulesetGrants);

} // namespace muster
