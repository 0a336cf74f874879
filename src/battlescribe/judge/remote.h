#pragma once

#include "battlescribe/judge/situation.h"

namespace muster::battlescribe::judge {

/// Finds what selections, groups and forces change at others now (New Recruit's `scope` and `affects`): the scope is
/// where it starts; from there go `self`, `entries` and `forces`, `recursive` in any depth; an id leaves those that
/// answer to it; behind `profiles`, what is written there is meant. Conditions are asked by the one that has the
/// modifier.
void findRemoteChanges(Situation& situation);

} // namespace muster::battlescribe::judge
