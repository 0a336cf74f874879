// Rosters that are filled up, with the figures of the shipped data, worked out by hand.

#include "advice/brokenrosters.h"
#include "advice/filling/fill.h"
#include "report/verdict/words.h"
#include "rules/judged.h"
#include "somerosters.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <map>

using namespace muster;
using namespace muster::testing;
using advice::FillKind;
using advice::Fills;
using advice::FillWishes;
using advice::NoFill;

namespace {

JudgedPtr roster(const std::string& ruleset, const std::string& army, int points, const std::string& units)
{
    return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": ")" + ruleset + R"(", "army": ")" + army +
                         R"(", "battle": {"points": )" + std::to_string(points) + R"(}, "units": [)" + units + "]}",
                     "case.muster");
}

Fills filled(const JudgedPtr& judged, const FillWishes& wishes = {})
{
    return advice::fill(catalogueOf(judged->roster.ruleset), judged->roster, wishes);
}

const advice::Fill* of(const Fills& fills, FillKind kind)
{
    const auto found = std::ranges::find(fills.answers, kind, &advice::Fill::kind);
    return found == fills.answers.end() ? nullptr : &*found;
}

Id<Unit> kindOf(const std::string& ruleset, const std::string& army, const std::string& unit)
{
    const auto& catalogue = catalogueOf(ruleset);
    const auto kind = catalogue.findUnit(catalogue.findArmy(army), unit);
    REQUIRE(!kind.isNone());
    return kind;
}

std::map<std::string, int> kindsIn(const Roster& roster)
{
    std::map<std::string, int> kinds;
    for (const auto& unit : roster.units)
        ++kinds[unit.unit];
    return kinds;
}

constexpr auto section = R"({"id": "u1", "unit": "steel-warriors-section"})"; // 150 points, solid

} // namespace

TEST_CASE("a roster is filled up to its last point, in answers of different kinds")
{
    // 150 of 225 points. A Steel Warriors Team costs 75; the section takes a hammer, a Dragon breath and a launcher,
    // each for 25.
    const auto before = roster("warpath-2e", "forge-fathers", 225, section);
    const auto fills = filled(before);
    CHECK(fills.why == NoFill::None);
    CHECK(fills.left == Points(75));
    REQUIRE(fills.answers.size() >= 2);
    const auto* units = of(fills, FillKind::NewUnits);
    REQUIRE(units);
    CHECK(units->left == Points());
    CHECK(units->points == Points(75));
    CHECK(countUnits(std::get<Roster>(units->list).units) > 1);
    const auto* options = of(fills, FillKind::Additions);
    REQUIRE(options);
    CHECK(options->left == Points());
    CHECK(countUnits(std::get<Roster>(options->list).units) == 1);
    for (const auto& answer : fills.answers) {
        auto again = before->roster;
        REQUIRE(apply(again, std::get<Edit>(answer.edit))); // one step of undo
        CHECK(again == std::get<Roster>(answer.list));
        CHECK(assess(catalogueOf("warpath-2e"), again).isLegal());
    }
}

TEST_CASE("no rule is broken: a second Armour unit needs a second solid unit")
{
    // 150 + 220. With one more solid unit there may be a second Heavy Drakkar, but 220 alone may not.
    const auto fills = filled(
        roster("warpath-2e", "forge-fathers", 590, section + std::string(R"(, {"id": "u2", "unit": "heavy-drakkar"})")),
        {.only = {kindOf("warpath-2e", "forge-fathers", "heavy-drakkar")}, .hasAdditions = false});
    CHECK(fills.answers.empty());
    const auto both = filled(
        roster("warpath-2e", "forge-fathers", 740, section + std::string(R"(, {"id": "u2", "unit": "heavy-drakkar"})")),
        {.only = {kindOf("warpath-2e", "forge-fathers", "heavy-drakkar"),
                  kindOf("warpath-2e", "forge-fathers", "steel-warriors-section")},
         .hasAdditions = false});
    REQUIRE(of(both, FillKind::NewUnits));
    CHECK(of(both, FillKind::NewUnits)->left == Points());
    CHECK(kindsIn(std::get<Roster>(of(both, FillKind::NewUnits)->list)) ==
          std::map<std::string, int>{{"heavy-drakkar", 2}, {"steel-warriors-section", 2}});
}

TEST_CASE("only kinds that may come do, and no army that the roster has none of")
{
    const auto before = roster("warpath-2e", "forge-fathers", 700, section);
    const auto& catalogue = catalogueOf("warpath-2e");
    const auto own = catalogue.findArmy("forge-fathers");
    const auto newKinds = [&](const Fills& fills) {
        std::vector<Id<Unit>> kinds;
        for (const auto& answer : fills.answers)
            for (const auto& unit : std::get<Roster>(answer.list).units)
                if (unit.id != "u1")
                    kinds.push_back(catalogue.findUnit(own, unit.unit));
        return kinds;
    };
    const auto without = kindOf("warpath-2e", "forge-fathers", "steel-warriors-team");
    const auto fills = filled(before, {.without = {{without}}});
    REQUIRE(!newKinds(fills).empty());
    for (const auto kind : newKinds(fills)) {
        CHECK(kind != without);
        CHECK(catalogue.unit(kind).army == own);
    }
    const auto allies = newKinds(filled(before, {.hasAllies = true}));
    CHECK(std::ranges::any_of(allies, [&](Id<Unit> kind) { return catalogue.unit(kind).army != own; }));
}

TEST_CASE("no third unit of a kind comes before a second of another")
{
    const auto team = kindOf("warpath-2e", "forge-fathers", "steel-warriors-team"); // 75
    const auto brokkr = kindOf("warpath-2e", "forge-fathers", "brokkr-team");       // 75
    const auto fills =
        filled(roster("warpath-2e", "forge-fathers", 450, section), {.only = {team, brokkr}, .hasAdditions = false});
    const auto* units = of(fills, FillKind::NewUnits);
    REQUIRE(units);
    CHECK(units->left == Points()); // 4 x 75
    CHECK(kindsIn(std::get<Roster>(units->list)) ==
          std::map<std::string, int>{{"brokkr-team", 2}, {"steel-warriors-section", 1}, {"steel-warriors-team", 2}});
}

TEST_CASE("not more models come than a player has")
{
    const auto before = roster("warpath-2e", "forge-fathers", 450, section);
    Collection collection;
    collection.ruleset = "warpath-2e";
    collection.set({"forge-fathers", "brokkr-team", ""}, {5, 0, ""}); // one team; the section itself is not counted
    const auto fills = filled(before, {.owned = &collection, .hasAdditions = false});
    REQUIRE(of(fills, FillKind::NewUnits));
    CHECK(kindsIn(std::get<Roster>(of(fills, FillKind::NewUnits)->list)) ==
          std::map<std::string, int>{{"brokkr-team", 1}, {"steel-warriors-section", 1}});
    CHECK(fills.answers.size() == 1);
}

TEST_CASE("what cannot be filled says why")
{
    CHECK(filled(roster("warpath-2e", "forge-fathers", 150, section)).why == NoFill::Full);
    CHECK(filled(roster("warpath-2e", "forge-fathers", 100, section)).why == NoFill::NotLegal);
    CHECK(filled(judgeUnits("warpath-2e", "forge-fathers", section)).why == NoFill::NoLimit);
    CHECK(filled(roster("warpath-2e", "forge-fathers", 100, R"({"id": "u1", "unit": "steel-worriers"})")).why ==
          NoFill::NotKnown);
    CHECK(filled(judgeUnits("rules-of-war-ancients", "celtic", R"({"id": "u1", "unit": "general"})")).why !=
          NoFill::None);
    // The cheapest unit of the army costs more than 5, and so do its options.
    const auto little = filled(roster("warpath-2e", "forge-fathers", 155, section));
    CHECK(little.why == NoFill::None);
    CHECK(little.answers.empty());
}

TEST_CASE("an army is built from nothing but wishes")
{
    const auto& catalogue = catalogueOf("warpath-2e");
    const auto drakkar = kindOf("warpath-2e", "forge-fathers", "heavy-drakkar");
    std::set<Id<Unit>> heroes;
    for (const auto kind : catalogue.units.ids())
        if (catalogue.ruleset.categories[catalogue.unit(kind).category].id == "hero")
            heroes.insert(kind);
    REQUIRE(!heroes.empty());
    const auto empty = roster("warpath-2e", "forge-fathers", 1500, "");
    const auto fills = advice::buildArmy(catalogue, empty->roster, {.without = {heroes}, .wanted = {{drakkar, 2}}});
    REQUIRE(!fills.answers.empty());
    for (const auto& answer : fills.answers) {
        const auto after = assess(catalogue, std::get<Roster>(answer.list));
        CHECK(after.isLegal());
        CHECK(after.points <= Points(1500));
        CHECK(std::ranges::count(after.units, drakkar, &AssessedUnit::kind) >= 2);
        CHECK(std::ranges::none_of(after.units, [&](const AssessedUnit& unit) { return heroes.contains(unit.kind); }));
    }
    CHECK(fills.answers.size() > 1);
    CHECK(fills.answers.front().left == Points());
    // 5 x 220 and five solid units for 75 each at least are more than 1,400 points.
    CHECK(advice::buildArmy(catalogue, roster("warpath-2e", "forge-fathers", 1400, "")->roster,
                            {.wanted = {{drakkar, 5}}})
              .answers.empty());
}

TEST_CASE("a game without points is built until it is legal")
{
    const auto& catalogue = catalogueOf("rules-of-war-ancients");
    const auto empty = judgeUnits("rules-of-war-ancients", "roman", "");
    const auto fills = advice::buildArmy(catalogue, empty->roster, {});
    REQUIRE(!fills.answers.empty());
    CHECK(assess(catalogue, std::get<Roster>(fills.answers.front().list)).isLegal());
    CHECK(!fills.answers.front().left);
}

TEST_CASE("whatever a roster has stays, and what is added is legal and within its points")
{
    for (const auto& game : shippedGames()) {
        const auto& catalogue = catalogueOf(game);
        if (!catalogue.ruleset.hasPoints)
            continue;
        for (const auto& sample : samplesOf(game)) {
            auto before = sample;
            before.battle.points = assess(catalogue, before).points.ceil() + 130;
            const auto judged = assess(catalogue, before);
            if (!judged.isLegal())
                continue;
            const auto fills = advice::fill(catalogue, before, {.effort = {.work = 100'000}});
            const advice::Difference difference(catalogue, judged);
            for (const auto& answer : fills.answers) {
                INFO(game << ' ' << sample.name << ' ' << static_cast<int>(answer.kind));
                const auto after = assess(catalogue, std::get<Roster>(answer.list));
                CHECK(after.isLegal());
                CHECK(after.points > judged.points);
                CHECK(after.points <= Points(*before.battle.points));
                CHECK(difference.lossOf(after).choices == 0);
                const auto costsMore = [&](const Unit& unit) {
                    return unit.costAt(unit.sizes.empty() ? unit.minModels : std::ranges::min(unit.sizes)) >
                           *answer.left;
                };
                if (answer.fitsNothing && *answer.left > Points())
                    CHECK(std::ranges::all_of(catalogue.units, [&](const Unit& unit) {
                        return unit.army != judged.army || costsMore(unit);
                    }));
                auto again = before;
                CHECK(apply(again, std::get<Edit>(answer.edit)));
                CHECK(again == std::get<Roster>(answer.list));
            }
            const auto same = advice::fill(catalogue, before, {.effort = {.work = 100'000}});
            REQUIRE(same.answers.size() == fills.answers.size());
            for (std::size_t i = 0; i < same.answers.size(); ++i)
                CHECK(same.answers[i].list == fills.answers[i].list);
        }
    }
}
