#pragma once

#include "io/ruleset/filereader.h"
#include "io/ruleset/rulesetreader.h"

#include <span>

namespace muster {

/// Reads what an army declares: its own special rules, rulings and weapons, and the ids of its units, so that filters
/// and other armies can name them. Adds the army to the catalogue with the next Id.
void readArmyDeclarations(ReadContext& context, const DataFile& file);

/// Reads which units of the army `id` count as others. To be called when all armies are declared, and before anything
/// names units.
void readSameUnits(ReadContext& context, const DataFile& file, Id<Army> id);

/// Reads the units of the army `id` in full, with the special rules from its grants and those of the ruleset, and its
/// composition.
void readArmyUnits(ReadContext& context, const DataFile& file, Id<Army> id, std::span<const KindGrant> grants,
                   std::span<const KindGrant> rulesetGrants);

} // namespace muster
