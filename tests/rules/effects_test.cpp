// Effects and cards that no shipped army has: each game is an invented one with a change.

#include "cards.h"
#include "game.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

json& optionOf(Game& game, const std::string& army, const std::string& id)
{
    for (auto& group : game.armies.at(army)["optionGroups"])
        for (auto& option : group["options"])
            if (option["id"] == id)
                return option;
    throw std::invalid_argument("there is no option " + id);
}

} // namespace

TEST_CASE("dice that are taken once stay as they are written")
{
    auto game = lanterns();
    optionOf(game, "glass", "burning")["effects"][0]["multiply"] = 1;
    const auto judged = game.judge("glass", R"({"unit": "wardens", "options": {"lens-gun": 1, "burning": 1}})");
    CHECK(weaponFigure(*judged, judged->card().weapons, "lens-gun", "harm") == "1D6");
}

TEST_CASE("penalties count twice also for those whom an option makes ponderous")
{
    auto game = lanterns();
    const std::string wardens = R"({"unit": "wardens", "options": {"pavise": 1}})";
    CHECK(figure(*game.judge("glass", wardens), game.judge("glass", wardens)->card().stats, "move") == "5″");
    optionOf(game, "glass", "pavise")["rules"] = {"ponderous"};
    const auto judged = game.judge("glass", wardens);
    CHECK(figure(*judged, judged->card().stats, "move") == "4″"); // 6 - 2 x 1
}

TEST_CASE("weapons of one kind are one line of a card where their mount, bearer, note and arcs let them be")
{
    const auto weaponsWith = [](const std::string& first, const std::string& second) {
        auto game = skirmish();
        game.unit("red", "cannon")["weapons"] = {json::parse(R"({"weapon": "ball", "count": 1)" + first + '}'),
                                                 json::parse(R"({"weapon": "ball", "count": 2)" + second + '}')};
        const auto judged = game.judge("red", R"({"unit": "cannon"})");
        return weaponsOf(*judged, judged->card().weapons);
    };
    CHECK(weaponsWith("", "") == "3 Ball");
    CHECK(weaponsWith(R"(, "mount": "hull")", R"(, "mount": "hull")") == "3 Ball");
    CHECK(weaponsWith(R"(, "mount": "hull")", R"(, "mount": "turret")") == "1 Ball, 2 Ball");
    CHECK(weaponsWith(R"(, "mount": "hull")", "") == "1 Ball, 2 Ball");
    CHECK(weaponsWith(R"(, "note": "aimed")", R"(, "note": "fixed")") == "1 Ball, 2 Ball");
    CHECK(weaponsWith(R"(, "arcs": ["F"])", R"(, "arcs": ["R"])") == "3 Ball");
    CHECK(weaponsWith(R"(, "arcs": ["F"])", "") == "1 Ball, 2 Ball");
}

TEST_CASE("the weapons of an option are those that a unit carries with it, as many as it then has")
{
    const auto game = lanterns();
    const auto judged = game.judge("glass", R"({"unit": "wardens"})");
    const auto& catalogue = *judged->catalogue;
    const auto kind = judged->assessment.units[Id<AssessedUnit>::at(0)].kind;
    const auto& options = catalogue.unit(kind).choices.options;
    const auto weapons = [&](const std::string& id) {
        const auto option = std::ranges::find(options, id, &Option::id);
        REQUIRE(option != options.end());
        return weaponsOf(*judged, weaponsOfOption(catalogue, kind, *option));
    };
    CHECK(weapons("glaive") == "5 Glaive");
    CHECK(weapons("lens-gun") == "5 Lens gun");
    CHECK(weapons("pavise").empty());
    // What the unit carries besides is not of the option.
    auto armed = skirmish();
    armed.unit("red", "pikes")["options"][0]["options"][0]["weapons"] = {{{"weapon", "ball"}, {"count", 2}}};
    const auto pikes = armed.judge("red", R"({"unit": "pikes", "models": 4})");
    const auto ofPikes = pikes->assessment.units[Id<AssessedUnit>::at(0)].kind;
    const auto& longPikes = pikes->catalogue->unit(ofPikes).choices.options.front();
    CHECK(weaponsOf(*pikes, weaponsOfOption(*pikes->catalogue, ofPikes, longPikes)) == "2 Ball");
}

TEST_CASE("of one rule with two parameters a card has the higher, or the sum where the rule says so")
{
    const auto rulesWith = [](int fromOption, bool isSum) {
        auto game = skirmish();
        if (isSum)
            for (auto& rule : game.ruleset["rules"])
                if (rule["id"] == "steady")
                    rule["stack"] = "sum";
        game.unit("red", "pikes")["options"][0]["options"][0]["rules"] = {{{"rule", "steady"}, {"value", fromOption}}};
        const auto judged = game.judge("red", R"({"unit": "pikes", "models": 4, "options": {"long-pikes": 1}})");
        return rulesOf(judged->card().rules);
    };
    CHECK(rulesWith(1, false) == "Steady (2)"); // the pikes' own
    CHECK(rulesWith(3, false) == "Steady (3)");
    CHECK(rulesWith(1, true) == "Steady (3)");
}

TEST_CASE("a weapon is given up by as many models as take another in its place")
{
    // Six tanks with a cannon and a hull gun each. Lascannons take the place of cannons, flamers that of hull guns.
    auto game = skirmish();
    auto& weapons = game.armies["red"]["weapons"];
    for (const auto* id : {"cannon", "hull-gun", "lascannon", "flamer"})
        weapons.push_back({{"id", id}, {"name", id}, {"stats", {{"range", 10}}}});
    auto& tanks = game.unit("red", "pikes");
    tanks.erase("groups");
    tanks["options"] = json::parse(R"([
        { "id": "turret", "name": "Turret", "options": [
            { "id": "lascannon", "name": "L", "max": 12, "weapons": [{"weapon": "lascannon", "count": 1}], "replaces": ["cannon"] },
            { "id": "all-lascannons", "name": "A", "weapons": [{"weapon": "lascannon", "count": "all"}], "replaces": ["cannon"] },
            { "id": "none", "name": "N", "replaces": ["cannon"] } ] },
        { "id": "hull", "name": "Hull", "options": [
            { "id": "flamer", "name": "F", "max": 12, "weapons": [{"weapon": "flamer", "count": 1}], "replaces": ["hull-gun"] } ] } ])");
    for (const std::string count : {"\"all\"", "\"rest\"", "6"}) {
        tanks["weapons"] = {json::parse(R"({"weapon": "cannon", "count": )" + count + '}'),
                            json::parse(R"({"weapon": "hull-gun", "count": )" + count + '}')};
        const auto with = [&](const std::string& options) {
            const auto judged = game.judge("red", R"({"unit": "pikes", "models": 6, "options": {)" + options + "}}");
            std::map<std::string, int> counts;
            for (const auto& weapon : judged->card().weapons)
                counts[judged->catalogue->weapon(weapon.weapon).id] = weapon.count;
            return counts;
        };
        INFO(count);
        CHECK(with("")["cannon"] == 6);
        for (int lascannons = 0; lascannons <= 6; ++lascannons)
            for (int flamers = 0; flamers <= 6; ++flamers) {
                auto counts =
                    with(R"("lascannon": )" + std::to_string(lascannons) + R"(, "flamer": )" + std::to_string(flamers));
                CHECK(counts["lascannon"] == lascannons);
                CHECK(counts["cannon"] == 6 - lascannons);
                CHECK(counts["flamer"] == flamers);
                CHECK(counts["hull-gun"] == 6 - flamers);
            }
        CHECK(with(R"("all-lascannons": 1)")["lascannon"] == 6);
        CHECK(with(R"("all-lascannons": 1)")["cannon"] == 0);
        CHECK(with(R"("none": 1)")["cannon"] == 0);
    }
}

TEST_CASE("a rule that adds up counts as often as the option is taken that gives it")
{
    auto game = skirmish();
    for (auto& rule : game.ruleset["rules"])
        if (rule["id"] == "steady")
            rule["stack"] = "sum";
    game.setRules({R"({ "id": "calm", "forEach": "unit", "where": { "unit": "red:pikes" },
                        "count": { "parameter": "steady" }, "atMost": 7 })"});
    game.unit("red", "pikes")["options"][1]["options"][1]["rules"] = {{{"rule", "steady"}, {"value", 2}}};
    const auto found = [&](int banners) {
        return game.judge("red", R"({"id": "u1", "unit": "pikes", "models": 4, "options": {"drummer": 1, "banner": )" +
                                     std::to_string(banners) + "}}");
    };
    // Their own 2 and 2 for each banner.
    CHECK(lines(found(2)->assessment).empty());
    CHECK(lines(found(3)->assessment) == "error calm [u1] 8 of 7\n");
    CHECK(rulesOf(found(3)->card().rules) == "Steady (8)");
}
