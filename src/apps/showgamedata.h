#pragma once

#include <string>

namespace muster {

/// What `muster show` is asked of a folder of data of BattleScribe or New Recruit.
struct GameDataQuestion {
    std::string folder;
    std::string catalogue; ///< name or id; empty: all games
    std::string entry;     ///< name or id; empty: the root entries of the catalogue
    bool isJson = false;
};

/// Prints the answer. Gives the exit status.
[[nodiscard]] int showGameData(const GameDataQuestion& question);

} // namespace muster
