#pragma once

#include "battlescribe/roster/game.h"

namespace muster::advice {

/// Whether the data take a choice by themselves with what it is in: a minimum asks for it, or for its group, of which
/// it is what is taken first. It is no choice of a person then.
[[nodiscard]] bool isGiven(battlescribe::Game& game, Id<battlescribe::Choice> choice);

} // namespace muster::advice
