#pragma once

#include "battlescribe/judge/judgement.h"
#include "battlescribe/roster/roster.h"

namespace muster::gamewords {

/// Takes out of a selection what was filled in although only the roster as a whole requires it: one general of all
/// heroes. `said`: the same before it was filled, with the same ids; null: all of it was filled in.
void leaveToRoster(const battlescribe::Game& game, battlescribe::Selection& selection,
                   const battlescribe::Selection* said);

/// Takes out one thing that was filled in and that is too much by one of the findings: a text that names a unit's arms
/// leaves out that it has none of the usual ones. False: there is none.
[[nodiscard]] bool takeOutSurplus(const battlescribe::Game& game, battlescribe::Selection& selection,
                                  const battlescribe::Selection& said,
                                  const std::vector<battlescribe::judge::Finding>& findings);

} // namespace muster::gamewords
