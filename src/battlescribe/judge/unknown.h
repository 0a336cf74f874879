#pragma once

#include "battlescribe/judge/situation.h"

namespace muster::battlescribe::judge {

/// Why a verdict is open: what the roster has and the data do not; imports and targets of links that are not there; and
/// what the data use and we do not know, at anything that is taken or must be.
[[nodiscard]] Faults unknownIn(const Situation& situation);

} // namespace muster::battlescribe::judge
