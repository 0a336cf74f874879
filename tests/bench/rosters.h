#pragma once

#include "io/store.h"

#include <cstdlib>
#include <string>

namespace muster::bench {

inline Store& store()
{
    static Store opened = std::move(*Store::open(MUSTER_SOURCE_DIR));
    return opened;
}

/// A Warpath army of so many units, of the usual mix: infantry with options, a transport with a team aboard, a hero.
/// Legal in its proportions; the points agreed are far above its cost.
inline Roster warpathRoster(int units)
{
    Roster roster;
    roster.ruleset = "warpath-2e";
    roster.army = "forge-fathers";
    roster.battle.points = 1'000'000;
    for (int i = 0; i < units; ++i) {
        RosterUnit unit;
        unit.id = "u" + std::to_string(i + 1);
        switch (i % 5) {
        case 0:
        case 1:
            unit.unit = "steel-warriors-section";
            unit.options = {{"heat-hammer", 1}, {"dragon-breath", 1}};
            break;
        case 2:
            unit.unit = "heavy-drakkar";
            unit.options = {{"dragon-breaths-r-l", 1}};
            break;
        case 3:
            unit.unit = "drakkarim-team";
            unit.as = "embarked";
            roster.units.back().units.push_back(std::move(unit));
            continue;
        default:
            unit.unit = "huscarl";
            unit.options = {{"force-dome", 1}};
        }
        roster.units.push_back(std::move(unit));
    }
    return roster;
}

} // namespace muster::bench
