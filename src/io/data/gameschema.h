#pragma once

#include "core/base/fault.h"

#include <string>

namespace muster {

class Store;

/// A schema that Muster ships, by its name ("army"), as its file says it; with `game`, RULESET or RULESET/ARMY, with
/// the ids of this game's files (io/json/idschema.h). Fails if a file cannot be read, or if there is no such game or
/// army.
[[nodiscard]] Result<std::string> schemaText(Store& store, const std::string& name, const std::string& game);

} // namespace muster
