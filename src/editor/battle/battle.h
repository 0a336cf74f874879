#pragma once

#include "editor/checking/checkedlist.h"

#include <array>
#include <string>
#include <vector>

namespace muster::editor {

/// One thing that the players agree on, and what each list says of it, in words.
struct BattleAgreement {
    enum class What { Points, Scenario, Option, Ruling, Data };

    What what = What::Points;
    std::string name; ///< of the option, or the question of the ruling
    std::array<std::string, 2> said;
    bool differs = false;
};

/// Two lists against each other. A plain value: a worker makes it.
struct Battle {
    /// Alone: they are lists of game data, which have no rules about two lists, so that each is judged by itself;
    /// OtherGames: of different games, so that nothing can be said of both; OtherVersions: of different versions of the
    /// data.
    enum class State { Judged, Alone, OtherGames, OtherVersions, Failed };

    State state = State::Judged;
    std::array<CheckedList, 2> lists;    ///< ours and theirs, judged by one catalogue, as they play; or each alone
    std::vector<Finding> findings;       ///< about both together
    std::vector<BattleAgreement> agreed; ///< what differs first
    std::string failure;

    [[nodiscard]] const Catalogue& catalogue() const { return *lists[0].catalogue; }
};

/// Judges two lists as the sides of a battle. Never throws. A list that takes over a scenario or a choice from the
/// other side (playedRosters()) has the verdict on the roster with it; its own roster stays as it came. Points,
/// scenario and battle options are told for every game that has them; a ruling where it matters for one of the lists,
/// or where they differ. Of lists of game data, limits of costs and the revision of the game are told.
[[nodiscard]] Battle battleOf(CheckedList ours, CheckedList theirs);

/// Both verdicts with what is to be said of both sides, as plain text that one can send.
[[nodiscard]] std::string battleText(const Battle& battle);

} // namespace muster::editor
