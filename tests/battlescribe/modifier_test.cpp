#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

/// A selection of an entry with these modifiers, called "Ship", at 10 crowns.
class Modified {
public:
    explicit Modified(const std::string& all, const std::string& more = {})
        : harbour(entries(entry("id=ship;name=Ship;page=7", crowns("10") + all) + entry("id=boat;name=Boat") + more))
    {
        fleet = harbour.force();
        ship = harbour.take(fleet, "ship");
    }

    Harbour harbour;
    std::string fleet, ship;
};

std::string nameAfter(const std::string& all)
{
    Modified made(modifiers(all));
    return made.harbour.name(made.ship);
}
std::string costAfter(const std::string& all)
{
    Modified made(modifiers(all));
    return made.harbour.cost(made.ship);
}
std::string categoriesAfter(const std::string& all)
{
    Modified made(inCategory("deck") + modifiers(all));
    return made.harbour.categories(made.ship);
}

} // namespace

TEST_CASE("texts are set, appended and prepended with a blank between, and replaced in part")
{
    CHECK(nameAfter(modifier("set name Barge")) == "Barge");
    CHECK(nameAfter(modifier("append name of the line")) == "Ship of the line");
    CHECK(nameAfter(modifier("prepend name Great")) == "Great Ship");
    CHECK(nameAfter(modifier("append name two", {}, "join=, ")) == "Ship, two");
    CHECK(nameAfter(modifier("append name yard", {}, "join=")) == "Shipyard");
    CHECK(nameAfter(modifier("replace name Sheep", {}, "arg=Ship")) == "Sheep");
    CHECK(nameAfter(modifier("replace name x", {}, "arg=")) == "Ship");
}

TEST_CASE("a text that is a number is counted up and down; other texts are left alone")
{
    CHECK(nameAfter(modifier("set name 7") + modifier("increment name 2")) == "9");
    CHECK(nameAfter(modifier("set name 7") + modifier("decrement name 9")) == "-2");
    CHECK(nameAfter(modifier("increment name 2")) == "Ship");
}

TEST_CASE("New Recruit counts the number in a text up, the first one or the last")
{
    CHECK(nameAfter(modifier("set name D6+1") + modifier("increment name 2", {}, "position=-1")) == "D6+3");
    CHECK(nameAfter(modifier("set name 10 knots") + modifier("decrement name 3", {}, "position=0")) == "7 knots");
}

TEST_CASE("modifiers work in the order of the file, those in groups last")
{
    CHECK(nameAfter(modifier("append name a") + modifier("set name B") + modifier("append name c")) == "B c");
    Modified made(xml("modifierGroups", {}, xml("modifierGroup", {}, modifiers(modifier("append name last")))) +
                  modifiers(modifier("append name first")));
    CHECK(made.harbour.name(made.ship) == "Ship first last");
}

TEST_CASE("costs are changed for one, before they are multiplied; they may go below nothing")
{
    CHECK(costAfter(modifier("set crowns 3")) == "3");
    CHECK(costAfter(modifier("increment crowns 2.5")) == "12.5");
    CHECK(costAfter(modifier("decrement crowns 12")) == "-2");
    CHECK(costAfter(modifier("multiply crowns 1.5")) == "15");
    CHECK(costAfter(modifier("divide crowns 4")) == "2.5");
    CHECK(costAfter(modifier("divide crowns 0")) == "10");
    CHECK(costAfter(modifier("modulo crowns 4")) == "2");
    CHECK(costAfter(modifier("floor crowns 12")) == "12");
    CHECK(costAfter(modifier("ceil crowns 8")) == "8");
}

TEST_CASE("decimals stay exact")
{
    Harbour harbour(entries(entry("id=ship;name=Ship", crowns("0.1"))));
    const auto fleet = harbour.force();
    for (int i = 0; i < 3; ++i)
        harbour.take(fleet, "ship");
    CHECK(harbour.total() == "0.3");
    harbour.setLimit("0.3");
    CHECK(harbour.findings().empty());
}

TEST_CASE("a modifier repeats for each whole step of a sum")
{
    const auto costOf = [](const std::string& repeated, int boats) {
        Modified made(modifiers(modifier("increment crowns 5", repeats(repeated))));
        for (int i = 0; i < boats; ++i)
            made.harbour.take(made.fleet, "boat");
        return made.harbour.cost(made.ship);
    };
    CHECK(costOf(repeat("1 for 1 force boat"), 0) == "10");
    CHECK(costOf(repeat("1 for 1 force boat"), 3) == "25");
    CHECK(costOf(repeat("1 for 2 force boat"), 3) == "15");
    CHECK(costOf(repeat("1 for 2 force boat", "roundUp=true"), 3) == "20");
    CHECK(costOf(repeat("2 for 1 force boat"), 2) == "30");
    CHECK(costOf(repeat("1 for 0 force boat"), 2) == "10");
    CHECK(costOf(repeat("1 for 1 force boat") + repeat("1 for 2 force boat"), 2) == "25");
    CHECK(costOf(repeat("1 for 50 force boat", "percentValue=true"), 1) == "15");
    // Fractions are exact: half a time of 5, and seven times a quarter of 5.
    CHECK(costOf(repeat("0.5 for 1 force boat"), 1) == "12.5");
    CHECK(costOf(repeat("0.25 for 1 force boat"), 7) == "18.75");
    CHECK(costOf(repeat("0.5 for 1 force boat"), 4) == "20");
}

TEST_CASE("an append that repeats is written so many times")
{
    CHECK(nameAfter(modifier("append name ho", repeats(repeat("3 for 1 force ship")))) == "Ship ho ho ho");
}

TEST_CASE("a group of modifiers has conditions and repeats over all in it, and they multiply")
{
    const auto inGroup = [](const std::string& when, const std::string& inside) {
        Modified made(xml("modifierGroups", {}, xml("modifierGroup", {}, when + inside)));
        return made.harbour.cost(made.ship);
    };
    const auto raise = modifiers(modifier("increment crowns 1"));
    CHECK(inGroup(onlyIf("atLeast 1 force ship"), raise) == "11");
    CHECK(inGroup(onlyIf("atLeast 9 force ship"), raise) == "10");
    CHECK(inGroup(repeats(repeat("2 for 1 force ship")),
                  modifiers(modifier("increment crowns 1", repeats(repeat("3 for 1 force ship"))))) == "16");
    CHECK(inGroup(repeats(repeat("2 for 1 force ship")),
                  xml("modifierGroups", {}, xml("modifierGroup", {}, repeats(repeat("2 for 1 force ship")) + raise))) ==
          "14");
}

TEST_CASE("categories are added, removed, and made the main one")
{
    CHECK(categoriesAfter(modifier("add category flag")) == "deck* flag");
    CHECK(categoriesAfter(modifier("add category deck")) == "deck*");
    CHECK(categoriesAfter(modifier("remove category deck")).empty());
    CHECK(categoriesAfter(modifier("set-primary category flag")) == "deck flag*");
    CHECK(categoriesAfter(modifier("unset-primary category deck")) == "deck");
    CHECK(categoriesAfter(modifier("unset-primary category flag")) == "deck*");
}

TEST_CASE("a category that a modifier gives is seen by conditions; rounds go on until nothing changes")
{
    Modified made(
        modifiers(modifier("add category flag")),
        entry("id=first;name=First", modifiers(modifier("add category mast", onlyIf("atLeast 1 force flag")))) +
            entry("id=second;name=Second", modifiers(modifier("set name saw", onlyIf("atLeast 1 force mast")))));
    made.harbour.take(made.fleet, "first");
    const auto second = made.harbour.take(made.fleet, "second");
    CHECK(made.harbour.name(second) == "saw");
}

TEST_CASE("data that go in circles leave the verdict open")
{
    Modified made(modifiers(modifier("add category flag", onlyIf("atLeast 1 force mast"))),
                  entry("id=raft;name=Raft", modifiers(modifier("add category mast", onlyIf("equalTo 0 force flag")))));
    CHECK(made.harbour.judged().isComplete());
    made.harbour.take(made.fleet, "raft");
    CHECK_FALSE(made.harbour.judged().isComplete());
}

TEST_CASE("a cost that asks for itself is left as it is, and told once")
{
    Modified own(modifiers(modifier("increment crowns 5", repeats(repeat("1 for 10 force ship", "field=crowns")))));
    CHECK(own.harbour.cost(own.ship) == "10");
    CHECK(own.harbour.findings() == Texts{"circle Ship roster"});
    Modified round(modifiers(modifier("increment crowns 5", repeats(repeat("1 for 10 force raft", "field=crowns")))),
                   entry("id=raft;name=Raft",
                         crowns("20") + modifiers(modifier("increment crowns 1",
                                                           repeats(repeat("1 for 5 force ship", "field=crowns"))))));
    CHECK(round.harbour.findings().empty());
    round.harbour.take(round.fleet, "raft");
    CHECK(round.harbour.total() == "30");
    CHECK(round.harbour.findings().size() == 1);
}

TEST_CASE("a cost may ask for another one")
{
    Modified made(modifiers(modifier("increment crowns 5", repeats(repeat("1 for 10 force raft", "field=crowns")))),
                  entry("id=raft;name=Raft", crowns("20") + modifiers(modifier("increment crowns 10"))));
    made.harbour.take(made.fleet, "raft");
    CHECK(made.harbour.cost(made.ship) == "25");
}

TEST_CASE("what is hidden is found when it is taken")
{
    Modified made(modifiers(modifier("set hidden true", onlyIf("atLeast 1 force boat"))));
    CHECK(made.harbour.findings().empty());
    made.harbour.take(made.fleet, "boat");
    CHECK(made.harbour.findings() == Texts{"hidden Ship selection ship"});
    Modified shown("", entry("id=raft;name=Raft;hidden=true", modifiers(modifier("set hidden false"))));
    shown.harbour.take(shown.fleet, "raft");
    CHECK(shown.harbour.findings().empty());
}

TEST_CASE("a limit is changed by modifiers of its owner, also by a link's of its target's")
{
    const std::string limited = constraints(constraint("max 1 force", "id=most"));
    const auto isBroken = [](const std::string& catalogue) {
        Harbour harbour(catalogue);
        const auto fleet = harbour.force();
        harbour.take(fleet, "ship");
        harbour.take(fleet, "ship");
        return !harbour.findings().empty();
    };
    CHECK(isBroken(entries(entry("id=ship;name=Ship", limited))));
    CHECK_FALSE(isBroken(entries(entry("id=ship;name=Ship", limited + modifiers(modifier("increment most 1"))))));
    CHECK_FALSE(isBroken(entries(entry("id=ship;name=Ship", limited + modifiers(modifier("set most -1"))))));
    CHECK_FALSE(isBroken(shared(entry("id=ship;name=Ship", limited)) +
                         links(linkTo("to-ship", "ship", modifiers(modifier("set most 2"))))));
    CHECK(isBroken(entries(entry("id=ship;name=Ship", limited) +
                           entry("id=boat;name=Boat", constraints(constraint("max 1 force", "id=most")) +
                                                          modifiers(modifier("set most 2"))))));
}

TEST_CASE("New Recruit's words: behind the name, and errors")
{
    Modified made(modifiers(modifier("append annotation fast") + modifier("append annotation armed", {}, "join=, ") +
                            modifier("add error Never two of {this}", onlyIf("atLeast 2 force ship")) +
                            modifier("add warning careful") + modifier("set readme see below")));
    CHECK(made.harbour.judged(made.ship).annotation == "fast, armed");
    CHECK(made.harbour.judged().isLegal());
    made.harbour.take(made.fleet, "ship");
    CHECK(made.harbour.findings() ==
          Texts{"says Ship: Never two of Ship selection ship", "says Ship: Never two of Ship selection ship"});
}

TEST_CASE("modifiers that we do not know change nothing and leave the verdict open")
{
    for (const auto* words : {"frobnicate name x", "set luck x", "set crowns many"}) {
        INFO(words);
        Modified made(modifiers(modifier(words)));
        CHECK(made.harbour.name(made.ship) == "Ship");
        CHECK(made.harbour.cost(made.ship) == "10");
        CHECK_FALSE(made.harbour.judged().isComplete());
    }
}

TEST_CASE("a force's name and whether it is hidden are changed too")
{
    Harbour harbour(entries(entry("id=ship;name=Ship")), {}, {},
                    xml("forceEntry", "id=armada;name=Armada",
                        modifiers(modifier("append name of many", onlyIf("atLeast 1 force ship")))));
    const auto armada = harbour.force("armada");
    CHECK(harbour.name(armada) == "Armada");
    harbour.take(armada, "ship");
    CHECK(harbour.name(armada) == "Armada of many");
}

TEST_CASE("what gives a category if nobody has it yet gives it to the first of those who could have it")
{
    Harbour harbour(entries(
        entry("id=captain;name=Captain",
              inCategory("deck") + modifiers(modifier("set-primary category flag", onlyIf("lessThan 1 force flag")))) +
        entry("id=cook;name=Cook", inCategory("deck"))));
    const auto force = harbour.force();
    const auto cook = harbour.take(force, "cook");
    const auto one = harbour.take(force, "captain");
    const auto two = harbour.take(force, "captain");
    CHECK(harbour.categories(one) == "deck flag*");
    CHECK(harbour.categories(two) == "deck*");
    CHECK(harbour.categories(cook) == "deck*");
    CHECK(harbour.judged().isComplete());
    const auto other = harbour.take(harbour.force(), "captain");
    CHECK(harbour.categories(other) == "deck flag*"); // each force has its own
    harbour.giveBack(one);
    CHECK(harbour.categories(two) == "deck flag*");
}

TEST_CASE("a force may cost something itself, which its modifiers change and limits count")
{
    const auto costs = [](const std::string& value) {
        return xml("costs", {}, xml("cost", "name=Crowns;typeId=crowns;value=" + value));
    };
    Harbour harbour(
        entries(entry("id=ship;name=Ship", crowns("10"))), {}, {},
        xml("forceEntry", "id=armada;name=Armada",
            constraints(constraint("max 30 self", "field=crowns;includeChildSelections=true;includeChildForces=true")) +
                xml("forceEntries", {},
                    xml("forceEntry", "id=wing;name=Wing",
                        costs("12") + modifiers(modifier("increment crowns 3", onlyIf("atLeast 1 self ship")))))));
    const auto armada = harbour.force("armada");
    harbour.take(armada, "ship");
    const auto wing = harbour.force("wing", armada);
    CHECK(harbour.total() == "22");
    CHECK(harbour.findings().empty());
    harbour.take(wing, "ship");
    CHECK(harbour.total() == "35"); // 10 + 12 + 3 + 10
    CHECK(harbour.findings() == std::vector<std::string>{"too many Armada 35/30 force"});
}

TEST_CASE("of several main categories the first is meant; a link's stands before its target's")
{
    const auto twice = [](const std::string& first, const std::string& second) {
        return xml("categoryLinks", {},
                   xml("categoryLink", "id=one;targetId=" + first + ";primary=true") +
                       xml("categoryLink", "id=two;targetId=" + second + ";primary=true"));
    };
    Harbour harbour(entries(entry("id=ship;name=Ship", twice("deck", "mast"))) +
                    links(linkTo("other", "ship", twice("flag", "deck"))));
    const auto force = harbour.force();
    CHECK(harbour.categories(harbour.take(force, "ship")) == "deck* mast");
    CHECK(harbour.categories(harbour.take(force, "other")) == "deck mast flag*");
}
