#include "game.h"

#include "rules/verdict/verdict.h"

#include <catch2/catch.hpp>

#include <set>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

using Ids = std::set<std::string>;

Ids matter(const Judged& judged)
{
    Ids ids;
    for (const auto ruling : rulingsThatMatter(*judged.catalogue, judged.roster, judged.assessment))
        ids.insert(judged.catalogue->ruleset.rulings[ruling].id);
    return ids;
}

/// Two pikes and two cannons, judged by one sentence while a ruling is on and by another while it is off.
Ids matterBetween(const std::string& on, const std::string& off)
{
    auto game = skirmish();
    game.ruleset["rulings"] = json::parse(R"([{ "id": "reading", "question": "?", "answer": "!", "default": true }])");
    game.armies["red"].erase("composition");
    const auto with = [](const std::string& rule, bool is) {
        auto made = json::parse(rule);
        made["when"] = {{"ruling", "reading"}, {"is", is}};
        return made.dump();
    };
    game.setRules({with(on, true), with(off, false)});
    return matter(
        *game.judge("red", R"({"unit": "pikes"}, {"unit": "pikes"}, {"unit": "cannon"}, {"unit": "cannon"})"));
}

} // namespace

TEST_CASE("a ruling matters if the other answer gives another verdict, in whatever part")
{
    const std::string broken = R"({ "id": "x", "count": { "units": { "category": "gun" } }, "atMost": 1 })";
    const std::string kept = R"({ "id": "x", "count": { "units": {} }, "atMost": 9, "atLeast": 2 })";
    const std::string forbidden = R"({ "id": "x", "count": { "units": { "category": "gun" } }, "atMost": 0 })";
    CHECK(matterBetween(broken, broken).empty());
    CHECK(matterBetween(kept, kept).empty());
    CHECK(matterBetween(forbidden, forbidden).empty());
    const std::pair<std::string, std::string> pairs[]{
        {broken, kept},
        // The rule, its severity, whom it blames (two foot in place of two guns), what it is about.
        {broken, R"({ "id": "y", "count": { "units": { "category": "gun" } }, "atMost": 1 })"},
        {broken, R"({ "id": "x", "count": { "units": { "category": "gun" } }, "atMost": 1, "severity": "note" })"},
        {broken, R"({ "id": "x", "count": { "units": { "category": "foot" } }, "atMost": 1 })"},
        {forbidden, R"({ "id": "x", "forEach": "army", "count": { "units": { "category": "gun" } }, "atMost": 0 })"},
        // How many there are: two units, or eight models of them.
        {R"({ "id": "x", "count": { "units": { "category": "foot" } }, "atMost": 0 })",
         R"({ "id": "x", "count": { "models": { "category": "foot" } }, "atMost": 0 })"},
        // A tally that is kept: what is counted, the most, the least, about what.
        {kept, R"({ "id": "x", "count": { "units": { "category": "foot" } }, "atMost": 9, "atLeast": 2 })"},
        {kept, R"({ "id": "x", "count": { "units": {} }, "atMost": 8, "atLeast": 2 })"},
        {kept, R"({ "id": "x", "count": { "units": {} }, "atMost": 9, "atLeast": 3 })"},
        {kept, R"({ "id": "x", "count": { "units": {} }, "atMost": 9 })"},
        {kept, R"({ "id": "x", "forEach": "army", "count": { "units": {} }, "atMost": 9, "atLeast": 2 })"},
    };
    for (const auto& [on, off] : pairs) {
        INFO(off);
        CHECK(matterBetween(on, off) == Ids{"reading"});
        CHECK(matterBetween(off, on) == Ids{"reading"});
    }
}

TEST_CASE("a ruling that is not as usual matters, and one about cost")
{
    auto game = skirmish();
    game.setRules({});
    const std::string pikes = R"({"unit": "pikes", "groups": [{"group": "sergeant"}]})";
    CHECK(matter(*game.judge("red", pikes)).empty());
    CHECK(matter(*game.judge("red", pikes, R"("rulings": {"early-start": false}, )")) == Ids{"early-start"});
    CHECK(matter(*game.judge("red", pikes, R"("rulings": {"early-start": true, "red-paint": true}, )")) ==
          Ids{"red-paint"});
    game.unit("red", "pikes")["groups"][0]["pointsOnTop"] = {{"ruling", "early-start"}};
    CHECK(matter(*game.judge("red", pikes)) == Ids{"early-start"});
    CHECK(matter(*game.judge("red", R"({"unit": "pikes"})")).empty());
}

TEST_CASE("a ruling of an army is asked only where that army is")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "x", "count": { "units": {} }, "atMost": 9 })"});
    const std::string on = R"("rulings": {"red-paint": true}, )";
    CHECK(matter(*game.judge("red", "", on)) == Ids{"red-paint"});
    CHECK(matter(*game.judge("red", R"({"unit": "blue:archers"})", on)) == Ids{"red-paint"});
    CHECK(matter(*game.judge("blue", R"({"unit": "red:pikes"})", on)) == Ids{"red-paint"});
    CHECK(matter(*game.judge("blue", R"({"unit": "archers"}, {"unit": "red:pikes"})", on)) == Ids{"red-paint"});
    CHECK(matter(*game.judge("blue", R"({"unit": "archers"})", on)).empty());
    CHECK(matter(*game.judge("blue", "", on)).empty());
}

TEST_CASE("a verdict finds units by their ids and knows the worst that is said of each")
{
    auto game = skirmish();
    game.setRules(
        {R"({ "id": "a", "count": { "units": { "category": "foot" } }, "atMost": 0, "severity": "note" })",
         R"({ "id": "b", "count": { "units": { "unit": "red:pikes" } }, "atMost": 0, "severity": "warning" })"});
    const auto judged = game.judge("red", R"({"id": "u1", "unit": "pikes"}, {"id": "u2", "unit": "blue:archers"},
        {"id": "u3", "unit": "cannon", "models": 2}, {"id": "u4", "unit": "cannon"})");
    const Verdict verdict(judged->catalogue, judged->roster);
    const std::pair<const char*, Severity> units[]{
        {"u1", Severity::Warning}, {"u2", Severity::Note}, {"u3", Severity::Error}, {"u4", Severity::Off}};
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(verdict.unitAt(units[i].first) == Id<AssessedUnit>::at(i));
        CHECK(verdict.worst(Id<AssessedUnit>::at(i)) == units[i].second);
    }
    CHECK(verdict.unitAt("u5").isNone());
    REQUIRE(verdict.errors().size() == 1);
    CHECK(verdict.errors()[0].rule == "unit-size");
    CHECK(verdict.errors()[0].subject == "u3");
}
