#include "battlescribe/samples.h"
#include "battlescribe/saved/rosterreader.h"
#include "battlescribe/saved/sums.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using muster::testing::harbourRoster;
using muster::testing::savedRoster;

namespace {

const Sum& sumOf(const Sums& sums, const std::string& name)
{
    for (const auto& sum : sums.sums)
        if (sum.name == name)
            return sum;
    throw std::runtime_error("no sum of " + name);
}

} // namespace

TEST_CASE("the sums of a roster are worked out from its selections")
{
    const auto sums = sumsOf(savedRoster(harbourRoster()));
    REQUIRE(sums.sums.size() == 2);
    CHECK(sums.noNumbers.empty());
    const auto& crowns = sumOf(sums, "crowns"); // 20 + 72 + 8 + 80 + 25
    CHECK(crowns.sum.text() == "205");
    CHECK(crowns.claimed->text() == "205");
    CHECK(crowns.limit->text() == "250");
    CHECK(crowns.isAsClaimed());
    CHECK(crowns.isWithinLimit());
    const auto& sails = sumOf(sums, "Sails"); // 1.5 + 3
    CHECK(sails.sum.text() == "4.5");
    CHECK_FALSE(sails.limit);
    CHECK(sails.isAsClaimed());
}

TEST_CASE("a total that is not the sum is found")
{
    const auto sums = sumsOf(savedRoster(harbourRoster("value=\"25.0\"", "value=\"25.5\"")));
    CHECK(sumOf(sums, "crowns").sum.text() == "205.5");
    CHECK_FALSE(sumOf(sums, "crowns").isAsClaimed());
    CHECK(sumOf(sums, "Sails").isAsClaimed());
}

TEST_CASE("a limit is exceeded by more than itself")
{
    CHECK(sumOf(sumsOf(savedRoster(harbourRoster("value=\"250.0\"", "value=\"205\""))), "crowns").isWithinLimit());
    CHECK_FALSE(
        sumOf(sumsOf(savedRoster(harbourRoster("value=\"250.0\"", "value=\"204.5\""))), "crowns").isWithinLimit());
}

TEST_CASE("what is no number is told and not added")
{
    const auto sums = sumsOf(savedRoster(harbourRoster("value=\"25.0\"", "value=\"1e308\"")));
    CHECK(sums.noNumbers == std::vector<NoNumber>{{"Mudlark", "crowns", "1e308"}});
    CHECK(sumOf(sums, "crowns").sum.text() == "180");
    CHECK(sumsOf(savedRoster(harbourRoster("number=\"5\"", "number=\"-5\""))).noNumbers ==
          std::vector<NoNumber>{{"Mudlark", "", "-5", true}});
    CHECK(sumsOf(savedRoster(harbourRoster("value=\"205.0\"", "value=\"many\""))).noNumbers ==
          std::vector<NoNumber>{{"", "crowns", "many"}});
}

TEST_CASE("costs without a total have a sum")
{
    const auto sums =
        sumsOf(savedRoster("<roster><forces><force><costs><cost name='p' value='2'/></costs><selections>"
                           "<selection number='1'><costs><cost name='p' value='-0.5'/></costs></selection>"
                           "</selections></force></forces></roster>"));
    REQUIRE(sums.sums.size() == 1);
    CHECK_FALSE(sums.sums[0].claimed);
    CHECK(sums.sums[0].sum.text() == "1.5");
    CHECK(sums.sums[0].isAsClaimed());
}

TEST_CASE("a selection costs what all in it costs")
{
    const auto roster = savedRoster(harbourRoster());
    const auto costs = wholeCosts(roster.forces[0].selections[0]);
    REQUIRE(costs.size() == 2);
    CHECK(costs[0].value->text() == "100");
    CHECK(costs[1].value->text() == "1.5");
    CHECK(countUnits(roster) == 8); // the guard, 2 cutters, 5 mudlarks
}
