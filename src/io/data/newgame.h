#pragma once

#include "core/base/fault.h"

#include <string>
#include <vector>

namespace muster {

class Store;

/// The files of a game that was begun.
struct NewGame {
    std::string id;     ///< of the ruleset
    std::string army;   ///< id of its first army
    std::string folder; ///< in the user's own folder
    std::vector<std::string> files;
};

/// Writes a small game with one army into the user's own folder: it has no faults, and shows the parts of which a game
/// is made. Ids are made from the names. Fails if a name has no letter of a to z and no digit, if there is a game of
/// that id, or if a file cannot be written; files that were written before that stay.
[[nodiscard]] Result<NewGame> makeGame(const Store& store, const std::string& game, const std::string& army);

} // namespace muster
