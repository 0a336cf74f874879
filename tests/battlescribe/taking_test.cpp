#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

std::string least(const std::string& words, const std::string& more = {})
{
    return constraints(constraint("min " + words, more));
}

Texts takenAtFirst(const std::string& catalogue)
{
    Harbour harbour(catalogue);
    return harbour.children(harbour.force());
}

/// Below a ship.
Texts takenInShip(const std::string& inShip)
{
    Harbour harbour(entries(entry("id=ship;name=Ship", inShip)));
    return harbour.children(harbour.take(harbour.force(), "ship"));
}

} // namespace

TEST_CASE("a minimum at the top of a force is taken as so many selections")
{
    CHECK(takenAtFirst(entries(entry("id=ship;name=Ship", least("2 parent")) + entry("id=boat;name=Boat"))) ==
          Texts{"ship", "ship"});
}

TEST_CASE("a minimum below a selection is taken as an amount, and whatever is below it in turn")
{
    CHECK(takenInShip(entries(entry("id=gun;name=Gun", least("3 parent")) + entry("id=oar;name=Oar"))) ==
          Texts{"gun*3"});
    Harbour harbour(entries(entry(
        "id=ship;name=Ship",
        least("1 parent") +
            entries(entry("id=crew;name=Crew", least("2 parent") + entries(entry("id=knife;name=Knife;collective=true",
                                                                                 least("1 parent"))))))));
    harbour.force();
    CHECK(harbour.children(harbour.only("ship")) == Texts{"crew*2"});
    CHECK(harbour.children(harbour.only("crew")) == Texts{"knife*2"});
}

TEST_CASE("what is apart is taken as selections of their own")
{
    CHECK(takenInShip(entries(entry("id=mate;name=Mate", least("2 parent") + entries(entry("id=hat;name=Hat"))))) ==
          Texts{"mate", "mate"});
}

TEST_CASE("the minimum is the one in the file, before modifiers")
{
    CHECK(takenAtFirst(entries(entry("id=ship;name=Ship", least("1 parent", "id=few") +
                                                              modifiers(modifier("set few 0"))))) == Texts{"ship"});
    CHECK(takenAtFirst(
              entries(entry("id=ship;name=Ship", least("0 parent", "id=few") + modifiers(modifier("set few 1")))))
              .empty());
}

TEST_CASE("in a wider place only those are taken that are missing there")
{
    Harbour harbour(entries(entry("id=flagship;name=Flagship", least("1 roster"))));
    const auto first = harbour.force();
    const auto second = harbour.force();
    CHECK(harbour.children(first) == Texts{"flagship"});
    CHECK(harbour.children(second).empty());
}

TEST_CASE("two links to a shared entry with one minimum take it once")
{
    CHECK(takenAtFirst(shared(entry("id=boat;name=Boat", least("1 force"))) +
                       links(linkTo("one", "boat") + linkTo("two", "boat"))) == Texts{"boat"});
}

TEST_CASE("a group takes its default, an entry or a link; else its only entry; else nothing")
{
    const auto inGroup = [](const std::string& attributes, const std::string& children) {
        return takenInShip(groups(group("id=arms;name=Arms" + attributes, least("2 parent") + children)));
    };
    const std::string two = entries(entry("id=gun;name=Gun") + entry("id=hook;name=Hook"));
    CHECK(inGroup(";defaultSelectionEntryId=hook", two) == Texts{"hook*2"});
    CHECK(inGroup("", two).empty());
    CHECK(inGroup("", entries(entry("id=gun;name=Gun"))) == Texts{"gun*2"});
    Harbour harbour(
        entries(entry("id=ship;name=Ship",
                      groups(group("id=arms;name=Arms;defaultSelectionEntryId=to-hook",
                                   least("1 parent") + links(linkTo("to-gun", "gun") + linkTo("to-hook", "hook")))))) +
        shared(entry("id=gun;name=Gun") + entry("id=hook;name=Hook")));
    CHECK(harbour.children(harbour.take(harbour.force(), "ship")) == Texts{"hook"});
}

TEST_CASE("what an entry in a group takes by itself counts for the group, and an inner group for an outer one")
{
    CHECK(takenInShip(groups(group("id=arms;name=Arms;defaultSelectionEntryId=hook",
                                   least("2 parent") + entries(entry("id=gun;name=Gun", least("1 parent")) +
                                                               entry("id=hook;name=Hook"))))) == Texts{"gun", "hook"});
    CHECK(takenInShip(groups(
              group("id=arms;name=Arms;defaultSelectionEntryId=hook",
                    least("1 parent") + entries(entry("id=hook;name=Hook")) +
                        groups(group("id=guns;name=Guns", least("1 parent") + entries(entry("id=gun;name=Gun"))))))) ==
          Texts{"gun"});
}

TEST_CASE("a minimum of forces, of a cost or a share takes nothing")
{
    CHECK(takenAtFirst(entries(entry("id=ship;name=Ship", least("1 roster", "field=forces")))).empty());
    CHECK(takenAtFirst(entries(entry("id=ship;name=Ship", least("1 parent", "field=crowns") + crowns("5")))).empty());
    CHECK(takenAtFirst(entries(entry("id=ship;name=Ship", least("50 parent", "percentValue=true")))).empty());
}

TEST_CASE("what is hidden is not taken by itself, nor what hides as soon as something else is there")
{
    CHECK(takenAtFirst(entries(entry("id=ship;name=Ship;hidden=true", least("1 parent")))).empty());
    CHECK(takenAtFirst(entries(
              entry("id=notice;name=Notice",
                    least("1 parent") + modifiers(modifier("set hidden true", onlyIf("atLeast 1 parent any")))) +
              entry("id=ship;name=Ship", least("1 parent")))) == Texts{"ship"});
}

TEST_CASE("a modifier may choose another default")
{
    CHECK(takenInShip(groups(group("id=arms;name=Arms;defaultSelectionEntryId=gun",
                                   least("1 parent") + modifiers(modifier("set defaultSelectionEntryId hook")) +
                                       entries(entry("id=gun;name=Gun") + entry("id=hook;name=Hook"))))) ==
          Texts{"hook"});
}
