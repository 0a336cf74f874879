#pragma once

#include "advice/repair/repair.h"
#include "apps/command.h"

#include <string>
#include <vector>

namespace muster {

/// How a list of game data is to be repaired.
struct GameDataRepair {
    std::vector<std::string> folders; ///< of data, before those that the person has added
    advice::Wishes wishes;
    bool isJson = false;
};

/// Tells how a list that was judged whole can be made legal, and writes it after the first answer. Null: nothing is to
/// be written. Gives the exit status.
[[nodiscard]] int repairGameData(const Store& store, const JudgedList& list, const GameDataRepair& wanted,
                                 const OutputFile* output);

/// That no unit has an id which was named for --keep.
[[nodiscard]] std::string noSuchUnit(const std::string& id);

} // namespace muster
