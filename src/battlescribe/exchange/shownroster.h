#pragma once

#include "battlescribe/judge/judgement.h"
#include "battlescribe/roster/roster.h"

namespace muster::battlescribe::exchange {

/// A roster with names, costs, profiles and rules as the data have them now. What the data do not have is as the file
/// says. `judgement` is that of the roster.
struct ShownRoster {
    battlescribe::Roster roster; ///< without a revision of the game, who made it, and claimed totals
    bool isWhole = true;         ///< otherwise profiles and rules are left out, because the budget did not suffice
};
[[nodiscard]] ShownRoster shownRoster(play::Game& game, const play::Roster& roster, const judge::Judgement& judgement,
                                      WorkBudget& budget);

} // namespace muster::battlescribe::exchange
