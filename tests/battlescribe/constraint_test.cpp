#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using Texts = std::vector<std::string>;

TEST_CASE("too many of an entry is its own fault, once for a place, not for each copy")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship", limit("max 1 parent") + entries(entry("id=gun;name=Gun", limit("max 2 parent"))))));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    CHECK(harbour.findings().empty());
    harbour.setAmount(harbour.take(ship, "gun"), 3);
    CHECK(harbour.findings() == Texts{"too many Gun 3/2 selection gun"});
    harbour.take(fleet, "ship");
    harbour.take(fleet, "ship");
    CHECK(harbour.findings() == Texts{"too many Ship 3/1 selection ship", "too many Gun 3/2 selection gun"});
}

TEST_CASE("at the limit all is well; a maximum below nothing is none, one of nothing is a limit")
{
    const auto findings = [](const std::string& most) {
        Harbour harbour(entries(entry("id=ship;name=Ship", limit("max " + most + " force"))));
        harbour.take(harbour.force(), "ship");
        return harbour.findings().size();
    };
    CHECK(findings("1") == 0);
    CHECK(findings("0") == 1);
    CHECK(findings("-1") == 0);
}

TEST_CASE("too few at the top is the fault of the main category, else of the force")
{
    Harbour harbour(entries(entry("id=ship;name=Ship", inCategory("deck") + limit("min 1 parent", "id=few")) +
                            entry("id=boat;name=Boat", limit("min 1 parent"))));
    const auto fleet = harbour.force();
    harbour.giveBack(harbour.only("ship"));
    harbour.giveBack(harbour.only("boat"));
    CHECK(harbour.findings() == Texts{"too few Ship 0/1 category deck", "too few Boat 0/1 force"});
    harbour.take(fleet, "ship");
    CHECK(harbour.findings().size() == 1);
}

TEST_CASE("too few in a wider place is the fault of the force or the roster, and told once")
{
    Harbour harbour(entries(entry("id=ship;name=Ship", limit("min 2 force", "id=one")) +
                            entry("id=boat;name=Boat", limit("min 1 roster", "id=two"))));
    harbour.force();
    harbour.force();
    for (auto& force : harbour.roster.forces)
        force.selections.clear();
    CHECK(harbour.findings() == Texts{"too few Ship 0/2 force", "too few Boat 0/1 roster", "too few Ship 0/2 force"});
}

TEST_CASE("too few below a selection, and anything of a group, is the owner's")
{
    Harbour harbour(entries(entry("id=ship;name=Ship",
                                  entries(entry("id=crew;name=Crew", limit("min 2 parent"))) +
                                      groups(group("id=arms;name=Arms",
                                                   limit("max 1 parent") + entries(entry("id=gun;name=Gun") +
                                                                                   entry("id=hook;name=Hook")))))) +
                    groups(group("id=yard;name=Yard", limit("min 1 parent") + entries(entry("id=raft;name=Raft") +
                                                                                      entry("id=boat;name=Boat")))));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    harbour.giveBack(harbour.only("crew"));
    harbour.take(ship, "gun");
    harbour.take(ship, "hook");
    CHECK(harbour.findings() ==
          Texts{"too few Yard 0/1 force", "too many Arms 2/1 selection ship", "too few Crew 1/2 selection ship"});
}

TEST_CASE("exactly so many may be asked for")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship", entries(entry("id=crew;name=Crew", limit("exactly 2 parent"))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(harbour.children(ship) == Texts{"crew*2"});
    CHECK(harbour.findings().empty());
    harbour.take(ship, "crew");
    CHECK(harbour.findings() == Texts{"not exactly Crew 3/2 selection ship"});
}

TEST_CASE("limits of target and link hold each by itself")
{
    Harbour harbour(shared(entry("id=ship;name=Ship", limit("max 2 force", "id=one"))) +
                    links(linkTo("to-ship", "ship", limit("max 1 force", "id=two"))));
    const auto fleet = harbour.force();
    for (int i = 0; i < 3; ++i)
        harbour.take(fleet, "ship");
    CHECK(harbour.findings() == Texts{"too many Ship 3/2 selection ship", "too many Ship 3/1 selection ship"});
}

TEST_CASE("a shared limit counts over all links, another each link alone")
{
    const auto findings = [](const std::string& isShared) {
        Harbour harbour(shared(entry("id=ship;name=Ship", limit("max 1 force", "shared=" + isShared))) +
                        links(linkTo("one", "ship") + linkTo("two", "ship")));
        const auto fleet = harbour.force();
        harbour.take(fleet, "one");
        harbour.take(fleet, "two");
        return harbour.findings().size();
    };
    CHECK(findings("true") == 1);
    CHECK(findings("false") == 0);
}

TEST_CASE("below several of the parent, a limit is for each of them")
{
    Harbour harbour(entries(entry(
        "id=ship;name=Ship", entries(entry("id=crew;name=Crew", entries(entry("id=knife;name=Knife;collective=true",
                                                                              limit("max 2 parent"))))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    const auto crew = harbour.take(ship, "crew");
    const auto knife = harbour.take(crew, "knife");
    harbour.setAmount(crew, 5);
    harbour.setAmount(knife, 2);
    CHECK(harbour.findings().empty());
    harbour.setAmount(knife, 3);
    CHECK(harbour.findings() == Texts{"too many Knife 3/2 selection knife"});
    CHECK(harbour.judged().findings.front().isEach);
}

TEST_CASE("a cost can be limited, for one selection or many; shares are of the agreed limit")
{
    Harbour own(entries(entry("id=ship;name=Ship", crowns("4") +
                                                       limit("max 5 self", "field=crowns;includeChildSelections=true") +
                                                       entries(entry("id=gun;name=Gun", crowns("1"))))));
    const auto ship = own.take(own.force(), "ship");
    own.take(ship, "gun");
    CHECK(own.findings().empty());
    own.take(ship, "gun");
    CHECK(own.findings() == Texts{"too many Ship 6/5 selection ship"});
    Harbour share(entries(
        entry("id=ship;name=Ship", crowns("30") + limit("max 25 roster", "field=limit::crowns;percentValue=true"))));
    share.take(share.force(), "ship");
    CHECK(share.findings().empty()); // without a limit it rests
    share.setLimit("120");
    CHECK(share.findings().empty());
    share.setLimit("100");
    CHECK(share.findings() == Texts{"too many Ship 30/25 selection ship"});
    CHECK(share.judged().findings.front().percent == battlescribe::Decimal(25));
}

TEST_CASE("a limit rests where its place is not in the roster, or its owner or a group around it is hidden")
{
    Harbour harbour(entries(entry("id=ship;name=Ship", limit("min 1 convoy", "id=one")) +
                            entry("id=boat;name=Boat;hidden=true", limit("min 1 force", "id=two"))) +
                    groups(group("id=yard;name=Yard;hidden=true",
                                 limit("min 1 force", "id=three") +
                                     entries(entry("id=raft;name=Raft", limit("min 1 force", "id=four"))))));
    harbour.force();
    CHECK(harbour.findings().empty());
}

TEST_CASE("a category is limited in each force that shows it")
{
    const std::string forces = xml(
        "forceEntry", "id=armada;name=Armada",
        xml("categoryLinks", {},
            xml("categoryLink", "id=l;targetId=flag",
                limit("min 1 parent", "id=few") + modifiers(modifier("set few 2", onlyIf("atLeast 1 force raft"))))));
    Harbour harbour(entries(entry("id=ship;name=Ship", inCategory("flag")) + entry("id=raft;name=Raft")), {}, {},
                    forces);
    const auto armada = harbour.force("armada");
    CHECK(harbour.findings() == Texts{"too few Flag 0/1 category flag"});
    harbour.take(armada, "ship");
    CHECK(harbour.findings().empty());
    harbour.take(armada, "raft");
    CHECK(harbour.findings() == Texts{"too few Flag 1/2 category flag"});
    const auto tally = harbour.judged().tallies.front();
    CHECK(tally.name == "Flag");
    CHECK(tally.count == 1);
    CHECK(tally.min == battlescribe::Decimal(2));
    CHECK_FALSE(tally.max);
}

TEST_CASE("forces of a kind are limited: each of too many is told, too few are told once")
{
    const std::string forces =
        xml("forceEntry", "id=armada;name=Armada", constraints(constraint("max 1 roster", "field=forces;id=most"))) +
        xml("forceEntry", "id=guard;name=Guard", constraints(constraint("min 1 roster", "field=forces;id=few")));
    Harbour harbour(entries(entry("id=ship;name=Ship")), {}, {}, forces);
    CHECK(harbour.findings() == Texts{"too few Guard 0/1 roster"});
    harbour.force("guard");
    harbour.force("armada");
    CHECK(harbour.findings().empty());
    harbour.force("armada");
    CHECK(harbour.findings() == Texts{"too many Armada 2/1 roster", "too many Armada 2/1 roster"});
}

TEST_CASE("a minimum of forces on an entry is never met: no force is that entry")
{
    Harbour harbour(entries(entry("id=ship;name=Ship", limit("min 1 roster", "field=forces"))));
    harbour.take(harbour.force(), "ship");
    CHECK(harbour.findings() == Texts{"too few Ship 0/1 roster"});
}

TEST_CASE("a cost over what was agreed on is found, exactly")
{
    Harbour harbour(entries(entry("id=ship;name=Ship", crowns("10.5"))));
    harbour.take(harbour.force(), "ship");
    harbour.setLimit("10.5");
    CHECK(harbour.findings().empty());
    CHECK(harbour.judged().isLegal());
    harbour.setLimit("10.4");
    CHECK(harbour.findings() == Texts{"over limit Crowns 10.5/10.4 roster"});
    CHECK_FALSE(harbour.judged().isLegal());
}

TEST_CASE("limits of kinds that we do not know, and missing files, leave the verdict open")
{
    Harbour strange(entries(entry("id=ship;name=Ship", limit("most 1 parent"))));
    strange.take(strange.force(), "ship");
    CHECK_FALSE(strange.judged().isComplete());
    Harbour alone(xml("catalogueLinks", {}, xml("catalogueLink", "id=i;name=Yard;targetId=yard;type=catalogue")) +
                  entries(entry("id=ship;name=Ship")));
    alone.force();
    CHECK_FALSE(alone.judged().isComplete());
    Harbour untouched(entries(entry("id=ship;name=Ship", limit("most 1 parent")) + entry("id=boat;name=Boat")));
    CHECK(untouched.judged().isComplete());
}

TEST_CASE("a group's categories count for what is chosen in it")
{
    Harbour harbour(groups(group("id=yard;name=Yard", inCategory("deck") + entries(entry("id=raft;name=Raft")))));
    CHECK(harbour.categories(harbour.take(harbour.force(), "raft")) == "deck*");
}

TEST_CASE("numbers too large to be true stop at the largest there is")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship",
              crowns("900000000") +
                  modifiers(modifier("multiply crowns 900000000", repeats(repeat("2000000000 for 1 force ship")))) +
                  entries(entry("id=crew;name=Crew", crowns("900000000") + limit("max 900000000 parent"))))));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    harbour.setAmount(ship, 1'000'000'000'000);
    harbour.setAmount(harbour.take(ship, "crew"), 1'000'000'000'000);
    const auto judgement = harbour.judged();
    CHECK(judgement.totals.at(0).sum > battlescribe::Decimal(1'000'000'000'000));
    CHECK(harbour.judged(ship).number == 1'000'000'000);
}

TEST_CASE("a text does not grow without an end")
{
    const std::string more = modifier("append name hohoho", repeats(repeat("1000000 for 1 force ship")));
    std::string all;
    for (int i = 0; i < 200; ++i)
        all += more;
    Harbour harbour(
        entries(entry("id=ship;name=Ship", modifiers(all + modifier("replace name huhuhuhuhu", {}, "arg=ho")))));
    CHECK(harbour.name(harbour.take(harbour.force(), "ship")).size() < 2'000'000);
}

TEST_CASE("a force must have the forces that the data want in it")
{
    const std::string forces = xml(
        "forceEntry", "id=armada;name=Armada",
        xml("forceEntries", {},
            xml("forceEntry", "id=wing;name=Wing", constraints(constraint("min 1 parent", "field=forces;id=few")))));
    Harbour harbour(entries(entry("id=ship;name=Ship")), {}, {}, forces);
    CHECK(harbour.findings().empty());
    const auto armada = harbour.force("armada");
    CHECK(harbour.findings() == Texts{"too few Wing 0/1 roster"});
    harbour.force("wing", armada);
    CHECK(harbour.findings().empty());
}

TEST_CASE("what ties selections to others is not judged, so the verdict is open")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship",
                      xml("associations", {}, xml("association", "id=a;name=Escort;min=1;scope=force;childId=any")))));
    harbour.take(harbour.force(), "ship");
    CHECK_FALSE(harbour.judged().isComplete());
}

TEST_CASE("a kind of cost may be named and hidden by modifiers")
{
    Harbour harbour(xml("costTypes", {},
                        xml("costType", "id=sails;name=Sails",
                            modifiers(modifier("set hidden true") + modifier("set name Cloth")))) +
                    entries(entry("id=ship;name=Ship")));
    const auto total = harbour.judged().totals.at(1);
    CHECK(total.name == "Cloth");
    CHECK(total.isHidden);
}

TEST_CASE("what no category of the force shows is neither taken by itself nor missing in it")
{
    const auto oath = [](const std::string& categories) {
        return entries(entry("id=oath;name=Oath", categories + constraints(constraint("min 1 parent"))));
    };
    Harbour without(oath(inCategory("flag")));
    const auto force = without.force();
    CHECK(without.children(force).empty());
    CHECK(without.findings().empty());

    Harbour shown(oath(xml("categoryLinks", {},
                           xml("categoryLink", "id=l1;targetId=flag;primary=true") +
                               xml("categoryLink", "id=l2;targetId=deck;primary=false"))));
    const auto fleet = shown.force();
    CHECK(shown.children(fleet) == std::vector<std::string>{"oath"});
    shown.giveBack(shown.only("oath"));
    CHECK(shown.findings() == std::vector<std::string>{"too few Oath 0/1 category flag"});

    Harbour inNone(oath({}));
    CHECK(inNone.children(inNone.force()) == std::vector<std::string>{"oath"});
}

TEST_CASE("a limit may have words of its own")
{
    Harbour harbour(entries(entry(
        "id=mate;name=Mate", constraints(constraint("max 1 force", "id=one;message=No more than {value} {this}!")))));
    const auto force = harbour.force();
    harbour.take(force, "mate");
    harbour.take(force, "mate");
    REQUIRE(harbour.judged().findings.size() == 1);
    CHECK(harbour.judged().findings.front().message == "No more than 1 Mate!");
}

TEST_CASE("a link to a category may come and go")
{
    const auto link = [](const std::string& more, const std::string& inLink = {}) {
        return xml("categoryLinks", {}, xml("categoryLink", "id=l;targetId=deck" + more, inLink));
    };
    Harbour harbour(entries(
        entry("id=ship;name=Ship", link(";hidden=true")) +
        entry("id=raft;name=Raft",
              link(";hidden=true", modifiers(modifier("set hidden false", onlyIf("atLeast 1 force mate"))))) +
        entry("id=boat;name=Boat", link({}, modifiers(modifier("set hidden true", onlyIf("atLeast 1 force mate"))))) +
        entry("id=mate;name=Mate")));
    const auto force = harbour.force();
    const auto ship = harbour.take(force, "ship");
    const auto raft = harbour.take(force, "raft");
    const auto boat = harbour.take(force, "boat");
    CHECK(harbour.categories(ship).empty());
    CHECK(harbour.categories(raft).empty());
    CHECK(harbour.categories(boat) == "deck");
    harbour.take(force, "mate");
    CHECK(harbour.categories(raft) == "deck");
    CHECK(harbour.categories(boat).empty());
    CHECK(harbour.judged().isComplete());
}

TEST_CASE("before version 2.02 a force defines its categories, and an entry has one")
{
    const std::string armada = xml(
        "forceEntry", "id=armada;name=Armada",
        xml("categoryEntries", {},
            xml("categoryEntry", "id=line;name=Ships of the Line", constraints(constraint("max 1 parent", "id=most"))) +
                xml("categoryEntry", "id=scouts;name=Scouts", constraints(constraint("min 1 parent", "id=least")))));
    Harbour harbour(entries(entry("id=ship;name=Ship;categoryEntryId=line") +
                            entry("id=raft;name=Raft;categoryEntryId=(No Category)")),
                    {}, {}, armada);
    const auto force = harbour.force("armada");
    const auto ship = harbour.take(force, "ship");
    const auto raft = harbour.take(force, "raft");
    CHECK(harbour.categories(ship) == "line*");
    CHECK(harbour.categories(raft).empty());
    CHECK(harbour.findings().size() == 1); // no scouts
    harbour.take(force, "ship");
    CHECK(harbour.findings().size() == 2); // and too many ships
    CHECK(harbour.judged().isComplete());
}

TEST_CASE("what is in a category that the data hide is told: its limits do not count")
{
    const auto armada =
        xml("forceEntry", "id=armada;name=Armada",
            xml("categoryLinks", {},
                xml("categoryLink", "id=l;targetId=deck;hidden=true", constraints(constraint("max 0 parent")))));
    Harbour harbour(entries(entry("id=ship;name=Ship", inCategory("deck"))), {}, {}, armada);
    harbour.take(harbour.force("armada"), "ship");
    const auto judged = harbour.judged();
    CHECK(judged.isLegal());
    REQUIRE(judged.notes.size() == 1);
    CHECK(judged.notes.front().message ==
          "\"Ship\" is in \"Deck\", which the data hide for this roster: its limits do not count");
}

TEST_CASE("a least number of selections of a force may be reached by what is in it, but in New Recruit")
{
    const auto armada = xml("forceEntry", "id=armada;name=Armada", constraints(constraint("min 2 roster")));
    Harbour harbour(entries(entry("id=ship;name=Ship")), {}, {}, armada);
    const auto force = harbour.force("armada");
    harbour.take(force, "ship");
    CHECK(harbour.findings().size() == 1); // one force, and one in it
    harbour.take(force, "ship");
    CHECK(harbour.judged().isLegal());
    CHECK(harbour.judged().notes.size() == 1);
    harbour.roster.manner = battlescribe::Manner::NewRecruit;
    CHECK(harbour.findings().size() == 1);
}

TEST_CASE("a link to a category may name itself as the place of its limit")
{
    const auto armada =
        xml("forceEntry", "id=armada;name=Armada",
            xml("categoryLinks", {},
                xml("categoryLink", "id=line-1;targetId=deck", constraints(constraint("max 1 line-1")))));
    Harbour harbour(entries(entry("id=ship;name=Ship", inCategory("deck"))), {}, {}, armada);
    const auto force = harbour.force("armada");
    harbour.take(force, "ship");
    CHECK(harbour.findings().empty());
    harbour.take(force, "ship");
    CHECK(harbour.findings().size() == 1);
}

TEST_CASE("only what is at the top of a force has a main category in New Recruit")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship", inCategory("deck") + entries(entry("id=mate;name=Mate", inCategory("deck"))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    const auto mate = harbour.take(ship, "mate");
    CHECK(harbour.categories(mate) == "deck*");
    harbour.roster.manner = battlescribe::Manner::NewRecruit;
    CHECK(harbour.categories(mate) == "deck");
    CHECK(harbour.categories(ship) == "deck*");
}
