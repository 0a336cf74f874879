#pragma once

#include "battlescribe/judge/information.h"
#include "battlescribe/judge/judgement.h"
#include "battlescribe/saved/fileroster.h"

namespace muster::battlescribe::exchange {

/// A roster with names, costs, profiles and rules as the data have them now. What the data do not have is as the file
/// says.
struct ShownRoster {
    battlescribe::FileRoster roster;      ///< without who made it
    judge::RosterInformation information; ///< its profiles and rules
};

/// `judgement` is that of the situation, which is settled by it.
[[nodiscard]] ShownRoster shownRoster(const judge::Situation& situation, const judge::Judgement& judgement);
/// `judgement` is that of the roster.
[[nodiscard]] ShownRoster shownRoster(Game& game, const Roster& roster, const judge::Judgement& judgement,
                                      WorkBudget& budget);

} // namespace muster::battlescribe::exchange
