#include "battlescribe/samples.h"
#include "battlescribe/saved/rosterreader.h"
#include "battlescribe/saved/used.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;

TEST_CASE("each profile and each rule stands once, in a table of its type")
{
    const auto roster = testing::savedRoster(testing::harbourRoster());
    const auto tables = tablesOf(profilesOf(roster));
    REQUIRE(tables.size() == 3);
    CHECK(tables[0].type == "Crew");
    CHECK(tables[1].type == "Arms");
    CHECK(tables[1].columns == std::vector<std::string>{"Reach", "Harm"});
    REQUIRE(tables[1].rows.size() == 1); // of two that are the same
    CHECK(ProfileTable::valueOf(tables[1].rows[0], "Harm") == "1");
    CHECK(ProfileTable::valueOf(tables[1].rows[0], "Depth").empty());
    CHECK(tables[2].type == "Ship");
    const auto rules = withoutDoubles(rulesOf(roster));
    REQUIRE(rules.size() == 2);
    CHECK(rules[0].name == "Salt Air");
    CHECK(rules[1].name == "Steady");
}

TEST_CASE("profiles of one name with other figures both stand, and columns are those of all")
{
    const std::vector<Profile> profiles{{"Hook", "Arms", {{"Harm", "1"}}, {}},
                                        {"Hook", "Arms", {{"Harm", "2"}, {"Note", "x"}}, {}},
                                        {"Hook", "Arms", {{"Harm", "1"}}, {"Book", "3"}}};
    const auto tables = tablesOf(profiles);
    REQUIRE(tables.size() == 1);
    CHECK(tables[0].columns == std::vector<std::string>{"Harm", "Note"});
    CHECK(tables[0].rows.size() == 2);
}
