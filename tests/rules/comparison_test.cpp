#include "report/changes/comparisonwords.h"

#include "core/arbitraryroster.h"
#include "game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>

using namespace muster;
using namespace muster::report;
using namespace muster::testing;

namespace {

using Kind = Difference::Kind;
using Value = Difference::Value;

constexpr std::monostate nothing;

/// A roster of pikes a, b, c, and a cannon g with a crew of pikes d.
Roster mine()
{
    Roster roster;
    roster.name = "Mine";
    roster.ruleset = "skirmish";
    roster.army = "red";
    for (const auto* id : {"a", "b", "c"})
        roster.units.push_back(unitOf(id, "pikes"));
    roster.units.push_back(unitOf("g", "cannon"));
    roster.units.back().units.push_back(unitOf("d", "pikes"));
    return roster;
}

const Catalogue& catalogue()
{
    static const auto read = skirmish().read();
    return *read;
}

/// The only difference after a change of the other roster, in words.
struct Told {
    Difference difference;
    DifferenceText text;
    std::string line;
};

Told only(const Roster& here, const Roster& there)
{
    const auto differences = compare(here, there);
    REQUIRE(differences.size() == 1);
    const auto& first = differences.front();
    // The other way round it is the same with sides changed; positions stay with their unit.
    const auto back = compare(there, here);
    REQUIRE(back.size() == 1);
    CHECK(back.front().kind == first.kind);
    if (first.kind != Kind::UnitOrder) {
        CHECK(back.front().here == first.there);
        CHECK(back.front().there == first.here);
    }
    return {first, toText(first, here, there, catalogue()), toLine(first, here, there, catalogue())};
}

Told after(auto change)
{
    auto there = mine();
    change(there);
    return only(mine(), there);
}

void checkValues(const Told& told, Kind kind, const Difference::Where& where, const Value& here, const Value& there)
{
    CHECK(told.difference == Difference{kind, where, here, there});
}

} // namespace

TEST_CASE("equal rosters do not differ, whatever they were made with")
{
    auto stamped = mine();
    stamped.madeWith = MadeWith{"2.0", {}, {}, {{"a", 40}}, {}};
    CHECK(compare(mine(), mine()).empty());
    CHECK(compare(mine(), stamped).empty());
}

TEST_CASE("the roster's own words and what was agreed are compared")
{
    auto told = after([](Roster& r) { r.name = "Theirs"; });
    checkValues(told, Kind::Name, {}, "Mine", "Theirs");
    CHECK(told.line == "Name: Mine here, Theirs there.");

    told = after([](Roster& r) { r.player = "Anna"; });
    checkValues(told, Kind::Player, {}, nothing, "Anna");
    CHECK(told.line == "Player: none here, Anna there.");

    told = after([](Roster& r) { r.army = "blue"; });
    checkValues(told, Kind::Army, {}, "red", "blue");
    CHECK(told.line == "Army: Reds here, Blues there.");

    told = after([](Roster& r) { r.ruleset = "chess"; });
    checkValues(told, Kind::Ruleset, {}, "skirmish", "chess");
    CHECK(told.line == "Ruleset: Skirmish, a ruleset for tests here, chess there.");

    told = after([](Roster& r) { r.battle.points = 1500; });
    checkValues(told, Kind::Points, {}, nothing, std::int64_t{1500});
    CHECK(told.line == "Points agreed: no limit here, 1,500 there.");

    told = after([](Roster& r) { r.battle.scenario = "the-bridge"; });
    checkValues(told, Kind::Scenario, {}, nothing, "the-bridge");
    CHECK(told.line == "Scenario: none here, The Bridge there.");

    told = after([](Roster& r) { r.battle.options["night"] = true; });
    checkValues(told, Kind::BattleOption, {.id = "night"}, nothing, true);
    CHECK(told.line == "Fought at night: as usual here, yes there.");

    told = after([](Roster& r) { r.battle.options["size"] = "large"; });
    checkValues(told, Kind::BattleOption, {.id = "size"}, nothing, "large");
    CHECK(told.line == "Size: as usual here, Large there.");

    told = after([](Roster& r) { r.rulings["early-start"] = false; });
    checkValues(told, Kind::Ruling, {.id = "early-start"}, nothing, false);
    CHECK(told.line == "Who begins?: as usual here, off there.");

    told = after([](Roster& r) { r.notes = "For Saturday.\nBring dice."; });
    checkValues(told, Kind::Notes, {}, nothing, "For Saturday.\nBring dice.");
    CHECK(told.text.there == "For Saturday.\nBring dice.");
    CHECK(told.line == "Notes: none here, For Saturday. Bring dice. there.");

    told = after([](Roster& r) { r.picture = "A"; });
    checkValues(told, Kind::Picture, {}, false, true);
    CHECK(told.line == "Picture: none here, one there.");

    told = after([](Roster& r) { r.unread = {{3, "Tin Walrus"}}; });
    checkValues(told, Kind::Unread, {}, nothing, "3: Tin Walrus");
    CHECK(told.line == "Lines that were not understood: none here, 3: Tin Walrus there.");
}

TEST_CASE("units that are in one roster only are told, one by one")
{
    auto told = after([](Roster& r) { r.units.erase(r.units.begin() + 1); });
    checkValues(told, Kind::Unit, {.unit = "b"}, "pikes", nothing);
    CHECK(told.text.where == "Pikes no. 2");
    CHECK(told.text.here == "there");
    CHECK(told.text.there == "missing");
    CHECK(told.line == "Pikes no. 2: only here.");

    told = after([](Roster& r) { r.units[3].units.push_back(unitOf("e", "blue:archers")); });
    checkValues(told, Kind::Unit, {.unit = "e"}, nothing, "blue:archers");
    CHECK(told.line == "Archers: only there.");

    // Another kind under the same id is another unit.
    auto there = mine();
    there.units[0].unit = "war-wagon";
    const auto both = compare(mine(), there);
    REQUIRE(both.size() == 2);
    CHECK(both[0] == Difference{Kind::Unit, {.unit = "a"}, "pikes", nothing});
    CHECK(both[1] == Difference{Kind::Unit, {.unit = "a"}, nothing, "war-wagon"});
    CHECK(toLine(both[1], mine(), there, catalogue()) == "war-wagon: only there.");
}

TEST_CASE("a unit that was moved is told, and not those that made room for it")
{
    auto told = after([](Roster& r) { std::rotate(r.units.begin(), r.units.begin() + 1, r.units.begin() + 4); });
    checkValues(told, Kind::UnitOrder, {.unit = "a"}, std::int64_t{1}, std::int64_t{4});
    CHECK(told.line == "Pikes no. 1, position: 1 here, 4 there.");

    told = after([](Roster& r) {
        r.units[3].units.push_back(r.units[0]);
        r.units.erase(r.units.begin());
    });
    checkValues(told, Kind::UnitAbove, {.unit = "a"}, nothing, "g");
    CHECK(told.line == "Pikes no. 1, stands under: no other here, Cannon there.");

    told = after([](Roster& r) { r.units[3].units[0].as = "crew"; });
    checkValues(told, Kind::UnitAs, {.unit = "d"}, nothing, "crew");
    CHECK(told.line == "Pikes no. 4, place on the unit above: as usual here, Crew there.");
}

TEST_CASE("what a unit is and has is compared")
{
    auto told = after([](Roster& r) { r.units[0].name = "The Old Ones"; });
    checkValues(told, Kind::UnitName, {.unit = "a"}, nothing, "The Old Ones");
    CHECK(told.line == "Pikes no. 1, name: none here, The Old Ones there.");

    told = after([](Roster& r) { r.units[3].models = 2; });
    checkValues(told, Kind::UnitModels, {.unit = "g"}, nothing, std::int64_t{2});
    CHECK(told.line == "Cannon, models: as usual here, 2 there.");

    told = after([](Roster& r) { r.units[1].options.set("banner", 2); });
    checkValues(told, Kind::Option, {.unit = "b", .id = "banner"}, nothing, std::int64_t{2});
    CHECK(told.line == "Pikes no. 2, Banner: not chosen here, 2 there.");

    told = after([](Roster& r) { r.units[1].options.set("trombone", 0); });
    CHECK(told.line == "Pikes no. 2, trombone: not chosen here, 0 there.");

    told = after([](Roster& r) { r.units[2].picture = "A"; });
    checkValues(told, Kind::UnitPicture, {.unit = "c"}, false, true);
    CHECK(told.line == "Pikes no. 3, picture: none here, one there.");
    auto with = mine();
    with.units[2].picture = "A";
    auto other = with;
    other.units[2].picture = "B";
    CHECK(only(with, other).line == "Pikes no. 3, picture: another here, another there.");

    told = after([](Roster& r) { r.units[2].reserve = true; });
    checkValues(told, Kind::Reserve, {.unit = "c"}, false, true);
    CHECK(told.line == "Pikes no. 3, held back: no here, yes there.");

    told = after([](Roster& r) { r.units[2].note = std::string(70, 'x'); });
    checkValues(told, Kind::UnitNote, {.unit = "c"}, nothing, std::string(70, 'x'));
    CHECK(told.text.there == std::string(70, 'x'));
    CHECK(told.line == "Pikes no. 3, note: none here, " + std::string(59, 'x') + "… there.");
}

TEST_CASE("model groups are compared one by one: the second sergeant with the second")
{
    auto here = mine();
    here.units[0].groups = {{"sergeant", 1, {}}, {"sergeant", 2, {}}, {"piper", {}, {}}};
    const auto afterwards = [&](auto change) {
        auto there = here;
        change(there.units[0].groups);
        return only(here, there);
    };
    auto told = afterwards([](auto& groups) { groups.pop_back(); });
    checkValues(told, Kind::Group, {.unit = "a", .group = "piper"}, true, nothing);
    CHECK(told.line == "Pikes no. 1, piper: only here.");

    told = afterwards([](auto& groups) { groups[1].models = 3; });
    checkValues(told, Kind::GroupModels, {.unit = "a", .group = "sergeant", .nth = 2}, std::int64_t{2},
                std::int64_t{3});
    CHECK(told.line == "Pikes no. 1, Sergeant no. 2, models: 2 here, 3 there.");

    told = afterwards([](auto& groups) { groups[0].options.set("whip", 1); });
    checkValues(told, Kind::Option, {.unit = "a", .group = "sergeant", .id = "whip"}, nothing, std::int64_t{1});
    CHECK(told.line == "Pikes no. 1, Sergeant, whip: not chosen here, 1 there.");

    told = afterwards([](auto& groups) { std::swap(groups[1], groups[2]); });
    checkValues(told, Kind::GroupOrder, {.unit = "a"}, "sergeant, sergeant, piper", "sergeant, piper, sergeant");
    CHECK(told.line ==
          "Pikes no. 1, order of its models: Sergeant, Sergeant, piper here, Sergeant, piper, Sergeant there.");
}

TEST_CASE("several differences come in the order of the roster, the roster's own first")
{
    auto there = mine();
    there.notes = "n";
    there.units[3].units[0].models = 6;
    there.units[0].note = "x";
    there.units.push_back(unitOf("z", "pikes"));
    there.name = "Theirs";
    std::vector<Kind> kinds;
    for (const auto& difference : compare(mine(), there))
        kinds.push_back(difference.kind);
    CHECK(kinds == std::vector{Kind::Name, Kind::Notes, Kind::UnitNote, Kind::UnitModels, Kind::Unit});
}

TEST_CASE("no change of a roster escapes the comparison, and each difference has words")
{
    CHECK(rc::check("compare(a, b) is empty where a == b but for the stamp, and nowhere else", [] {
        const auto here = *arbitraryRoster();
        auto there = here;
        for (auto left = *rc::gen::inRange(0, 4); left > 0; --left)
            (void)apply(there, *arbitraryEdit(there));
        there.madeWith.reset();
        auto same = here;
        same.madeWith.reset();
        const auto differences = compare(here, there);
        RC_CLASSIFY(differences.empty(), "equal");
        RC_ASSERT(differences.empty() == (same == there));
        for (const auto& difference : differences) {
            const auto text = toText(difference, here, there, catalogue());
            RC_ASSERT(!text.where.empty());
            RC_ASSERT(difference.here != difference.there);
            RC_ASSERT(toLine(difference, here, there, catalogue()).find('\n') == std::string::npos);
        }
    }));
}
