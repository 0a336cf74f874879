#pragma once

#include "battlescribe/judge/judgement.h"

namespace muster::battlescribe::judge {

/// "Squad 2" before "Squad 10", whatever the case of letters.
[[nodiscard]] bool comesBefore(std::string_view a, std::string_view b);

/// What lies directly in a force or selection, or at the top, as lists show it. Forces of the roster by name, those in
/// forces in the order of the data; selections at the top of a force by category in the force's order, those without
/// one first; then by New Recruit's order if the data have one, then by name.
[[nodiscard]] std::vector<Id<Judged>> inOrder(const Game& game, const Roster& roster, const Judgement& judgement,
                                              Id<Judged> parent);

} // namespace muster::battlescribe::judge
