#include "cards.h"

#include <catch2/catch.hpp>

#include <set>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

JudgedPtr warpath(const std::string& army, const std::string& unit) { return judgeUnits("warpath-2e", army, unit); }

/// A unit of Wargame's list, perhaps with a ruling off.
JudgedPtr wargame(const std::string& unit, const std::string& off = {})
{
    const auto rulings = off.empty() ? std::string() : R"("rulings": {")" + off + R"(": false}, )";
    return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "wargame", "army": "standard", )" +
                         rulings + R"("units": [)" + unit + "]}",
                     "wargame");
}

JudgedPtr heresy(const std::string& army, const std::string& unit) { return judgeUnits("heresy", army, unit); }

/// Move, Wounds, Hit, Defense and Bravery as the card shows them.
std::string wargameLine(const Judged& judged, const Table<StatColumn, ProfileStat>& stats)
{
    std::string line;
    for (const auto* column : {"move", "wounds", "hit", "defense", "bravery"})
        line += (line.empty() ? "" : " ") + figure(judged, stats, column);
    return line;
}

std::string wargameLine(const Judged& judged) { return wargameLine(judged, judged.card().stats); }

/// To hit, penetration, damage and attacks of a weapon.
std::string attack(const Judged& judged, const std::vector<ProfileWeapon>& weapons, const std::string& weapon)
{
    std::string line;
    for (const auto* column : {"hit", "penetration", "damage", "attacks"})
        line += (line.empty() ? "" : " ") + weaponFigure(judged, weapons, weapon, column);
    return line;
}

std::string attack(const Judged& judged, const std::string& weapon)
{
    return attack(judged, judged.card().weapons, weapon);
}

bool hasRule(const UnitProfile& card, const std::string& name)
{
    return std::ranges::find(card.rules, name, &ProfileRule::name) != card.rules.end();
}

} // namespace

TEST_CASE("who carries what: the rest are those without a weapon of their own")
{
    // 10 models: the leader has the pistol, one the dragon breath, 8 the rifle.
    const auto section =
        warpath("forge-fathers", R"({"unit": "steel-warriors-section", "options": {"dragon-breath": 1}})");
    CHECK(weaponsOf(*section, section->card().weapons) == "1 Hailstorm pistol, 8 Hailstorm rifle, 1 Dragon breath");

    // 10 models: leader, 4 dragon breaths of their own, 3 more, 2 rifles.
    const auto drakkarim =
        warpath("forge-fathers", R"({"unit": "drakkarim-section", "options": {"dragon-breath": 3}})");
    CHECK(weaponsOf(*drakkarim, drakkarim->card().weapons) == "1 Hailstorm pistol, 7 Dragon breath, 2 Hailstorm rifle");

    // 10 models: leader, 4 burst lasers by default, 5 rifles.
    const auto enforcers = warpath("corporation", R"({"unit": "enforcer-suppression-section"})");
    CHECK(weaponsOf(*enforcers, enforcers->card().weapons) ==
          "1 Heavy laser pistol, 5 Heavy laser rifle, 4 Burst laser");
}

TEST_CASE("a Huscarl in battlesuit has Defence 6+, and the card says why")
{
    const auto plain = warpath("forge-fathers", R"({"unit": "huscarl"})");
    CHECK(figure(*plain, plain->card().stats, "def") == "5+");
    const auto suited = warpath("forge-fathers", R"({"unit": "huscarl", "options": {"forgeguard-battlesuit": 1}})");
    const auto card = suited->card();
    CHECK(figure(*suited, card.stats, "def") == "6+");
    const auto& defence = statOf(*suited, card.stats, "def");
    CHECK(defence.isChanged());
    CHECK(defence.base.parts[0] == 5);
    REQUIRE(defence.reasons.size() == 1);
    CHECK(defence.reasons[0] == card.options.at(0).name);
    CHECK(figure(*suited, card.stats, "hit") == "3+");
    CHECK(hasRule(card, "Heat hammer"));
    CHECK(hasRule(card, "Headstrong")); // all Forge Fathers
    CHECK(hasRule(card, "Tough (2)"));  // all Heroes
}

TEST_CASE("a brace of pistols takes the place of the pistol")
{
    const auto huscarl =
        warpath("forge-fathers", R"({"unit": "huscarl", "options": {"brace-of-hailstorm-pistols": 1}})");
    CHECK(weaponsOf(*huscarl, huscarl->card().weapons) == "1 Double hailstorm pistol");
}

TEST_CASE("a Battlebot loses an attack for each weapon that it takes")
{
    const auto bare = warpath("marauders", R"({"unit": "battlebot"})");
    CHECK(figure(*bare, bare->card().stats, "att") == "5");
    const auto one = warpath("marauders", R"({"unit": "battlebot", "options": {"machine-gun": 1}})");
    CHECK(figure(*one, one->card().stats, "att") == "4");
    const auto two = warpath("marauders", R"({"unit": "battlebot", "options": {"machine-gun": 2}})");
    CHECK(figure(*two, two->card().stats, "att") == "3");
    const auto mixed =
        warpath("marauders", R"({"unit": "battlebot", "options": {"machine-gun": 1, "flamethrower": 1}})");
    CHECK(figure(*mixed, mixed->card().stats, "att") == "3");
    CHECK(statOf(*mixed, mixed->card().stats, "att").reasons.size() == 2);
    CHECK(weaponsOf(*mixed, mixed->card().weapons) == "1 Flamethrower, 1 Machine gun");
    CHECK(hasRule(mixed->card(), "Crushing Strength (7)")); // its own, not the army's (1)
    CHECK_FALSE(hasRule(mixed->card(), "Crushing Strength (1)"));
}

TEST_CASE("guns, vehicles, heroes and monsters are Tough (2) unless they are tougher")
{
    const auto gun = warpath("corporation", R"({"unit": "field-artillery"})")->card();
    CHECK(hasRule(gun, "Tough (2)"));
    CHECK(hasRule(gun, "Lumbering"));
    CHECK(hasRule(gun, "Reload!"));
    CHECK(hasRule(warpath("corporation", R"({"unit": "apc-13-warrior"})")->card(), "Tough (2)"));
    CHECK(hasRule(warpath("corporation", R"({"unit": "sniper"})")->card(), "Tough (2)"));
    const auto tank = warpath("corporation", R"({"unit": "mbt-01-pulverizer"})")->card();
    CHECK(hasRule(tank, "Tough (4)"));
    CHECK_FALSE(hasRule(tank, "Tough (2)"));
    const auto infantry = warpath("corporation", R"({"unit": "marines-section"})")->card();
    CHECK_FALSE(hasRule(infantry, "Tough (2)"));
    const auto hasDamage = [](const UnitProfile& card, int boxes) {
        return std::ranges::any_of(card.tracks, [&](const auto& t) { return t.name == "Damage" && t.boxes == boxes; });
    };
    CHECK(hasDamage(gun, 2));
    CHECK(hasDamage(tank, 4));
    CHECK_FALSE(hasDamage(infantry, 2));
}

TEST_CASE("the Inspiring of the Corporation's Commander reaches 12″: its army's rule, not the ruleset's of the same id")
{
    const auto inspiring = [](const std::string& army, const std::string& unit) {
        const auto judged = warpath(army, R"({"unit": ")" + unit + R"("})");
        const auto card = judged->card();
        const auto found = std::ranges::find_if(
            card.rules, [](const ProfileRule& rule) { return rule.name.starts_with("Inspiring"); });
        return found == card.rules.end() ? "none" : found->shortText;
    };
    for (const auto* unit : {"commander", "enforcer-captain"})
        CHECK_THAT(inspiring("corporation", unit), Catch::Contains("12″") && !Catch::Contains("6″"));
    // "Any friendly units within 6" of it": that of all others.
    for (const auto& [army, unit] :
         {std::pair("forge-fathers", "chief-brokkr"), {"veer-myn", "night-spawn"}, {"marauders", "warlord"}})
        CHECK_THAT(inspiring(army, unit), Catch::Contains("6″") && !Catch::Contains("12″"));
}

TEST_CASE("Marauders have Crushing Strength (1) but for the Puny")
{
    const auto grunts = warpath("marauders", R"({"unit": "grunts-section"})")->card();
    CHECK(rulesOf(grunts.rules) == "Crushing Strength (1)");
    const auto stunts = warpath("marauders", R"({"unit": "stunts-section"})")->card();
    CHECK(rulesOf(stunts.rules) == "Craven, Puny");
    const auto bots = warpath("marauders", R"({"unit": "stunt-bot-team"})")->card();
    CHECK(rulesOf(bots.rules) == "Bulky, Crushing Strength (5)");
}

TEST_CASE("options change speed and attacks")
{
    const auto bike = warpath("forge-fathers", R"({"unit": "chief-brokkr", "options": {"valkyr-bike": 1}})");
    CHECK(figure(*bike, bike->card().stats, "spd") == "10″");
    CHECK(hasRule(bike->card(), "Fast"));
    CHECK(hasRule(bike->card(), "Recon"));
    const auto gun =
        warpath("forge-fathers", R"({"unit": "jotunn-heavy-hailstorm-cannon", "options": {"tracked": 1}})");
    CHECK(figure(*gun, gun->card().stats, "spd") == "4″");
    CHECK_FALSE(hasRule(gun->card(), "Immobile"));
    const auto platform = warpath("forge-fathers", R"({"unit": "jotunn-heavy-hailstorm-cannon"})");
    CHECK(hasRule(platform->card(), "Immobile"));
    const auto ancestor =
        warpath("forge-fathers", R"({"unit": "iron-ancestor", "options": {"thor-pattern-melee-arm": 1}})");
    CHECK(figure(*ancestor, ancestor->card().stats, "att") == "4");
}

TEST_CASE("arcs of one weapon are joined")
{
    const auto tunneller = warpath("veer-myn", R"({"unit": "tunneller"})");
    const auto card = tunneller->card();
    REQUIRE(card.weapons.size() == 1);
    CHECK(card.weapons[0].count == 4);
    CHECK(card.weapons[0].arcs == std::vector<std::string>{"F", "R", "L", "P"});
}

TEST_CASE("every unit of every army has a card")
{
    for (const auto& ruleset : store().rulesets()) {
        const auto catalogue = store().fullCatalogue(ruleset);
        REQUIRE(catalogue);
        for (const auto i : (*catalogue)->units.ids()) {
            const auto& unit = (*catalogue)->units[i];
            INFO(ruleset << ' ' << (*catalogue)->army(unit.army).id << ' ' << unit.id);
            const auto card = profileOfKind(**catalogue, i);
            CHECK(card.stats.size() == (*catalogue)->ruleset.stats.size());
            for (const auto& weapon : card.weapons)
                CHECK(weapon.count > 0);
        }
    }
}

TEST_CASE("Wargame: effective stat lines, worked out by hand")
{
    // As they come: 6 inches, 1 wound, 6+, 2+, 4; cavalry 8 inches and 2 wounds; Colossus 6, 8, 5+, 4+, no Bravery.
    const auto infantry = wargame(R"({"unit": "infantry", "models": 10, "options": {"club": 1}})");
    CHECK(wargameLine(*infantry) == "6″ 1 6+ 2+ 4");
    CHECK(attack(*infantry, "club") == "6+ – 1 1");
    CHECK(wargameLine(*wargame(R"({"unit": "cavalry", "options": {"club": 1}})")) == "8″ 2 6+ 2+ 4");
    CHECK(wargameLine(*wargame(R"({"unit": "colossus"})")) == "6″ 8 5+ 4+ –");

    // Elite: Hit 6+ - 2, Bravery 4 + 2.
    const auto elite = wargame(R"({"unit": "infantry", "models": 10, "options": {"club": 1, "elite-training": 1}})");
    CHECK(wargameLine(*elite) == "6″ 1 4+ 2+ 6");
    CHECK(attack(*elite, "club") == "4+ – 1 1");

    // Untrained: a Throwing Axe is -1 to hit, a Rocket Launcher -2; both go beyond 6+.
    const auto thrown = wargame(R"({"unit": "infantry", "models": 10,
        "options": {"rocket-launcher": 1, "throwing-axe": 1}})");
    CHECK(attack(*thrown, "throwing-axe") == "7+ −1 1 1");
    CHECK(attack(*thrown, "rocket-launcher") == "8+ −3 2D6 1");

    // Repeater Gun: Hit -1, four attacks; with Regular Training 6+ - 1 + 1.
    const auto repeaters =
        wargame(R"({"unit": "infantry", "models": 5, "options": {"repeater-gun": 1, "regular-training": 1}})");
    CHECK(attack(*repeaters, "repeater-gun") == "6+ −1 2 4");

    // Kevlar, Armor, Shields: Defense 2+ and three; Move 6 - 1.
    const auto mailed = wargame(R"({"unit": "infantry", "models": 10,
        "options": {"daggers": 1, "pistol": 1, "shields": 1, "armor": 1, "kevlar": 1}})");
    CHECK(wargameLine(*mailed) == "5″ 1 6+ 5+ 4");
    CHECK(attack(*mailed, "daggers") == "5+ – 1 1");
    CHECK(attack(*mailed, "pistol") == "6+ −2 2 1");
    CHECK(hasRule(mailed->card(), "Kevlar"));

    // Large Shields and Heavy Armor: Defense 2+ + 1 + 2, Move 6 - 2.
    const auto wall = wargame(R"({"unit": "infantry", "models": 10,
        "options": {"sword": 1, "large-shields": 1, "heavy-armor": 1}})");
    CHECK(wargameLine(*wall) == "4″ 1 6+ 5+ 4");
    CHECK(attack(*wall, "sword") == "5+ – 1 1");
    CHECK(statOf(*wall, wall->card().stats, "defense").reasons ==
          std::vector<std::string>{"Large Shields", "Heavy Armor"});
}

TEST_CASE("Wargame: penalties to the Move of cavalry are doubled, what speeds it up is not")
{
    // 8 - 2 x 2; Defense 2+ + 2.
    const auto heavy = wargame(R"({"unit": "cavalry", "models": 5, "options": {"lance": 1, "heavy-armor": 1}})");
    CHECK(wargameLine(*heavy) == "4″ 2 6+ 4+ 4");
    CHECK(attack(*heavy, "lance") == "6+ −1 2 1");
    // 8 + 6 - 2 x 1.
    CHECK(
        wargameLine(*wargame(R"({"unit": "cavalry", "models": 5, "options": {"lance": 1, "armor": 1, "fast": 1}})")) ==
        "12″ 2 6+ 3+ 4");
    // The Champion's own armour slows his horse twice, too: 8 - 2 x 2.
    const auto champion = wargame(R"({"unit": "cavalry", "models": 5, "options": {"lance": 1, "armor": 1},
        "groups": [{"group": "champion", "options": {"heavy-armor": 1}}]})");
    CHECK(wargameLine(*champion) == "6″ 2 6+ 3+ 4");
    CHECK(wargameLine(*champion, champion->card().groups.at(0).stats) == "4″ 2 5+ 4+ 4");
}

TEST_CASE("Wargame: a Champion and Specialists roll their own figures")
{
    // Champion: 6+ - 2 (Elite) - 1; with a sword -1 more. The others stay at 4+.
    const auto judged = wargame(R"({"unit": "infantry", "models": 10, "options": {"club": 1, "elite-training": 1},
        "groups": [{"group": "champion", "options": {"sword": 1}},
                   {"group": "specialist", "models": 2, "options": {"sniper-rifle": 1}}]})");
    const auto card = judged->card();
    REQUIRE(card.groups.size() == 2);
    const auto& champion = card.groups[0];
    CHECK(wargameLine(*judged, champion.stats) == "6″ 1 3+ 2+ 6");
    CHECK(weaponsOf(*judged, champion.weapons) == "1 Sword");
    CHECK(attack(*judged, champion.weapons, "sword") == "2+ – 1 1");
    CHECK(rulesOf(champion.rules) == "Attacks twice");
    const auto& specialists = card.groups[1];
    CHECK(wargameLine(*judged, specialists.stats) == "6″ 1 4+ 2+ 6");
    CHECK(weaponsOf(*judged, specialists.weapons) == "2 Sniper Rifle");
    CHECK(attack(*judged, specialists.weapons, "sniper-rifle") == "4+ −3 3 1");
    CHECK(attack(*judged, "club") == "4+ – 1 1");
    CHECK(rulesOf(card.rules).empty());

    // Without the ruling his weapons come on top of his unit's.
    const auto both = wargame(R"({"unit": "infantry", "models": 10, "options": {"club": 1},
        "groups": [{"group": "champion", "options": {"sword": 1}}]})",
                              "specialist-swap");
    CHECK(weaponsOf(*both, both->card().groups.at(0).weapons) == "1 Club, 1 Sword");

    // A Champion with Regular Training in an Elite unit hits at 6+ - 1 - 1; the unit's Bravery stays 4 + 2.
    const auto recruit = wargame(R"({"unit": "infantry", "models": 10, "options": {"club": 1, "elite-training": 1},
        "groups": [{"group": "champion", "options": {"regular-training": 1}}]})");
    CHECK(figure(*recruit, recruit->card().groups.at(0).stats, "hit") == "4+");
    CHECK(figure(*recruit, recruit->card().stats, "bravery") == "6");
}

TEST_CASE("Wargame: Mighty and Brutal add to melee Damage, Legendary doubles all, in the order of the ruling")
{
    const std::string legends = R"({"unit": "infantry", "models": 5,
        "options": {"sword": 1, "frag-grenades": 1, "legendary-training": 1, "mighty": 1}})";
    const auto last = wargame(legends);
    CHECK(wargameLine(*last) == "6″ 1 3+ 2+ 8");              // 6+ - 3, 4 + 4
    CHECK(attack(*last, "sword") == "2+ – 4 1");              // (1 + 1) x 2
    CHECK(attack(*last, "frag-grenades") == "3+ −2 2×1D6 1"); // Mighty is for melee
    const auto first = wargame(legends, "doubling-last");
    CHECK(attack(*first, "sword") == "2+ – 3 1"); // 1 x 2 + 1
    CHECK(attack(*first, "frag-grenades") == "3+ −2 2×1D6 1");

    const std::string brutal = R"({"unit": "infantry", "models": 5,
        "options": {"longsword": 1, "rifle": 1, "legendary-training": 1, "brutal": 1}})";
    CHECK(attack(*wargame(brutal), "longsword") == "2+ – 8 1");                  // (2 + 2) x 2
    CHECK(attack(*wargame(brutal, "doubling-last"), "longsword") == "2+ – 6 1"); // 2 x 2 + 2
    CHECK(attack(*wargame(brutal), "rifle") == "3+ −3 4 1");                     // 2 x 2

    // Brutal alone: a Greatmace 2 + 2. Beefy: 1 + 2 wounds.
    const auto beefy = wargame(R"({"unit": "infantry", "models": 20,
        "options": {"greatmace": 1, "regular-training": 1, "beefy": 1, "brutal": 1}})");
    CHECK(wargameLine(*beefy) == "6″ 3 5+ 2+ 5");
    CHECK(attack(*beefy, "greatmace") == "5+ −1 4 1");
}

TEST_CASE("Wargame: banners and Officers raise the Bravery of the whole unit")
{
    const std::string unit = R"({"unit": "infantry", "models": 20, "options": {"club": 1, "regular-training": 1},
        "groups": [{"group": "bannerman", "models": 2},
                   {"group": "officer-captain", "options": {"all-out-attack": 1}}]})";
    // 4 + Regular 1 + two banners 2 + Officer 1.
    const auto judged = wargame(unit);
    CHECK(figure(*judged, judged->card().stats, "bravery") == "8");
    // Two banners are worth one: 7.
    const auto once = wargame(unit, "banners-add-up");
    CHECK(figure(*once, once->card().stats, "bravery") == "7");
    // One banner, and each kind of Officer: 4 + 1 + 1.
    for (const std::string officer : {"officer-tactician", "officer-captain", "officer-general"}) {
        const auto led = wargame(R"({"unit": "infantry", "models": 10, "options": {"club": 1},
            "groups": [{"group": "bannerman"}, {"group": ")" +
                                 officer + R"("}]})");
        CHECK(figure(*led, led->card().stats, "bravery") == "6");
    }
    // A Champion and a Musician raise none; the Musician helps the whole unit to run.
    const auto music = wargame(R"({"unit": "infantry", "models": 10, "options": {"club": 1},
        "groups": [{"group": "champion"}, {"group": "musician"}]})");
    CHECK(figure(*music, music->card().stats, "bravery") == "4");
    CHECK(rulesOf(music->card().rules) == "Musician");
    CHECK(figure(*music, music->card().stats, "run") == "1D6+1");
    // Elite: 2 + 4, a Tactic is its Captain's.
    const auto captain = wargame(unit)->card().groups.at(1);
    CHECK(rulesOf(captain.rules) == "All-Out Attack");
}

TEST_CASE("Wargame: Musicians add to the Run of the whole unit")
{
    const std::string unit = R"({"unit": "infantry", "models": 30, "options": {"club": 1},
        "groups": [{"group": "musician", "models": 3}]})";
    // One for each of three Musicians; one in all with the ruling off; none without a Musician.
    const auto judged = wargame(unit);
    CHECK(figure(*judged, judged->card().stats, "run") == "1D6+3");
    const auto once = wargame(unit, "banners-add-up");
    CHECK(figure(*once, once->card().stats, "run") == "1D6+1");
    const auto none = wargame(R"({"unit": "infantry", "models": 30, "options": {"club": 1}})");
    CHECK(figure(*none, none->card().stats, "run") == "1D6");
}

TEST_CASE("Wargame: a Colossus is set to a speed before its plating slows it")
{
    // 16 - 2; 8 + 4 wounds; 5+ - 1; 4+ + 4.
    const auto giant = wargame(R"({"unit": "colossus", "options": {"crushing-bulk": 1, "missile-launcher": 1,
        "flamethrower": 1, "very-fast": 1, "precise": 1, "heavy-plating": 1, "massive": 1, "volley-fire": 1}})");
    CHECK(wargameLine(*giant) == "14″ 12 4+ 8+ –");
    CHECK(attack(*giant, "crushing-bulk") == "4+ −1 1 5");
    CHECK(attack(*giant, "missile-launcher") == "5+ −3 2 5");
    CHECK(attack(*giant, "flamethrower") == "3+ −1 1 –");
    // 12 - 1; 5+ - 3; 4+ + 3.
    const auto plated = wargame(R"({"unit": "colossus", "options": {"cannon": 1, "destructive-fists": 1, "fast": 1,
        "legendary-precision": 1, "plating": 1, "earthshatter": 1}})");
    CHECK(wargameLine(*plated) == "11″ 8 2+ 7+ –");
    CHECK(attack(*plated, "cannon") == "2+ −3 12 1");
    CHECK(attack(*plated, "destructive-fists") == "2+ −2 5 1");
    // 6 - 2 on foot; Heavily Armored alone slows nobody.
    CHECK(wargameLine(*wargame(R"({"unit": "colossus", "options": {"heavy-plating": 1}})")) == "4″ 8 5+ 8+ –");
    CHECK(wargameLine(*wargame(R"({"unit": "colossus", "options": {"heavily-armored": 1}})")) == "6″ 8 5+ 6+ –");
    CHECK(hasRule(wargame(R"({"unit": "colossus", "options": {"kinetic-shield": 1}})")->card(), "Soak (2)"));
    CHECK(hasRule(wargame(R"({"unit": "colossus", "options": {"transport": 1}})")->card(), "Transport (20)"));
}

TEST_CASE("Wargame: the ways to fill two hands")
{
    using Ways = std::vector<std::string>;
    const auto ways = [](const std::string& options) {
        return wargame(R"({"unit": "infantry", "models": 10, "options": {)" + options + "}}")->card().holds;
    };
    CHECK(ways(R"("club": 1)") == Ways{});
    CHECK(ways(R"("club": 1, "shields": 1)") == Ways{}); // both at once
    CHECK(ways(R"("longsword": 1, "shields": 1)") == Ways{"Longsword", "Shields"});
    CHECK(ways(R"("mace": 1, "pistol": 1, "large-shields": 1)") ==
          Ways{"Mace + Pistol", "Mace + Large Shields", "Pistol + Large Shields"});
    CHECK(ways(R"("spear": 1, "javelin": 1, "shields": 1)") == Ways{"Spear", "Javelin + Shields"});
    CHECK(ways(R"("poleaxe": 1, "rifle": 1)") == Ways{"Poleaxe", "Rifle"});
    // Sidearms are at hand whatever else is held.
    CHECK(ways(R"("sword": 1, "rifle": 1)") == Ways{});
    CHECK(ways(R"("sword": 1, "rifle": 1, "shields": 1)") == Ways{"Rifle", "Shields"});
    CHECK(ways(R"("bayonets": 1, "rifle": 1)") == Ways{});
    // A Specialist has his own ways; a Colossus holds all at once.
    const auto unit = wargame(R"({"unit": "infantry", "models": 10, "options": {"club": 1, "shields": 1},
        "groups": [{"group": "specialist", "options": {"longbow": 1}}]})");
    CHECK(unit->card().groups.at(0).holds == Ways{"Longbow", "Shields"});
    CHECK(wargame(R"({"unit": "colossus", "options": {"cannon": 1, "crushing-bulk": 1}})")->card().holds == Ways{});
}

TEST_CASE("Heresy: break points, shares and suppression are what the formula says")
{
    struct Broken {
        const char* army;
        const char* unit;
        const char* point;
        const char* share;
        const char* suppressed; ///< one die more than models
    };
    const Broken cards[]{
        {"space-marines", "terminator-detachment", "4", "60 %", "7"},        // 6 x 60% = 3.6: the rules' example
        {"space-marines", "tactical-detachment", "3", "50 %", "7"},          // 6 x 50%
        {"space-marines", "tactical-detachment-on-foot", "2", "50 %", "5"},  // 4 x 50%
        {"space-marines", "predator-squadron", "2", "50 %", "4"},            // 3 x 50% = 1.5
        {"space-marines", "librarian", "2", "60 %", "3"},                    // 2 x 60% = 1.2
        {"imperial-guard", "tactical-infantry-company", "6", "40 %", "16"},  // 15 x 40%
        {"imperial-guard", "mechanised-infantry-platoon", "4", "40 %", "9"}, // 8 x 40% = 3.2
        {"orks", "evil-sunz-clan", "5", "40 %", "12"},                       // 11 x 40% = 4.4
        {"orks", "stompa", "1", "50 %", "2"},                                // 1 x 50% = 0.5
        {"eldar", "defender-warhost", "14", "50 %", "28"},                   // 27 x 50% = 13.5
        {"tyranids", "tyranid-warrior-brood", "3", "60 %", "6"},             // 5 x 60%, where the source prints 23
        {"custom", "band", "2", "40 %", "6"},                                // 5 x 40%, nothing printed
        {"custom", "misprint", "3", "60 %", "7"},                            // printed wrongly, and shown as printed
        {"titan-legion", "warhound-titan", "–", "–", "–"},                   // titans do not break
        {"titan-legion", "imperator-titan", "–", "–", "–"},                  // nor does one without mounts
    };
    for (const auto& [army, unit, point, share, suppressed] : cards) {
        INFO(army << ' ' << unit);
        const auto judged = heresy(army, R"({"unit": ")" + std::string(unit) + "\"}");
        CHECK(figure(*judged, judged->card().stats, "break-point") == point);
        CHECK(figure(*judged, judged->card().stats, "break-share") == share);
        CHECK(figure(*judged, judged->card().stats, "suppressed") == suppressed);
    }
    // The box behind which a card breaks is marked.
    const auto terminators = heresy("space-marines", R"({"unit": "terminator-detachment"})")->card();
    const auto lost = std::ranges::find(terminators.tracks, "Models lost", &ProfileTrack::name);
    REQUIRE(lost != terminators.tracks.end());
    CHECK(lost->boxes == 6);
    CHECK(lost->mark == 4);
}

TEST_CASE("every shipped card of Heresy is printed with the break point that the formula gives")
{
    for (const std::string army : {"space-marines", "imperial-guard", "orks", "eldar", "tyranids", "chaos", "squats"}) {
        const auto catalogue = store().catalogue("heresy", {army});
        REQUIRE(catalogue);
        for (const auto& unit : (*catalogue)->units) {
            if ((*catalogue)->army(unit.army).id != army)
                continue;
            INFO(army << ' ' << unit.id);
            // 100% less ten times the fresh quality, of all models, rounded up.
            const auto judged = heresy(army, R"({"unit": ")" + unit.id + "\"}");
            const auto stats = judged->card().stats;
            const auto fresh = *statOf(*judged, stats, "quality").value.parts[0];
            const auto models = judged->assessment.units.front().models;
            CHECK(*statOf(*judged, stats, "break-point").value.parts[0] == (models * (10 - fresh) + 9) / 10);
        }
    }
}

TEST_CASE("Heresy: leadership gives a bonus and a radius, power a mastery level")
{
    const auto read = [](const std::string& army, const std::string& unit, const std::string& column) {
        const auto judged = heresy(army, R"({"unit": ")" + unit + "\"}");
        return figure(*judged, judged->card().stats, column);
    };
    // The rules' examples: a nob of leadership 4 has 20 cm, a commissar of 7 a bonus of +2, a librarian of power 5
    // mastery level 2.
    CHECK(read("orks", "nob", "command-radius") == "20 cm");
    CHECK(read("orks", "nob", "leadership-bonus") == "+1"); // from 4 on
    CHECK(read("imperial-guard", "commissar", "leadership-bonus") == "+2");
    CHECK(read("imperial-guard", "commissar", "command-radius") == "35 cm");
    CHECK(read("space-marines", "librarian", "mastery") == "2");
    // The edges of the tables: 3, 6, 9, 10 and 3, 4, 10.
    CHECK(read("custom", "envoy", "leadership-bonus") == "+0"); // 1-3
    CHECK(read("custom", "envoy", "command-radius") == "15 cm");
    CHECK(read("space-marines", "company-commander", "leadership-bonus") == "+1");   // 6
    CHECK(read("space-marines", "battalion-commander", "leadership-bonus") == "+2"); // 9
    CHECK(read("space-marines", "battalion-commander", "command-radius") == "45 cm");
    CHECK(read("custom", "captain", "leadership-bonus") == "+3");     // 10
    CHECK(read("imperial-guard", "battle-psyker", "mastery") == "1"); // 3
    CHECK(read("orks", "weirdboy-tower", "mastery") == "2");          // 4
    CHECK(read("custom", "sages", "mastery") == "4");                 // 10
    CHECK(read("eldar", "farseer", "mastery") == "3");                // 8
    CHECK(read("chaos", "bloodthirster", "mastery") == "2");          // 5
    // Who leads nobody and casts nothing has none.
    CHECK(read("orks", "goff-clan", "command-radius") == "–");
    CHECK(read("orks", "goff-clan", "leadership-bonus") == "–");
    CHECK(read("orks", "goff-clan", "mastery") == "–");
}

TEST_CASE("Heresy: armoured vehicles have 2 less at side and rear, by kind of model")
{
    const auto terminators = heresy("space-marines", R"({"unit": "terminator-detachment"})");
    const auto card = terminators->card();
    REQUIRE(card.parts.size() == 2);
    CHECK(card.parts[0].name == "Terminator Squad");
    CHECK(figure(*terminators, card.parts[0].stats, "armour") == "7");
    CHECK(figure(*terminators, card.parts[0].stats, "side-armour") == "–");
    CHECK(card.parts[1].name == "Land Raider");
    CHECK(figure(*terminators, card.parts[1].stats, "armour") == "8");
    CHECK(figure(*terminators, card.parts[1].stats, "side-armour") == "6");
    const auto bikes = heresy("space-marines", R"({"unit": "marine-bike-squad"})"); // light vehicles are not armoured
    CHECK(figure(*bikes, bikes->card().parts.at(0).stats, "side-armour") == "–");
    const auto rhinos = heresy("space-marines", R"({"unit": "tactical-detachment"})");
    CHECK(figure(*rhinos, rhinos->card().parts.at(1).stats, "side-armour") == "4");
}

TEST_CASE("Heresy: the one armour of a titan holds from all sides, or as that of any armoured vehicle")
{
    const auto titan = [](const std::string& rulings) {
        return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "heresy", "army": "titan-legion", )" +
                             rulings + R"("units": [{"unit": "warhound-titan"}]})",
                         "FILE");
    };
    const auto usual = titan("");
    CHECK(figure(*usual, usual->card().stats, "armour") == "8");
    CHECK(figure(*usual, usual->card().stats, "side-armour") == "–");
    const auto lower = titan(R"("rulings": {"titan-side-armour": true}, )");
    CHECK(figure(*lower, lower->card().stats, "armour") == "8");
    CHECK(figure(*lower, lower->card().stats, "side-armour") == "6");
    // It decides no verdict, but the card: so it is reported under a roster with a titan, and under no other.
    const auto mattering = [](const Judged& judged) {
        std::set<std::string> ids;
        for (const auto id : rulingsThatMatter(*judged.catalogue, judged.roster, judged.assessment))
            ids.insert(judged.catalogue->ruleset.rulings[id].id);
        return ids;
    };
    CHECK(mattering(*usual).contains("titan-side-armour"));
    CHECK_FALSE(
        mattering(*heresy("space-marines", R"({"unit": "terminator-detachment"})")).contains("titan-side-armour"));
}

TEST_CASE("Heresy: a titan has blanks for what nobody knows, and fists in its assault value")
{
    const auto warhound = heresy("titan-legion", R"({"unit": "warhound-titan",
        "options": {"left-arm-chain-fist": 1, "right-arm-melta-cannon": 1, "electro-hull": 1}})");
    const auto card = warhound->card();
    CHECK(figure(*warhound, card.stats, "assault") == "5"); // 4 + 1
    CHECK(figure(*warhound, card.stats, "armour") == "8");
    CHECK(figure(*warhound, card.stats, "side-armour") == "–"); // one armour: see above
    CHECK(hasRule(card, "Tank Killers"));                       // of the chain fist
    CHECK(hasRule(card, "Electro-hull"));
    CHECK(statOf(*warhound, card.stats, "damage-control").value.isBlank);
    CHECK(statOf(*warhound, card.stats, "shield-armour").value.isBlank);
    REQUIRE(card.weapons.size() == 2);
    CHECK(card.weapons[0].mount == "Left arm");
    CHECK(card.weapons[1].mount == "Right arm");
    CHECK(card.weapons[1].arcs == std::vector<std::string>{"S"});
    const auto blanks = std::ranges::count_if(card.tracks, &ProfileTrack::isBlank);
    CHECK(blanks == 7); // head, carapace, reactor, two arms, two legs
    const auto shields = std::ranges::find(card.tracks, "Void shields down", &ProfileTrack::name);
    REQUIRE(shields != card.tracks.end());
    CHECK(shields->boxes == 2);
    CHECK(std::ranges::find(card.tracks, "Models lost", &ProfileTrack::name) == card.tracks.end());

    const auto warlord = heresy("titan-legion", R"({"unit": "warlord-titan",
        "options": {"left-arm-power-fist": 1, "right-arm-wrecker": 1}})");
    CHECK(figure(*warlord, warlord->card().stats, "assault") == "12"); // 7 + 2 + 3
    CHECK(figure(*warlord, warlord->card().stats, "move") == "15 cm");
    // A head's claws: half the source's CAF +3, rounded down. How many void shields the Imperator has is a blank.
    const auto reaver = heresy("titan-legion", R"({"unit": "reaver-titan",
        "options": {"left-arm-doomburner": 1, "close-combat-head": 1}})");
    CHECK(figure(*reaver, reaver->card().stats, "assault") == "7"); // 6 + 1
    CHECK(reaver->card().weapons.front().mount == "Left arm");
    CHECK(statOf(*reaver, reaver->card().stats, "shields").value.isEmpty()); // it has the rule, with 4
    const auto imperator = heresy("titan-legion", R"({"unit": "imperator-titan"})");
    CHECK(statOf(*imperator, imperator->card().stats, "shields").value.isBlank);
    const auto known = heresy("custom", R"({"unit": "walker-titan"})")->card();
    CHECK(std::ranges::count_if(known.tracks, &ProfileTrack::isBlank) == 1);
}

TEST_CASE("Heresy: a broken card gives the enemy half, a routed or destroyed one all")
{
    const auto judged = heresy("imperial-guard", R"({"unit": "company-commander",
        "units": [{"unit": "tactical-infantry-company"}]}, {"unit": "titan-legion:warhound-titan",
        "options": {"left-arm-melta-cannon": 1, "right-arm-chain-fist": 1}})");
    const auto of = [&](std::size_t unit) {
        return victoryPoints(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(unit));
    };
    CHECK(of(0) == std::vector<std::optional<Fraction>>{Fraction(185, 2), Fraction(185)});
    CHECK(of(1) == std::vector<std::optional<Fraction>>{Fraction(150), Fraction(300)}); // the rules' example
    CHECK(of(2) == std::vector<std::optional<Fraction>>{std::nullopt, Fraction(190)});  // titans do not break
}

TEST_CASE("Heresy: figures of the battle, worked out by hand")
{
    const auto value = [](const std::string& id, const std::string& battle, const std::string& rulings) {
        const auto judged = judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "heresy", "army": "orks",
            "battle": )" + battle + R"(, "rulings": )" +
                                          rulings + R"(, "units": [{"unit": "nob"},
            {"unit": "warboss"}]})",
                                      "figures");
        const auto& figures = judged->catalogue->ruleset.figures;
        const auto found = std::ranges::find(figures, id, &Figure::id);
        if (found == figures.end() || !holds(*judged->catalogue, found->when, judged->assessment))
            return std::string("none");
        if (!found->value)
            return std::string("words alone");
        const auto worth = valueOf(*judged->catalogue, judged->assessment, *found->value);
        return worth ? text(*worth) : "not known";
    };
    const std::string on = "{}";
    const std::string setPiece = R"({"points": 1500, "scenario": "set-piece"})";
    const std::string seize = R"({"points": 1500, "scenario": "seize-the-objective"})";
    const std::string attack = R"({"points": 2000, "scenario": "attack-and-defend", "options": {"role": "attacker"}})";
    CHECK(value("victory-threshold", setPiece, on) == "1125"); // 75%
    CHECK(value("victory-threshold", R"({"points": 1000, "scenario": "set-piece"})", on) ==
          "750"); // the rules' example
    CHECK(value("victory-threshold-objectives", seize, on) == "1125");
    CHECK(value("victory-threshold", seize, on) == "none");
    CHECK(value("victory-threshold", R"({"scenario": "set-piece"})", on) == "not known");
    CHECK(value("objectives", seize, on) == "2"); // one for a part of a thousand, too
    CHECK(value("objectives-full-thousands", seize, R"({"part-thousand-objectives": false})") == "1");
    CHECK(value("objectives", seize, R"({"part-thousand-objectives": false})") == "none");
    CHECK(value("objectives-defended", attack, on) == "2");
    CHECK(value("objective-worth", seize, on) == "250");
    CHECK(value("objective-worth-attack", attack, on) == "500");
    CHECK(value("attacker-distance", attack, on) == "75");
    CHECK(value("turn-bonus", attack, on) == "none"); // the defender's alone
    CHECK(value("defender-reserves", attack, on) == "none");
    CHECK(value("reserves-allowed", setPiece, on) == "425/4");                                   // (175 + 250) / 4
    CHECK(value("reserves-allowed-units", setPiece, R"({"reserves-by-points": false})") == "0"); // 2 / 4, rounded down
    CHECK(value("reserves-allowed", attack, on) == "none");
    // 175 + 250 = 425, or what was agreed: as the rule about the attacker's points counts.
    const std::string defend = R"({"points": 2000, "scenario": "attack-and-defend", "options": {"role": "defender"}})";
    const std::string byAgreed = R"({"attacker-double-by-cost": false})";
    CHECK(value("defender-points", attack, on) == "425/2");
    CHECK(value("defender-points-agreed", attack, on) == "none");
    CHECK(value("defender-points", attack, byAgreed) == "none");
    CHECK(value("defender-points-agreed", attack, byAgreed) == "1000");
    CHECK(value("attacker-points", defend, on) == "850");
    CHECK(value("attacker-points", attack, on) == "none");
    CHECK(value("turn-bonus", defend, on) == "200");
    CHECK(value("defender-reserves", defend, on) == "words alone");
    CHECK(value("objective-worth-attack", defend, on) == "none"); // the attacker's alone
    CHECK(value("attacker-distance", defend, on) == "none");
    CHECK(value("attacker-points-agreed", defend, byAgreed) == "4000");
}
