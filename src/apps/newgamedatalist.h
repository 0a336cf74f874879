#pragma once

#include <string>
#include <vector>

namespace muster {

/// A new list of data of BattleScribe or New Recruit, as a call of `muster new` names it.
struct NewGameDataList {
    std::string folder;
    std::string game;                ///< name or id
    std::string catalogue;           ///< name or id
    std::string force;               ///< name or id; empty: the first
    std::string name;                ///< empty: that of the catalogue
    std::vector<std::string> limits; ///< "pts=2000"; "pts=none" lifts the one that the data propose
    std::string output;              ///< file to write; empty or "-": a .ros on standard output
};

/// Writes it, and says on standard error what it costs and what must still be chosen. Gives the exit status.
[[nodiscard]] int makeGameDataList(const NewGameDataList& wanted);

} // namespace muster
