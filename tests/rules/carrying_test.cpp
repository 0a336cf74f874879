// Weapons that are replaced model by model: the card shows what the models carry, and each model counts once.

#include "cards.h"
#include "game.h"

#include "rules/judge/counting.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <cstdlib>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

/// Tanks with a turret and a hull. Both may be armed tank by tank, by two options each; "gatlings" arm all turrets,
/// "bare" takes the hull guns from all, a smoke launcher from one tank each time. Each tank counts once in each slot.
Game tanks(const std::string& count)
{
    auto game = skirmish();
    auto& weapons = game.armies.at("red")["weapons"];
    for (const auto* id : {"turret-gun", "hull-gun", "lascannon", "flamer", "gatling", "smoke", "spear", "halberd"})
        weapons.push_back({{"id", id}, {"name", id}, {"kind", "melee"}, {"stats", {{"range", 3}}}});
    auto& tank = game.unit("red", "pikes");
    tank["models"] = {{"min", 1}, {"max", 12}};
    tank.erase("groups");
    tank["weapons"] = {{{"weapon", "turret-gun"}, {"count", count}}, {{"weapon", "hull-gun"}, {"count", count}}};
    const auto option = [](const std::string& id, const std::string& weapon, const std::string& replaced) {
        return json{
            {"id", id}, {"name", id}, {"max", 12}, {"weapons", {{{"weapon", weapon}}}}, {"replaces", {replaced}}};
    };
    json all = {{"id", "gatlings"},
                {"name", "Gatlings"},
                {"weapons", {{{"weapon", "gatling"}, {"count", "all"}}}},
                {"replaces", {"turret-gun"}}};
    json bare = {{"id", "bare"}, {"name", "Bare hulls"}, {"replaces", {"hull-gun"}}};
    json smoke = {{"id", "blind"}, {"name", "Blind"}, {"max", 12}, {"replaces", {"hull-gun"}}};
    tank["options"] = {
        {{"id", "turrets"},
         {"name", "Turrets"},
         {"options",
          {option("lascannon", "lascannon", "turret-gun"), option("flamer-turret", "flamer", "turret-gun"), all}}},
        {{"id", "hulls"}, {"name", "Hulls"}, {"options", {option("hull-flamer", "flamer", "hull-gun"), bare, smoke}}}};
    return game;
}

std::string carried(const Game& game, int models, const std::string& options)
{
    const auto judged = game.judge("red", R"({"unit": "pikes", "models": )" + std::to_string(models) +
                                              R"(, "options": {)" + options + "}}");
    return weaponsOf(*judged, judged->card().weapons);
}

int numberOf(const Judged& judged, const std::vector<ProfileWeapon>& weapons, const std::string& id)
{
    int number = 0;
    for (const auto& weapon : weapons)
        if (judged.catalogue->weapon(weapon.weapon).id == id)
            number += weapon.count;
    return number;
}

} // namespace

TEST_CASE("six tanks of which two take the lascannon carry four turret guns and two lascannons")
{
    for (const auto* count : {"all", "rest"}) {
        INFO(count);
        const auto game = tanks(count);
        CHECK(carried(game, 6, "") == "6 turret-gun, 6 hull-gun");
        CHECK(carried(game, 6, R"("lascannon": 2)") == "4 turret-gun, 6 hull-gun, 2 lascannon");
        CHECK(carried(game, 3, R"("lascannon": 1, "hull-flamer": 1)") ==
              "2 turret-gun, 2 hull-gun, 1 lascannon, 1 flamer");
        CHECK(carried(game, 6, R"("lascannon": 2, "flamer-turret": 1, "hull-flamer": 3)") ==
              "3 turret-gun, 3 hull-gun, 2 lascannon, 4 flamer");
        CHECK(carried(game, 6, R"("lascannon": 6)") == "6 hull-gun, 6 lascannon");
        CHECK(carried(game, 6, R"("gatlings": 1)") == "6 hull-gun, 6 gatling");
        CHECK(carried(game, 6, R"("bare": 1)") == "6 turret-gun");
        CHECK(carried(game, 6, R"("blind": 2)") == "6 turret-gun, 4 hull-gun");
    }
}

TEST_CASE("an option replaces as many weapons as it gives of one kind, on the mounts that it names")
{
    auto game = tanks("all");
    auto& tank = game.unit("red", "pikes");
    tank["weapons"] = json::parse(R"([{"weapon": "flamer", "count": 1, "mount": "left"},
        {"weapon": "flamer", "count": 1, "mount": "right"}, {"weapon": "hull-gun", "count": 2}])");
    auto& options = tank["options"][0]["options"];
    options = json::parse(R"([
        {"id": "right-las", "name": "A", "weapons": [{"weapon": "lascannon", "mount": "right"}], "replaces": ["flamer"]},
        {"id": "two-las", "name": "B", "weapons": [{"weapon": "lascannon", "mount": "left"},
            {"weapon": "lascannon", "mount": "right"}], "replaces": ["flamer"]},
        {"id": "arms", "name": "C", "weapons": [{"weapon": "spear"}, {"weapon": "halberd"}], "replaces": ["hull-gun"]}
    ])");
    tank["options"].erase(1);
    CHECK(carried(game, 1, R"("two-las": 1)") == "2 hull-gun, 1 lascannon, 1 lascannon");
    CHECK(carried(game, 1, R"("arms": 1)") == "1 flamer, 1 flamer, 1 hull-gun, 1 spear, 1 halberd");
    const auto judged = game.judge("red", R"({"unit": "pikes", "models": 1, "options": {"right-las": 1}})");
    const auto weapons = judged->card().weapons;
    REQUIRE(weapons.size() == 3);
    CHECK(weapons[0].mount == "left");
    CHECK(weapons[2].mount == "right");
}

TEST_CASE("a sergeant who gives up his spear is none of those who have one")
{
    auto game = tanks("all");
    auto& unit = game.unit("red", "pikes");
    unit.erase("options");
    unit["weapons"] = {{{"weapon", "spear"}}};
    unit["groups"] = json::parse(R"([{"id": "sergeant", "name": "Sergeant", "max": 2, "options": [{"id": "arms",
        "name": "Arms", "options": [{"id": "halberd", "name": "Halberd", "weapons": [{"weapon": "halberd", "count": "all"}],
        "replaces": ["spear"]}]}]}])");
    const auto judged = game.judge("red", R"({"unit": "pikes", "models": 10,
        "groups": [{"group": "sergeant", "models": 2, "options": {"halberd": 1}}]})");
    const auto card = judged->card();
    CHECK(weaponsOf(*judged, card.weapons) == "8 spear");
    REQUIRE(card.groups.size() == 1);
    CHECK(weaponsOf(*judged, card.groups[0].weapons) == "2 halberd");

    // A sergeant who chose nothing has his spear, and is one of the ten.
    const auto plain = game.judge("red", R"({"unit": "pikes", "models": 10, "groups": [{"group": "sergeant"}]})");
    CHECK(weaponsOf(*plain, plain->card().weapons) == "10 spear");
    CHECK(weaponsOf(*plain, plain->card().groups[0].weapons) == "1 spear");
}

TEST_CASE("numbered weapons of a unit are not shown again for its model groups")
{
    auto game = tanks("rest");
    game.unit("red", "pikes")["groups"] = json::parse(R"([{"id": "ace", "name": "Ace", "max": 1}])");
    const auto judged = game.judge("red", R"({"unit": "pikes", "models": 6, "options": {"lascannon": 2},
        "groups": [{"group": "ace"}]})");
    const auto card = judged->card();
    CHECK(weaponsOf(*judged, card.weapons) == "4 turret-gun, 6 hull-gun, 2 lascannon");
    CHECK(weaponsOf(*judged, card.groups.at(0).weapons) == "1 turret-gun, 1 hull-gun");
}

TEST_CASE("whatever is replaced, each model carries one weapon in each slot, and rules count what the card shows")
{
    setenv("RC_PARAMS", "seed=20261123 verbose_progress=0", 0);
    for (const auto* count : {"all", "rest"}) {
        auto game = tanks(count);
        game.setRules({R"({ "id": "x", "forEach": "unit", "count": { "sameWeapon": { "weapon": "turret-gun" } },
            "atMost": 999 })"});
        const auto catalogue = game.read();
        CHECK(rc::check("slots add up", [&] {
            const int models = *rc::gen::inRange(1, 13);
            const int las = *rc::gen::inRange(0, models + 1);
            const int flamers = *rc::gen::inRange(0, models - las + 1);
            const int hulls = *rc::gen::inRange(0, models + 1);
            const bool isGatling = las + flamers == 0 && *rc::gen::arbitrary<bool>();
            Roster roster;
            roster.ruleset = catalogue->ruleset.id;
            roster.army = "red";
            auto& unit = roster.units.emplace_back(unitOf("u", "pikes"));
            unit.models = models;
            unit.options.set("lascannon", las);
            unit.options.set("flamer-turret", flamers);
            unit.options.set("hull-flamer", hulls);
            unit.options.set("gatlings", isGatling ? 1 : 0);
            const auto judged = judgeBy(catalogue, std::move(roster));
            const auto weapons = judged->card().weapons;
            const auto number = [&](const std::string& id) { return numberOf(*judged, weapons, id); };
            RC_ASSERT(number("turret-gun") + number("lascannon") + number("gatling") + flamers == models);
            RC_ASSERT(number("hull-gun") + number("flamer") - flamers == models);
            RC_ASSERT(number("lascannon") == las);
            RC_ASSERT(judged->assessment.tallies.front().actual == Fraction(number("turret-gun")));
        }));
    }
}
