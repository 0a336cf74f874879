#pragma once

#include "battlescribe/roster/game.h"
#include "battlescribe/roster/roster.h"

namespace muster::battlescribe::exchange {

/// A roster of one game as a roster of another: of the same data with one more catalogue, or of a later state of them.
/// It keeps ids, amounts and what people wrote. What the new data do not have is kept as a file would have it, and what
/// was kept so is looked for again. Locks one game after the other.
[[nodiscard]] Roster carriedOver(Game& from, const Roster& roster, Game& to);

} // namespace muster::battlescribe::exchange
