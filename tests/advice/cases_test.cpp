// Repairs of small rosters that were worked out by hand, with the figures of the shipped data.

#include "advice/brokenrosters.h"
#include "advice/repair/repair.h"
#include "advice/rosters/changingroster.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"
#include "rules/judged.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using advice::Aim;

namespace {

struct Repaired {
    JudgedPtr judged;
    advice::Repairs repairs;

    /// The answer for an aim. Fails where there is none.
    [[nodiscard]] const advice::Repair& answer(Aim aim) const
    {
        for (const auto& each : repairs.answers)
            if (std::ranges::find(each.aims, aim) != each.aims.end())
                return each;
        FAIL("no answer");
        return repairs.answers.front();
    }
    [[nodiscard]] std::vector<std::string> changes(Aim aim) const
    {
        std::vector<std::string> labels;
        for (const auto& change : answer(aim).changes)
            labels.push_back(report::fixLabel(*judged->catalogue, judged->assessment, std::get<Fix>(change.fix)));
        return labels;
    }
    [[nodiscard]] bool isProven(Aim aim) const
    {
        const auto& proven = answer(aim).proven;
        return std::ranges::find(proven, aim) != proven.end();
    }
};

/// A roster of one army with this battle, as its file says it: "\"points\": 300".
Repaired repaired(const std::string& ruleset, const std::string& army, const std::string& battle,
                  const std::string& units, const advice::Wishes& wishes = {})
{
    Repaired result;
    result.judged =
        judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": ")" + ruleset + R"(", "army": ")" + army +
                      R"(", "battle": {)" + battle + R"(}, "units": [)" + units + "]}",
                  "case.muster");
    result.repairs = advice::repair(catalogueOf(ruleset), result.judged->roster, wishes);
    return result;
}

using Labels = std::vector<std::string>;

/// Six units, three of them held back, which is half of them; the first is of an army that is no ally. Without it, half
/// of five rounded down is 2, and 3 are held back.
constexpr auto swarm = R"({"id": "u1", "unit": "veer-myn:night-crawlers-section"},
    {"id": "u2", "unit": "plague-troopers-section", "reserve": true},
    {"id": "u3", "unit": "plague-troopers-team", "reserve": true},
    {"id": "u4", "unit": "heavy-weapon-section", "reserve": true},
    {"id": "u5", "unit": "plague-troopers-section", "options": {"1x-assault-rifle": 1}},
    {"id": "u6", "unit": "plague-troopers-platoon"})";

} // namespace

TEST_CASE("a stranger leaves, and another unit comes so that as many may be held back")
{
    const auto swarmed = repaired("warpath-2e", "plague", "", swarm);
    CHECK(swarmed.judged->assessment.points == Points(745)); // 130 + 120 + 60 + 75 + 120 + 240
    REQUIRE(swarmed.repairs.answers.size() == 1);
    const auto& answer = swarmed.repairs.answers.front();
    CHECK(answer.aims == std::vector{Aim::Choices, Aim::Points, Aim::Edits});
    // The stranger has no choices of its own, and must go with its 130 points; no single change is enough.
    CHECK(answer.loss.choices == 1);
    CHECK(answer.loss.points == Points(130));
    CHECK(answer.loss.edits == 2);
    CHECK(answer.proven == answer.aims);
    CHECK(findUnit(std::get<Roster>(answer.list), "u1") == nullptr);
    CHECK(countUnits(std::get<Roster>(answer.list).units) == 6);
}

TEST_CASE("where no unit may come, one that is held back is deployed")
{
    // 615 points are left without the stranger, and the cheapest unit costs 60.
    const auto swarmed = repaired("warpath-2e", "plague", R"("points": 640)", swarm);
    REQUIRE(swarmed.repairs.answers.size() == 1);
    const auto& answer = swarmed.repairs.answers.front();
    CHECK(answer.loss.choices == 2); // the unit, and that another is held back
    CHECK(answer.loss.points == Points(130));
    CHECK(answer.loss.edits == 2);
    CHECK(answer.points == Points(-130));
    CHECK(swarmed.isProven(Aim::Edits));
    CHECK(swarmed.isProven(Aim::Points));
    CHECK(!swarmed.isProven(Aim::Choices)); // it is the least, but that is not shown
    CHECK(swarmed.changes(Aim::Edits) ==
          Labels{"Do not hold back Heavy Weapon Section", "Remove Night-Crawlers Section (130 points)"});
}

TEST_CASE("one hammer less mends two errors")
{
    // 150 + 2 x 25 and 110 are 310; at most one hammer is allowed.
    const auto guns = repaired("warpath-2e", "forge-fathers", R"("points": 300)",
                               R"({"id": "u1", "unit": "steel-warriors-section", "options": {"heat-hammer": 2}},
                                  {"id": "u2", "unit": "jotunn-heavy-hailstorm-cannon"})");
    REQUIRE(guns.repairs.answers.size() == 1);
    CHECK(guns.changes(Aim::Choices) == Labels{"Only 1 × Heat hammer for Steel Warriors Section (−25 points)"});
    CHECK(guns.isProven(Aim::Choices));
    CHECK(guns.isProven(Aim::Edits));
    CHECK(!guns.isProven(Aim::Points)); // only 10 points are too many
    CHECK(guns.repairs.atLeast.points == Points(10));
}

TEST_CASE("points over the limit are made up of options, not of units")
{
    // 150 + 25 + 25, 75 and 60 are 335; 25 must go. One option does it, and keeps each unit.
    const auto units = R"({"id": "u1", "unit": "steel-warriors-section",
                           "options": {"heat-hammer": 1, "dragon-breath": 1}},
                          {"id": "u2", "unit": "steel-warriors-team"}, {"id": "u3", "unit": "huscarl"})";
    const auto over = repaired("warpath-2e", "forge-fathers", R"("points": 310)", units);
    for (const auto aim : advice::aims) {
        CHECK(over.answer(aim).loss.choices == 1);
        CHECK(over.answer(aim).loss.points == Points(25));
        CHECK(over.answer(aim).loss.edits == 1);
        CHECK(over.isProven(aim));
    }
    // 50 must go: both options are two choices and 50 points, Huscarl is one choice and 60.
    const auto more = repaired("warpath-2e", "forge-fathers", R"("points": 285)", units);
    CHECK(more.answer(Aim::Points).loss.points == Points(50));
    CHECK(more.answer(Aim::Points).loss.choices == 2);
    CHECK(more.isProven(Aim::Points));
    CHECK(more.answer(Aim::Edits).loss.edits == 1);
    CHECK(more.answer(Aim::Choices).loss.choices == 1);
    CHECK(more.changes(Aim::Choices) == Labels{"Remove Huscarl (60 points)"});
    // With Huscarl kept, one step is the team.
    advice::Wishes wishes;
    wishes.locks.keep = {"u3"};
    const auto kept = repaired("warpath-2e", "forge-fathers", R"("points": 285)", units, wishes);
    CHECK(kept.changes(Aim::Edits) == Labels{"Remove Steel Warriors Team (75 points)"});
    // And if that is refused, both options go.
    wishes.locks.refused = {Edit{edits::RemoveUnit{"u2"}}};
    const auto refused = repaired("warpath-2e", "forge-fathers", R"("points": 285)", units, wishes);
    CHECK(refused.answer(Aim::Edits).loss.points == Points(50));
    CHECK(refused.answer(Aim::Edits).loss.edits == 2);
    CHECK(findUnit(std::get<Roster>(refused.answer(Aim::Edits).list), "u2") != nullptr);
}

TEST_CASE("of two grades of armour the cheaper goes")
{
    // Five models at 5 points, with armour at 2 and heavy armour at 4 each.
    const auto armoured = repaired("wargame", "standard", "",
                                   R"({"id": "u1", "unit": "infantry", "models": 5,
                                       "options": {"armor": 1, "club": 1, "heavy-armor": 1}})");
    CHECK(armoured.judged->assessment.points == Points(55));
    REQUIRE(armoured.repairs.answers.size() == 1);
    CHECK(armoured.changes(Aim::Points) == Labels{"Drop Armor from Infantry (−10 points)"});
    CHECK(armoured.isProven(Aim::Choices));
    CHECK(armoured.isProven(Aim::Edits));
}

TEST_CASE("of two champions one becomes a plain model")
{
    // Ten models at 5 points, and two champions at 25 more: what a champion costs comes on top.
    const auto champions = repaired("wargame", "standard", "",
                                    R"({"id": "u1", "unit": "infantry", "models": 10, "options": {"club": 1},
                                        "groups": [{"group": "champion", "models": 2}]})");
    CHECK(champions.judged->assessment.points == Points(100));
    REQUIRE(champions.repairs.answers.size() == 1);
    CHECK(champions.answer(Aim::Points).points == Points(-25));
    CHECK(champions.answer(Aim::Choices).loss.choices == 1);
    CHECK(champions.answer(Aim::Edits).loss.edits == 1);
    CHECK(champions.isProven(Aim::Edits));
}

TEST_CASE("a commander comes, and the cards go under it")
{
    const auto clans =
        repaired("heresy", "orks", "", R"({"id": "u1", "unit": "goff-clan"}, {"id": "u2", "unit": "bad-moon-clan"})");
    const auto& answer = clans.answer(Aim::Choices);
    CHECK(answer.loss.choices == 0);
    CHECK(answer.loss.points == Points());
    CHECK(answer.loss.edits == 3); // add one, and attach both
    CHECK(clans.isProven(Aim::Choices));
    CHECK(std::get<Roster>(answer.list).units.size() == 1);
    CHECK(std::get<Roster>(answer.list).units.front().units.size() == 2);
}

TEST_CASE("of two generals one goes")
{
    const auto generals = repaired("rules-of-war-ancients", "celtic", R"("options": {"composition": "free"})",
                                   R"({"id": "u1", "unit": "general"}, {"id": "u2", "unit": "general"},
                                      {"id": "u3", "unit": "warband"})");
    REQUIRE(generals.repairs.answers.size() == 1);
    const auto& answer = generals.repairs.answers.front();
    CHECK(answer.loss.choices == 1);
    CHECK(answer.loss.edits == 1);
    CHECK(generals.isProven(Aim::Edits));
    CHECK(countUnits(std::get<Roster>(answer.list).units) == 2);
    CHECK(findUnit(std::get<Roster>(answer.list), "u3") != nullptr);
}

TEST_CASE("where nothing of the roster can stay, the answer says so")
{
    const auto strangers =
        repaired("warpath-2e", "plague", "", R"({"id": "u1", "unit": "veer-myn:night-crawlers-section"})");
    CHECK(strangers.repairs.isEmptying);
    REQUIRE(strangers.repairs.answers.size() == 1);
    CHECK(std::get<Roster>(strangers.repairs.answers.front().list).units.empty());
}

TEST_CASE("a roster of very many units is told as too large, at once")
{
    std::string units;
    for (std::size_t i = 0; i <= advice::mostUnits; ++i)
        units += std::string(i == 0 ? "" : ", ") + R"({"unit": "raptor"})";
    const auto result = repaired("warpath-2e", "marauders", R"("points": 1000)", units);
    CHECK(result.repairs.isTooLarge);
    CHECK(result.repairs.answers.empty());
    CHECK(result.repairs.judgements == 0);
}

TEST_CASE("what was meant for one new unit is not done to another that came in its place")
{
    // Of four steps one is left out, and the next new unit gets the id that its own had.
    for (const std::string game : {"dust-circuit", "warpath-2e"}) {
        INFO(game);
        const auto& catalogue = catalogueOf(game);
        Roster roster;
        roster.ruleset = game;
        roster.army = catalogue.armies.front().id;
        const advice::Locks locks;
        advice::Growth growth;
        for (const auto kind : catalogue.armies.front().units)
            growth.kinds.push_back(kind);
        advice::ChangingRoster list(catalogue, roster, locks, growth);
        REQUIRE(list.goTo({}));
        const auto units = list.newUnits();
        int unfit = 0;
        for (const auto& one : units) {
            if (!list.goTo(std::vector{one.move}))
                continue;
            const auto additions = list.additions(true);
            for (std::size_t i = 0; i < std::min<std::size_t>(additions.size(), 5); ++i)
                for (const auto& other : units)
                    if (!list.goTo(std::vector{other.move, additions[i].move}))
                        ++unfit;
                    else
                        CHECK(list.assessment().isComplete);
        }
        CHECK(unfit > 0);
    }
}
