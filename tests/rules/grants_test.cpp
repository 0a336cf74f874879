// Grants that hold while a condition does: what units have then, what depends on that, and conditions that are open.

#include "game.h"
#include "report/verdict/words.h"
#include "rules/judge/alike.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

/// Goblins are steady, and have two guards each, while Skarr is there.
Game goblins(const std::string& when = R"({ "has": { "unit": "reds:skarr" } })")
{
    auto game = marketDay();
    game.setRules({});
    game.ruleset["rules"].push_back(json::parse(R"({ "id": "steady", "name": "Steady", "text": "It does not run." })"));
    game.ruleset["rules"].push_back(
        json::parse(R"-({ "id": "guards", "name": "Guards (n)", "text": "It has n guards.", "stack": "sum" })-"));
    game.ruleset["traits"].push_back(json::parse(R"({ "id": "firm", "name": "Firm", "when": { "rule": "steady" } })"));
    game.ruleset["traits"].push_back(
        json::parse(R"({ "id": "loose", "name": "Loose", "when": { "not": { "trait": "firm" } } })"));
    auto& reds = game.armies["reds"];
    reds["grants"] = json::array({{{"where", {{"unit", "goblins"}}},
                                   {"when", json::parse(when)},
                                   {"rules", json::parse(R"(["steady", { "rule": "guards", "value": 2 }])")}}});
    reds["units"].push_back(json::parse(R"({ "id": "goblins", "name": "Goblins", "category": "core", "models": 20,
        "points": { "if": [{ "where": { "rule": "steady" }, "points": 75 }], "else": 60 },
        "stats": { "leadership": 4, "lead": 0 }, "options": [{ "id": "kit", "name": "Kit", "options": [
            { "id": "bodyguard", "name": "Bodyguard", "rules": [{ "rule": "guards", "value": 1 }] }] }] })"));
    reds["units"].push_back(json::parse(R"({ "id": "skarr", "name": "Skarr", "category": "general", "models": 1,
        "points": 90, "stats": { "leadership": 7, "lead": 2 } })"));
    game.addRule(R"({ "id": "loose", "count": { "units": { "trait": "loose", "category": "core" } }, "atMost": 0 })");
    game.addRule(R"({ "id": "guards", "forEach": "unit", "count": { "parameter": "guards" }, "atMost": 1 })");
    return game;
}

const std::string skarr = R"(, {"id": "s", "unit": "skarr"})";

} // namespace

TEST_CASE("what a grant gives while its condition holds is seen by filters, traits, counts, prices and cards")
{
    const auto game = goblins();
    const auto alone = game.judge("reds", R"({"id": "g", "unit": "goblins"})");
    CHECK(lines(alone->assessment) == "error loose [g] 1 of 0\n");
    CHECK(alone->assessment.points == 60);
    CHECK(alone->card().rules.empty());
    // The trait that asks for the rule holds, and the one that asks for its absence no longer does.
    const auto led = game.judge("reds", R"({"id": "g", "unit": "goblins", "options": {"bodyguard": 1}})" + skarr);
    CHECK(lines(led->assessment) == "error guards [g] 3 of 1\n");
    CHECK(led->assessment.points == 165);
    const auto card = led->card();
    REQUIRE(card.rules.size() == 2);
    CHECK(card.rules[0].name == "Guards (3)");
    CHECK(card.rules[1].name == "Steady");
    // Skarr has none of it.
    CHECK(led->card(1).rules.empty());
}

TEST_CASE("a unit that has the rule anyway keeps its own")
{
    auto game = goblins();
    game.unit("reds", "goblins")["rules"] = json::parse(R"([{ "rule": "guards", "value": 5 }])");
    const auto led = game.judge("reds", R"({"id": "g", "unit": "goblins"})" + skarr);
    CHECK(lines(led->assessment) == "error guards [g] 5 of 1\n");
}

TEST_CASE("conditions of grants are asked of units without any of them, whatever their order")
{
    auto game = goblins();
    auto& grants = game.armies["reds"]["grants"];
    // If some unit is steady, all have guards: nobody is, without the other grant.
    grants.insert(grants.begin(), json::parse(R"({ "when": { "has": { "rule": "steady" } },
        "rules": [{ "rule": "guards", "value": 7 }] })"));
    const std::string units = R"({"id": "g", "unit": "goblins"})" + skarr;
    CHECK(lines(game.judge("reds", units)->assessment) == "error guards [g] 2 of 1\n");
    std::swap(grants[0], grants[1]);
    CHECK(lines(game.judge("reds", units)->assessment) == "error guards [g] 2 of 1\n");
}

TEST_CASE("a rule that holds a unit back does so while it is granted")
{
    auto game = goblins();
    game.armies["reds"]["grants"][0]["rules"] = json::parse(R"(["late"])");
    game.setRules({});
    game.addRule(R"({ "id": "back", "count": { "units": { "heldBack": true } }, "atMost": 0 })");
    CHECK(lines(game.judge("reds", R"({"id": "g", "unit": "goblins"})")->assessment).empty());
    CHECK(lines(game.judge("reds", R"({"id": "g", "unit": "goblins"})" + skarr)->assessment) ==
          "error back [g] 1 of 0\n");
}

TEST_CASE("a rule for each kind of unit sees what its kind is granted")
{
    auto game = goblins();
    game.setRules({});
    game.addRule(R"({ "id": "few", "forEach": "kind", "where": { "rule": "steady" }, "count": { "units": {} },
        "atMost": 1 })");
    const std::string two = R"({"id": "g", "unit": "goblins"}, {"id": "h", "unit": "goblins"})";
    CHECK(lines(game.judge("reds", two)->assessment).empty());
    CHECK(lines(game.judge("reds", two + skarr)->assessment) == "error few [g h] 2 of 1\n");
}

TEST_CASE("a grant whose condition is open gives nothing, and a note says so")
{
    auto game = goblins(R"({ "option": "ground", "is": "hills" })");
    game.setRules({});
    game.ruleset["battle"]["options"].push_back(json::parse(R"({ "id": "ground", "name": "Ground", "kind": "choice",
        "choices": [{ "id": "plain", "name": "Plain" }, { "id": "hills", "name": "Hills" }] })"));
    const auto judged = game.judge("reds", R"({"id": "g", "unit": "goblins"}, {"id": "h", "unit": "goblins"})");
    REQUIRE(judged->assessment.findings.size() == 1);
    const auto& note = judged->assessment.findings.front();
    CHECK(note.rule == "open-grant");
    CHECK(note.severity == Severity::Note);
    CHECK(report::message(*judged->catalogue, judged->assessment, note) ==
          "Goblins and 1 more: whether it has Steady and Guards (2) is not certain, because nothing is chosen for "
          "Ground.");
    CHECK(judged->assessment.isLegal());
    // Nobody is concerned, or it is chosen.
    CHECK(game.judge("reds", R"({"id": "s", "unit": "skarr"})")->assessment.findings.empty());
    CHECK(game.judge("reds", R"({"id": "g", "unit": "goblins"})", R"("battle": {"options": {"ground": "plain"}}, )")
              ->assessment.findings.empty());
}

TEST_CASE("units are judged anew when a grant begins or ends")
{
    const auto game = goblins();
    const auto alone = game.judge("reds", R"({"id": "g", "unit": "goblins"})");
    const auto led = game.judge("reds", R"({"id": "g", "unit": "goblins"})" + skarr);
    CHECK(lines(assess(*alone->catalogue, led->roster, {}, alone->assessment)) == lines(led->assessment));
    CHECK(lines(assess(*led->catalogue, alone->roster, {}, led->assessment)) == lines(alone->assessment));
}
