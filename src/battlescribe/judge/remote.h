#pragma once

#include "battlescribe/judge/situation.h"

namespace muster::battlescribe::judge {

/// Finds what selections, groups and forces change at others now (New Recruit's `scope` and `affects`): the scope is
/// where it starts; from there go `self`, `entries` and `forces`, `recursive` in any depth; an id or a type leaves
/// those that answer to it; behind `profiles`, what is written there is meant. Conditions are asked by the one that has
/// the modifier.
void findRemoteChanges(Situation& situation);

/// Whether such a change reaches a choice that is not taken, or a group. `within`: only what is in this group; none:
/// all.
[[nodiscard]] bool isReached(const Situation& situation, Id<data::Modifier> modifier, Id<Choice> within,
                             Id<Choice> choice);

} // namespace muster::battlescribe::judge
