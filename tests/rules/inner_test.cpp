// Choices inside an option: they go with it, in edits and in words. The buggy is that of the language page.

#include "game.h"
#include "report/catalogue/cataloguetext.h"
#include "report/verdict/words.h"
#include "rules/figures/profile.h"
#include "rules/fixes/choosing.h"
#include "rules/fixes/fixes.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

Game withBuggy()
{
    auto game = marketDay();
    game.setRules({});
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "buggy", "name": "Buggy", "category": "special",
        "models": 1, "points": 10, "stats": { "leadership": 5, "lead": 0 }, "options": [
            { "id": "arms", "name": "Arms", "max": 4, "options": [
                { "id": "gun", "name": "Gun", "max": 3, "points": 4, "choices": [
                    { "id": "facing", "name": "Facing", "min": 1, "default": "front", "options": [
                        { "id": "front", "name": "Front" }, { "id": "rear", "name": "Rear" },
                        { "id": "turret", "name": "Turret", "times": 3 }] }] },
                { "id": "ram", "name": "Ram", "points": 3, "choices": [
                    { "id": "kit", "name": "Kit", "options": [
                        { "id": "spikes", "name": "Spikes", "points": 2 }] }] }] }] })"));
    return game;
}

JudgedPtr buggy(const std::string& options)
{
    return withBuggy().judge("reds", R"({"id": "b", "unit": "buggy", "options": {)" + options + "}}", {});
}

Points costOf(const Judged& judged) { return judged.assessment.units.front().points; }

std::string choicesOf(const Judged& judged)
{
    return report::choicesLine(*judged.catalogue, judged.assessment, Id<AssessedUnit>::at(0));
}

/// The options of the roster after so many of one were chosen.
std::string after(const JudgedPtr& judged, const std::string& option, int count)
{
    const auto edit =
        chooseOption(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(0), std::nullopt, option, count);
    REQUIRE(edit);
    REQUIRE(apply(judged->roster, *edit));
    std::string words;
    for (const auto& [id, number] : judged->roster.units.front().options)
        words += id + ' ' + std::to_string(number) + ", ";
    return words;
}

} // namespace

TEST_CASE("what is inside an option has its price, and is said with it")
{
    // 10 for the buggy and 4 for each gun; a turret is 8 more, spikes 2.
    CHECK(costOf(*buggy(R"("gun": 2)")) == 18);
    CHECK(choicesOf(*buggy(R"("gun": 2)")) == "2 × Gun (Front)");
    CHECK(costOf(*buggy(R"("gun": 2, "front": 1, "turret": 1)")) == 26);
    CHECK(choicesOf(*buggy(R"("gun": 2, "front": 1, "turret": 1)")) == "2 × Gun (1 × Front, 1 × Turret)");
    CHECK(costOf(*buggy(R"("gun": 1, "turret": 1, "ram": 1, "spikes": 1)")) == 27);
    CHECK(choicesOf(*buggy(R"("gun": 1, "turret": 1, "ram": 1, "spikes": 1)")) == "Gun (Turret), Ram (Spikes)");
    CHECK(choicesOf(*buggy(R"("ram": 1)")) == "Ram");
    const auto judged = buggy(R"("gun": 1, "turret": 1)");
    const auto profile = muster::profile(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(0));
    REQUIRE(profile.options.size() == 1);
    CHECK(profile.options.front().points == 12);
}

TEST_CASE("what is wrong inside an option is said with its name")
{
    const auto said = [](const JudgedPtr& judged) {
        std::vector<std::string> sentences;
        for (const auto& finding : judged->assessment.findings)
            sentences.push_back(report::message(*judged->catalogue, judged->assessment, finding));
        return sentences;
    };
    using Said = std::vector<std::string>;
    CHECK(said(buggy(R"("gun": 2, "turret": 1)")) == Said{"Buggy: 1 of Gun: Facing; at least 2 are allowed."});
    CHECK(said(buggy(R"("turret": 1)")) == Said{"Buggy: Turret needs Gun."});
}

TEST_CASE("choices inside an option go with it")
{
    CHECK(after(buggy(R"("gun": 2, "front": 1, "turret": 1)"), "gun", 0) == "");
    CHECK(after(buggy(R"("gun": 2, "front": 1, "turret": 1)"), "gun", 1) == "front 1, gun 1, ");
    CHECK(after(buggy(R"("gun": 2, "front": 1, "turret": 1)"), "gun", 3) == "front 1, gun 3, turret 1, ");
    // One facing gives way to another, as there is one for each gun.
    CHECK(after(buggy(R"("gun": 1)"), "turret", 1) == "gun 1, turret 1, ");
    CHECK(after(buggy(R"("gun": 2, "front": 2)"), "turret", 1) == "front 1, gun 2, turret 1, ");
    CHECK(after(buggy(R"("ram": 1, "spikes": 1)"), "ram", 0) == "");
    // Where one option gives way to another, so does what is inside of it.
    auto game = withBuggy();
    game.armies["reds"]["units"].back()["options"][0]["max"] = 1;
    const auto one = game.judge("reds", R"({"id": "b", "unit": "buggy", "options": {"gun": 1, "turret": 1}})", {});
    CHECK(after(one, "ram", 1) == "ram 1, ");
}

TEST_CASE("fixes of what is wrong inside an option make it right")
{
    for (const auto* options : {R"("gun": 2, "turret": 1)", R"("gun": 1, "turret": 1, "rear": 1)", R"("turret": 1)",
                                R"("ram": 1, "spikes": 2)"}) {
        INFO(options);
        const auto judged = buggy(options);
        REQUIRE_FALSE(judged->assessment.isLegal());
        const auto offered =
            fixes(*judged->catalogue, judged->roster, judged->assessment, judged->assessment.findings.at(0));
        REQUIRE_FALSE(offered.empty());
        REQUIRE(apply(judged->roster, offered.front().edit));
        CHECK(assess(*judged->catalogue, judged->roster).isLegal());
    }
}

TEST_CASE("a fix takes one of two turrets, and the gun looks ahead again")
{
    auto game = withBuggy();
    game.setRules({R"({ "id": "one-turret", "forEach": "unit", "count": { "options": { "mark": "turning" } },
        "atMost": 1, "citation": "bill", "message": "{actual}" })"});
    game.armies["reds"]["units"].back()["options"][0]["options"].push_back(json::parse(R"({ "id": "hook",
        "name": "Hook", "points": 5, "choices": [{ "id": "hook-facing", "name": "Facing", "min": 1, "default": "prow",
        "options": [{ "id": "prow", "name": "Prow" },
            { "id": "hatch", "name": "Hatch", "times": 2, "marks": ["turning"] }] }] })"));
    game.ruleset["marks"].push_back({{"id", "turning"}, {"name", "Turning"}});
    game.armies["reds"]["units"].back()["options"][0]["options"][0]["choices"][0]["options"][2]["marks"] = {"turning"};
    const auto judged = game.judge(
        "reds", R"({"id": "b", "unit": "buggy", "options": {"gun": 1, "turret": 1, "hook": 1, "hatch": 1}})", {});
    CHECK(costOf(*judged) == 32); // 10, 4 and 8 more, 5 and 5 more
    REQUIRE(judged->assessment.findings.size() == 1);
    std::vector<std::string> left;
    for (const auto& fix :
         fixes(*judged->catalogue, judged->roster, judged->assessment, judged->assessment.findings.at(0))) {
        auto changed = judged->roster;
        REQUIRE(apply(changed, fix.edit));
        const auto after = assess(*judged->catalogue, changed);
        CHECK(after.isLegal());
        left.push_back(report::choicesLine(*judged->catalogue, after, Id<AssessedUnit>::at(0)));
    }
    CHECK_THAT(left, Catch::VectorContains(std::string("Gun (Turret), Hook (Prow)")));
    CHECK_THAT(left, Catch::VectorContains(std::string("Gun (Front), Hook (Hatch)")));
}

TEST_CASE("the army file's page says what is inside an option")
{
    const auto game = withBuggy();
    const auto catalogue = game.read();
    const auto text = report::unitText(*catalogue, catalogue->findUnit(catalogue->findArmy("reds"), "buggy"));
    CHECK_THAT(text, Catch::Contains("Gun: Facing (one for each Gun)"));
    CHECK_THAT(text, Catch::Contains("Ram: Kit (one at most for each Ram)"));
}
