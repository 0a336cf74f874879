#pragma once

#include "io/data/versions.h"
#include "io/json/schema.h"
#include "io/ruleset/readcontext.h"

namespace muster {

/// Adds a player's own units of an army, from the file ARMY.own.json, to the army: its units, weapons, profiles and
/// special rules come behind the army's own. They are checked as those of an army are. If there are faults, the army
/// stays as it was. The army has no own units yet.
[[nodiscard]] Faults addOwnUnits(DataFile& army, const std::string& path, SchemaSet& schemas,
                                 const FileVersions& versions = fileVersions());

/// The same with a file that was read before.
[[nodiscard]] Faults addOwnUnits(DataFile& army, DataFile file, SchemaSet& schemas);

/// What is wrong with the own units of an army, read with its ruleset. Faults that the army has without them are left
/// out.
[[nodiscard]] Faults ownUnitFaults(const DataFile& ruleset, const DataFile& army);

/// The army as its file says, without what addOwnUnits() added.
void dropOwnUnits(DataFile& army);

/// Whether a file is named like one with own units: orks.own.json.
[[nodiscard]] bool isOwnUnitsFile(std::string_view path);

} // namespace muster
