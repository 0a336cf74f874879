#pragma once

#include "core/base/fault.h"

#include <string>
#include <vector>

namespace muster {

/// What `muster lint` was given, and what it found in the data of BattleScribe and New Recruit among it.
struct GameDataLint {
    std::vector<std::string> others; ///< paths without such data, and Muster's own files beside them
    Faults faults;
    Faults warnings;
    Faults unreadable;
    int files = 0;
};

/// Checks the data of games among the paths: each folder that has some, at its top level or below, and single files,
/// whose links lead to what is in their folder.
[[nodiscard]] GameDataLint lintGameData(const std::vector<std::string>& paths);

} // namespace muster
