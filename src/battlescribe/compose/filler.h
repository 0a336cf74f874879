#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/play/game.h"
#include "battlescribe/play/roster.h"

namespace muster::battlescribe::compose {

/// Takes whatever the data want at first below a force or selection of the roster, and below what is so taken: by
/// minimums alone. New Recruit's `automatic` of a limit and `defaultAmount` of an entry say what its editor takes by
/// itself; nobody has written down how. No verdict depends on them, as it is about what is taken, whoever took it.
void fill(play::Game& game, play::Roster& roster, NewIds& ids, const std::string& parent);

} // namespace muster::battlescribe::compose
