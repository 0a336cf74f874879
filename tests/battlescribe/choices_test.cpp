#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

std::string sharedGroups(const std::string& children) { return xml("sharedSelectionEntryGroups", {}, children); }

std::string pathOf(Harbour& harbour, const std::string& parent, const std::string& choice)
{
    return harbour.game.pathOf(harbour.choice(parent, choice));
}

} // namespace

TEST_CASE("a path has the ids of the links on the way and the entry's; what lies in nothing but entries adds none")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship", entries(entry("id=crew;name=Crew")))) +
        shared(entry("id=boat;name=Boat", entries(entry("id=oar;name=Oar")) + links(linkTo("to-sail", "sail"))) +
               entry("id=sail;name=Sail", entries(entry("id=rope;name=Rope")))) +
        links(linkTo("to-boat", "boat")));
    const auto fleet = harbour.force();
    CHECK(pathOf(harbour, fleet, "ship") == "ship");
    CHECK(pathOf(harbour, harbour.take(fleet, "ship"), "crew") == "crew");
    CHECK(pathOf(harbour, fleet, "to-boat") == "to-boat::boat");
    const auto boat = harbour.take(fleet, "to-boat");
    CHECK(pathOf(harbour, boat, "oar") == "to-boat::oar");
    CHECK(pathOf(harbour, boat, "sail") == "to-boat::to-sail::sail");
    CHECK(pathOf(harbour, harbour.take(boat, "sail"), "rope") == "to-boat::to-sail::rope");
}

TEST_CASE("a group is no selection, and has a path of its own")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship", links(linkTo("to-arms", "arms", {}, "type=selectionEntryGroup")))) +
        sharedGroups(group("id=arms;name=Arms", entries(entry("id=gun;name=Gun")))));
    const auto ship = harbour.take(harbour.force(), "ship");
    harbour.take(ship, "gun");
    CHECK(harbour.children(ship) == Texts{"gun"});
    const auto gun = harbour.choice(ship, "gun");
    CHECK(harbour.game.pathOf(gun) == "to-arms::gun");
    CHECK(harbour.game.pathOf(harbour.game[gun].group) == "to-arms::arms");
}

TEST_CASE("a link's choice has what both have: children, categories, limits and modifiers, the target's first")
{
    Harbour harbour(shared(entry("id=boat;name=Boat", entries(entry("id=oar;name=Oar")) + inCategory("deck") +
                                                          modifiers(modifier("append name of oak")))) +
                    links(linkTo("to-boat", "boat",
                                 entries(entry("id=lamp;name=Lamp")) + inCategory("flag", false) +
                                     modifiers(modifier("append name with a lamp")) +
                                     constraints(constraint("max 1 force", "id=most")))));
    const auto fleet = harbour.force();
    const auto boat = harbour.take(fleet, "boat");
    harbour.take(boat, "oar");
    harbour.take(boat, "lamp");
    CHECK(harbour.children(boat) == Texts{"oar", "lamp"});
    CHECK(harbour.name(boat) == "Boat of oak with a lamp");
    CHECK(harbour.categories(boat) == "deck* flag");
    harbour.take(fleet, "boat");
    CHECK(harbour.findings() == Texts{"too many Boat of oak with a lamp 2/1 selection boat"});
}

TEST_CASE("a link's cost stands in place of its target's, kind by kind")
{
    const std::string sails = xml("costTypes", {}, xml("costType", "id=sails;name=Sails"));
    const auto both = [](const std::string& crownsOf, const std::string& sailsOf) {
        return xml("costs", {},
                   xml("cost", "typeId=crowns;value=" + crownsOf) + xml("cost", "typeId=sails;value=" + sailsOf));
    };
    Harbour harbour(sails + shared(entry("id=boat;name=Boat", both("10", "3"))) +
                    links(linkTo("to-boat", "boat", crowns("7.5"))));
    const auto boat = harbour.judged(harbour.take(harbour.force(), "boat"));
    CHECK(boat.costs.at(0).text() == "7.5");
    CHECK(boat.costs.at(1).text() == "3");
}

TEST_CASE("a choice is hidden if its target, its link, or a group that it is in is")
{
    const std::string hidden = "hidden=true";
    Harbour harbour(shared(entry("id=boat;name=Boat") + entry("id=raft;name=Raft;hidden=true")) +
                    links(linkTo("to-boat", "boat", {}, hidden) + linkTo("to-raft", "raft")) +
                    groups(group("id=arms;name=Arms;hidden=true", entries(entry("id=gun;name=Gun")))));
    const auto fleet = harbour.force();
    for (const auto* each : {"boat", "raft", "gun"})
        CHECK(harbour.judged(harbour.take(fleet, each)).isHidden);
    CHECK(harbour.findings() ==
          Texts{"hidden Boat selection boat", "hidden Raft selection raft", "hidden Gun selection gun"});
}

TEST_CASE("circles of links end: entries go on as far as someone takes them, groups stop")
{
    const std::string toGroup = "type=selectionEntryGroup";
    Harbour harbour(shared(entry("id=boat;name=Boat", links(linkTo("again", "boat")))) +
                    sharedGroups(group("id=arms;name=Arms", entries(entry("id=gun;name=Gun")) +
                                                                links(linkTo("round", "arms", {}, toGroup)))) +
                    links(linkTo("to-boat", "boat") + linkTo("to-arms", "arms", {}, toGroup)));
    const auto fleet = harbour.force();
    auto boat = harbour.take(fleet, "boat");
    for (int i = 0; i < 10; ++i)
        boat = harbour.take(boat, "boat");
    harbour.take(fleet, "gun");
    CHECK(harbour.judged().isComplete());
    CHECK_FALSE(harbour.game.isCutOff());
}

TEST_CASE("a circle of minimums is cut off, and the verdict is open")
{
    Harbour harbour(
        shared(entry("id=boat;name=Boat", links(linkTo("again", "boat")) + constraints(constraint("min 1 parent")))) +
        links(linkTo("to-boat", "boat")));
    harbour.force();
    CHECK(harbour.game.isCutOff());
    CHECK_FALSE(harbour.judged().isComplete());
    CHECK_FALSE(harbour.judged().isLegal());
}

TEST_CASE("root entries of an import answer to the same path under each catalogue")
{
    const std::string import =
        xml("catalogueLinks", {},
            xml("catalogueLink", "id=i;name=Yard;targetId=yard;type=catalogue;importRootEntries=true"));
    Harbour harbour(import, {},
                    {"<catalogue id=\"yard\" name=\"Yard\" gameSystemId=\"tide\">" +
                     entries(entry("id=boat;name=Boat")) + "</catalogue>"});
    const auto fleet = harbour.force();
    CHECK(harbour.choice(fleet, "boat") == harbour.choice(harbour.force("fleet", {}, "yard"), "boat"));
}

TEST_CASE("taking it again adds one, unless something below it is not collective: then it is another selection")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship",
                      entries(entry("id=gun;name=Gun", crowns("2")) +
                              entry("id=crew;name=Crew", entries(entry("id=knife;name=Knife;collective=true"))) +
                              entry("id=mate;name=Mate",
                                    groups(group("id=arms;name=Arms", entries(entry("id=hook;name=Hook"))))) +
                              entry("id=cook;name=Cook", links(linkTo("to-pan", "pan", {}, "collective=true")))))) +
        shared(entry("id=pan;name=Pan")));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    for (const auto* each : {"gun", "gun", "crew", "crew", "mate", "mate", "cook", "cook"})
        harbour.take(ship, each);
    CHECK(harbour.children(ship) == Texts{"gun*2", "crew*2", "mate", "mate", "cook*2"});
    CHECK(harbour.cost(harbour.only("gun")) == "4");
    harbour.take(fleet, "ship");
    CHECK(harbour.children(fleet) == Texts{"ship", "ship"});
}

TEST_CASE("an amount is for each of the parent: numbers and costs multiply down the tree")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship",
              entries(entry("id=crew;name=Crew",
                            crowns("3") + entries(entry("id=knife;name=Knife;collective=true", crowns("0.5"))))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    const auto crew = harbour.take(ship, "crew");
    const auto knife = harbour.take(crew, "knife");
    harbour.setAmount(crew, 4);
    harbour.setAmount(knife, 2);
    CHECK(harbour.children(crew) == Texts{"knife*8"});
    CHECK(harbour.cost(crew) == "12");
    CHECK(harbour.cost(knife) == "4");
    CHECK(harbour.total() == "16");
}
