#pragma once

#include "battlescribe/compose/compose.h"

namespace muster::battlescribe::compose {

/// Where something goes.
struct Target {
    std::string parent;       ///< a force or selection; empty: the roster
    std::size_t position = 0; ///< among what is there, once what moves has left; a large one is the end
};

/// Moves a selection, with its id and all that is in it, to a force or selection that offers it, or within its own.
/// What is in it must be offered there, too.
[[nodiscard]] Result<Edit> moveSelection(Game& game, const Roster& roster, const std::string& selection,
                                         const Target& to);
/// Moves a force, with its id and all that is in it, to the roster or a force that may have it, or within its own.
[[nodiscard]] Result<Edit> moveForce(const Game& game, const Roster& roster, const std::string& force,
                                     const Target& to);

} // namespace muster::battlescribe::compose
