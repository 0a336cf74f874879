#pragma once

#include "io/data/store.h"

#include <string>

namespace muster {

/// Copies the newest data of a ruleset into the user's own folder, as a version that stays as it is: the ruleset, its
/// armies and their translations, the user's own files among them. Gives the folder. Fails if that version is kept
/// already, if its name cannot be that of a folder (isDataVersion()) or if something cannot be read or written; then
/// nothing is left behind.
[[nodiscard]] Result<std::string> keepNewestVersion(const Store& store, const std::string& ruleset);

} // namespace muster
