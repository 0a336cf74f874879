// What real games say (docs/adr/0037): each sentence with a roster that keeps it and one that breaks it. The game is
// that of tests/data/io.

#include "game.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <set>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

/// The Reds with lords and wizards who carry items.
Game items()
{
    auto game = skirmish();
    game.setRules({});
    game.ruleset["marks"] = json::parse(
        R"([{ "id": "veteran", "name": "Veteran" }, { "id": "magic", "name": "Magic" }, { "id": "wizard", "name": "Wizard" },
            { "id": "dragon", "name": "Dragon" }])");
    auto& units = game.armies["red"]["units"];
    const auto lists = R"([
        { "id": "items", "name": "Items", "options": [
            { "id": "sword", "name": "Sword", "points": 30, "marks": ["magic"] },
            { "id": "ring", "name": "Ring", "points": 25, "marks": ["magic"], "max": 2 },
            { "id": "scroll", "name": "Scroll", "points": 10, "marks": ["magic"], "max": "any" },
            { "id": "horse", "name": "Horse", "points": 40 } ] },
        { "id": "kit", "name": "Kit", "options": [
            { "id": "cloak", "name": "Cloak", "pointsPerModel": 2, "marks": ["magic"] } ] }])";
    units.push_back(json::parse(R"({ "id": "lord", "name": "Lord", "category": "foot", "models": 1, "points": 100,
        "stats": { "move": 5 }, "options": )" +
                                std::string(lists) + "}"));
    units.push_back(json::parse(R"({ "id": "wizard", "name": "Wizard", "category": "foot", "models": 1, "points": 80,
        "stats": { "move": 4 }, "marks": ["wizard"], "options": )" +
                                std::string(lists) + "}"));
    units.push_back(json::parse(
        R"({ "id": "squad", "name": "Squad", "category": "foot", "models": { "min": 5, "max": "any", "default": 10 },
        "pointsPerModel": 3, "stats": { "move": 6 }, "options": )" +
        std::string(lists) + "}"));
    units.push_back(json::parse(R"({ "id": "dragon", "name": "Dragon", "category": "gun", "models": 1, "points": 200,
        "stats": { "move": 9 }, "marks": ["dragon"] })"));
    return game;
}

std::string found(Game& game, const std::string& units, const std::string& head = {})
{
    return lines(game.judge("red", units, head)->assessment);
}

std::string with(const std::string& id, const std::string& unit, const std::string& options)
{
    return R"({"id": ")" + id + R"(", "unit": ")" + unit + R"(", "options": )" + options + "}";
}

} // namespace

TEST_CASE("points of options are counted: a budget for each unit")
{
    auto game = items();
    game.addRule(
        R"({ "id": "budget", "forEach": "unit", "count": { "points": { "options": { "mark": "magic" } } }, "atMost": 50 })");
    // A sword and two scrolls are 50; the horse is not magic.
    CHECK(found(game, with("a", "lord", R"({"sword": 1, "scroll": 2, "horse": 1})")).empty());
    CHECK(found(game, with("a", "lord", R"({"sword": 1, "ring": 1})")) == "error budget [a] 55 of 50\n");
    // A price for each model: 20 cloaks of 2 points.
    CHECK(found(game, R"({"id": "s", "unit": "squad", "models": 20, "options": {"cloak": 1, "scroll": 1}})").empty());
    CHECK(found(game, R"({"id": "s", "unit": "squad", "models": 26, "options": {"cloak": 1}})") ==
          "error budget [s] 52 of 50\n");
}

TEST_CASE("a budget of the whole army, and the dearest option is offered first to be dropped")
{
    auto game = items();
    game.addRule(R"({ "id": "budget", "count": { "points": { "options": { "mark": "magic" } } }, "atMost": 50 })");
    const auto judged =
        game.judge("red", with("a", "lord", R"({"sword": 1})") + ", " + with("b", "wizard", R"({"ring": 1})"));
    REQUIRE(judged->assessment.findings.size() == 1);
    CHECK(line(judged->assessment, judged->assessment.findings.front()) == "error budget [a b] 55 of 50");
    const auto ways =
        fixes(*judged->catalogue, judged->roster, judged->assessment, judged->assessment.findings.front());
    REQUIRE(!ways.empty());
    CHECK(ways.front().kind == Fix::Kind::DropOption);
    CHECK(ways.front().points == -30);
}

TEST_CASE("a rule for each option finds those that are there too often, one by one")
{
    auto game = items();
    game.addRule(R"({ "id": "once", "name": "{option}", "forEach": "option", "where": { "mark": "magic" },
        "count": { "options": {} }, "atMost": 1, "message": "{option}: {actual} times among {units}." })");
    CHECK(found(game, with("a", "lord", R"({"sword": 1, "horse": 1})") + ", " +
                          with("b", "wizard", R"({"ring": 1, "horse": 1})"))
              .empty());
    const auto judged = game.judge("red", with("a", "lord", R"({"sword": 1, "ring": 1})") + ", " +
                                              with("b", "wizard", R"({"sword": 1, "ring": 2})"));
    CHECK(lines(judged->assessment) == "error once [a b] 2 of 1\nerror once [a b] 3 of 1\n");
    std::string labels;
    for (const auto& tally : judged->assessment.tallies)
        labels += report::tally(*judged->catalogue, judged->assessment, tally).label + ' ';
    CHECK(labels == "Sword Ring ");
    for (const auto& finding : judged->assessment.findings)
        for (const auto& fix : fixes(*judged->catalogue, judged->roster, judged->assessment, finding)) {
            if (fix.removesUnits())
                continue;
            // Only the option of the finding is dropped.
            const auto option = std::get<Id<NamedOption>>(finding.subject);
            const auto& list = judged->catalogue->unit(judged->assessment.units[fix.units.front()].kind).choices;
            CHECK(list.options[fix.options.front()].named == option);
        }
    // Which options: by id too, and by others beside marks.
    game.setRules(
        {R"({ "id": "once", "forEach": "option", "where": { "option": ["ring", "horse"] }, "count": { "options": {} }, "atMost": 1 })"});
    CHECK(found(game, with("a", "lord", R"({"horse": 1})") + ", " + with("b", "wizard", R"({"horse": 1, "sword": 1})") +
                          ", " + with("c", "lord", R"({"sword": 1})")) == "error once [a b] 2 of 1\n");
}

TEST_CASE("a count of options may ask who has them")
{
    auto game = items();
    game.addRule(
        R"({ "id": "scrolls", "count": { "options": { "option": "scroll", "units": { "mark": "wizard" } } }, "atMost": 2 })");
    CHECK(found(game, with("a", "lord", R"({"scroll": 5})") + ", " + with("b", "wizard", R"({"scroll": 2})")).empty());
    CHECK(found(game, with("a", "lord", R"({"scroll": 5})") + ", " + with("b", "wizard", R"({"scroll": 3})")) ==
          "error scrolls [b] 3 of 2\n");
}

TEST_CASE("a unit asks the unit that it hangs on, and its army")
{
    auto game = items();
    game.ruleset["places"] = json::parse(R"([{ "as": "with", "name": "With", "default": true }])");
    game.addRule(R"({ "id": "half", "forEach": "unit", "where": { "as": "with" }, "count": { "models": {} },
        "atMost": { "count": { "models": {}, "in": "parent" }, "times": "1/2" } })");
    const auto pair = [](int models) {
        return R"({"id": "a", "unit": "squad", "models": 21, "units": [{"id": "b", "unit": "squad", "models": )" +
               std::to_string(models) + "}]}";
    };
    CHECK(found(game, pair(10)).empty());
    CHECK(found(game, pair(11)) == "error half [b] 11 of 21/2\n");
    // The general has the highest movement of the army: 9 with a dragon.
    game.setRules(
        {R"({ "id": "general", "forEach": "unit", "where": { "unit": "red:lord" }, "count": { "stat": "move" },
        "atLeast": { "count": { "highest": { "stat": "move" }, "in": "army" } } })"});
    CHECK(found(game, R"({"id": "l", "unit": "lord"}, {"id": "w", "unit": "wizard"})").empty());
    CHECK(found(game, R"({"id": "l", "unit": "lord"}, {"id": "d", "unit": "dragon"})") == "error general [l] 5 of 9\n");
    // Only among some of them.
    game.setRules(
        {R"({ "id": "general", "forEach": "unit", "where": { "unit": "red:lord" }, "count": { "stat": "move" },
        "atLeast": { "count": { "highest": { "stat": "move", "units": { "mark": "wizard" } }, "in": "roster" } } })"});
    CHECK(found(game, R"({"id": "l", "unit": "lord"}, {"id": "d", "unit": "dragon"}, {"id": "w", "unit": "wizard"})")
              .empty());
}

TEST_CASE("a count over the whole roster may be a bound of an army or a kind")
{
    auto game = items();
    game.addRule(R"({ "id": "third", "forEach": "army", "where": { "army": "foreign" }, "count": { "points": {} },
        "atMost": { "count": { "points": {}, "in": "roster" }, "times": "1/3" } })");
    game.armies["blue"]["units"][0]["points"] = 60;
    const auto blue =
        R"({"id": "b", "unit": "blue:)" + game.armies["blue"]["units"][0]["id"].get<std::string>() + "\"}";
    const auto own = game.judge("red", R"({"id": "d", "unit": "dragon"}, )" + blue)->assessment;
    CHECK(own.isLegal());
    CHECK_FALSE(game.judge("red", R"({"id": "w", "unit": "wizard"}, )" + blue)->assessment.isLegal());
}

TEST_CASE("a rule may hold only while there is no such unit")
{
    auto game = items();
    game.addRule(
        R"({ "id": "alone", "when": { "hasNo": { "mark": "dragon" } }, "count": { "units": { "mark": "wizard" } }, "atMost": 1 })");
    const std::string wizards = R"({"id": "a", "unit": "wizard"}, {"id": "b", "unit": "wizard"})";
    CHECK(found(game, wizards) == "error alone [a b] 2 of 1\n");
    CHECK(found(game, wizards + R"(, {"id": "d", "unit": "dragon"})").empty());
}

TEST_CASE("a part of a step counts as a whole one")
{
    auto game = items();
    game.addRule(
        R"({ "id": "wizards", "count": { "units": { "mark": "wizard" } }, "atMost": { "battle": "points", "perPart": 1000, "times": 2 } })");
    const auto wizards = [&](int number, int points) {
        std::string text;
        for (int i = 0; i < number; ++i)
            text += (i == 0 ? "" : ", ") + std::string(R"({"id": "w)") + std::to_string(i) + R"(", "unit": "wizard"})";
        return found(game, text, R"("battle": {"points": )" + std::to_string(points) + "}, ");
    };
    CHECK(wizards(2, 1000).empty());
    CHECK(wizards(3, 1000) == "error wizards [w0 w1 w2] 3 of 2\n");
    CHECK(wizards(4, 1001).empty());
    CHECK_FALSE(wizards(5, 2000).empty());
}

TEST_CASE("an army has rules of its own, for its own rosters")
{
    auto game = items();
    game.armies["red"]["constraints"] = json::parse(
        R"([{ "id": "no-dragons", "count": { "units": { "category": "pets" } }, "atMost": 0, "citation": "guns", "message": "x" },
            { "id": "weather", "when": { "option": "rain", "is": "heavy" }, "count": { "units": {} }, "atMost": 1, "message": "x" }])");
    game.armies["red"]["categories"] = json::parse(R"([{ "id": "pets", "name": "Pet", "plural": "Pets" }])");
    game.armies["red"]["sections"] = json::parse(R"([{ "name": "Beasts", "where": { "category": "pets" } }])");
    game.armies["red"]["battle"] =
        json::parse(R"({ "options": [{ "id": "rain", "name": "Rain", "kind": "choice", "default": "none",
        "choices": [{ "id": "none", "name": "None" }, { "id": "heavy", "name": "Heavy" }] }] })");
    game.unit("red", "dragon")["category"] = "pets";
    CHECK(found(game, R"({"id": "d", "unit": "dragon"})") == "error no-dragons [d] 1 of 0\n");
    const std::string two = R"({"id": "a", "unit": "lord"}, {"id": "b", "unit": "lord"})";
    CHECK(found(game, two).empty());
    CHECK(found(game, two, R"("battle": {"options": {"rain": "heavy"}}, )") == "error weather [a b] 2 of 1\n");
    // The Blues do not know the rain, and may take the Reds' dragon.
    const auto blue = game.judge("blue", R"({"id": "d", "unit": "red:dragon"})");
    CHECK(lines(blue->assessment).find("no-dragons") == std::string::npos);
    CHECK(blue->assessment.choices[blue->catalogue->findBattleOption("rain", noId)].isNone());
}

TEST_CASE("two armies may have a category and a battle option of the same id")
{
    auto game = items();
    for (const auto* army : {"red", "blue"}) {
        game.armies[army]["categories"] = json::parse(R"([{ "id": "pets", "name": "Pet", "plural": "Pets" }])");
        game.armies[army]["battle"] =
            json::parse(R"({ "options": [{ "id": "vow", "name": "Vow", "kind": "flag", "default": false }] })");
        game.armies[army]["constraints"] = json::parse(
            R"([{ "id": "pets", "when": { "option": "vow", "is": true }, "count": { "units": { "category": "pets" } }, "atMost": 0, "message": "x" }])");
        game.armies[army]["units"][0]["category"] = "pets";
    }
    const auto red = game.armies["red"]["units"][0]["id"].get<std::string>();
    const auto blue = game.armies["blue"]["units"][0]["id"].get<std::string>();
    const auto vowed = R"("battle": {"options": {"vow": true}}, )";
    const auto judged =
        game.judge("red", R"({"id": "a", "unit": ")" + red + R"("}, {"id": "b", "unit": "blue:)" + blue + "\"}", vowed);
    CHECK(lines(judged->assessment).find("error pets [a] 1 of 0") != std::string::npos);
    CHECK(judged->assessment.isComplete);
    CHECK(lines(game.judge("blue", R"({"id": "b", "unit": ")" + blue + "\"}", vowed)->assessment)
              .find("error pets [b] 1 of 0") != std::string::npos);
}

TEST_CASE("prices by size and by copy")
{
    auto game = items();
    auto& squad = game.unit("red", "squad");
    squad.erase("pointsPerModel");
    squad["models"] = {3, 6, 9};
    squad["points"] = {{"bySize", {{3, 115}, {6, 210}, {9, 300}}}};
    auto& lord = game.unit("red", "lord");
    lord["points"] = {{"byCopy", {75, 50}}};
    lord["options"][0]["options"][1]["points"] = {{"byCopy", {20, 10, 5}}};
    lord["options"][0]["options"][1]["max"] = 5;
    const auto points = [&](const std::string& units) { return game.judge("red", units)->assessment.points; };
    CHECK(points(R"({"id": "s", "unit": "squad"})") == 115);
    CHECK(points(R"({"id": "s", "unit": "squad", "models": 6})") == 210);
    CHECK(points(R"({"id": "s", "unit": "squad", "models": 9})") == 300);
    CHECK(points(R"({"id": "s", "unit": "squad", "models": 2})") == 115);
    CHECK(points(R"({"id": "a", "unit": "lord"}, {"id": "b", "unit": "lord"}, {"id": "c", "unit": "lord"})") == 175);
    CHECK(points(with("a", "lord", R"({"ring": 2})")) == 75 + 30);
    CHECK(points(with("a", "lord", R"({"ring": 5})")) == 75 + 20 + 10 + 5 + 5 + 5);
}

TEST_CASE("sizes: a usual one, none of its own, and no limit")
{
    auto game = items();
    const auto squad = game.judge("red", R"({"id": "s", "unit": "squad"})");
    CHECK(squad->assessment.models == 10);
    CHECK(squad->assessment.points == 30);
    CHECK(game.judge("red", R"({"id": "s", "unit": "squad", "models": 9000})")->assessment.isLegal());
    CHECK(lines(game.judge("red", R"({"id": "s", "unit": "squad", "models": 4})")->assessment) ==
          "error unit-size [s] 4 of 5\n");
    game.unit("red", "squad")["models"] = 0;
    const auto none = game.judge("red", R"({"id": "s", "unit": "squad"})");
    CHECK(none->assessment.models == 0);
    CHECK(none->assessment.isLegal());
    CHECK(lines(game.judge("red", R"({"id": "s", "unit": "squad", "models": 3})")->assessment) ==
          "error unit-size [s] 3 of 0\n");
}

TEST_CASE("an option that may be taken any number of times has no limit")
{
    auto game = items();
    CHECK(game.judge("red", with("a", "lord", R"({"scroll": 5000})"))->assessment.isLegal());
}

TEST_CASE("options of several groups have a limit together, with fixes that take fewer of one")
{
    auto game = items();
    game.unit("red", "lord")["optionLimits"] = json::parse(
        R"([{ "id": "charms", "name": "Charms", "options": ["sword", "ring"], "groups": ["kit"], "max": 2 }])");
    CHECK(found(game, with("a", "lord", R"({"sword": 1, "cloak": 1, "scroll": 9, "horse": 1})")).empty());
    const auto judged = game.judge("red", with("a", "lord", R"({"sword": 1, "ring": 1, "cloak": 1})"));
    CHECK(lines(judged->assessment) == "error option-limit [a] 3 of 2\n");
    const auto& finding = judged->assessment.findings.front();
    CHECK(report::message(*judged->catalogue, judged->assessment, finding) ==
          "Lord: 3 of Charms; at most 2 are allowed.");
    // One of each fewer keeps the rule.
    std::set<std::string> dropped;
    for (const auto& fix : fixes(*judged->catalogue, judged->roster, judged->assessment, finding)) {
        CHECK(fix.then.empty());
        if (fix.options.size() == 1)
            dropped.insert(judged->catalogue->unit(judged->assessment.units[Id<AssessedUnit>::at(0)].kind)
                               .choices.options[fix.options.front()]
                               .id);
    }
    CHECK(dropped == std::set<std::string>{"cloak", "ring", "sword"});
}

TEST_CASE("options of several groups may have to be taken, one of all")
{
    auto game = items();
    game.unit("red", "lord")["optionLimits"] =
        json::parse(R"([{ "id": "charms", "name": "Charms", "options": ["sword", "cloak"], "min": 1 }])");
    CHECK(found(game, with("a", "lord", R"({"cloak": 1})")).empty());
    CHECK(found(game, with("a", "lord", R"({"ring": 1})")) == "error option-limit [a] 0 of 1\n");
    // Others have the same options, and not the limit.
    CHECK(found(game, with("a", "wizard", "{}")).empty());
}

TEST_CASE("a figure is worked out for each unit: half of what is attached to it")
{
    auto game = skirmish();
    game.setRules({});
    game.ruleset["figures"] = json::parse(R"([{ "id": "breaks", "name": "Breaks at", "forEach": "unit",
        "value": { "count": { "units": {}, "in": "below" }, "times": "1/2", "round": "up" }, "unit": "units" },
        { "id": "double", "name": "Double", "forEach": "unit", "where": { "category": "gun" },
          "value": { "count": { "models": {} }, "times": 2 } }])");
    const auto judged = game.judge("red", R"({"id": "a", "unit": "pikes", "units": [
        {"id": "b", "unit": "pikes"}, {"id": "c", "unit": "pikes"}, {"id": "d", "unit": "pikes"}]})");
    const auto& figures = judged->catalogue->ruleset.figures;
    REQUIRE(figures.size() == 2);
    REQUIRE(figures[0].isForUnits);
    const auto value = [&](std::size_t figure, std::size_t unit) {
        return valueOf(*judged->catalogue, judged->assessment, *figures[figure].value, Id<AssessedUnit>::at(unit));
    };
    CHECK(value(0, 0) == Fraction(2)); // half of three, rounded up
    CHECK(value(0, 1) == Fraction(0));
    CHECK(value(1, 1) == Fraction(8)); // four pikes
}

TEST_CASE("a model group's most is that of all its models, however often a roster names it")
{
    auto game = items();
    game.unit("red", "squad")["groups"] = json::parse(
        R"([{ "id": "gunner", "name": "Gunner", "max": { "perModels": 5 } }, { "id": "bugler", "name": "Bugler", "max": 1 }])");
    const auto squad = [](const std::string& groups) {
        return R"({"id": "s", "unit": "squad", "models": 10, "groups": [)" + groups + "]}";
    };
    const std::string gunner = R"({"group": "gunner", "models": 1})";
    const std::string bugler = R"({"group": "bugler", "models": 1})";
    CHECK(found(game, squad(gunner + ", " + gunner + ", " + bugler)).empty());
    CHECK(found(game, squad(gunner + ", " + bugler + ", " + gunner + ", " + gunner)) ==
          "error option-limit [s] 3 of 2\n");
    const auto judged = game.judge("red", squad(bugler + ", " + bugler));
    CHECK(lines(judged->assessment) == "error option-limit [s] 2 of 1\n");
    const auto ways =
        fixes(*judged->catalogue, judged->roster, judged->assessment, judged->assessment.findings.front());
    REQUIRE_FALSE(ways.empty());
    CHECK(ways.front().then.empty());
}
