#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/roster/game.h"
#include "battlescribe/roster/roster.h"
#include "core/base/workbudget.h"

namespace muster::battlescribe::compose {

/// Takes whatever the data want at first below a force or selection of the roster, and below what is so taken: by
/// minimums alone. New Recruit's `automatic` of a limit and `defaultAmount` of an entry say what its editor takes by
/// itself; nobody has written down how. No verdict depends on them, as it is about what is taken, whoever took it.
/// Where the data want more than `mostFilled`, or the budget does not suffice, the rest is not taken.
void fill(Game& game, Roster& roster, NewIds& ids, const std::string& parent, WorkBudget& budget);

/// So many selections are taken by themselves at most: the data may ask for more in a circle. No data known have a
/// fifth of it.
inline constexpr std::size_t mostFilled = 500;

} // namespace muster::battlescribe::compose
