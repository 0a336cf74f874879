#pragma once

#include "io/data/store.h"

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
    roster.battle.points = 10'000'000; // the most that there may be
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

/// A Wargame army of so many units: infantry with specialists, champion, bannerman and captain, cavalry, and a colossus
/// with a rider and a unit aboard.
inline Roster wargameRoster(int units)
{
    Roster roster;
    roster.ruleset = "wargame";
    roster.army = "standard";
    roster.battle.points = 10'000'000; // the most that there may be
    for (int i = 0; i < units; ++i) {
        RosterUnit unit;
        unit.id = "u" + std::to_string(i + 1);
        unit.unit = "infantry";
        switch (i % 6) {
        case 0:
        case 1:
            unit.models = 10;
            unit.options = {{"spear", 1}, {"regular-training", 1}, {"armor", 1}, {"hardy", 1}};
            unit.groups = {{"champion", 1, {{"longsword", 1}}},
                           {"bannerman", 1, {}},
                           {"officer-captain", 1, {{"all-out-attack", 1}}}};
            break;
        case 2:
            unit.unit = "cavalry";
            unit.models = 5;
            unit.options = {{"lance", 1}, {"shields", 1}, {"heavy-armor", 1}};
            break;
        case 3:
            unit.unit = "colossus";
            unit.options = {{"crushing-bulk", 1}, {"cannon", 1}, {"transport", 1}, {"earthshatter", 1}};
            if (i + 1 < units)
                unit.options.set("rider", 1);
            break;
        case 4:
            unit.as = "rider";
            unit.options = {{"rifle", 1}, {"elite-training", 1}};
            roster.units.back().units.push_back(std::move(unit));
            continue;
        default:
            unit.models = 10;
            unit.options = {{"rifle", 1}, {"bayonets", 1}};
            unit.groups = {{"specialist", 2, {{"sniper-rifle", 1}}}};
            roster.units.back().units.push_back(std::move(unit));
            continue;
        }
        roster.units.push_back(std::move(unit));
    }
    return roster;
}

/// A Heresy army of so many units: companies of a commander with three cards, and an allied titan for each three.
inline Roster heresyRoster(int units)
{
    Roster roster;
    roster.ruleset = "heresy";
    roster.army = "space-marines";
    roster.battle.points = 10'000'000; // the most that there may be
    for (int i = 0; i < units; ++i) {
        RosterUnit unit;
        unit.id = "u" + std::to_string(i + 1);
        switch (i % 5) {
        case 0:
            unit.unit = "company-commander";
            break;
        case 4:
            unit.unit = "titan-legion:warlord-titan";
            unit.options = {{"left-arm-volcano-cannon", 1},
                            {"right-arm-gatling-blaster", 1},
                            {"left-carapace-turbo-laser-destructor", 1},
                            {"right-carapace-laser-blaster", 1}};
            break;
        default:
            unit.unit = i % 5 == 3 ? "terminator-detachment" : "tactical-detachment";
            roster.units.back().units.push_back(std::move(unit));
            continue;
        }
        roster.units.push_back(std::move(unit));
    }
    return roster;
}

} // namespace muster::bench
