#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

/// A ship with two mates, each with a knife, and a pennant that changes others.
class Fleet {
public:
    explicit Fleet(const std::string& words, const std::string& more, const std::string& when = {})
        : harbour(xml("profileTypes", {},
                      xml("profileType", "id=stats;name=Sailor",
                          xml("characteristicTypes", {}, xml("characteristicType", "id=speed;name=Speed"))) +
                          xml("profileType", "id=arms;name=Arm",
                              xml("characteristicTypes", {}, xml("characteristicType", "id=edge;name=Edge")))) +
                  entries(entry("id=ship;name=Ship;type=unit",
                                crowns("10") + profile("stats", "speed", "5") +
                                    entries(entry("id=mate;name=Mate;type=model",
                                                  crowns("1") + profile("stats", "speed", "6") +
                                                      entries(entry("id=knife;name=Knife",
                                                                    profile("arms", "edge", "2") + crowns("1")))) +
                                            entry("id=pennant;name=Pennant", modifiers(modifier(words, when, more)))))))
    {
        ship = harbour.take(harbour.force(), "ship");
        mate = harbour.take(ship, "mate");
        knife = harbour.take(mate, "knife");
        pennant = harbour.take(ship, "pennant");
    }

    static std::string profile(const std::string& type, const std::string& column, const std::string& value)
    {
        return xml("profiles", {},
                   xml("profile", "id=p-" + column + ";name=Figures;typeId=" + type,
                       xml("characteristics", {}, xml("characteristic", "name=Figure;typeId=" + column, value))));
    }

    std::string figure(const std::string& id)
    {
        return harbour.information(id).profiles.at(0).characteristics.at(0).value;
    }

    Harbour harbour;
    std::string ship, mate, knife, pennant;
};

} // namespace

TEST_CASE("a scope alone changes the thing that it means")
{
    Fleet fleet("add category flag", "scope=parent");
    CHECK(fleet.harbour.categories(fleet.ship) == "flag");
    CHECK(fleet.harbour.categories(fleet.pennant).empty());
    CHECK(fleet.harbour.judged().isComplete());
    Fleet top("set name Flagship", "scope=root-entry");
    CHECK(top.harbour.name(top.ship) == "Flagship");
}

TEST_CASE("entries are what is directly in it, with recursive all that is; self is the thing too")
{
    Fleet direct("increment crowns 1", "scope=parent;affects=entries");
    CHECK(direct.harbour.cost(direct.mate) == "2");
    CHECK(direct.harbour.cost(direct.knife) == "1");
    CHECK(direct.harbour.cost(direct.ship) == "10");
    Fleet all("increment crowns 1", "scope=parent;affects=self.entries.recursive");
    CHECK(all.harbour.cost(all.knife) == "2");
    CHECK(all.harbour.cost(all.ship) == "11");
}

TEST_CASE("an id leaves those that answer to it")
{
    Fleet fleet("increment crowns 1", "scope=parent;affects=self.entries.recursive.knife");
    CHECK(fleet.harbour.cost(fleet.knife) == "2");
    CHECK(fleet.harbour.cost(fleet.mate) == "1");
    Fleet alone("increment crowns 1", "scope=parent;affects=mate");
    CHECK(alone.harbour.cost(alone.mate) == "2");
}

TEST_CASE("profiles are changed by the name of their type")
{
    Fleet fleet("increment edge 1", "scope=root-entry;affects=self.entries.recursive.profiles.Arm");
    CHECK(fleet.figure(fleet.knife) == "3");
    CHECK(fleet.figure(fleet.mate) == "6");
    Fleet own("set speed 9", "scope=parent;affects=profiles.Sailor");
    CHECK(own.figure(own.ship) == "9");
    CHECK(own.figure(own.mate) == "6");
    CHECK(own.harbour.name(own.ship) == "Ship");
    CHECK(own.harbour.information(own.ship).profiles.at(0).changedBy == std::vector<std::string>{"Pennant"});
}

TEST_CASE("conditions are asked by the one that has the modifier; without it nothing is changed")
{
    Fleet fleet("set name Flagship", "scope=parent", onlyIf("instanceOf 1 self pennant"));
    CHECK(fleet.harbour.name(fleet.ship) == "Flagship");
    fleet.harbour.giveBack(fleet.pennant);
    CHECK(fleet.harbour.name(fleet.ship) == "Ship");
}

TEST_CASE("a group changes others for the selection that owns it, without being taken")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship",
              groups(group("id=arms;name=Arms", modifiers(modifier("append name armed", {}, "scope=parent")))))));
    CHECK(harbour.name(harbour.take(harbour.force(), "ship")) == "Ship armed");
}

TEST_CASE("others' errors and limits work as one's own")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship",
                      entries(entry("id=mate;name=Mate", constraints(constraint("max 1 parent", "id=most"))) +
                              entry("id=horn;name=Horn",
                                    modifiers(modifier("set most 2", {}, "scope=parent;affects=entries.mate")))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    harbour.take(ship, "mate");
    harbour.take(ship, "mate");
    CHECK(harbour.findings().size() == 1);
    harbour.take(ship, "horn");
    CHECK(harbour.findings().empty());
}

TEST_CASE("a step that we do not know leaves the verdict open")
{
    Fleet fleet("set name Flagship", "scope=parent;affects=weather.entries");
    CHECK_FALSE(fleet.harbour.judged().isComplete());
}

TEST_CASE("others hide and limit what is not taken, and groups")
{
    const auto horn = [](const std::string& change, const std::string& path) {
        return entry("id=horn;name=Horn", modifiers(modifier(change, {}, "scope=parent;affects=" + path)));
    };
    // A group that must be filled is not missing once the horn has hidden it.
    Harbour arms(entries(
        entry("id=ship;name=Ship",
              groups(group("id=arms;name=Arms", entries(entry("id=hook;name=Hook") + entry("id=pike;name=Pike")) +
                                                    constraints(constraint("min 1 parent", "id=some")))) +
                  entries(horn("set hidden true", "self.entries.arms")))));
    auto ship = arms.take(arms.force(), "ship");
    CHECK(arms.findings().size() == 1);
    arms.take(ship, "horn");
    CHECK(arms.findings().empty());
    // A mate who is not there may have to be.
    Harbour mates(entries(entry("id=ship;name=Ship", entries(entry("id=mate;name=Mate;type=model",
                                                                   constraints(constraint("min 0 parent", "id=few"))) +
                                                             horn("increment few 2", "entries.model")))));
    ship = mates.take(mates.force(), "ship");
    CHECK(mates.findings().empty());
    mates.take(ship, "horn");
    CHECK(mates.findings() == std::vector<std::string>{"too few Mate 0/2 selection ship"});
}

TEST_CASE("a group that changes its entries does not change those beside it")
{
    Harbour harbour(entries(entry(
        "id=ship;name=Ship",
        groups(group("id=arms;name=Arms", entries(entry("id=hook;name=Hook", crowns("1"))) +
                                              modifiers(modifier("increment crowns 5", {}, "affects=self.entries")))) +
            entries(entry("id=mate;name=Mate", crowns("2"))) + crowns("10"))));
    const auto ship = harbour.take(harbour.force(), "ship");
    harbour.take(ship, "mate");
    CHECK(harbour.total() == "12");
    harbour.take(ship, "hook");
    CHECK(harbour.total() == "18");
}
