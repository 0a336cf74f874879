#pragma once

#include "battlescribe/judge/situation.h"

namespace muster::battlescribe::judge {

/// Finds modifiers of costs that ask, directly or round a circle, for the cost that they change. They are left out, and
/// the verdict says so: no order of evaluation gives them a meaning.
void findLoops(Situation& situation);

} // namespace muster::battlescribe::judge
