// The rules that every game has, told with all that a finding says.

#include "game.h"

#include "rules/fixes/choosing.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

/// "option-limit more banner 4 of 3", "option-excludes more short-pikes drummer".
std::vector<std::string> found(const Game& game, const std::string& unit)
{
    const auto judged = game.judge("red", unit);
    const auto& assessment = judged->assessment;
    std::vector<std::string> all;
    for (const auto& finding : assessment.findings) {
        auto text = std::string(finding.rule) + (finding.tooMany ? " more" : " fewer");
        const auto bodies = assessment.bodiesOf(finding.units.front());
        const auto body = std::ranges::find(bodies, finding.modelGroup, &Body::group);
        REQUIRE(body != bodies.end());
        if (body->kind)
            text += ' ' + body->kind->id;
        const auto& list = choicesOf(*judged->catalogue, assessment, *body);
        if (finding.option.isNone() && !finding.optionGroup.isNone())
            text += ' ' + list.groups[finding.optionGroup].id;
        for (const auto option : {finding.option, finding.otherOption})
            if (!option.isNone())
                text += ' ' + list.options[option].id;
        if (finding.actual)
            text += ' ' + finding.actual->text() + " of " + finding.allowed->text();
        all.push_back(std::move(text));
    }
    return all;
}

using Found = std::vector<std::string>;

} // namespace

TEST_CASE("what is wrong with a unit is told once, with the side on which it is wrong")
{
    auto game = skirmish();
    game.setRules({});
    auto& pikes = game.unit("red", "pikes");
    const auto one = [&](const std::string& rest) { return found(game, R"({"unit": "pikes")" + rest + "}"); };
    CHECK(one("").empty());
    CHECK(one(R"(, "models": 3)") == Found{"unit-size fewer 3 of 4"});
    CHECK(one(R"(, "models": 13)") == Found{"unit-size more 13 of 12"});
    CHECK(one(R"(, "options": {"drummer": 1, "banner": 4})") == Found{"option-limit more banner 4 of 3"});
    CHECK(one(R"(, "options": {"banner": 3})") == Found{"option-requires fewer banner"});
    CHECK(one(R"(, "options": {"short-pikes": 1})") == Found{"option-excludes more short-pikes drummer"});
    CHECK(one(R"(, "options": {"short-pikes": 1, "drummer": 0})").empty());
    CHECK(one(R"(, "groups": [{"group": "sergeant", "models": 2}])") == Found{"option-limit more sergeant 2 of 1"});
    // Two long pikes are too many of them, which is why there are too many arms.
    CHECK(one(R"(, "options": {"long-pikes": 2})") == Found{"option-limit more long-pikes 2 of 1"});
    CHECK(one(R"(, "options": {"long-pikes": 1, "short-pikes": 1, "drummer": 0})") ==
          Found{"option-limit more arms 2 of 1"});

    // Each excludes the other: that is one fault, not two.
    pikes["options"][1]["options"][0]["excludes"] = {"short-pikes"};
    CHECK(one(R"(, "options": {"short-pikes": 1, "drummer": 1})") == Found{"option-excludes more short-pikes drummer"});
    // Only the later one does: the finding names that one.
    pikes["options"][0]["options"][1].erase("excludes");
    CHECK(one(R"(, "options": {"short-pikes": 1, "drummer": 1})") == Found{"option-excludes more drummer short-pikes"});
    // And only while its ruling is on.
    pikes["options"][1]["options"][0]["ruling"] = "early-start";
    CHECK(found(game, R"({"unit": "pikes", "options": {"short-pikes": 1, "drummer": 1}})").size() == 1);
    game.ruleset["rulings"][0]["default"] = false;
    CHECK(found(game, R"({"unit": "pikes", "options": {"short-pikes": 1, "drummer": 1}})").empty());
}

TEST_CASE("what must be taken is missed in its group, or as itself, not twice")
{
    auto game = skirmish();
    game.setRules({});
    auto& arms = game.unit("red", "pikes")["options"][0];
    arms["min"] = 1;
    arms["default"] = {{"long-pikes", 1}};
    const auto with = [&](const std::string& options) {
        return found(game, R"({"unit": "pikes", "options": {)" + options + "}}");
    };
    CHECK(with("").empty());
    CHECK(with(R"("long-pikes": 0)") == Found{"option-limit fewer arms 0 of 1"});
    CHECK(with(R"("long-pikes": 0, "short-pikes": 1, "drummer": 0)").empty());
    arms["options"][0]["min"] = 1;
    CHECK(with("").empty());
    CHECK(with(R"("long-pikes": 0)") == Found{"option-limit fewer long-pikes 0 of 1"});
    CHECK(with(R"("short-pikes": 1, "drummer": 0)") == Found{"option-limit fewer long-pikes 0 of 1"});
}

TEST_CASE("a size that a list does not have is compared with the one below")
{
    auto game = skirmish();
    game.setRules({});
    auto& archers = game.armies.at("blue")["units"][0];
    archers["models"] = {10, 20, 5};
    const auto of = [&](int models) {
        return found(game, R"({"unit": "blue:archers", "models": )" + std::to_string(models) + "}");
    };
    for (const auto models : {5, 10, 20})
        CHECK(of(models).empty());
    CHECK(of(4) == Found{"unit-size fewer 4 of 5"});
    CHECK(of(9) == Found{"unit-size more 9 of 5"});
    CHECK(of(11) == Found{"unit-size more 11 of 10"});
    CHECK(of(19) == Found{"unit-size more 19 of 10"});
    CHECK(of(21) == Found{"unit-size more 21 of 20"});
}

TEST_CASE("a unit that belongs in one place may not be attached in another")
{
    const auto game = lanterns();
    const auto placesOf = [&](const std::string& units) {
        const auto judged = game.judge("brass", units);
        std::string all;
        for (const auto& finding : judged->assessment.findings)
            if (finding.rule == "wrong-place")
                all += line(judged->assessment, finding) + '\n';
        return all;
    };
    // A gunner must be crew; a captain commands everybody who is not an officer, but not him.
    CHECK(placesOf(R"({"id": "m", "unit": "mortar", "units": [{"id": "g", "unit": "gunner", "as": "crew"}]})").empty());
    CHECK(placesOf(R"({"id": "c", "unit": "captain", "units": [{"id": "r", "unit": "rifles", "models": 5}]})").empty());
    CHECK(placesOf(R"({"id": "c", "unit": "captain", "units": [{"id": "g", "unit": "gunner"}]})") ==
          "error wrong-place [g]\n");
    CHECK(placesOf(R"({"id": "g", "unit": "gunner"})") == "error wrong-place [g]\n");
}

TEST_CASE("a rule that is off finds nothing, and its severity is the players'")
{
    auto game = skirmish();
    game.setRules({});
    game.ruleset["structure"]["unit-size"]["severity"] = "off";
    CHECK(found(game, R"({"unit": "pikes", "models": 3})").empty());
    game.ruleset["structure"]["unit-size"]["severity"] = "note";
    const auto judged = game.judge("red", R"({"unit": "pikes", "models": 3})");
    REQUIRE(judged->assessment.findings.size() == 1);
    CHECK(judged->assessment.findings[0].severity == Severity::Note);
    CHECK(judged->assessment.isLegal());
}
