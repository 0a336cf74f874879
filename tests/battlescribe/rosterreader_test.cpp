#include "battlescribe/samples.h"
#include "battlescribe/saved/rosterreader.h"
#include "battlescribe/saved/sums.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using muster::testing::harbourRoster;
using muster::testing::savedRoster;

TEST_CASE("the values of a roster are those of its file")
{
    const auto roster = savedRoster(harbourRoster());
    CHECK(roster.name == "Harbour Watch");
    CHECK(roster.game == "Tide & Timber");
    CHECK(roster.gameRevision == "7");
    CHECK(roster.madeBy == "BattleScribe 2.03");
    CHECK(roster.notes == "For the spring cup.");
    REQUIRE(roster.costs.size() == 2);
    CHECK(roster.costs[0].name == "Sails");
    CHECK(roster.costs[0].value->text() == "4.5");
    REQUIRE(roster.limits.size() == 1); // -1 is none
    CHECK(roster.limits[0].value->text() == "250");
    REQUIRE(roster.forces.size() == 1);

    const auto& force = roster.forces[0];
    CHECK(force.name == "Coast Squadron");
    CHECK(force.catalogue == "Harbour Folk");
    CHECK(force.catalogueRevision == "3");
    REQUIRE(force.rules.size() == 1);
    CHECK(force.rules[0] == Rule{"Salt Air", "Fires burn one turn less near the sea.", {"Book of Tides", "12"}});
    REQUIRE(force.forces.size() == 1);
    CHECK(force.forces[0].name == "Mudlarks");
    REQUIRE(force.selections.size() == 2);

    const auto& guard = force.selections[0];
    CHECK(guard.name == "Lantern Guard");
    CHECK(guard.customName == "The Old Lamps");
    CHECK(guard.type == SelectionType::Unit);
    CHECK(guard.notes == "Stand at the pier.");
    CHECK(guard.printed == Printed{"Book of Tides", "31"});
    REQUIRE(guard.categories.size() == 2);
    CHECK(guard.categories[0] == Category{"Line", "ke-1", true});
    REQUIRE(guard.profiles.size() == 1);
    CHECK(guard.profiles[0].type == "Crew");
    CHECK(guard.profiles[0].characteristics == std::vector<Characteristic>{{"Move", "5\""}, {"Nerve", "4+"}});
    CHECK(guard.rules[0].text == "May try again\nonce a turn.");
    REQUIRE(guard.selections.size() == 1);
    CHECK(guard.selections[0].number == 8);
    CHECK(guard.selections[0].selections[0].name == "Boat hook");
    CHECK(force.selections[1].number == 2);
}

TEST_CASE("what the values do not have is counted")
{
    CHECK(savedRoster(harbourRoster()).kept == std::vector<Kept>{{"roster", "seal", 1}});
    const auto roster = savedRoster("<roster><forces><force><selections><selection><wreath>1</wreath><wreath "
                                    "of='bay'/><wreath/></selection></selections>"
                                    "</force></forces></roster>");
    CHECK(roster.kept == std::vector<Kept>{{"selection", "wreath", 2}});
}

TEST_CASE("other forms of files are read")
{
    const auto roster = savedRoster(
        "<roster generatedBy='https://example.org' battleScribeVersion='2.03'><forces><force><selections>"
        "<selection name='A' number='x' type='crew' group='Arms'><profiles><profile name='P' "
        "profileTypeName='T'><characteristics><characteristic name='c' value='v'/></characteristics>"
        "<attributes><attribute name='Colour'>Blue</attribute></attributes><modifiers/></profile></profiles>"
        "<categories><category name='K'><rules><rule name='R'/></rules></category></categories>"
        "</selection></selections></force></forces></roster>");
    CHECK(roster.madeBy == "https://example.org");
    const auto& selection = roster.forces[0].selections[0];
    CHECK(selection.type == SelectionType::Other);
    CHECK(selection.number == 1);
    CHECK(selection.writtenNumber == "x");
    CHECK(selection.group == "Arms");
    CHECK(selection.profiles[0].type == "T");
    CHECK(selection.profiles[0].characteristics == std::vector<Characteristic>{{"c", "v"}, {"Colour", "Blue"}});
    CHECK(selection.rules[0].name == "R");
    CHECK(roster.kept.empty());
}

TEST_CASE("selections of format 2.00 lie in the categories of their force")
{
    const std::string costs = "<costs><cost name='Crowns' costTypeId='crowns' value='10.0'/></costs>";
    const auto roster = savedRoster(
        "<roster battleScribeVersion='2.00'>" + costs +
        "<forces><force name='Crew'><selections/><categories>"
        "<category id='1' name='Uncategorised' entryId='(No Category)'><rules/><selections>"
        "<selection name='Flag' number='1' type='upgrade'/></selections></category>"
        "<category id='2' name='Oars' entryId='oars'><rules><rule name='Row'/></rules><selections>"
        "<selection name='Oarsmen' entryId='e' number='4' type='unit' book='Tides' page='7'><selections/>" +
        costs +
        "<profiles><profile name='Oarsman' profileTypeName='Crew'><profiles/><characteristics>"
        "<characteristic name='Move' characteristicTypeId='m' value='6'/></characteristics></profile></profiles>"
        "</selection></selections></category></categories><forces/></force></forces></roster>");
    CHECK(roster.madeBy == "BattleScribe 2.00");
    CHECK(roster.kept.empty());
    REQUIRE(roster.forces.size() == 1);
    const auto& force = roster.forces[0];
    CHECK(force.rules[0].name == "Row");
    REQUIRE(force.selections.size() == 2);
    CHECK(force.selections[0].categories.empty());
    const auto& oarsmen = force.selections[1];
    CHECK(oarsmen.categories == std::vector<Category>{{"Oars", "oars", true}});
    CHECK(oarsmen.costs == std::vector<Cost>{{"Crowns", "crowns", "10.0", Decimal(10)}});
    CHECK(oarsmen.printed == Printed{"Tides", "7"});
    CHECK(oarsmen.profiles[0].type == "Crew");
    CHECK(oarsmen.profiles[0].characteristics == std::vector<Characteristic>{{"Move", "6"}});
    const auto sums = sumsOf(roster);
    REQUIRE(sums.sums.size() == 1);
    CHECK(sums.sums[0].isAsClaimed());
}

TEST_CASE("the fingerprint is of the army, not of its names")
{
    const auto own = fingerprintOf(savedRoster(harbourRoster()));
    CHECK(own.size() == 14);
    CHECK(fingerprintOf(savedRoster(harbourRoster("The Old Lamps", "The New Lamps"))) == own);
    CHECK(fingerprintOf(savedRoster(harbourRoster("id=\"s-1\"", "id=\"s-100\""))) == own);
    CHECK(fingerprintOf(savedRoster(harbourRoster("For the spring cup.", ""))) == own);
    CHECK(fingerprintOf(savedRoster(harbourRoster("number=\"5\"", "number=\"6\""))) != own);
    CHECK(fingerprintOf(savedRoster(harbourRoster("e-lark", "e-bird"))) != own);
    CHECK(fingerprintOf(savedRoster(harbourRoster("Tide &amp; Timber", "Tide"))) != own);
}
