#include "cards.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

JudgedPtr warpath(const std::string& army, const std::string& unit) { return judgeUnits("warpath-2e", army, unit); }

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
        for (std::size_t i = 0; i < (*catalogue)->units.size(); ++i) {
            const auto& unit = (*catalogue)->units[i];
            INFO(ruleset << ' ' << (*catalogue)->army(unit.army).id << ' ' << unit.id);
            const auto card = profileOfKind(**catalogue, static_cast<Index>(i));
            CHECK(card.stats.size() == (*catalogue)->ruleset.stats.size());
            for (const auto& weapon : card.weapons)
                CHECK(weapon.count > 0);
        }
    }
}
