// Where two rules of the data meet. Each case is one that the engine could get wrong while all others still hold.
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

std::string metIf(const std::string& words, const std::string& more = {})
{
    return modifiers(modifier("set name met", onlyIf(words, more)));
}
const std::string toGroup = "type=selectionEntryGroup";

} // namespace

// ---- choices --------------------------------------------------------------------------------------------------------

TEST_CASE("a choice has its target's name, whatever the link is called, and the information of both")
{
    const auto rule = [](const std::string& id) { return xml("rules", {}, xml("rule", "id=" + id + ";name=" + id)); };
    Harbour harbour(shared(entry("id=boat;name=Boat", rule("Oars"))) +
                    links(linkTo("to-boat", "boat", rule("Sails"), "name=Yacht")));
    const auto boat = harbour.take(harbour.force(), "boat");
    CHECK(harbour.name(boat) == "Boat");
    const auto rules = harbour.information(boat).rules;
    REQUIRE(rules.size() == 2);
    CHECK(rules[0].name == "Oars");
    CHECK(rules[1].name == "Sails");
}

TEST_CASE("a condition may name a choice by its path")
{
    const auto isMet = [](const std::string& child) {
        Harbour harbour(shared(entry("id=boat;name=Boat")) + links(linkTo("one", "boat") + linkTo("two", "boat")) +
                        entries(entry("id=asker;name=Asker", metIf("equalTo 1 force " + child))));
        const auto fleet = harbour.force();
        const auto asker = harbour.take(fleet, "asker");
        harbour.take(fleet, "one");
        harbour.take(fleet, "two");
        return harbour.name(asker) == "met";
    };
    CHECK(isMet("one::boat"));
    CHECK(isMet("two::boat"));
    CHECK_FALSE(isMet("three::boat"));
    CHECK_FALSE(isMet("boat")); // there are two
}

TEST_CASE("a link to a group changes the limits of the group, and may have another default")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship", links(linkTo("to-arms", "arms", modifiers(modifier("set most 2")),
                                                        toGroup + ";defaultSelectionEntryId=hook")))) +
        xml("sharedSelectionEntryGroups", {},
            group("id=arms;name=Arms;defaultSelectionEntryId=gun",
                  constraints(constraint("max 1 parent", "id=most") + constraint("min 1 parent", "id=few")) +
                      entries(entry("id=gun;name=Gun") + entry("id=hook;name=Hook")))));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(harbour.children(ship) == Texts{"hook"});
    harbour.take(ship, "gun");
    CHECK(harbour.findings().empty());
    harbour.take(ship, "gun");
    CHECK(harbour.findings() == Texts{"too many Arms 3/2 selection ship"});
}

// ---- limits ---------------------------------------------------------------------------------------------------------

TEST_CASE("a category's own limits hold in each force that shows it, changed by its own modifiers; hidden, they rest")
{
    const auto findings = [](const std::string& more) {
        Harbour harbour(entries(entry("id=ship;name=Ship", inCategory("sunk"))) +
                        xml("categoryEntries", {},
                            xml("categoryEntry", "id=sunk;name=Sunk", limit("max 1 parent", "id=most") + more)) +
                        xml("forceEntries", {},
                            xml("forceEntry", "id=armada;name=Armada",
                                xml("categoryLinks", {}, xml("categoryLink", "id=l;targetId=sunk")))));
        const auto armada = harbour.force("armada");
        harbour.take(armada, "ship");
        harbour.take(armada, "ship");
        harbour.take(harbour.force(), "ship"); // another force, which does not show it
        return harbour.findings();
    };
    CHECK(findings({}) == Texts{"too many Sunk 2/1 category sunk"});
    CHECK(findings(modifiers(modifier("increment most 1"))).empty());
    CHECK(findings(modifiers(modifier("set hidden true"))).empty());
}

TEST_CASE("a force is limited in what is in it, and what is wrong with a hidden one rests")
{
    const auto findings = [](const std::string& attributes, const std::string& limits) {
        Harbour harbour(
            entries(entry("id=ship;name=Ship", crowns("10") + entries(entry("id=gun;name=Gun", crowns("3"))))), {}, {},
            xml("forceEntry", "id=armada;name=Armada" + attributes, constraints(limits)));
        const auto armada = harbour.force("armada");
        harbour.take(harbour.take(armada, "ship"), "gun");
        harbour.take(armada, "ship");
        return harbour.findings();
    };
    CHECK(findings("", constraint("max 1 self")) == Texts{"too many Armada 2/1 force"});
    CHECK(findings("", constraint("max 2 self")).empty());
    // The options of what is in a force are not things in the force, whatever the limit says of them.
    CHECK(findings("", constraint("max 2 self", "includeChildSelections=true")).empty());
    CHECK(findings("", constraint("max 1 self", "includeChildSelections=true")) == Texts{"too many Armada 2/1 force"});
    CHECK(findings("", constraint("max 1 force")) == Texts{"too many Armada 2/1 force"});
    CHECK(findings("", constraint("max 1 armada", "includeChildSelections=true;includeChildForces=true")) ==
          Texts{"too many Armada 2/1 force"});
    CHECK(findings("", constraint("max 2 armada", "includeChildSelections=true;includeChildForces=true")).empty());
    CHECK(findings("", constraint("max 22 self", "field=crowns;includeChildSelections=true")) ==
          Texts{"too many Armada 23/22 force"});
    CHECK(findings(";hidden=true", constraint("max 1 self")).empty());
}

TEST_CASE("selections that a force entry limits beyond itself are forces of its kind, whatever is in them")
{
    for (const std::string scope : {"roster", "parent", "tide"}) {
        INFO(scope);
        Harbour harbour(entries(entry("id=ship;name=Ship")), {}, {},
                        xml("forceEntry", "id=armada;name=Armada",
                            xml("forceEntries", {},
                                xml("forceEntry", "id=wing;name=Wing",
                                    constraints(constraint("max 1 " + scope) + constraint("min 1 " + scope))))));
        const auto armada = harbour.force("armada");
        harbour.take(armada, "ship");
        CHECK(harbour.findings().empty()); // nobody must have such a force
        const auto wing = harbour.force("wing", armada);
        CHECK(harbour.findings().empty());
        harbour.take(wing, "ship");
        harbour.take(wing, "ship");
        CHECK(harbour.findings().empty());
        harbour.force("wing", armada);
        CHECK(harbour.findings() == Texts{"too many Wing 2/1 roster", "too many Wing 2/1 roster"});
    }
    // In an outer force, only the forces in that one count.
    Harbour harbour(
        entries(entry("id=ship;name=Ship")), {}, {},
        xml("forceEntry", "id=armada;name=Armada",
            xml("forceEntries", {}, xml("forceEntry", "id=wing;name=Wing", constraints(constraint("max 1 parent"))))));
    harbour.force("wing", harbour.force("armada"));
    harbour.force("wing", harbour.force("armada"));
    CHECK(harbour.findings().empty());
}

TEST_CASE("a link to a force has limits and changes of its own, and a file keeps the way through it")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship")) +
        xml("forceEntryLinks", {},
            xml("forceEntryLink", "id=to-convoy;name=C;targetId=convoy",
                constraints(constraint("max 1 roster", "field=forces")) + modifiers(modifier("append name of Salt")))));
    const auto convoy = harbour.force("to-convoy");
    CHECK(harbour.name(convoy) == "Convoy of Salt");
    harbour.force("to-convoy");
    CHECK(harbour.findings().size() == 2);
    const auto file = battlescribe::exchange::fileOf(harbour.game, harbour.roster, harbour.judged(), harbour.ids);
    CHECK(*file.xml.root.child("forces")->children.at(0).attribute("entryId") == "to-convoy::convoy");
    CHECK(battlescribe::exchange::rosterIn(harbour.game, file.xml.root) == harbour.roster);
}

TEST_CASE("a group hides what is in it by its modifiers, which are asked from its owner")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship",
                      entries(entry("id=horn;name=Horn")) +
                          groups(group("id=arms;name=Arms",
                                       limit("min 1 parent") +
                                           modifiers(modifier("set hidden true", onlyIf("atLeast 1 parent horn"))) +
                                           entries(entry("id=gun;name=Gun") + entry("id=hook;name=Hook")))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(harbour.findings() == Texts{"too few Arms 0/1 selection ship"});
    harbour.take(ship, "horn");
    CHECK(harbour.findings().empty());
    harbour.take(ship, "gun");
    CHECK(harbour.findings() == Texts{"hidden Gun selection gun"});
}

TEST_CASE("a minimum that a modifier raises holds for what is not taken, asked from its would-be parent")
{
    Harbour harbour(entries(entry(
        "id=ship;name=Ship",
        entries(entry("id=horn;name=Horn") +
                entry("id=mate;name=Mate",
                      limit("min 0 parent", "id=few") +
                          modifiers(modifier("set few 2", conditions(condition("atLeast 1 parent horn") +
                                                                     condition("instanceOf 1 ancestor ship")))))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(harbour.findings().empty());
    harbour.take(ship, "horn");
    CHECK(harbour.findings() == Texts{"too few Mate 0/2 selection ship"});
    harbour.take(ship, "mate");
    harbour.take(ship, "mate");
    CHECK(harbour.findings().empty());
}

TEST_CASE("what is hidden and taken is told for that, and not for its limits too; conditions count it")
{
    Harbour harbour(entries(entry("id=ship;name=Ship;hidden=true", limit("max 0 force")) +
                            entry("id=asker;name=Asker", metIf("equalTo 1 force ship"))));
    const auto fleet = harbour.force();
    harbour.take(fleet, "ship");
    CHECK(harbour.name(harbour.take(fleet, "asker")) == "met");
    CHECK(harbour.findings() == Texts{"hidden Ship selection ship"});
}

TEST_CASE("limits are changed as costs are: multiplied, raised to at least, lowered to at most")
{
    const auto most = [](const std::string& all) {
        Harbour harbour(entries(entry("id=ship;name=Ship", limit("max 4 force", "id=most") + modifiers(all))));
        const auto fleet = harbour.force();
        for (int i = 0; i < 12; ++i)
            harbour.take(fleet, "ship");
        return harbour.judged().findings.at(0).limit.text();
    };
    CHECK(most("") == "4");
    CHECK(most(modifier("multiply most 2")) == "8");
    CHECK(most(modifier("divide most 8")) == "0.5");
    CHECK(most(modifier("floor most 6")) == "6");
    CHECK(most(modifier("floor most 3")) == "4");
    CHECK(most(modifier("ceil most 3")) == "3");
    CHECK(most(modifier("ceil most 6")) == "4");
    CHECK(most(modifier("decrement most 1") + modifier("multiply most 3")) == "9");
}

TEST_CASE("shares of costs look as deep as they are told, on both sides")
{
    // Ships cost 10 with a gun of 10 in it, a raft 20: of all roots the ship has 10 of 30, with what is in it 20 of 40.
    const auto isBroken = [](const std::string& most, const std::string& more) {
        Harbour harbour(
            entries(entry("id=ship;name=Ship",
                          crowns("10") + limit("max " + most + " force", "field=crowns;percentValue=true" + more) +
                              entries(entry("id=gun;name=Gun", crowns("10")))) +
                    entry("id=raft;name=Raft", crowns("20"))));
        const auto fleet = harbour.force();
        harbour.take(harbour.take(fleet, "ship"), "gun");
        harbour.take(fleet, "raft");
        return !harbour.findings().empty();
    };
    CHECK(isBroken("33.3", ""));
    CHECK_FALSE(isBroken("33.4", ""));
    CHECK(isBroken("49.9", ";includeChildSelections=true"));
    CHECK_FALSE(isBroken("50", ";includeChildSelections=true"));
}

TEST_CASE("sums below nothing are sums: a modifier repeats for none of them")
{
    const auto costOf = [](const std::string& when) {
        Harbour harbour(
            entries(entry("id=ship;name=Ship", crowns("10") + modifiers(modifier("increment crowns 5", when))) +
                    entry("id=debt;name=Debt", crowns("-3"))));
        const auto fleet = harbour.force();
        harbour.take(fleet, "debt");
        harbour.take(fleet, "debt");
        return harbour.cost(harbour.take(fleet, "ship"));
    };
    CHECK(costOf(onlyIf("equalTo -6 force debt", "field=crowns")) == "15");
    CHECK(costOf(onlyIf("lessThan 0 force debt", "field=crowns")) == "15");
    CHECK(costOf(onlyIf("atLeast -5 force debt", "field=crowns")) == "10");
    CHECK(costOf(repeats(repeat("1 for 3 force debt", "field=crowns"))) == "10");
    Harbour harbour(entries(entry("id=debt;name=Debt", crowns("-3") + limit("min -5 force", "field=crowns"))));
    const auto fleet = harbour.force();
    harbour.take(fleet, "debt");
    CHECK(harbour.findings().empty());
    harbour.take(fleet, "debt");
    CHECK(harbour.findings() == Texts{"too few Debt -6/-5 force"});
    CHECK(harbour.total() == "-6");
}

// ---- questions ------------------------------------------------------------------------------------------------------

TEST_CASE("forces in forces are forces of the roster; their costs count where they are asked for")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship", crowns("10")) +
                entry("id=count;name=Count", metIf("equalTo 2 roster any", "field=forces")) +
                entry("id=own;name=Own", metIf("equalTo 10 force ship", "field=crowns")) +
                entry("id=all;name=All", metIf("equalTo 20 force ship", "field=crowns;includeChildForces=true"))));
    const auto fleet = harbour.force();
    const auto squadron = harbour.force("squadron", fleet);
    harbour.take(fleet, "ship");
    harbour.take(squadron, "ship");
    for (const auto* each : {"count", "own", "all"})
        CHECK(harbour.name(harbour.take(fleet, each)) == "met");
    CHECK(harbour.name(harbour.take(squadron, "all")) == "All");
}

TEST_CASE("conditions of a modifier that repeats must hold too")
{
    const auto costOf = [](const std::string& words) {
        Harbour harbour(
            entries(entry("id=ship;name=Ship",
                          crowns("10") + modifiers(modifier("increment crowns 5",
                                                            onlyIf(words) + repeats(repeat("1 for 1 force ship")))))));
        return harbour.cost(harbour.take(harbour.force(), "ship"));
    };
    CHECK(costOf("atLeast 1 force ship") == "15");
    CHECK(costOf("atLeast 2 force ship") == "10");
}

TEST_CASE("who names nothing is no instance, and not none either")
{
    for (const auto* words :
         {"instanceOf 1 self", "notInstanceOf 1 self", "instanceOf 1 parent force", "notInstanceOf 1 parent roster"}) {
        INFO(words);
        Harbour harbour(entries(entry("id=ship;name=Ship", metIf(words))));
        CHECK(harbour.name(harbour.take(harbour.force(), "ship")) == "Ship");
    }
    // Above the top of a force there is no ancestor of any kind.
    Harbour harbour(entries(entry("id=ship;name=Ship", metIf("notInstanceOf 1 ancestor ship"))));
    CHECK(harbour.name(harbour.take(harbour.force(), "ship")) == "met");
}

TEST_CASE("a question without a scope leaves the verdict open, whichever it is")
{
    for (const auto* type : {"instanceOf", "notInstanceOf", "atLeast"}) {
        INFO(type);
        Harbour harbour(entries(
            entry("id=ship;name=Ship",
                  modifiers(modifier("set name x",
                                     conditions(xml("condition", std::string("type=") + type +
                                                                     ";value=1;field=selections;childId=ship")))))));
        harbour.take(harbour.force(), "ship");
        CHECK_FALSE(harbour.judged().isComplete());
    }
}

TEST_CASE("a repeat that is not shared does not see what links lead to")
{
    const auto costOf = [](const std::string& isShared) {
        Harbour harbour(shared(entry("id=boat;name=Boat")) + links(linkTo("one", "boat")) +
                        entries(entry("id=ship;name=Ship",
                                      crowns("10") + modifiers(modifier("increment crowns 5",
                                                                        repeats(repeat("1 for 1 force boat",
                                                                                       "shared=" + isShared)))))));
        const auto fleet = harbour.force();
        harbour.take(fleet, "one");
        return harbour.cost(harbour.take(fleet, "ship"));
    };
    CHECK(costOf("true") == "15");
    CHECK(costOf("false") == "10");
}

TEST_CASE("a share of the agreed limit is of the cost, in conditions too")
{
    Harbour harbour(entries(entry(
        "id=ship;name=Ship", crowns("25") + metIf("atLeast 25 roster ship", "field=limit::crowns;percentValue=true"))));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(harbour.name(ship) == "Ship");
    harbour.setLimit("100");
    CHECK(harbour.name(ship) == "met");
    harbour.setLimit("101");
    CHECK(harbour.name(ship) == "Ship");
}

// ---- modifiers ------------------------------------------------------------------------------------------------------

TEST_CASE("groups of modifiers may be joined by or")
{
    const auto costOf = [](const std::string& type) {
        Harbour harbour(entries(entry(
            "id=ship;name=Ship",
            crowns("10") + xml("modifierGroups", {},
                               xml("modifierGroup", type,
                                   conditions(condition("atLeast 1 force ship") + condition("atLeast 9 force ship")) +
                                       modifiers(modifier("increment crowns 5")))))));
        return harbour.cost(harbour.take(harbour.force(), "ship"));
    };
    CHECK(costOf("") == "10");
    CHECK(costOf("type=and") == "10");
    CHECK(costOf("type=or") == "15");
}

TEST_CASE("a main category that a group has does not stand in place of one's own")
{
    Harbour harbour(
        groups(group("id=yard;name=Yard", inCategory("mast") + entries(entry("id=raft;name=Raft", inCategory("deck")) +
                                                                       entry("id=boat;name=Boat")))));
    const auto fleet = harbour.force();
    CHECK(harbour.categories(harbour.take(fleet, "raft")) == "deck* mast");
    CHECK(harbour.categories(harbour.take(fleet, "boat")) == "mast*");
}

TEST_CASE("errors may be given to others, by groups and by categories")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship",
              entries(entry("id=horn;name=Horn", modifiers(modifier("add error Too loud", {}, "scope=parent")))) +
                  groups(group("id=arms;name=Arms",
                               modifiers(modifier("add error {this} are wet", onlyIf("atLeast 1 parent horn"))))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(harbour.findings().empty());
    harbour.take(ship, "horn");
    CHECK(harbour.findings() == Texts{"says Ship: Too loud selection ship", "says Arms: Arms are wet selection ship"});
    Harbour category(entries(entry("id=ship;name=Ship")), {}, {},
                     xml("forceEntry", "id=armada;name=Armada",
                         xml("categoryLinks", {},
                             xml("categoryLink", "id=l;targetId=deck",
                                 modifiers(modifier("add error Empty", onlyIf("equalTo 0 force any")))))));
    const auto armada = category.force("armada");
    CHECK(category.findings() == Texts{"says Deck: Empty force"});
    category.take(armada, "ship");
    CHECK(category.findings().empty());
}

TEST_CASE("forces and what is in them are reached from the roster and from a force")
{
    const auto namesAfter = [](const std::string& more) {
        Harbour harbour(entries(entry("id=horn;name=Horn", modifiers(modifier("append name x", {}, more))) +
                                entry("id=boat;name=Boat")));
        const auto fleet = harbour.force();
        const auto squadron = harbour.force("squadron", fleet);
        harbour.take(fleet, "horn");
        const auto boat = harbour.take(squadron, "boat");
        return harbour.name(fleet) + ", " + harbour.name(squadron) + ", " + harbour.name(boat);
    };
    CHECK(namesAfter("scope=force") == "Fleet x, Squadron, Boat");
    CHECK(namesAfter("scope=force;affects=forces") == "Fleet, Squadron x, Boat");
    CHECK(namesAfter("scope=force;affects=entries") == "Fleet, Squadron, Boat");
    CHECK(namesAfter("scope=force;affects=entries.recursive") == "Fleet, Squadron, Boat x");
    CHECK(namesAfter("scope=roster;affects=forces.entries.recursive") == "Fleet x, Squadron x, Boat x");
}

TEST_CASE("a change of others without a scope starts at the one that has it")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship", modifiers(modifier("append name x", {}, "affects=entries")) +
                                       entries(entry("id=mate;name=Mate", entries(entry("id=knife;name=Knife")))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    const auto mate = harbour.take(ship, "mate");
    CHECK(harbour.name(ship) == "Ship");
    CHECK(harbour.name(mate) == "Mate x");
    CHECK(harbour.name(harbour.take(mate, "knife")) == "Knife");
}
