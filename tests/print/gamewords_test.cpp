// What a game has its own words for: what points are called, headings of kinds of weapon, counters.

#include "fixture.h"

#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

struct Own {
    Printable printable = loadAlone("tests/print/data/company.muster");

    [[nodiscard]] Ruleset& ruleset() { return const_cast<Catalogue&>(*printable.catalogue).ruleset; }
    [[nodiscard]] CardSheet cards() const
    {
        const auto job = printable.job();
        return cardsView(SheetContext(job, {}));
    }
    [[nodiscard]] RosterSheet roster() const
    {
        const auto job = printable.job();
        return rosterView(SheetContext(job, {}));
    }
};

int ticked(const TrackLine& line)
{
    int number = 0;
    for (const auto& group : line.groups)
        number += static_cast<int>(std::ranges::count_if(group.ticks, &Tick::isTicked));
    return number;
}

} // namespace

TEST_CASE("sheets have the game's name for points")
{
    Own own;
    CHECK(own.roster().pointsCaption == "points");
    own.ruleset().currency = {"can", "cans"};
    CHECK(own.roster().pointsCaption == "cans");
    CHECK(own.roster().costHead == "Cans");
    CHECK(own.cards().cards.front().costCaption == "cans");
}

TEST_CASE("sheets have costs beside points: in the head, the lines of units, the cards")
{
    Own own;
    auto& catalogue = const_cast<Catalogue&>(*own.printable.catalogue);
    const auto oil = catalogue.ruleset.costs.add({"oil", "drop of oil", "drops of oil", "oil"});
    for (auto& unit : catalogue.units)
        unit.costs = {{oil, Price(2), {}}};
    own.printable.assessment = assess(catalogue, own.printable.roster);
    const auto units = own.printable.assessment.units.size();
    const auto sheet = own.roster();
    CHECK(sheet.pointsCaption == "points · " + std::to_string(2 * units) + " drops of oil");
    CHECK(sheet.groups.front().members.front().cost.ends_with(" oil"));
    CHECK(own.cards().cards.front().costCaption->ends_with(", 2 oil"));
}

TEST_CASE("sums of headings and of units that carry others have costs beside points")
{
    Own own;
    auto& catalogue = const_cast<Catalogue&>(*own.printable.catalogue);
    const auto oil = catalogue.ruleset.costs.add({"oil", "drop of oil", "drops of oil", "oil"});
    for (auto& unit : catalogue.units)
        unit.costs = {{oil, Price(2), {}}};
    own.printable.assessment = assess(catalogue, own.printable.roster);
    const auto sheet = own.roster();
    const auto armour = std::ranges::find(sheet.groups, "Armour", &UnitGroup::heading);
    REQUIRE(armour != sheet.groups.end());
    // A drakkar for 250 with a team for 200 aboard, and a fyrewyrm for 125.
    CHECK(armour->sum == "375, 4 oil");
    CHECK(armour->sumBelowText == "in all 575, 6 oil");
    CHECK(armour->members.front().sumBelow == "450, 4 oil");
    const auto& solid = sheet.groups.front();
    const auto pair = std::ranges::find(solid.members, std::optional<std::string>("2"), &RosterUnitLine::count);
    REQUIRE(pair != solid.members.end());
    CHECK(pair->cost == "350, 4 oil");
    CHECK(pair->costEach == "175, 2 oil");

    const auto job = own.printable.job();
    const auto order = orderView(SheetContext(job, {}));
    REQUIRE_FALSE(order.branches.empty());
    const auto& groups = order.branches.front().groups;
    const auto vehicles = std::ranges::find(groups, "Armour", &OrderGroup::heading);
    REQUIRE(vehicles != groups.end());
    CHECK(vehicles->sum == "575, 6 oil");
    CHECK(vehicles->trees.front().nodes.front().cost == "250, 2 oil");
    CHECK(vehicles->trees.front().nodes.front().sumBelowText == "in all 450, 4 oil");
}

TEST_CASE("weapons of a kind with a heading have a table of their own, with its columns")
{
    Own own;
    auto& ruleset = own.ruleset();
    const auto plain = own.cards();
    const auto armed = std::ranges::find_if(plain.cards, [](const Card& card) { return !card.weapons.empty(); });
    REQUIRE(armed != plain.cards.end());
    const auto at = static_cast<std::size_t>(armed - plain.cards.begin());
    REQUIRE(ruleset.weaponStats.size() > 1);
    const auto last = Id<StatColumn>::at(ruleset.weaponStats.size() - 1);
    const auto spell = ruleset.weaponKinds.add({"spell", "Spell", {}, "Spells", {last}});
    for (auto& weapon : const_cast<Catalogue&>(*own.printable.catalogue).weapons)
        weapon.kind = spell;
    const auto sheet = own.cards();
    const auto& card = sheet.cards[at];
    CHECK(card.weapons.empty());
    REQUIRE(card.weaponTables.size() == 1);
    const auto& table = card.weaponTables.front();
    CHECK(table.table == "Spells");
    REQUIRE(table.heads.size() == 1);
    CHECK(table.heads.front().head == ruleset.weaponStats[last].shortName);
    REQUIRE(table.weapons.size() == armed->weapons.size());
    REQUIRE(table.weapons.front().figures.size() == 1);
    CHECK(table.weapons.front().figures.front().value == armed->weapons.front().figures.back().value);
}

TEST_CASE("cards have boxes for what is counted from game to game, those that were counted ticked")
{
    Own own;
    own.ruleset().counters.add({"xp", "Experience", 20, false, {}});
    own.ruleset().counters.add({"kills", "Kills", 0, false, {}});
    own.ruleset().counters.add({"gold", "Gold", 0, true, {}});
    own.printable.roster.units.front().counters.set("xp", 7);
    own.printable.roster.units.front().counters.set("kills", 12);
    own.printable.roster.counters.set("gold", 45);
    const auto sheet = own.cards();
    REQUIRE_FALSE(sheet.cards.front().trackRows.empty());
    const auto& tracks = sheet.cards.front().trackRows.front().tracks;
    REQUIRE(tracks.size() >= 2);
    const auto& xp = tracks[tracks.size() - 2];
    CHECK(xp.track == "Experience\u00a07");
    CHECK(xp.groups.size() == 4);
    CHECK(ticked(xp) == 7);
    const auto& kills = tracks.back();
    CHECK(kills.track == "Kills\u00a012");
    CHECK(kills.isWritten);
    const auto roster = own.roster();
    REQUIRE(roster.counters.size() == 1);
    CHECK(roster.counters.front().track == "Gold\u00a045");
}
