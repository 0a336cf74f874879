#pragma once

#include "battlescribe/compose/compose.h"

namespace muster::battlescribe::compose {

/// Adds the entries that minimum limits require below a force or selection of the roster, and below what is so added.
/// New Recruit's `automatic` of a limit and `defaultAmount` of an entry are not used: how its editor treats them is not
/// described anywhere, and no verdict depends on them. Stops at `mostFilled` entries, or when the budget is spent.
void fillMinimums(const Composer& composer, Roster& roster, const std::string& parent);

/// The most selections that are added in this way: the data may ask for more in a circle. No known data need a fifth of
/// it.
inline constexpr std::size_t mostFilled = 500;

} // namespace muster::battlescribe::compose
