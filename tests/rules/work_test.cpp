// The work for a verdict, counted in steps: it grows with the length of the roster, and never beyond its budget.

#include "game.h"

#include "rules/fixes/filling.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/assess.h"
#include "rules/judge/unknown.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>

using namespace muster;
using namespace muster::testing;

namespace {

/// What is broken in a roster of many units.
struct Sort {
    std::string rule;                             ///< of the data; empty: one that every game has
    std::function<std::string(std::size_t)> unit; ///< the unit at a position, as a roster file writes it
    std::string head = {};
};

std::string withId(std::size_t at, const std::string& rest)
{
    return R"({"id": "u)" + std::to_string(at) + R"(", )" + rest + '}';
}

std::function<std::string(std::size_t)> each(const std::string& rest)
{
    return [rest](std::size_t at) { return withId(at, rest); };
}

/// The first is another.
std::function<std::string(std::size_t)> each(const std::string& rest, const std::string& first)
{
    return [rest, first](std::size_t at) { return withId(at, at == 0 ? first : rest); };
}

JudgedPtr judgedOf(const Game& game, const Sort& sort, std::size_t units)
{
    std::string all;
    for (std::size_t i = 0; i < units; ++i)
        all += (i == 0 ? "" : ",") + sort.unit(i);
    return game.judge("red", all, sort.head);
}

const std::string pikes = R"("unit": "pikes")";
const std::string cannon = R"("unit": "cannon")";

/// One for each way in which fixes are looked for.
const std::vector<Sort>& sorts()
{
    static const std::vector<Sort> all{
        {R"({ "id": "few", "count": { "units": {} }, "atMost": 1 })", each(pikes)},
        {R"({ "id": "none", "count": { "units": { "category": "foot" } }, "atMost": 0 })", each(pikes)},
        {R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atLeast": 30 })", each(pikes)},
        {R"({ "id": "guns", "count": { "units": { "category": "foot" } },
              "atMost": { "count": { "units": { "category": "gun" } } } })",
         each(pikes)},
        {R"({ "id": "models", "count": { "models": {} }, "atMost": 5 })", each(pikes)},
        {R"({ "id": "models", "count": { "models": {} }, "atLeast": 1000000 })", each(pikes)},
        {R"({ "id": "points", "count": { "points": {} }, "atMost": { "battle": "points" } })", each(pikes),
         R"("battle": {"points": 100}, )"},
        {R"({ "id": "held", "count": { "units": { "heldBack": true } }, "atMost": 1 })",
         each(pikes + R"(, "reserve": true)")},
        {R"({ "id": "long", "count": { "options": ["long-pikes"] }, "atMost": 1 })",
         each(pikes + R"(, "options": {"long-pikes": 1})")},
        {R"({ "id": "long", "count": { "options": ["long-pikes"] }, "atLeast": 100000 })", each(pikes)},
        {R"({ "id": "crew", "count": { "units": { "as": "crew" } }, "atMost": 1 })",
         [](std::size_t at) { return withId(at, cannon + R"(, "units": [)" + withId(1'000'000 + at, pikes) + ']'); }},
        {R"({ "id": "crew", "forEach": "unit", "where": { "category": "gun" }, "in": "crew",
              "count": { "units": {} }, "atLeast": 1 })",
         each(cannon)},
        {R"({ "id": "crew", "forEach": "unit", "where": { "category": "gun" }, "in": "crew",
              "count": { "units": {} }, "atMost": 1 })",
         each(cannon, cannon + R"(, "units": [)" + withId(1'000'000, pikes) + ',' + withId(1'000'001, pikes) + ',' +
                          withId(1'000'002, pikes) + ']')},
        {"", each(pikes + R"(, "models": 2)")},
        {"", each(pikes + R"(, "options": {"banner": 1})")},
        {"", each(pikes + R"(, "options": {"drummer": 1, "banner": 4})")},
        {"", each(pikes + R"(, "groups": [{"group": "sergeant", "models": 3}])")},
        {"", each(pikes, pikes + R"(, "units": [)" + withId(1'000'000, pikes) + ']')},
        {"", each(R"("unit": "pike")")},
        {"", each(pikes + R"(, "options": {"long-pike": 1})")},
    };
    return all;
}

} // namespace

TEST_CASE("the work for the fixes of a finding grows with the roster, and not faster")
{
    for (const auto& sort : sorts()) {
        auto game = skirmish();
        game.setRules(sort.rule.empty() ? std::vector<std::string>() : std::vector{sort.rule});
        INFO(sort.rule << sort.unit(0));
        const auto workFor = [&](std::size_t units) {
            const auto judged = judgedOf(game, sort, units);
            REQUIRE_FALSE(judged->assessment.findings.empty());
            WorkBudget ample(1'000'000'000'000);
            (void)fixes(*judged->catalogue, judged->roster, judged->assessment, judged->assessment.findings.front(),
                        ample);
            return ample.spent();
        };
        const auto once = workFor(1'000);
        CHECK(workFor(2'000) < 2 * once + once / 4);
        CHECK(workFor(4'000) < 4 * once + once / 2);
    }
}

TEST_CASE("the work for all fixes of a verdict ends with its budget, also of several verdicts")
{
    for (const auto& sort : sorts()) {
        auto game = skirmish();
        game.setRules(sort.rule.empty() ? std::vector<std::string>() : std::vector{sort.rule});
        INFO(sort.rule << sort.unit(0));
        const auto judged = judgedOf(game, sort, 1'000);
        WorkBudget budget(mostFixWork);
        for (int i = 0; i < 3; ++i)
            CHECK(allFixes(*judged->catalogue, judged->roster, judged->assessment, budget).size() ==
                  judged->assessment.findings.size());
        // The step that is too much is counted, too, and nothing after it.
        CHECK(budget.spent() <= mostFixWork + 3 * workToJudge(judged->assessment));
    }
}

TEST_CASE("the work to find what kinds of units must take grows with their number, and ends with its budget")
{
    const auto fill = [](std::size_t kinds, WorkBudget& budget) {
        auto game = skirmish();
        auto unit = game.unit("red", "pikes");
        unit["models"] = 1;
        unit["options"] = nlohmann::json::parse(R"([
            {"id": "left", "name": "Left", "min": {"perModels": 1}, "max": 1,
             "options": [{"id": "hook", "name": "Hook", "points": 5}, {"id": "net", "name": "Net", "points": 3}]},
            {"id": "right", "name": "Right", "min": {"perModels": 1}, "max": 1,
             "options": [{"id": "axe", "name": "Axe", "points": 5}, {"id": "bow", "name": "Bow", "points": 9}]}])");
        for (std::size_t i = 0; i < kinds; ++i) {
            unit["id"] = "kind-" + std::to_string(i);
            game.armies["red"]["units"].push_back(unit);
        }
        const auto judged = game.judge("red", "");
        std::size_t filled = 0;
        for (std::size_t i = 0; i < kinds; ++i) {
            const auto alone = unitOf("u1", "kind-" + std::to_string(i));
            const auto filling = cheapestFilling(*judged->catalogue, judged->roster, alone, budget);
            filled += filling.points == Points(8) && filling.options == OptionCounts{{"net", 1}, {"axe", 1}} ? 1 : 0;
        }
        return filled;
    };
    const auto workFor = [&](std::size_t kinds) {
        WorkBudget ample(1'000'000'000'000);
        CHECK(fill(kinds, ample) == kinds);
        return ample.spent();
    };
    const auto once = workFor(100);
    CHECK(once > 0);
    CHECK(workFor(200) < 2 * once + once / 4);
    CHECK(workFor(400) < 4 * once + once / 2);
    WorkBudget little(once / 2);
    CHECK(fill(100, little) < 60);
    CHECK(little.spent() < once / 2 + 1'000); // the step that is too much
}

TEST_CASE("a change that removes most of a large army is not offered")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "one", "count": { "units": { "category": "foot" } }, "atMost": 1 })"});
    const auto fixesFor = [&](std::size_t units) {
        const auto judged = judgedOf(game, {"", each(pikes)}, units);
        const auto& finding = judged->assessment.findings.front();
        return fixes(*judged->catalogue, judged->roster, judged->assessment, finding);
    };
    const auto found = fixesFor(mostRemoved + 1);
    REQUIRE(found.size() == 1);
    CHECK(found.front().units.size() == mostRemoved);
    CHECK(fixesFor(mostRemoved + 2).empty());
}

TEST_CASE("of very many unknown names the first have findings, and the others are counted")
{
    auto game = skirmish();
    std::string options;
    for (int i = 0; i < 1'000; ++i)
        options += (i == 0 ? "\"o" : ", \"o") + std::to_string(1'000 + i) + "\": 1";
    const auto judged = game.judge("red", withId(1, pikes + R"(, "options": {)" + options + "}"));
    const auto& assessment = judged->assessment;
    CHECK(std::ranges::count(assessment.findings, Severity::Unknown, &Finding::severity) == mostUnknown);
    CHECK(assessment.moreUnknown == 900);
    CHECK(assessment.findings.front().unknown->id == "o1000");
    CHECK(unknownOf(*judged->catalogue, assessment, Id<AssessedUnit>::at(0)).more == 900);
    // Dropping one lets another be told, which is not a new error.
    const auto found = fixes(*judged->catalogue, judged->roster, assessment, assessment.findings.front());
    REQUIRE_FALSE(found.empty());
    CHECK(found.back().kind == Fix::Kind::DropUnknown);
    const auto few = game.judge("red", withId(1, pikes + R"(, "options": {"o1": 1})"));
    CHECK(few->assessment.moreUnknown == 0);
}
