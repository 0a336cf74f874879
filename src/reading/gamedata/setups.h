#pragma once

#include "battlescribe/compose/compose.h"
#include "reading/gamedata/blocks.h"

#include <functional>
#include <string>
#include <vector>

namespace muster::gamewords {

/// A list as far as its text says it, with what finds out what else it may be. All of it outlives the call.
struct OpenList {
    GameBook& book;
    const Setup& setup;
    const Blocks& blocks;
    battlescribe::compose::NewIds& ids;
    /// The units of the text in a roster that has its forces, and how they are set up.
    std::function<battlescribe::Roster(const battlescribe::Roster&)> withUnits;
};

/// The ways to set a list up that its text leaves open, such as the size of the battle.
struct SetUps {
    std::vector<battlescribe::Roster> rosters; ///< without units; at least one, the likeliest first
    std::vector<std::string> unsaid;           ///< names of what is taken in each of them, and the text does not say
    std::string unfit; ///< name of what must be taken, and of which nothing fits the text; empty: there is none
};

/// What the data require to set a list up and its text does not say is taken in each way that the data and the points
/// of the text allow. `roster` has the forces and how they are set up as far as the text says it.
[[nodiscard]] SetUps findSetUps(const OpenList& list, const battlescribe::Roster& roster);

/// What the text does not say and the verdict depends on: the force, or a choice that sets the list up, or one of a
/// unit that a person need not write. Empty: it is the same in all these ways.
[[nodiscard]] std::string whatIsUnsaid(const OpenList& list, const SetUps& setUps);

} // namespace muster::gamewords
