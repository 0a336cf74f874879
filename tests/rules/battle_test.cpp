#include "cases.h"
#include "game.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

JudgedPtr agreed(std::optional<std::int64_t> points)
{
    Roster roster;
    roster.ruleset = "warpath-2e";
    roster.army = "marauders";
    roster.battle.points = points;
    roster.units.resize(1);
    roster.units[0].id = "u1";
    roster.units[0].unit = "grunts-section";
    return judge(std::move(roster));
}

std::size_t findings(const std::vector<const Judged*>& first, const std::vector<const Judged*>& second)
{
    Side sides[2];
    for (const auto* judged : first) {
        sides[0].rosters.push_back(&judged->roster);
        sides[0].assessments.push_back(&judged->assessment);
    }
    for (const auto* judged : second) {
        sides[1].rosters.push_back(&judged->roster);
        sides[1].assessments.push_back(&judged->assessment);
    }
    const auto& any = first.empty() ? second : first;
    return assessBattle(*any.front()->catalogue, sides).size();
}

} // namespace

TEST_CASE("the agreed points of allied armies are added up")
{
    const auto half = agreed(500);
    const auto more = agreed(501);
    const auto whole = agreed(1000);
    const auto none = agreed(std::nullopt);
    CHECK(findings({half.get(), half.get()}, {whole.get()}) == 0);
    CHECK(findings({half.get(), more.get()}, {whole.get()}) == 1);
    CHECK(findings({whole.get()}, {half.get(), half.get()}) == 0);
    CHECK(findings({none.get()}, {none.get(), none.get()}) == 0);
    CHECK(findings({none.get()}, {half.get()}) == 1);
}

TEST_CASE("a battle needs two sides")
{
    const auto whole = agreed(1000);
    CHECK(findings({whole.get()}, {}) == 0);
    CHECK(findings({}, {whole.get()}) == 0);
    // Also where a rule would find something in the one that is there.
    auto game = skirmish();
    game.setRules({R"({ "id": "crowd", "forEach": "battle", "count": { "units": {} }, "atLeast": 50 })"});
    const auto cannon = game.judge("red", R"({"unit": "cannon"})");
    CHECK(findings({cannon.get()}, {cannon.get()}) == 1);
    CHECK(findings({cannon.get()}, {}) == 0);
    CHECK(findings({}, {cannon.get()}) == 0);
}

TEST_CASE("a finding of a battle names no unit and belongs to the battle")
{
    const auto mine = agreed(1000);
    const auto other = agreed(900);
    const Side sides[2]{{{&mine->roster}, {&mine->assessment}}, {{&other->roster}, {&other->assessment}}};
    const auto found = assessBattle(*mine->catalogue, sides);
    REQUIRE(found.size() == 1);
    CHECK(found[0].rule == "sides-balanced");
    CHECK(kindOf(found[0].subject) == SubjectKind::Battle);
    CHECK(found[0].units.empty());
    CHECK(found[0].severity == Severity::Warning);
}
