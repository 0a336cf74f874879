#pragma once

#include "files.h"

#include "editor/document/document.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>

#include <QTemporaryDir>

#include <chrono>
#include <fstream>

namespace muster::testing {

inline Store& store()
{
    // Also used by the program that is killed, where Catch does not run.
    static Store opened = std::move(Store::open(std::string(MUSTER_SOURCE_DIR)).value());
    return opened;
}

inline std::string sample(const std::string& name) { return std::string(MUSTER_SOURCE_DIR "/armies/") + name; }
inline const std::string battalion = sample("heresy/samples/space-marines-battalion.muster");
inline const std::string march = sample("wargame/samples/iron-march-2500.muster");
inline const std::string levy = sample("wargame/samples/border-levy-1000.muster");
inline const std::string hold = sample("warpath-2e/samples/forge-fathers-1500.muster");
inline const std::string phalanx = sample("rules-of-war-ancients/samples/macedonian-strict.muster");

inline void write(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

/// A unit of the roster's own army.
inline RosterUnit unit(std::string id, std::string kind)
{
    RosterUnit made;
    made.id = std::move(id);
    made.unit = std::move(kind);
    return made;
}

inline Roster roster(std::string ruleset, std::string army, std::vector<RosterUnit> units)
{
    Roster made;
    made.ruleset = std::move(ruleset);
    made.army = std::move(army);
    made.units = std::move(units);
    return made;
}

/// Units as text, by their ids: each with those below it in brackets.
inline std::string tree(const std::vector<RosterUnit>& units)
{
    std::string text;
    for (const auto& unit : units)
        text +=
            (&unit == &units.front() ? "" : " ") + unit.id + (unit.units.empty() ? "" : '[' + tree(unit.units) + ']');
    return text;
}

inline void change(editor::Document& document, const Edit& edit)
{
    REQUIRE(document.apply(edit, "Change"));
    document.judgeNow();
}

/// Does all the work that a model does while nothing else is done.
template <typename Model>
void workOut(Model& model)
{
    while (model.workOn(std::chrono::seconds(1)))
        ;
}

inline Roster skirmish()
{
    Roster roster;
    roster.name = "Skirmish";
    roster.ruleset = "wargame";
    roster.army = "standard";
    roster.battle.points = 500;
    return roster;
}

} // namespace muster::testing
