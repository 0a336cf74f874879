#pragma once

#include "core/roster/roster.h"

namespace muster {

/// A roster of the same army, for the same battle and with the same rulings, in which there are no units yet.
[[nodiscard]] inline Roster emptyLike(const Roster& roster)
{
    Roster empty;
    empty.ruleset = roster.ruleset;
    empty.dataVersion = roster.dataVersion;
    empty.army = roster.army;
    empty.battle = roster.battle;
    empty.rulings = roster.rulings;
    return empty;
}

} // namespace muster
