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

struct Ruled {
    const char* unit; ///< as a roster file writes it
    std::int64_t points;
    const char* off = nullptr; ///< ruling that is switched off
};

/// A roster of one unit and what is attached to it, perhaps with a ruling off.
JudgedPtr judgeRuled(const std::string& ruleset, const std::string& army, const Ruled& entry)
{
    const auto rulings = entry.off ? R"("rulings": {")" + std::string(entry.off) + R"(": false}, )" : std::string();
    return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": ")" + ruleset + R"(", "army": ")" + army +
                         R"(", )" + rulings + R"("units": [)" + entry.unit + "]}",
                     "ruled");
}

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
            CHECK(!finding.constraint.isNone()); // the choices themselves are allowed
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
    CHECK(judged->assessment.units.span()[1].points == 130);
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

TEST_CASE("Wargame: models x (base + weapons + attributes + equipment) + command upgrades, by hand")
{
    const Ruled units[]{
        // 10 x (5 + club 0)
        {R"({"unit": "infantry", "models": 10, "options": {"club": 1}})", 50},
        // 20 x (5 + spear 1 + Regular 3 + Armor 2) = 20 x 11
        {R"({"unit": "infantry", "models": 20, "options": {"spear": 1, "regular-training": 1, "armor": 1}})", 220},
        // 1 x (5 + quarterstaff 0 + Fast 3)
        {R"({"unit": "infantry", "models": 1, "options": {"quarterstaff": 1, "fast": 1}})", 8},
        // 40 x (5 + javelin 1 + daggers 1 + Shields 1) = 40 x 8
        {R"({"unit": "infantry", "models": 40, "options": {"javelin": 1, "daggers": 1, "shields": 1}})", 320},
        // 4 x (5 + longsword 7 + rifle 10 + Elite 8 + Beefy 7 + Brutal 9 + Fast 3 + Mimetism 15 + Stealth Flanking 7
        //      + Large Shields 3 + Heavy Armor 4 + Kevlar 10 + Minelayer 15 + Visor 30) = 4 x 133
        {R"({"unit": "infantry", "models": 4, "options": {"longsword": 1, "rifle": 1, "elite-training": 1, "beefy": 1,
             "brutal": 1, "fast": 1, "mimetism": 1, "stealth-flanking": 1, "large-shields": 1, "heavy-armor": 1,
             "kevlar": 1, "minelayer": 1, "precision-visor": 1}})",
         532},
        // Every melee weapon: 0+0+1+1+1+2+2+3+3+4+5+5+7 = 34; every ranged one: 1+2+2+3+4+8+10+11+12+13+14+15+17 = 112;
        // 1 x (5 + 34 + 112)
        {R"({"unit": "infantry", "models": 1, "options": {"club": 1, "quarterstaff": 1, "spear": 1, "shortspear": 1,
             "daggers": 1, "bayonets": 1, "axe": 1, "poleaxe": 1, "mace": 1, "sword": 1, "greatmace": 1, "lance": 1,
             "longsword": 1, "javelin": 1, "throwing-axe": 1, "longbow": 1, "heavy-javelin": 1, "crossbow": 1,
             "pistol": 1, "rifle": 1, "repeater-gun": 1, "handcannon": 1, "frag-grenades": 1, "sniper-rifle": 1,
             "assault-rifle": 1, "rocket-launcher": 1}})",
         151},
        // 6 x (5 + mace 3 + Hardy 4 + Mighty 4 + Camouflage 10 + Flanking 3) = 6 x 29
        {R"({"unit": "infantry", "models": 6, "options": {"mace": 1, "hardy": 1, "mighty": 1, "camouflage": 1,
             "flanking": 1}})",
         174},
        // 3 x (5 + crossbow 4 + Infiltrating 7 + axe 2) = 3 x 18
        {R"({"unit": "infantry", "models": 3, "options": {"crossbow": 1, "infiltrating": 1, "axe": 1}})", 54},
        // 5 x (10 + lance 5 + Shields 1 + Heavy Armor 4) = 5 x 20
        {R"({"unit": "cavalry", "models": 5, "options": {"lance": 1, "shields": 1, "heavy-armor": 1}})", 100},
        // 10 x (10 + daggers 1 + javelin 1 + Fast 3) = 150; Bannerman 10 + Musician 10 + Champion 25 + Tactician 20
        {R"({"unit": "cavalry", "models": 10, "options": {"daggers": 1, "javelin": 1, "fast": 1},
             "groups": [{"group": "bannerman"}, {"group": "musician"}, {"group": "champion"},
                        {"group": "officer-tactician"}]})",
         215},
        // 10 x (5 + shortspear 1 + longbow 2) = 80; 2 x (Specialist 5 + sniper rifle 14 - 1 - 2) = 32
        {R"({"unit": "infantry", "models": 10, "options": {"shortspear": 1, "longbow": 1},
             "groups": [{"group": "specialist", "models": 2, "options": {"sniper-rifle": 1}}]})",
         112},
        // On top: 80 + 2 x (5 + 14)
        {R"({"unit": "infantry", "models": 10, "options": {"shortspear": 1, "longbow": 1},
             "groups": [{"group": "specialist", "models": 2, "options": {"sniper-rifle": 1}}]})",
         118, "specialist-swap"},
        // Keeping the spear: 80 + 2 x (5 + 1 + crossbow 4 - 1 - 2)
        {R"({"unit": "infantry", "models": 10, "options": {"shortspear": 1, "longbow": 1},
             "groups": [{"group": "specialist", "models": 2, "options": {"shortspear": 1, "crossbow": 1}}]})",
         94},
        // 12 x (5 + axe 2 + Shields 1) = 96; 5 + rocket launcher 17 - 2 = 20; 3 x (5 + axe 2 + javelin 1 - 2) = 18
        {R"({"unit": "infantry", "models": 12, "options": {"axe": 1, "shields": 1},
             "groups": [{"group": "specialist", "models": 1, "options": {"rocket-launcher": 1}},
                        {"group": "specialist", "models": 3, "options": {"axe": 1, "javelin": 1}}]})",
         134},
        // 10 x (5 + 0 + Armor 2) = 70; Champion 25 + sword 4 - 0 + Heavy Armor 4 - 2
        {R"({"unit": "infantry", "models": 10, "options": {"club": 1, "armor": 1},
             "groups": [{"group": "champion", "options": {"sword": 1, "heavy-armor": 1}}]})",
         101},
        // 10 x (5 + sword 4 + Large Shields 3) = 120; 25 + longsword 7 - 4 - 3, as he lays his shield down
        {R"({"unit": "infantry", "models": 10, "options": {"sword": 1, "large-shields": 1},
             "groups": [{"group": "champion", "options": {"longsword": 1, "large-shields": 0}}]})",
         145},
        // 5 x (5 + rifle 10 + Regular 3 + Visor 30) = 240; 25 + Elite 8 - 3 + Kevlar 10, and he keeps the Visor
        {R"({"unit": "infantry", "models": 5, "options": {"rifle": 1, "regular-training": 1, "precision-visor": 1},
             "groups": [{"group": "champion", "options": {"elite-training": 1, "kevlar": 1}}]})",
         280},
        // 20 x (5 + mace 3) = 160; 2 x 10 + 10
        {R"({"unit": "infantry", "models": 20, "options": {"mace": 1},
             "groups": [{"group": "bannerman", "models": 2}, {"group": "musician"}]})",
         190},
        // In place of 5 basic points: 160 + 2 x (10 - 5) + (10 - 5)
        {R"({"unit": "infantry", "models": 20, "options": {"mace": 1},
             "groups": [{"group": "bannerman", "models": 2}, {"group": "musician"}]})",
         175, "command-on-top"},
        // Cavalry, in place of 10: 6 x (10 + 4) = 84; 25 - 10 and 20 - 10; the Tactic is free
        {R"({"unit": "cavalry", "models": 6, "options": {"sword": 1},
             "groups": [{"group": "champion"}, {"group": "officer-captain", "options": {"all-out-attack": 1}}]})",
         109, "command-on-top"},
        // 10 x (5 + greatmace 5 + Hardy 4) = 140; General 30
        {R"({"unit": "infantry", "models": 10, "options": {"greatmace": 1, "hardy": 1},
             "groups": [{"group": "officer-general", "options": {"fearsome-roar": 1, "inspiring-presence": 1}}]})",
         170},
        // 5 x (5 + sword 4 + Legendary 25 + Mighty 4) = 190; Champion 25
        {R"({"unit": "infantry", "models": 5, "options": {"sword": 1, "legendary-training": 1, "mighty": 1},
             "groups": [{"group": "champion"}]})",
         215},
        // Both grades: 5 x (5 + Hardy 4 + Beefy 7)
        {R"({"unit": "infantry", "models": 5, "options": {"club": 1, "hardy": 1, "beefy": 1}})", 80, "graded-upgrades"},
        {R"({"unit": "colossus", "options": {"crushing-bulk": 1, "earthshatter": 1}})", 100},
        // 100 + fists 20 + flamethrower 50 + missiles 60 + cannon 100 + Very Fast 50 + Flying 20 + Legendary 80
        // + Massive 50 + Heavy Plating 120 + Kinetic Shield 40 + Transport 50
        {R"({"unit": "colossus", "options": {"crushing-bulk": 1, "destructive-fists": 1, "flamethrower": 1,
             "missile-launcher": 1, "cannon": 1, "very-fast": 1, "flying": 1, "legendary-precision": 1, "massive": 1,
             "heavy-plating": 1, "kinetic-shield": 1, "transport": 1, "volley-fire": 1}})",
         740},
        // 100 + Fast 30 + Precise 30 + Heavily Armored 60 + cannon 100
        {R"({"unit": "colossus", "options": {"cannon": 1, "fast": 1, "precise": 1, "heavily-armored": 1,
             "volley-fire": 1}})",
         320},
        // 100 + Armored 40 + missiles 60, and 100 + Plating 90 + flamethrower 50
        {R"({"unit": "colossus", "options": {"missile-launcher": 1, "armored": 1, "volley-fire": 1}},
            {"unit": "colossus", "options": {"flamethrower": 1, "plating": 1, "volley-fire": 1}})",
         440},
        // 100 + cannon 100 + Rider 10 = 210; the rider's 5 are in the 10: Elite 8 + handcannon 12 + General 30
        {R"({"unit": "colossus", "options": {"cannon": 1, "rider": 1, "earthshatter": 1},
             "units": [{"unit": "infantry", "as": "rider", "models": 1,
                        "options": {"elite-training": 1, "handcannon": 1},
                        "groups": [{"group": "officer-general", "options": {"all-out-attack": 1, "volley-fire": 1}}]}]})",
         260},
        // His 5 besides
        {R"({"unit": "colossus", "options": {"cannon": 1, "rider": 1, "earthshatter": 1},
             "units": [{"unit": "infantry", "as": "rider", "models": 1,
                        "options": {"elite-training": 1, "handcannon": 1},
                        "groups": [{"group": "officer-general", "options": {"all-out-attack": 1, "volley-fire": 1}}]}]})",
         265, "rider-included"},
        // 100 + Transport 50; aboard 20 x (5 + axe 2 + Shields 1) = 160
        {R"({"unit": "colossus", "options": {"crushing-bulk": 1, "transport": 1, "fearsome-roar": 1},
             "units": [{"unit": "infantry", "as": "embarked", "models": 20, "options": {"axe": 1, "shields": 1}}]})",
         310},
    };
    for (const auto& entry : units) {
        INFO(entry.unit);
        const auto judged = judgeRuled("wargame", "standard", entry);
        CHECK(judged->assessment.isComplete);
        CHECK(judged->assessment.isLegal());
        CHECK(judged->assessment.points == entry.points);
    }
}

TEST_CASE("a rider is paid by what he rides, but for his options")
{
    const auto judged = judgeUnits("wargame", "standard", R"({"unit": "colossus",
        "options": {"crushing-bulk": 1, "rider": 1, "earthshatter": 1},
        "units": [{"unit": "infantry", "as": "rider", "models": 1, "options": {"club": 1},
                   "groups": [{"group": "officer-tactician"}]}]})");
    CHECK(judged->assessment.units.span()[0].points == 110);
    CHECK(judged->assessment.units.span()[1].points == 20); // the Tactician, and 0 for the rest
}

TEST_CASE("Heresy: a command costs what its cards cost, by hand")
{
    struct Command {
        const char* army;
        const char* units;
        std::int64_t points;
    };
    const Command commands[]{
        // 230 + 165 + 120 + 235
        {"space-marines", R"({"unit": "company-commander", "units": [{"unit": "tactical-detachment"},
             {"unit": "tactical-detachment-on-foot"}, {"unit": "devastator-detachment"}]})",
         750},
        // 230 + 165 + 165 + 350, and a Librarian 120
        {"space-marines", R"({"unit": "company-commander", "units": [{"unit": "tactical-detachment"},
             {"unit": "assault-detachment"}, {"unit": "terminator-detachment"}]}, {"unit": "librarian"})",
         1030},
        // 275 + 165 + 165 + 100 + 200 + 350, and a Chaplain 75
        {"space-marines", R"({"unit": "battalion-commander", "units": [{"unit": "tactical-detachment"},
             {"unit": "tactical-detachment"}, {"unit": "scout-detachment"}, {"unit": "whirlwind-battery"},
             {"unit": "terminator-detachment"}]}, {"unit": "chaplain"})",
         1330},
        // 415 + 165 + 250
        {"space-marines", R"({"unit": "terminator-company-commander", "units": [{"unit": "assault-detachment"},
             {"unit": "land-raider-squadron"}]})",
         830},
        // 230 + 150, 275 + 225 + 160
        {"space-marines", R"({"unit": "company-commander", "units": [{"unit": "marine-bike-squad"}]},
             {"unit": "battalion-commander", "units": [{"unit": "land-speeder-squadron"}]},
             {"unit": "company-commander", "units": [{"unit": "vindicator-squadron"}]})",
         230 + 150 + 275 + 225 + 230 + 160},
        // 185 + 300 (the company of the rules) + 185 + 310
        {"imperial-guard", R"({"unit": "company-commander", "units": [{"unit": "tactical-infantry-company"},
             {"unit": "mechanised-infantry-platoon"}, {"unit": "basilisk-battery"}]})",
         980},
        // 330 + 300 + 100 + 100 + 100 + 200 + 200 + 300, and a Commissar 105
        {"imperial-guard", R"({"unit": "regimental-commander", "units": [{"unit": "tactical-infantry-company"},
             {"unit": "tactical-infantry-platoon"}, {"unit": "tactical-infantry-platoon"},
             {"unit": "assault-infantry-platoon"}, {"unit": "heavy-infantry-platoon"},
             {"unit": "leman-russ-squadron"}, {"unit": "stormtrooper-platoon"}]}, {"unit": "commissar"})",
         1735},
        // 185 + 100 + 100 + 95, and a Warhound 125 + 35 + 30
        {"imperial-guard", R"({"unit": "company-commander", "units": [{"unit": "tactical-infantry-platoon"},
             {"unit": "tactical-infantry-platoon"}, {"unit": "battle-psyker"}]},
             {"unit": "titan-legion:warhound-titan",
              "options": {"left-arm-melta-cannon": 1, "right-arm-chain-fist": 1}})",
         670},
        // 330 + 125 + 225, and 185 + 205
        {"imperial-guard", R"({"unit": "regimental-commander", "units": [{"unit": "ogryn-platoon"},
             {"unit": "shadowsword"}]}, {"unit": "company-commander", "units": [{"unit": "baneblade"}]})",
         1070},
        // 175 + 135 + 230 + 110
        {"orks", R"({"unit": "nob", "units": [{"unit": "goff-clan"}, {"unit": "evil-sunz-clan"},
             {"unit": "weirdboy-tower"}]})",
         650},
        // 250 + 135 + 210 + 150 + 140 + 215 + 130 + 215 + 160
        {"orks", R"({"unit": "warboss", "units": [{"unit": "goff-clan"}, {"unit": "bad-moon-clan"},
             {"unit": "deathskull-clan"}, {"unit": "snakebite-clan"}, {"unit": "blood-axe-clan"},
             {"unit": "boarboyz-mob"}, {"unit": "nobz-mob"}, {"unit": "stompa"}]})",
         1605},
        // 300 + 90 + 30 + 35; 125 + 20 + 20; 125 + 15 + 35
        {"titan-legion", R"({"unit": "reaver-titan", "options": {"left-arm-plasma-cannon": 1,
             "right-arm-power-fist": 1, "carapace-multiple-rocket-launcher": 1}},
             {"unit": "warhound-titan", "options": {"left-arm-vulcan-mega-bolter": 1,
              "right-arm-vulcan-mega-bolter": 1}},
             {"unit": "warhound-titan", "options": {"left-arm-inferno-gun": 1, "right-arm-turbo-laser-destructor": 1}})",
         795},
        // 500 + 105 + 40 + 90 + 75 + Electro-hull 25
        {"titan-legion", R"({"unit": "warlord-titan", "options": {"left-arm-plasma-destructor": 1,
             "right-arm-wrecker": 1, "left-carapace-vortex-missile": 1, "right-carapace-warp-missile": 1,
             "electro-hull": 1}})",
         835},
    };
    for (const auto& [army, units, points] : commands) {
        INFO(army << ' ' << units);
        const auto judged = judgeUnits("heresy", army, units);
        CHECK(judged->assessment.isComplete);
        CHECK(judged->assessment.isLegal());
        CHECK(judged->assessment.points == points);
    }
}
