// What real games say without a detour (docs/adr/0053). The game is that of the examples of the language page,
// tests/data/recipes; whole examples are judged by tests/cases/recipes_test.cpp.

#include "game.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

Game market(const std::vector<std::string>& rules = {})
{
    auto game = marketDay();
    game.setRules(rules);
    return game;
}

/// "error", "note of points" or nothing, for a rule that forbids rare units under a condition.
std::string outcome(const std::string& when, const std::string& head, const std::string& units)
{
    const auto game = market(
        {R"({ "id": "rule", "when": )" + when + R"(, "count": { "units": { "category": "rare" } }, "atMost": 0 })"});
    const auto judged = game.judge("reds", units, head);
    std::string told;
    for (const auto& finding : judged->assessment.findings)
        if (finding.rule == "rule")
            told += finding.severity == Severity::Error    ? "error"
                    : finding.rests == NotAgreed::Points   ? "note of points"
                    : finding.rests == NotAgreed::Choice   ? "note of a choice"
                    : finding.rests == NotAgreed::Scenario ? "note of the scenario"
                                                           : "?";
    return told;
}

const std::string giant = R"({"id": "g", "unit": "giant"})";
const std::string giantAndWalker = giant + R"(, {"id": "w", "unit": "walker"})";

std::string points(int number) { return R"("battle": {"points": )" + std::to_string(number) + "}, "; }

} // namespace

TEST_CASE("a condition about points: as they are agreed, and open while they are not")
{
    const std::string small = R"({ "points": { "atMost": 1499 } })";
    CHECK(outcome(small, points(1499), giant) == "error");
    CHECK(outcome(small, points(1500), giant).empty());
    CHECK(outcome(small, {}, giant) == "note of points");
    // Nothing that it forbids is there: there is nothing to note.
    CHECK(outcome(small, {}, R"({"id": "w", "unit": "walker"})").empty());
    const std::string not_large = R"({ "not": { "points": { "atLeast": 1500 } } })";
    CHECK(outcome(not_large, points(1499), giant) == "error");
    CHECK(outcome(not_large, points(1500), giant).empty());
    CHECK(outcome(not_large, {}, giant) == "note of points");
}

TEST_CASE("what is certain is certain, whatever is not agreed")
{
    const std::string any = R"({ "any": [{ "points": { "atMost": 1499 } }, { "has": { "unit": "reds:walker" } }] })";
    CHECK(outcome(any, {}, giantAndWalker) == "error");
    CHECK(outcome(any, {}, giant) == "note of points");
    CHECK(outcome(any, points(1500), giant).empty());
    const std::string all = R"({ "all": [{ "points": { "atMost": 1499 } }, { "has": { "unit": "reds:walker" } }] })";
    CHECK(outcome(all, {}, giantAndWalker) == "note of points");
    CHECK(outcome(all, {}, giant).empty());
    CHECK(outcome(all, points(1000), giantAndWalker) == "error");
}

TEST_CASE("a condition compares a count, also with another")
{
    const std::string fewWalkers =
        R"({ "count": { "units": { "unit": "reds:walker" } }, "atMost": { "count": { "units": { "unit": "reds:porter" } } } })";
    const std::string porter = R"(, {"id": "p", "unit": "porter"})";
    // One walker and one porter; one walker and none.
    CHECK(outcome(fewWalkers, {}, giantAndWalker + porter) == "error");
    CHECK(outcome(fewWalkers, {}, giantAndWalker).empty());
}

TEST_CASE("a condition may ask twice about the same kind of thing")
{
    const std::string both = R"([{ "has": { "unit": "reds:walker" } }, { "has": { "unit": "reds:porter" } }])";
    CHECK(outcome(both, {}, giantAndWalker).empty());
    CHECK(outcome(both, {}, giantAndWalker + R"(, {"id": "p", "unit": "porter"})") == "error");
}

TEST_CASE("a figure by size is that of the unit as it is, for rules and on its card")
{
    auto game = market({R"({ "id": "steady", "forEach": "unit", "where": { "unit": "reds:regiment" },
        "count": { "stat": "leadership" }, "atLeast": 7 })"});
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "regiment", "name": "Regiment", "category": "core",
        "models": [10, 20, 40], "points": 100,
        "stats": { "leadership": { "bySize": [[10, 6], [20, 8]] }, "lead": 0 } })"));
    const auto ten = game.judge("reds", R"({"id": "r", "unit": "regiment", "models": 10})");
    CHECK(lines(ten->assessment) == "error steady [r] 6 of 7\n");
    const auto forty = game.judge("reds", R"({"id": "r", "unit": "regiment", "models": 40})");
    CHECK(lines(forty->assessment).empty());
    const auto column = forty->catalogue->ruleset.stats.find("leadership");
    CHECK(forty->card().stats[column].value.parts[0] == 8);
    CHECK(ten->card().stats[column].value.parts[0] == 6);
}

TEST_CASE("each model has boxes of its own, up to twelve models")
{
    auto game = market();
    game.ruleset["tracks"] =
        json::parse(R"([{ "id": "wounds", "name": "Wounds", "boxes": { "stat": "lead", "each": "model" } }])");
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "ogres", "name": "Ogres", "category": "core",
        "models": { "min": 1, "max": 20 }, "pointsPerModel": 30, "stats": { "leadership": 6, "lead": 2 } })"));
    const auto boxes = [&](int models) {
        std::string told;
        const auto judged =
            game.judge("reds", R"({"id": "o", "unit": "ogres", "models": )" + std::to_string(models) + "}");
        for (const auto& track : judged->card().tracks)
            told += track.name + ' ' + std::to_string(track.boxes) + "; ";
        return told;
    };
    CHECK(boxes(3) == "Wounds 1 2; Wounds 2 2; Wounds 3 2; ");
    CHECK(boxes(1) == "Wounds 2; ");
    CHECK(boxes(13) == "Wounds 26; ");
}

TEST_CASE("a unit that is the same as another counts with it, also in another army")
{
    auto game = market({R"({ "id": "once", "forEach": "kind", "count": { "units": {} }, "where": { "mark": "unique" },
                             "atMost": 1 })",
                        R"({ "id": "no-anna", "when": { "points": { "atLeast": 1000 } },
                             "count": { "units": { "unit": "reds:anna" } }, "atMost": 0 })"});
    game.armies["blues"]["units"].push_back(json::parse(R"({ "id": "anna-at-sea", "name": "Anna at sea",
        "category": "special", "sameAs": "reds:anna", "models": 1, "points": 80,
        "stats": { "leadership": 8, "lead": 0 }, "marks": ["unique"] })"));
    const std::string both = R"({"id": "a", "unit": "anna"}, {"id": "b", "unit": "blues:anna-at-sea"})";
    CHECK(lines(game.judge("reds", both, points(500))->assessment) == "error once [a b] 2 of 1\n");
    CHECK(lines(game.judge("reds", R"({"id": "b", "unit": "blues:anna-at-sea"})", points(1000))->assessment) ==
          "error no-anna [b] 1 of 0\n");
}

TEST_CASE("a named rule about places says how many there are, and a most holds")
{
    const auto game = market({R"({ "id": "places", "name": "Special", "count": { "unmatched": {
        "units": { "category": "special" },
        "places": [{ "by": { "category": "line" }, "max": 2, "for": { "category": "special" } },
                   { "for": { "unit": "reds:temple" } }] } }, "atMost": 0 })"});
    const auto judged = [&](const std::string& units) {
        const auto its = game.judge("reds", units);
        std::string told = lines(its->assessment);
        for (const auto& tally : its->assessment.tallies) {
            const auto words = report::tally(*its->catalogue, its->assessment, tally);
            told += words.label + ": " + words.figure + '\n';
        }
        return told;
    };
    const std::string walkers =
        R"({"id": "w1", "unit": "walker"}, {"id": "w2", "unit": "walker"}, {"id": "w3", "unit": "walker"}, )";
    // Three line units unlock two places, and there is one for a temple in any case.
    CHECK(judged(walkers +
                 R"({"id": "m1", "unit": "wizard"}, {"id": "m2", "unit": "wizard"}, {"id": "t", "unit": "temple"})") ==
          "Special: 3 of 3\n");
    CHECK(judged(walkers +
                 R"({"id": "m1", "unit": "wizard"}, {"id": "m2", "unit": "wizard"}, {"id": "m3", "unit": "wizard"})") ==
          "error places [m3] 1 of 0\nSpecial: 3 of 3\n");
    CHECK(judged(R"({"id": "t", "unit": "temple"})") == "Special: 1 of 1\n");
}

TEST_CASE("what an option needs can be added, or the option dropped")
{
    auto game = market();
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "scout", "name": "Scout", "category": "special",
        "models": 1, "points": 20, "stats": { "leadership": 5, "lead": 0 }, "options": [
            { "id": "kit", "name": "Kit", "options": [
                { "id": "map", "name": "Map", "points": 5, "needs": { "unit": ["captain", "lord"] } }] }] })"));
    const auto alone = game.judge("reds", R"({"id": "s", "unit": "scout", "options": {"map": 1}})");
    REQUIRE(alone->assessment.findings.size() == 1);
    const auto& finding = alone->assessment.findings.front();
    CHECK(line(alone->assessment, finding) == "error option-requires [s]");
    CHECK(report::message(*alone->catalogue, alone->assessment, finding) ==
          "Scout: Map needs Captain or Lord in the roster.");
    std::vector<Fix::Kind> kinds;
    for (const auto& fix : fixes(*alone->catalogue, alone->roster, alone->assessment, finding))
        kinds.push_back(fix.kind);
    CHECK(std::ranges::find(kinds, Fix::Kind::DropOption) != kinds.end());
    CHECK(std::ranges::find(kinds, Fix::Kind::AddUnits) != kinds.end());
    CHECK(lines(game.judge("reds",
                           R"({"id": "s", "unit": "scout", "options": {"map": 1}}, {"id": "c", "unit": "captain"})")
                    ->assessment)
              .empty());
}
