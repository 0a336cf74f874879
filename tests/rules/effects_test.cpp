// Effects and cards that no shipped army has: each game is an invented one with a change.

#include "cards.h"
#include "game.h"

#include <catch2/catch.hpp>

#include <algorithm>

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
