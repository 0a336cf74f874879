#include "judged.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

struct Priced {
    const char* army;
    const char* unit; ///< as a roster file writes it
    std::int64_t points;
};

} // namespace

TEST_CASE("units cost what their list says, worked out by hand")
{
    const Priced units[]{
        // Forge Fathers
        {"forge-fathers", R"({"unit": "steel-warriors-section"})", 150},
        // 150 + heat hammer 25 + dragon breath 25
        {"forge-fathers", R"({"unit": "steel-warriors-section", "options": {"heat-hammer": 1, "dragon-breath": 1}})",
         200},
        // 300 + 2 dragon breaths 50 + 2 launchers 50 + heat hammer 25
        {"forge-fathers",
         R"({"unit": "steel-warriors-platoon", "options": {"dragon-breath": 2, "mjolnir-missile-launcher": 2, "heat-hammer": 1}})",
         425},
        // 250 + the fifth dragon breath and four more 5 x 25
        {"forge-fathers", R"({"unit": "drakkarim-section", "options": {"dragon-breath": 5}})", 375},
        // 395; eight heavy weapons are in the price, whichever they are
        {"forge-fathers",
         R"({"unit": "stormrage-veterans-section", "options": {"heat-cannon": 3, "hailstorm-autocannon": 5}})", 395},
        // 60 + battlesuit 35 + force dome 25
        {"forge-fathers", R"({"unit": "huscarl", "options": {"forgeguard-battlesuit": 1, "force-dome": 1}})", 120},
        // 220 + turret autocannon 30; the side weapons of the default cost nothing
        {"forge-fathers", R"({"unit": "heavy-drakkar", "options": {"hailstorm-autocannon-a": 1}})", 250},
        // 110 + tracks 10
        {"forge-fathers", R"({"unit": "jotunn-heavy-hailstorm-cannon", "options": {"tracked": 1}})", 120},
        // Corporation
        // 240 + the default 4 burst lasers 4 x 20
        {"corporation", R"({"unit": "enforcer-suppression-section"})", 320},
        // 240 + 9 rocket launchers 9 x 30; the default is gone
        {"corporation", R"({"unit": "enforcer-suppression-section", "options": {"rocket-launcher": 9}})", 510},
        // 120 + the default 2 burst lasers 2 x 20
        {"corporation", R"({"unit": "enforcer-suppression-team"})", 160},
        // 260 with default front and main weapon
        {"corporation", R"({"unit": "mbt-01-pulverizer"})", 260},
        // 260 + sponsons 70 + light laser cannon in front 10; main weapon free
        {"corporation",
         R"({"unit": "mbt-01-pulverizer", "options": {"2-light-laser-cannons": 1, "light-laser-cannon": 1, "close-assault-gun": 1}})",
         340},
        // 145 + laser cannon in place of the burst laser 10 + 4 heavy rifles 20 + 2 flame units 50
        {"corporation",
         R"({"unit": "veterans-section", "options": {"light-laser-cannon": 1, "heavy-laser-rifle": 4, "tactical-flame-unit": 2}})",
         225},
        // 75 + three light laser cannons 30
        {"corporation", R"({"unit": "heavy-weapons-section", "options": {"3-light-laser-cannons": 1}})", 105},
        // 240 + 2 flame units 50 + 4 heavy rifles 20
        {"corporation", R"({"unit": "marines-platoon", "options": {"tactical-flame-unit": 2, "heavy-laser-rifle": 4}})",
         310},
        // Marauders
        // 160 + tank killer 40 + 2 machine guns 30; the front gun is free
        {"marauders",
         R"({"unit": "juggernaut", "options": {"tank-killer-cannon": 1, "machine-gun-a": 2, "flamethrower-f": 1}})",
         230},
        // 110 + 2 x 15
        {"marauders", R"({"unit": "battlebot", "options": {"flamethrower": 1, "machine-gun": 1}})", 140},
        // 300 + 6 talons 150 + 2 flamethrowers 50
        {"marauders", R"({"unit": "jumpers-platoon", "options": {"ripper-talon": 6, "flamethrower": 2}})", 500},
        // 50 + talon 30 + harness 25 + gun 25
        {"marauders", R"({"unit": "warlord", "options": {"ripper-talon": 1, "jump-harness": 1, "anti-tank-gun": 1}})",
         130},
        {"marauders", R"({"unit": "stunts-platoon"})", 70},
        // Veer-myn
        // 260 + drills for both Masters 2 x 10; chem-throwers free
        {"veer-myn", R"({"unit": "night-crawlers-platoon", "options": {"combat-drill": 2}})", 280},
        // 130 + the Master's drill 10
        {"veer-myn", R"({"unit": "stalkers-section", "options": {"combat-drill": 1}})", 140},
        // 50 + Exterminator for the Master 30 + super-drill 0
        {"veer-myn", R"({"unit": "stalkers-team", "options": {"exterminator": 1, "super-drill": 1}})", 80},
        // 90 + heavy chem-laser 20
        {"veer-myn", R"({"unit": "blaster", "options": {"heavy-chem-laser": 1}})", 110},
        // Plague
        // 240 + light machine gun 15 + grenade launcher 20 + the leader's cleaver 15
        {"plague",
         R"({"unit": "plague-troopers-platoon", "options": {"light-machine-gun": 1, "grenade-launcher": 1, "1x-cleaver": 1}})",
         290},
        // 165 + missile launchers 30
        {"plague", R"({"unit": "plague-striders", "options": {"missile-launchers": 1}})", 195},
    };
    for (const auto& [army, unit, points] : units) {
        INFO(army << ' ' << unit);
        const auto judged = judgeUnits("warpath-2e", army, unit);
        CHECK(judged->assessment.isComplete);
        CHECK(judged->assessment.units.front().points == points);
        CHECK(judged->assessment.points == points);
        for (const auto& finding : judged->assessment.findings)
            CHECK(finding.constraint != noIndex); // the choices themselves are allowed
    }
}

TEST_CASE("an army costs what its units cost, those aboard too")
{
    // 120 + (130 + 50 + 60) + 60 = 420
    const auto judged = judgeUnits("warpath-2e", "corporation",
                                   R"({"unit": "marines-section"},
                                      {"unit": "apc-13-warrior", "units": [{"unit": "marines-team"}, {"unit": "sniper",
                                          "options": {"magnetic-charges": 1}}]},
                                      {"unit": "commander"})");
    // Sniper 50 + magnetic charges 5 = 55: 120 + 130 + 50 + 55 + 60 = 415
    CHECK(judged->assessment.points == 415);
    CHECK(judged->assessment.models == 10 + 1 + 5 + 1 + 1);
    CHECK(judged->assessment.units[1].points == 130);
}

TEST_CASE("a default that is written down costs the same")
{
    const auto silent = judgeUnits("warpath-2e", "corporation", R"({"unit": "enforcer-suppression-section"})");
    const auto said = judgeUnits("warpath-2e", "corporation",
                                 R"({"unit": "enforcer-suppression-section", "options": {"burst-laser": 4}})");
    CHECK(silent->assessment.points == said->assessment.points);
    const auto choices = silent->card().options;
    REQUIRE(choices.size() == 1);
    CHECK(choices[0].isDefault);
    CHECK(choices[0].count == 4);
    CHECK(choices[0].points == 80);
    CHECK_FALSE(said->card().options.at(0).isDefault);
}
