#pragma once

#include "core/base/fault.h"
#include "io/data/store.h"

#include <string>

namespace muster {

/// Copies a game, its ruleset and its armies, into the user's own folder under another name. Its id is made from the
/// name; its figures are then the user's own, and say from where they were copied. Translations and own units stay
/// behind. Fails if a game of that id is there. Gives the id.
[[nodiscard]] Result<std::string> copyGame(const Store& store, const std::string& game, const std::string& name);

} // namespace muster
