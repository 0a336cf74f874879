#pragma once

#include "battlescribe/judge/situation.h"

namespace muster::battlescribe::judge {

struct Looked {
    /// Why a verdict is open: what the roster has and the data do not; imports that are not there; and what the data
    /// use and we do not know, at anything that is taken or must be.
    Faults unknown;
    /// What no verdict depends on, and players may want to know.
    Faults notes;
};

[[nodiscard]] Looked lookAt(const Situation& situation);

} // namespace muster::battlescribe::judge
