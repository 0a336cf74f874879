#include "io/roster/rosterhead.h"

#include <catch2/catch.hpp>

#include <string>

using namespace muster;

TEST_CASE("the head of a roster is read from its first bytes, wherever they end")
{
    const std::string text = R"({"format":"muster-roster","version":1,"name":"Hill \u00e9","player":"Ann",
        "ruleset":"wargame","army":"standard","battle":{"points":500,"scenario":"name"},"units":[{"name":"not this"}]})";
    const auto head = readRosterHead(text);
    REQUIRE(head);
    CHECK(*head == RosterHead{"Hill é", "Ann", "wargame", "standard", 500});
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto part = readRosterHead(std::string_view(text).substr(0, length));
        if (part)
            CHECK((part->name.empty() || part->name == "Hill é"));
    }
}

TEST_CASE("what does not say that it is a roster has no head")
{
    for (const std::string text : {"", "{", "[]", "null", R"({"name":"x"})", R"({"format":"other","name":"x"})",
                                   "\xff\xfe", R"({"a":{"format":"muster-roster"}})"})
        CHECK_FALSE(readRosterHead(text));
    CHECK_FALSE(readRosterHead(std::string(100'000, '[')));
    // Points that are not a number of points are left out.
    CHECK_FALSE(readRosterHead(R"({"format":"muster-roster","battle":{"points":99999999999999999999}})")->points);
}
