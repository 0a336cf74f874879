// What an empty roster may begin with, and what that opens.

#include "editor/gestures/beginning.h"

#include "editor/fixture.h"
#include "editor/gestures/adding.h"
#include "editor/words/origin.h"

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using namespace muster::editor;

namespace {

VerdictPtr empty(const char* ruleset, const char* army)
{
    auto made = roster(ruleset, army, {});
    made.battle.points = 2000;
    auto catalogue = store().fullCatalogue(ruleset);
    REQUIRE(catalogue);
    return std::make_shared<Verdict>(*catalogue, std::move(made));
}

const FirstUnit* firstUnit(const std::vector<FirstUnit>& units, const std::string& reference)
{
    const auto found = std::ranges::find(units, reference, &FirstUnit::reference);
    return found == units.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("solid units come first in Warpath, and say for which others they open places")
{
    const auto verdict = empty("warpath-2e", "forge-fathers");
    const auto units = firstUnits(verdict, 100);
    // Each solid unit allows one Ordnance, one Armour, and one Hero or Monster: without one there is none of them.
    const auto* section = firstUnit(units, "steel-warriors-section");
    REQUIRE(section);
    CHECK(section->name == "Steel Warriors Section");
    CHECK(section->cost == "150");
    CHECK(section->opens.contains("Ordnance"));
    CHECK(section->opens.contains("Armour"));
    CHECK(units.front().opens == section->opens);
    CHECK(firstUnit(units, "heavy-drakkar") == nullptr);
    CHECK(firstUnit(units, "huscarl") == nullptr);
    // A team is infantry, but not solid.
    const auto* team = firstUnit(units, "steel-warriors-team");
    REQUIRE(team);
    CHECK(team->opens.isEmpty());
    CHECK(units.back().opens.isEmpty());
    CHECK(firstUnits(verdict, 3).size() == 3);
}

TEST_CASE("a commander is the first in Heresy, and opens places for what is under him")
{
    const auto units = firstUnits(empty("heresy", "space-marines"), 100);
    REQUIRE_FALSE(units.empty());
    CHECK_FALSE(units.front().opens.isEmpty());
    for (const auto& unit : units)
        CHECK(tryAdding(*empty("heresy", "space-marines"), unit.reference, {}).breaks.isEmpty());
}

TEST_CASE("nothing is offered where the data do not know the army, and no cost in games without points")
{
    auto made = roster("warpath-2e", "no-such-army", {});
    const auto catalogue = store().fullCatalogue("warpath-2e");
    REQUIRE(catalogue);
    CHECK(firstUnits(std::make_shared<Verdict>(*catalogue, std::move(made)), 6).empty());
    CHECK(firstUnits(nullptr, 6).empty());
    const auto units = firstUnits(empty("rules-of-war-ancients", "roman"), 6);
    REQUIRE_FALSE(units.empty());
    for (const auto& unit : units)
        CHECK(unit.cost.isEmpty());
}

TEST_CASE("games are ordered by how far their figures can be relied on")
{
    const auto rank = [](const char* ruleset) { return originRank(**store().fullCatalogue(ruleset)); };
    CHECK(rank("wargame") == rank("rules-of-war-ancients")); // both from rulebooks
    CHECK(rank("wargame") < rank("warpath-2e"));             // transcribed by players
    CHECK(rank("warpath-2e") < rank("heresy"));              // playtest
    CHECK(originName({"playtest", {}, {}}) == "Playtest figures");
    CHECK(originName({"hearsay", {}, {}}) == "hearsay");
}
