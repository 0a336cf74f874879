// Kinds of cost beside points: what units, options and model groups pay of them, counts and limits, words, fixes. And
// prices that depend on something that is not agreed.

#include "game.h"
#include "io/json/boundedjson.h"
#include "report/catalogue/kinds.h"
#include "report/verdict/costwords.h"
#include "report/verdict/json.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/alike.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

/// With command points and power: a squad of 5 to 10 models, a mast.
Game withCosts()
{
    auto game = marketDay();
    game.setRules({});
    game.ruleset["costs"] = json::parse(R"([
        { "id": "command", "name": "command point", "plural": "command points", "short": "CP" },
        { "id": "power", "name": "power", "plural": "power", "short": "PL" }])");
    auto& units = game.armies["reds"]["units"];
    units.push_back(json::parse(R"({ "id": "squad", "name": "Squad", "category": "core",
        "models": { "min": 5, "max": 10 }, "pointsPerModel": 10, "costsPerModel": { "power": "1/2" },
        "stats": { "leadership": 6, "lead": 0 },
        "options": [{ "id": "kit", "name": "Kit", "options": [
            { "id": "radio", "name": "Radio", "points": 5, "costs": { "command": 1 } },
            { "id": "mines", "name": "Mines", "max": 3, "costs": { "command": { "byCopy": [1, 2] } } },
            { "id": "armour", "name": "Armour", "pointsPerModel": 2, "costsPerModel": { "power": 1 } }] }],
        "groups": [{ "id": "veteran", "name": "Veteran", "pointsPerModel": 3, "costsPerModel": { "power": "1/3" },
            "options": [{ "id": "arms", "name": "Arms", "swap": "kit", "options": [
                { "id": "blade", "name": "Blade", "costs": { "power": 2 } }] }] }] })"));
    units.push_back(json::parse(R"({ "id": "mast", "name": "Mast", "category": "special", "models": 1, "points": 40,
        "costs": { "command": { "byCopy": [2, 3] },
                   "power": { "if": [{ "parent": { "unit": "reds:lord" }, "points": 1 }], "else": 4 } },
        "stats": { "leadership": 5, "lead": 0 } })"));
    game.addRule(R"({ "id": "command-points", "name": "Command points", "count": { "costs": { "command": {} } },
        "atMost": { "battle": "points", "perFull": 500, "times": 2 },
        "message": "{actual} command {actual:point|points}; {allowed} allowed." })");
    return game;
}

Points costIn(const Judged& judged, const char* kind, std::size_t unit)
{
    return judged.assessment.costOf(Id<AssessedUnit>::at(unit), judged.catalogue->ruleset.costs.find(kind));
}

const std::string thousand = R"("battle": {"points": 1000}, )";

/// The roster with each of its findings' first fix done.
std::string firstFix(const JudgedPtr& judged)
{
    const auto found = fixes(*judged->catalogue, judged->roster, judged->assessment, judged->assessment.findings[0]);
    return found.empty() ? std::string() : report::fixLabel(*judged->catalogue, judged->assessment, found.front());
}

} // namespace

TEST_CASE("a unit pays other costs as it pays points: for itself, its models, its options")
{
    const auto game = withCosts();
    const auto judged = game.judge("reds",
                                   R"({"id": "s", "unit": "squad", "models": 10,
                                       "options": {"radio": 1, "mines": 3, "armour": 1}},
                                      {"id": "t", "unit": "mast"}, {"id": "u", "unit": "mast"})",
                                   thousand);
    // The radio, and mines for 1, 2 and 2. Ten models for 1/2, and armour for each.
    CHECK(costIn(*judged, "command", 0) == 6);
    CHECK(costIn(*judged, "power", 0) == 15);
    // Points are as they were: 10 models, the radio, armour for 10.
    CHECK(judged->assessment.units.front().points == 125);
    // The second mast costs more command points.
    CHECK(costIn(*judged, "command", 1) == 2);
    CHECK(costIn(*judged, "command", 2) == 3);
    CHECK(costIn(*judged, "power", 1) == 4);
    const auto command = judged->catalogue->ruleset.costs.find("command");
    CHECK(judged->assessment.costOf(command) == 11);
    // Of one option, as a count of options sees it.
    const auto& body = judged->assessment.bodies.front();
    CHECK(judged->assessment.costOf(judged->assessment.takenBy(body)[1], command) == 5);
    // 1,000 points are two full 500: 4.
    CHECK(lines(judged->assessment) == "error command-points [] 11 of 4\n");
}

TEST_CASE("models that differ pay other costs as they pay points")
{
    const auto game = withCosts();
    // Armour is for each model; the two veterans swapped it for a blade. 10 times 1/2, 2 times 1/3, armour for 8, and
    // one blade for the group: 5 + 2/3 + 8 + 2.
    const auto judged = game.judge("reds", R"({"id": "s", "unit": "squad", "models": 10, "options": {"armour": 1},
        "groups": [{"group": "veteran", "models": 2, "options": {"blade": 1}}]})",
                                   thousand);
    CHECK(Fraction(costIn(*judged, "power", 0)) == Fraction(47, 3));
    // And points: 100, 2 times 3, armour for 2 points on 8 of them.
    CHECK(judged->assessment.units.front().points == 122);
    const auto power = judged->catalogue->ruleset.costs.find("power");
    CHECK(judged->assessment.costOf(judged->assessment.takenBy(judged->assessment.bodies.front())[0], power) == 8);
}

TEST_CASE("another cost may depend on the case, as a price in points may")
{
    const auto game = withCosts();
    const auto judged = game.judge(
        "reds", R"({"id": "l", "unit": "lord", "units": [{"id": "t", "unit": "mast", "as": "command"}]})", thousand);
    CHECK(costIn(*judged, "power", 1) == 1);
}

TEST_CASE("counts of other costs: of units that fit, of options, as a bound")
{
    auto game = withCosts();
    game.addRule(R"({ "id": "towers", "count": { "costs": { "power": { "unit": "reds:mast" } } }, "atMost": 7 })");
    game.addRule(R"({ "id": "kit", "forEach": "unit", "count": { "costs": { "command": { "options": {} } } },
        "atMost": 2 })");
    game.addRule(R"({ "id": "share", "count": { "costs": { "power": {} } },
        "atMost": { "count": { "points": {} }, "times": "1/20" } })");
    const auto judged = game.judge("reds", R"({"id": "s", "unit": "squad", "options": {"mines": 2}},
        {"id": "t", "unit": "mast"}, {"id": "u", "unit": "mast"})",
                                   R"("battle": {"points": 9000}, )");
    // 5 times 1/2 and 8 of a twentieth of 130 points; 4 and 4 of 7; 1 and 2 of 2.
    CHECK(lines(judged->assessment) == "error share [] 21/2 of 13/2\n"
                                       "error towers [] 8 of 7\n"
                                       "error kit [s] 3 of 2\n");
}

TEST_CASE("fixes of a second limit drop what costs it, and find one choice that is enough")
{
    const auto game = withCosts();
    const auto judged = game.judge("reds", R"({"id": "s", "unit": "squad", "options": {"radio": 1}},
        {"id": "q", "unit": "squad", "options": {"radio": 1}}, {"id": "t", "unit": "mast"})",
                                   R"("battle": {"points": 999}, )");
    CHECK(lines(judged->assessment) == "error command-points [] 4 of 2\n");
    CHECK(firstFix(judged).find("Radio") != std::string::npos);
    const auto one = game.judge("reds", R"({"id": "s", "unit": "squad", "options": {"radio": 1}},
        {"id": "t", "unit": "mast"})",
                                R"("battle": {"points": 999}, )");
    CHECK(lines(one->assessment) == "error command-points [] 3 of 2\n");
    CHECK(firstFix(one) == "Drop Radio from Squad (−5 points, −1 CP)");
}

TEST_CASE("of choices that cost as much of another kind, that of the fewest points is dropped first")
{
    auto game = withCosts();
    for (auto& unit : game.armies["reds"]["units"])
        if (unit["id"] == "squad")
            unit["options"][0]["options"].push_back(
                json::parse(R"({ "id": "whistle", "name": "Whistle", "points": 2, "costs": { "command": 1 } })"));
    const auto judged = game.judge("reds", R"({"id": "s", "unit": "squad", "options": {"radio": 1, "whistle": 1}},
        {"id": "q", "unit": "squad", "options": {"radio": 1}})",
                                   R"("battle": {"points": 999}, )");
    CHECK(lines(judged->assessment) == "error command-points [] 3 of 2\n");
    CHECK(firstFix(judged) == "Drop Whistle from the first Squad, 57 points, 2 CP, 2½ PL (−2 points, −1 CP)");
}

TEST_CASE("fixes say by how much each kind of cost changes")
{
    const auto game = withCosts();
    const auto judged = game.judge("reds", R"({"id": "s", "unit": "squad"}, {"id": "t", "unit": "mast"},
        {"id": "u", "unit": "mast"})",
                                   R"("battle": {"points": 999}, )");
    // The second mast costs 3 of 5 command points; 2 are allowed.
    CHECK(lines(judged->assessment) == "error command-points [] 5 of 2\n");
    CHECK(firstFix(judged) == "Remove the second Mast (40 points, 3 CP, 4 PL)");

    const auto& ruleset = judged->catalogue->ruleset;
    const auto command = ruleset.costs.find("command");
    const auto others = [&](Id<CostKind> kind) { return kind == command ? Points(-1) : Points(2); };
    CHECK(report::costChanges(ruleset, Points(0), others, true) == "−1 CP, +2 PL");
    CHECK(report::costChanges(ruleset, Points(25), others, true) == "+25 points, −1 CP, +2 PL");
    CHECK(report::costChanges(ruleset, Points(-25), others, false) == "25 points, 1 CP, 2 PL");
    CHECK(report::costChanges(
              ruleset, Points(0), [](auto) { return Points(); }, true)
              .empty());
}

TEST_CASE("a roster that is judged after another has the same other costs")
{
    auto game = withCosts();
    game.addRule(R"({ "id": "each", "forEach": "unit", "count": { "costs": { "power": {} } }, "atMost": 3 })");
    const auto first = game.judge("reds", R"({"id": "a", "unit": "mast"}, {"id": "b", "unit": "mast"},
        {"id": "s", "unit": "squad"})",
                                  thousand);
    auto roster = first->roster;
    roster.units.erase(roster.units.begin()); // the other is the first now, and costs less
    const auto plain = assess(*first->catalogue, roster);
    const auto after = assess(*first->catalogue, roster, {}, first->assessment);
    CHECK(lines(plain) == lines(after));
    CHECK(plain.otherCosts == after.otherCosts);
    // A mast below a lord costs less power: it is judged anew although it is itself the same.
    const auto below = [&](const char* above) {
        return game.judge("reds",
                          std::string(R"({"id": "x", "unit": ")") + above +
                              R"(", "units": [{"id": "t", "unit": "mast", "as": "command"}]})",
                          thousand);
    };
    const auto captain = below("captain");
    const auto lord = below("lord");
    const auto moved = assess(*captain->catalogue, lord->roster, {}, captain->assessment);
    CHECK(lines(moved) == lines(lord->assessment));
}

TEST_CASE("other costs in words: with a limit, of a kind of unit, of an option")
{
    const auto game = withCosts();
    const auto judged = game.judge("reds", R"({"id": "s", "unit": "squad", "options": {"radio": 1}})", thousand);
    const auto& catalogue = *judged->catalogue;
    report::Context context;
    context.catalogue = &catalogue;
    context.assessment = &judged->assessment;
    context.roster = &judged->roster;
    CHECK(report::totals(context) == "55 of 1,000 points, 1 of 4 command points, 2½ power, 1 unit, 5 models");
    CHECK(report::otherCosts(catalogue, judged->assessment, Id<AssessedUnit>::at(0)) == "1 CP, 2½ PL");
    const auto kind = [&](const char* id) -> const Unit& {
        return catalogue.unit(catalogue.findUnit(catalogue.findArmy("reds"), id));
    };
    CHECK(report::cost(catalogue, kind("squad")) == "10 points a model, ½ PL a model");
    CHECK(report::cost(catalogue, kind("mast")) == "40 points, CP: 2, then 3, PL: 4 (1 if below Lord)");
    const auto& choices = kind("squad").choices;
    CHECK(report::price(catalogue, choices.options[choices.find("radio")]) == "5, 1 CP");
    CHECK(report::price(catalogue, choices.options[choices.find("mines")]) == "CP: 1, then 2");
    const auto document = json::parse(report::toJson(context));
    CHECK(document["totals"]["costs"].dump() == R"([{"id":"command","limit":4,"name":"command points","value":1},)"
                                                R"({"id":"power","name":"power","value":"5/2"}])");
    CHECK(document["units"][0]["costs"].dump() == R"([{"id":"command","value":1},{"id":"power","value":"5/2"}])");
}

TEST_CASE("a game may have other costs and no points")
{
    auto game = marketDay();
    game.setRules({});
    game.ruleset.erase("points");
    game.ruleset["costs"] =
        json::parse(R"([{ "id": "supply", "name": "supply", "plural": "supplies", "short": "SU" }])");
    for (auto& [id, army] : game.armies) {
        army["units"] = json::parse(R"([{ "id": "mast", "name": "Mast", "category": "special", "models": 1,
            "costs": { "supply": 2 }, "stats": { "leadership": 5, "lead": 0 } }])");
        for (const auto* list : {"optionGroups", "composition"})
            army.erase(list);
    }
    game.addRule(R"({ "id": "most", "count": { "costs": { "supply": {} } }, "atMost": 3 })");
    const auto judged = game.judge("reds", R"({"id": "t", "unit": "mast"}, {"id": "u", "unit": "mast"})", {});
    CHECK(lines(judged->assessment) == "error most [] 4 of 3\n");
    const auto& catalogue = *judged->catalogue;
    CHECK(report::cost(catalogue, catalogue.unit(catalogue.findUnit(catalogue.findArmy("reds"), "mast"))) == "2 SU");
}

TEST_CASE("a price whose case asks for something that is not agreed is said to be not certain, once")
{
    auto game = withCosts();
    game.setRules({});
    game.ruleset["battle"]["options"].push_back(json::parse(R"({ "id": "sponsor", "name": "Sponsor", "kind": "choice",
        "choices": [{ "id": "none", "name": "None" }, { "id": "mill", "name": "Mill" }] })"));
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "cart", "name": "Cart", "category": "special",
        "models": 1, "points": 20, "stats": { "leadership": 5, "lead": 0 }, "options": [
            { "id": "load", "name": "Load", "options": [
                { "id": "sacks", "name": "Sacks", "max": 3, "points": {
                    "if": [{ "where": { "option": "cover" }, "points": 0 },
                           { "when": { "option": "sponsor", "is": "mill" }, "points": 2 }], "else": 6 } },
                { "id": "cover", "name": "Cover", "points": 1 }] }] })"));
    const auto told = [&](const std::string& units, const std::string& head) {
        const auto judged = game.judge("reds", units, head);
        std::string text;
        for (const auto& finding : judged->assessment.findings)
            text += report::severityId(finding.severity) + ' ' + std::string(finding.rule) + ": " +
                    report::message(*judged->catalogue, judged->assessment, finding) + '\n';
        return text;
    };
    const std::string sacks = R"({"id": "c", "unit": "cart", "options": {"sacks": 1}})";
    CHECK(told(sacks, {}) ==
          "note open-price: Cart, Sacks: the price is not certain, because nothing is chosen for Sponsor.\n");
    CHECK(
        told(sacks + R"(, {"id": "d", "unit": "cart", "options": {"sacks": 2}})", {}) ==
        "note open-price: Cart, Sacks and 1 more: the price is not certain, because nothing is chosen for Sponsor.\n");
    // Chosen, or a case before it holds anyway, or nobody takes it: nothing is open.
    CHECK(told(sacks, R"("battle": {"options": {"sponsor": "none"}}, )").empty());
    CHECK(told(R"({"id": "c", "unit": "cart", "options": {"sacks": 1, "cover": 1}})", {}).empty());
    CHECK(told(R"({"id": "c", "unit": "cart"})", {}).empty());
}
