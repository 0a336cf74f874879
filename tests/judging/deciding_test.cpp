#include "judging/judgedlist.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

/// A list in words of an installed ruleset, judged.
JudgedList judged(const std::string& text)
{
    auto store = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(store);
    auto lists = readLists(*store, text, "list.txt");
    INFO(text);
    REQUIRE(lists);
    REQUIRE(lists->size() == 1);
    auto list = judgeList(*store, std::move(lists->front()));
    REQUIRE(list.verdict);
    REQUIRE(list.reading);
    return list;
}

} // namespace

TEST_CASE("A list in words has no verdict where it depends on how a line is read", "[deciding]")
{
    struct Case {
        const char* text;
        std::vector<int> lines;
    };
    const auto each = GENERATE(
        // A detachment may be under the commander above it: alone it may not be there. A captain is only near to "Preds
        // (attached to the Captain)", and costs something else.
        Case{"Space Marines Heresy\nCompany Commander 230\nTactical Detachment 165\nPreds (attached to the Captain) "
             "180\n",
             {3, 4}},
        // 250 points are no unit of one for 12.
        Case{"Wargame\nInfantry 250 pts: Sword, Large Shields\n", {2}},
        // Nine commanders, or one of a unit of nine? 185 is the price of one.
        Case{"Imperial Guard (Heresy) 2000\n9 Company Commander 185\n", {2}},
        // Noise with nothing but a short form of a name.
        Case{"ge zi! Shape te\ne te, 12\n", {2}});
    const auto list = judged(each.text);
    INFO(each.text);
    CHECK(list.reading->deciding == each.lines);
    CHECK(outcomeOf(list) == Outcome::NotJudged);
}

TEST_CASE("A plain list in words has its verdict", "[deciding]")
{
    const auto legal = judged("Marauders 250\nGrunts Section 100\nWarlord 50\nRaptor 105\n");
    CHECK(legal.reading->deciding.empty());
    CHECK(outcomeOf(legal) == Outcome::NotLegal); // 255 of 250
    const auto second = judged("Marauders 300\nGrunts Section 100\nWarlord 50\nRaptor 105\n");
    CHECK(second.reading->deciding.empty());
    CHECK(outcomeOf(second) == Outcome::Legal);
}

TEST_CASE("What is no part of a list does not change it", "[deciding]")
{
    const std::string units = "Grunts Section 100\nWarlord 50\nRaptor 105\n";
    // A telephone number is no limit, and by how much a list was over is none.
    CHECK_FALSE(judged("My mobile is 0151 2345678.\nMarauders\n" + units).reading->limit);
    CHECK_FALSE(judged("Marauders, the one from Monday was 15 points over:\n" + units).reading->limit);
    // The older mail below is not added.
    const auto answer =
        judged("Marauders 300\n" + units + "\n-----Original Message-----\nFrom: Ana\nMarauders 300\n" + units);
    CHECK(answer.roster.units.size() == 3);
    // A role is no unit, and a bare name between units is no remark.
    const auto roles = judged("Marauders 500\nWarlord 50\nBattlefield Role: Leader\nGrunts Section 100\n");
    CHECK(roles.roster.units.size() == 2);
    const auto unknown = judged("Marauders 500\nGrunts Section\nMachine gun\nKelp Drake\nWarlord\n");
    CHECK(outcomeOf(unknown) == Outcome::NotJudged);
}

TEST_CASE("An arrow or a dash below a commander puts units under him", "[deciding]")
{
    const auto arrow =
        judged("Imperial Guard (Heresy) 1000\nCompany Commander 185\n\xE2\x86\x92 Tactical Infantry Platoon 100\n");
    REQUIRE(arrow.roster.units.size() == 1);
    CHECK(arrow.roster.units.front().units.size() == 1);
    const auto dashes = judged("Heresy Orks 2000\nWarboss 250\n- Goff Clan 135\n- Goff Clan 135\n");
    REQUIRE(dashes.roster.units.size() == 1);
    CHECK(dashes.roster.units.front().units.size() == 2);
}
