#include "core/roster/roster.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;

namespace {

RosterUnit pikes(std::string id, std::vector<RosterUnit> units = {})
{
    RosterUnit made;
    made.id = std::move(id);
    made.unit = "pikes";
    made.units = std::move(units);
    return made;
}

} // namespace

TEST_CASE("option counts are sorted by id, each id once")
{
    OptionCounts counts{{"c", 3}, {"a", 1}, {"b", 2}, {"a", 9}};
    CHECK(counts.size() == 3);
    CHECK(std::is_sorted(counts.begin(), counts.end(), [](const auto& x, const auto& y) { return x.id < y.id; }));
    CHECK(counts.find("a") == 9);
    CHECK(counts.find("b") == 2);
    CHECK(counts.find("c") == 3);
    CHECK_FALSE(counts.find("").has_value());
    CHECK_FALSE(counts.find("aa").has_value());
    CHECK_FALSE(counts.find("d").has_value());

    counts.set("aa", 0);
    CHECK(counts.find("aa") == 0);
    counts.remove("b");
    counts.remove("nobody");
    CHECK_FALSE(counts.find("b").has_value());
    CHECK(counts.size() == 3);
    CHECK(counts == OptionCounts{{"a", 9}, {"aa", 0}, {"c", 3}});
    CHECK_FALSE(counts == OptionCounts{{"a", 9}, {"aa", 0}, {"c", 4}});

    for (const auto* id : {"a", "aa", "c"})
        counts.remove(id);
    CHECK(counts.isEmpty());
    CHECK(counts == OptionCounts());
}

TEST_CASE("a unit is found wherever it hangs")
{
    Roster roster;
    roster.units = {pikes("u1"), pikes("u2", {pikes("u3", {pikes("u4")}), pikes("u5")})};
    for (const auto* id : {"u1", "u2", "u3", "u4", "u5"}) {
        const auto* found = findUnit(roster, id);
        REQUIRE(found);
        CHECK(found->id == id);
    }
    CHECK_FALSE(findUnit(roster, "u6"));
    CHECK(countUnits(roster.units) == 5);
    CHECK(countUnits({}) == 0);
}

TEST_CASE("free ids come one after the other, without those that are taken")
{
    Roster roster;
    // Only the same letters are the same id.
    for (const auto* id : {"u3", "u1", "u3x", "u04", "u", "x2", "u6", "u7", "u99999999999999999999", "u-2", "u+5"})
        roster.units.push_back(pikes(id));
    FreeUnitIds free(roster);
    for (const auto* id : {"u2", "u4", "u5", "u8", "u9"})
        CHECK(free.next() == id);
    roster.units.front().units = {pikes(""), pikes("u2", {pikes("")})};
    assignUnitIds(roster);
    CHECK(roster.units.front().units.front().id == "u4");
    CHECK(roster.units.front().units.back().units.front().id == "u5");
}

TEST_CASE("free ids skip those that are taken, at any depth")
{
    Roster roster;
    CHECK(freeUnitId(roster) == "u1");
    roster.units = {pikes("u1"), pikes("x", {pikes("u2", {pikes("u3")})}), pikes("u5")};
    CHECK(freeUnitId(roster) == "u4");
}

TEST_CASE("units without an id get one in the order of the file, others keep theirs")
{
    Roster roster;
    roster.units = {pikes(""), pikes("u1", {pikes(""), pikes("u3")}), pikes("")};
    assignUnitIds(roster);
    CHECK(roster.units[0].id == "u2");
    CHECK(roster.units[1].id == "u1");
    CHECK(roster.units[1].units[0].id == "u4");
    CHECK(roster.units[1].units[1].id == "u3");
    CHECK(roster.units[2].id == "u5");
    const auto before = roster;
    assignUnitIds(roster);
    CHECK(roster == before);
}
