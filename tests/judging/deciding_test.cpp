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

TEST_CASE("Where the points come out, what else a text says needs no answer", "[deciding]")
{
    const std::string units = "Grunts Section 100\nWarlord 50\nRaptor 105\n";
    const auto isOpen = [](const std::string& text) {
        const auto list = judged(text);
        INFO(text);
        return outcomeOf(list) == Outcome::NotJudged;
    };
    // A line with figures and no name, and words beside a unit that has choices: with the total no unit can be missing.
    CHECK_FALSE(isOpen("Marauders 300\n" + units + "Lift w/ Pete 6.30, Tel. 0555 120 130\nTotal 255\n"));
    CHECK(isOpen("Marauders 500\n" + units + "Kelp Drake 120\n"));
    CHECK(isOpen("Marauders 500\n" + units + "Kelp Drake 120\nTotal 375\n"));
    // The total may stand in a sentence, beside a unit that stays at home.
    CHECK_FALSE(isOpen("Marauders 500\n" + units + "255 all in. IMO the Juggernaut is overrated, so he stays home.\n"));
    // What the units above come to, and the limit said once more.
    CHECK_FALSE(isOpen("Marauders 300\nGrunts Section 100\nWarlord 50\nCarried forward 150\nRaptor 105\n"));
    CHECK_FALSE(isOpen("My list (300 points)\n\nMarauders\nWarpath (300 points)\n\n" + units));
    // What is left of the limit may be a unit's price: only with a word for it is it none.
    CHECK(isOpen("Marauders 300\n" + units + "Kelp 45\n"));
    CHECK_FALSE(isOpen("Marauders 300\n" + units + "45 unspent\n"));
}

TEST_CASE("Words say in which other unit a unit is", "[deciding]")
{
    const auto carried = [](const std::string& text) {
        const auto list = judged(text);
        for (const auto& unit : list.roster.units)
            if (unit.unit == "raptor")
                return unit.units.empty() ? std::string() : unit.units.front().unit;
        return std::string("no raptor");
    };
    const std::string head = "Marauders 300\nWarlord 50\n";
    CHECK(carried(head + "Grunts Team 50 (they go in the Raptor)\nRaptor 105\n") == "grunts-team");
    CHECK(carried(head + "Grunts Team 50, rides in the Raptor\nRaptor 105\n") == "grunts-team");
    CHECK(carried(head + "Grunts Team 50\nRaptor 105, carries the Grunts\n") == "grunts-team");
    CHECK(carried(head + "Grunts Team 50\nRaptor (has the Grunts inside) 105\n") == "grunts-team");
    CHECK(carried(head + "Grunts Team 50\nRaptor 105, da drin die Grunts\n") == "grunts-team");
    CHECK(carried("| 1 | Warlord | 50 |\n| 2 | Grunts Team | 50 |\n| 3 | Raptor | carries #2 | 105 |\n") ==
          "grunts-team");
    CHECK(carried(head + "Grunts Team 50 in blue paint\nRaptor 105\n").empty());
    CHECK(carried(head + "Grunts Team 50 in front of the Raptor\nRaptor 105\n").empty());
}
