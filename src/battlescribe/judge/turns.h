#pragma once

#include "battlescribe/judge/situation.h"

#include <vector>

namespace muster::battlescribe::judge {

/// A modifier that gives a category as long as there are not too many of it: "is leader, if there is none yet". What it
/// gives would make its own condition false. So it never counts its own, and the elements that have one get their turn
/// one after another.
struct TakesTurns {
    Id<Element> element; ///< which has the modifier
    Id<data::Modifier> modifier;
};

/// In the order of the roster.
[[nodiscard]] std::vector<TakesTurns> turnsIn(const Situation& situation);

/// Whether its conditions hold now, if it has not had its turn.
[[nodiscard]] bool wantsTurn(const Situation& situation, const TakesTurns& turn);

} // namespace muster::battlescribe::judge
