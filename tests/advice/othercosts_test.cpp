// Repairs and fills of rosters with a limit on another kind of cost than points. The game is that of the examples of
// the language page, with command points.

#include "advice/filling/fill.h"
#include "advice/repair/repair.h"
#include "report/advice/advice.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"
#include "rules/game.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

/// A squad may have a radio for one command point, a mast costs two; there are two for each full 500 points.
Game withCommand()
{
    auto game = marketDay();
    game.setRules({});
    game.ruleset["costs"] =
        json::parse(R"([{ "id": "command", "name": "command point", "plural": "command points", "short": "CP" }])");
    auto& reds = game.armies["reds"];
    for (const auto* list : {"optionGroups", "composition"})
        reds.erase(list);
    reds["units"] = json::parse(R"([
        { "id": "squad", "name": "Squad", "category": "core", "models": 5, "points": 50,
          "stats": { "leadership": 6, "lead": 0 }, "options": [{ "id": "kit", "name": "Kit", "options": [
              { "id": "radio", "name": "Radio", "points": 5, "costs": { "command": 1 } }] }] },
        { "id": "mast", "name": "Mast", "category": "special", "models": 1, "points": 40, "costs": { "command": 2 },
          "stats": { "leadership": 5, "lead": 0 } }])");
    game.addRule(R"({ "id": "points-limit", "count": { "points": {} }, "atMost": { "battle": "points" } })");
    game.addRule(R"({ "id": "command-points", "count": { "costs": { "command": {} } },
        "atMost": { "battle": "points", "perFull": 500, "times": 2 } })");
    return game;
}

Points commandOf(const Catalogue& catalogue, const Assessment& assessment)
{
    return assessment.costOf(catalogue.ruleset.costs.find("command"));
}

} // namespace

TEST_CASE("a roster over a limit of another cost is repaired by what costs it, and least of points is lost")
{
    const auto game = withCommand();
    // 1 + 2 command points of 2: without the radio, which is 5 points, it is legal.
    const auto judged = game.judge("reds", R"({"id": "s", "unit": "squad", "options": {"radio": 1}},
        {"id": "m", "unit": "mast"})",
                                   R"("battle": {"points": 500}, )");
    REQUIRE_FALSE(judged->assessment.isLegal());
    const auto repairs = advice::repair(*judged->catalogue, judged->roster, {});
    REQUIRE_FALSE(repairs.answers.empty());
    for (const auto& answer : repairs.answers) {
        const auto after = assess(*judged->catalogue, std::get<Roster>(answer.list));
        CHECK(after.isLegal());
        CHECK(commandOf(*judged->catalogue, after) <= Points(2));
    }
    const auto least = std::ranges::find_if(repairs.answers, [](const advice::Repair& answer) {
        return std::ranges::find(answer.aims, advice::Aim::Points) != answer.aims.end();
    });
    REQUIRE(least != repairs.answers.end());
    REQUIRE(least->changes.size() == 1);
    CHECK(report::fixLabel(*judged->catalogue, judged->assessment, std::get<Fix>(least->changes.front().fix)) ==
          "Drop Radio from Squad (−5 points, −1 CP)");
    const auto before = report::contextOf(*judged->catalogue, judged->roster, judged->assessment);
    CHECK(report::headline({before, nullptr, {}}, *least) ==
          "1 change, 5 points less, 1 command point less, no unit leaves");
    CHECK(least->loss.points == Points(5));
}

TEST_CASE("a far too large sum of another cost is repaired too")
{
    const auto game = withCommand();
    std::string units;
    for (int i = 0; i < 8; ++i) // 16 of 2
        units += (units.empty() ? "" : ", ") + (R"({"id": "m)" + std::to_string(i) + R"(", "unit": "mast"})");
    const auto judged = game.judge("reds", units, R"("battle": {"points": 500}, )");
    const auto repairs = advice::repair(*judged->catalogue, judged->roster, {});
    REQUIRE_FALSE(repairs.answers.empty());
    const auto& list = std::get<Roster>(repairs.answers.front().list);
    const auto after = assess(*judged->catalogue, list);
    CHECK(after.isLegal());
    CHECK(commandOf(*judged->catalogue, after) == 2);
}

TEST_CASE("filling up keeps a limit of another cost")
{
    const auto game = withCommand();
    const auto judged = game.judge("reds", R"({"id": "s", "unit": "squad", "options": {"radio": 1}})",
                                   R"("battle": {"points": 499}, )");
    // 499 points have no command points at all.
    CHECK_FALSE(judged->assessment.isLegal());
    const auto plain = game.judge("reds", R"({"id": "s", "unit": "squad"})", R"("battle": {"points": 500}, )");
    const auto fills = advice::fill(*plain->catalogue, plain->roster, {});
    REQUIRE_FALSE(fills.answers.empty());
    for (const auto& answer : fills.answers) {
        const auto after = assess(*plain->catalogue, std::get<Roster>(answer.list));
        CHECK(after.isLegal());
        CHECK(commandOf(*plain->catalogue, after) <= Points(2));
        CHECK(after.points > Points(400));
    }
}
