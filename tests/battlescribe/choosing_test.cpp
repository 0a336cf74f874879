// What an editor does with choices: how many of them, one in place of another, moved, copied as text.
#include "battlescribe/harbour.h"

#include "battlescribe/compose/choosing.h"
#include "battlescribe/compose/moving.h"
#include "battlescribe/exchange/clipping.h"

#include <catch2/catch.hpp>

#include <set>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

/// An edit that is made, taken back, and made again; all three times the roster is as it should be.
void make(Harbour& harbour, const Result<Edit>& edit)
{
    REQUIRE(edit);
    const auto before = harbour.roster;
    const auto back = battlescribe::apply(harbour.roster, *edit);
    REQUIRE(back);
    const auto after = harbour.roster;
    REQUIRE(battlescribe::apply(harbour.roster, *back));
    CHECK(harbour.roster == before);
    REQUIRE(battlescribe::apply(harbour.roster, *edit));
    CHECK(harbour.roster == after);
}

compose::Composer composer(Harbour& harbour) { return {harbour.game, harbour.ids, harbour.budget}; }

Texts set(Harbour& harbour, const std::string& parent, const std::string& choice, std::int64_t count)
{
    make(harbour, compose::setCount(composer(harbour), harbour.roster, parent, harbour.choice(parent, choice), count));
    CHECK(compose::countOf(harbour.roster, parent, harbour.choice(parent, choice)) == count);
    return harbour.children(parent);
}

std::string refusalOf(const Result<Edit>& edit) { return edit ? "none" : edit.error().front().message; }

/// A ship with arms: at most so many of a gun, a cannon or a hook, of which the last two have a rope.
std::string armed(const std::string& most)
{
    const auto roped = [](const std::string& attributes) {
        return entry(attributes, entries(entry("id=rope;name=Rope;collective=true", limit("min 1 parent"))));
    };
    return entries(
        entry("id=ship;name=Ship",
              groups(group("id=arms;name=Arms",
                           limit("max " + most + " parent", "id=most") +
                               entries(entry("id=gun;name=Gun;collective=true") + roped("id=hook;name=Hook")) +
                               groups(group("id=great;name=Great", entries(roped("id=cannon;name=Cannon"))))))));
}

} // namespace

TEST_CASE("a choice that is not apart has an amount, and comes with what it must have")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship", entries(entry("id=gun;name=Gun", entries(entry("id=wick;name=Wick;collective=true",
                                                                                  limit("min 2 parent"))))))));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(set(harbour, ship, "gun", 3) == Texts{"gun*3"});
    CHECK(harbour.children(harbour.only("gun")) == Texts{"wick*6"});
    CHECK(set(harbour, ship, "gun", 1) == Texts{"gun"});
    CHECK(set(harbour, ship, "gun", 4) == Texts{"gun*4"});
    CHECK(set(harbour, ship, "gun", 0).empty());
}

TEST_CASE("what is apart, or directly in a force, is so many selections; the last go first")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship",
                      entries(entry("id=mate;name=Mate", entries(entry("id=hat;name=Hat", limit("min 1 parent"))))))));
    const auto fleet = harbour.force();
    CHECK(set(harbour, fleet, "ship", 2) == Texts{"ship", "ship"});
    const auto ship = harbour.roster.forces[0].selections[0].id;
    CHECK(set(harbour, ship, "mate", 3) == Texts{"mate", "mate", "mate"});
    const auto first = harbour.roster.forces[0].selections[0].selections[0].id;
    CHECK(harbour.children(harbour.roster.forces[0].selections[0].selections[2].id) == Texts{"hat"});
    CHECK(set(harbour, ship, "mate", 1) == Texts{"mate"});
    CHECK(harbour.roster.forces[0].selections[0].selections[0].id == first);
    CHECK(set(harbour, fleet, "ship", 1) == Texts{"ship"});
    CHECK(harbour.roster.forces[0].selections[0].id == ship);
}

TEST_CASE("where a group may have one, another takes its place")
{
    Harbour harbour(armed("1"));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(set(harbour, ship, "gun", 1) == Texts{"gun"});
    CHECK(set(harbour, ship, "hook", 1) == Texts{"hook"});
    CHECK(harbour.children(harbour.only("hook")) == Texts{"rope"});
    // The group around the inner one is full, too.
    CHECK(set(harbour, ship, "cannon", 1) == Texts{"cannon"});
    CHECK(harbour.children(harbour.only("cannon")) == Texts{"rope"});
    CHECK(harbour.findings().empty());
    // More of what is there is a fault of the person's, and told.
    CHECK(set(harbour, ship, "cannon", 2) == Texts{"cannon*2"});
    CHECK_FALSE(harbour.findings().empty());
}

TEST_CASE("a group may have one only by a modifier, or more")
{
    const auto arms = [](const std::string& words, const std::string& when) {
        return entries(entry("id=ship;name=Ship",
                             groups(group("id=arms;name=Arms",
                                          limit(words, "id=most") + modifiers(modifier("set most 1", onlyIf(when))) +
                                              entries(entry("id=gun;name=Gun") + entry("id=hook;name=Hook"))))));
    };
    Harbour one(arms("max 2 parent", "atLeast 1 roster ship"));
    auto ship = one.take(one.force(), "ship");
    CHECK(set(one, ship, "gun", 1) == Texts{"gun"});
    CHECK(set(one, ship, "hook", 1) == Texts{"hook"});

    Harbour two(arms("max 2 parent", "atLeast 2 roster ship"));
    ship = two.take(two.force(), "ship");
    CHECK(set(two, ship, "gun", 1) == Texts{"gun"});
    CHECK(set(two, ship, "hook", 1) == Texts{"gun", "hook"});
}

TEST_CASE("in a group of several one leaves for another")
{
    Harbour harbour(armed("3"));
    const auto ship = harbour.take(harbour.force(), "ship");
    CHECK(set(harbour, ship, "gun", 2) == Texts{"gun*2"});
    CHECK(set(harbour, ship, "hook", 1) == Texts{"gun*2", "hook"});
    const compose::Swap swap{harbour.choice(ship, "gun"), harbour.choice(ship, "cannon")};
    make(harbour, compose::swap(composer(harbour), harbour.roster, ship, swap));
    CHECK(harbour.children(ship) == Texts{"gun", "hook", "cannon"});
    CHECK(harbour.children(harbour.only("cannon")) == Texts{"rope"});
    make(harbour, compose::swap(composer(harbour), harbour.roster, ship, swap));
    CHECK(harbour.children(ship) == Texts{"hook", "cannon*2"});
    CHECK(refusalOf(compose::swap(composer(harbour), harbour.roster, ship, swap)) ==
          "there is none of what is to leave");
}

TEST_CASE("what is not offered cannot be chosen, nor a group, nor too much at once")
{
    Harbour harbour(armed("1"));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    const auto tried = [&](const std::string& parent, Id<Choice> choice, std::int64_t count) {
        return refusalOf(compose::setCount(composer(harbour), harbour.roster, parent, choice, count));
    };
    CHECK(tried(fleet, harbour.choice(ship, "gun"), 1) == "this cannot be chosen here");
    CHECK(tried(ship, harbour.choice(ship, "arms"), 1) == "this cannot be chosen here");
    CHECK(tried(ship, noId, 1) == "this cannot be chosen here");
    CHECK(tried("gone", harbour.choice(ship, "gun"), 1) == "the roster has no \"gone\", or the data do not have it");
    CHECK(tried(fleet, harbour.choice(fleet, "ship"), 502) == "these are too many at once");
    CHECK(tried(fleet, harbour.choice(fleet, "ship"), -3) == "none");
    CHECK(tried(ship, harbour.choice(ship, "gun"), 1'000'000'000'000) == "none");
}

TEST_CASE("a number is that of all together, also where it cannot be shared out")
{
    Harbour harbour(entries(entry("id=crew;name=Crew", entries(entry("id=knife;name=Knife;collective=true")))));
    const auto fleet = harbour.force();
    const auto crew = harbour.take(fleet, "crew");
    harbour.setAmount(crew, 10);
    harbour.take(crew, "knife");
    const auto knife = harbour.only("knife");
    CHECK(harbour.judged(knife).number == 10);
    make(harbour, compose::setNumber(harbour.game, harbour.roster, knife, 5));
    CHECK(harbour.judged(knife).number == 5);
    make(harbour, compose::setNumber(harbour.game, harbour.roster, knife, 20));
    CHECK(harbour.judged(knife).number == 20);
    harbour.setAmount(crew, 3);
    CHECK(harbour.judged(knife).number == 6);
    make(harbour, compose::setNumber(harbour.game, harbour.roster, knife, 0));
    CHECK(harbour.children(crew).empty());
    CHECK_FALSE(compose::setNumber(harbour.game, harbour.roster, knife, 1));
}

TEST_CASE("several are removed at once, those in others with these")
{
    Harbour harbour(armed("3"));
    const auto first = harbour.force();
    const auto second = harbour.force();
    const auto ship = harbour.take(first, "ship");
    const auto other = harbour.take(second, "ship");
    const auto gun = harbour.take(ship, "gun");
    make(harbour, compose::removeAll(harbour.roster, {ship, gun, "gone", second, other}));
    REQUIRE(harbour.roster.forces.size() == 1);
    CHECK(harbour.children(first).empty());
}

TEST_CASE("a selection moves within its place, and to others that offer it")
{
    // Boats are chosen in a force, and lie in ships by a link of their own.
    const auto boat = entry("id=boat;name=Boat", entries(entry("id=oar;name=Oar;collective=true")));
    Harbour harbour(entries(entry("id=ship;name=Ship", links(linkTo("to-boat", "boat")))) +
                    links(linkTo("root-boat", "boat")) + shared(boat));
    const auto fleet = harbour.force();
    const auto convoy = harbour.force("convoy");
    const auto ship = harbour.take(fleet, "ship");
    const auto boats = harbour.take(fleet, "boat");
    const auto oar = harbour.take(boats, "oar");

    make(harbour, compose::moveSelection(harbour.game, harbour.roster, boats, {fleet, 0}));
    CHECK(harbour.children(fleet) == Texts{"boat", "ship"});
    make(harbour, compose::moveSelection(harbour.game, harbour.roster, boats, {convoy, 99}));
    CHECK(harbour.children(fleet) == Texts{"ship"});
    CHECK(harbour.children(convoy) == Texts{"boat"});
    make(harbour, compose::moveSelection(harbour.game, harbour.roster, boats, {ship, 0}));
    CHECK(harbour.children(ship) == Texts{"boat"});
    CHECK(harbour.children(boats) == Texts{"oar"});
    CHECK(harbour.game.pathOf(battlescribe::selectionOf(harbour.roster, boats)->choice) == "to-boat::boat");
    CHECK(harbour.game[battlescribe::selectionOf(harbour.roster, oar)->choice].above ==
          battlescribe::selectionOf(harbour.roster, boats)->choice);

    const auto tried = [&](const std::string& selection, const std::string& parent) {
        return refusalOf(compose::moveSelection(harbour.game, harbour.roster, selection, {parent, 0}));
    };
    CHECK(tried(ship, boats) == "\"Ship\" cannot be chosen there");
    CHECK(tried(oar, convoy) == "\"Oar\" cannot be chosen there");
    CHECK(tried(ship, ship) != "none");
    CHECK(tried(ship, "gone") == "nothing can be chosen there");
    CHECK(tried("gone", fleet) == "the roster has no \"gone\"");
}

TEST_CASE("a force moves where the data have a place for it")
{
    Harbour harbour(entries(entry("id=ship;name=Ship")));
    const auto fleet = harbour.force();
    const auto other = harbour.force();
    const auto squadron = harbour.force("squadron", fleet);
    harbour.take(squadron, "ship");
    make(harbour, compose::moveForce(harbour.game, harbour.roster, squadron, {other, 0}));
    CHECK(battlescribe::forceOf(harbour.roster, other)->forces.size() == 1);
    make(harbour, compose::moveForce(harbour.game, harbour.roster, other, {{}, 0}));
    CHECK(harbour.roster.forces[0].id == other);
    const auto tried = [&](const std::string& force, const std::string& parent) {
        return refusalOf(compose::moveForce(harbour.game, harbour.roster, force, {parent, 0}));
    };
    CHECK(tried(squadron, {}) == "\"Squadron\" cannot be there");
    CHECK(tried(fleet, other) == "\"Fleet\" cannot be there");
    CHECK(tried("gone", {}) == "the roster has no \"gone\"");
}

TEST_CASE("what is copied as text comes back with ids of its own, in another list of the game too")
{
    const auto catalogue = entries(entry(
        "id=ship;name=Ship",
        crowns("20") +
            entries(entry("id=crew;name=Crew", crowns("2") + entries(entry("id=knife;name=Knife;collective=true"))))));
    Harbour harbour(catalogue);
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    harbour.take(ship, "crew");
    const auto crew = harbour.only("crew");
    harbour.setAmount(crew, 4);
    const auto knife = harbour.take(crew, "knife");
    harbour.apply(Edit{SetNotes{ship, {}, {"Old <Salt>", "leaks & creaks"}}});

    const auto text = exchange::clippingOf(harbour.game, harbour.roster, {ship, knife});
    CHECK_THAT(text, Catch::Contains("gameSystemId=\"tide\"") && Catch::Contains("name=\"Ship\""));
    CHECK_THAT(text, !Catch::Contains("<force"));
    make(harbour, exchange::pasted(composer(harbour), harbour.roster, text, fleet));
    CHECK(harbour.children(fleet) == Texts{"ship", "ship"});
    const auto& copy = harbour.roster.forces[0].selections[1];
    CHECK(copy.id != ship);
    CHECK(copy.notes == Notes{"Old <Salt>", "leaks & creaks"});
    CHECK(harbour.children(copy.id) == Texts{"crew*4"});
    CHECK(harbour.children(copy.selections[0].id) == Texts{"knife*4"});
    CHECK(harbour.total() == "56"); // twice 20 + 4 x 2

    // Something that lies in a selection: one each of four, then one each of two.
    Harbour other(catalogue);
    const auto there = other.take(other.force(), "ship");
    other.take(there, "crew");
    const auto two = other.only("crew");
    other.setAmount(two, 2);
    make(other, exchange::pasted(composer(other), other.roster,
                                 exchange::clippingOf(harbour.game, harbour.roster, {knife}), two));
    CHECK(other.children(two) == Texts{"knife*2"});

    // A whole force.
    make(other, exchange::pasted(composer(other), other.roster,
                                 exchange::clippingOf(harbour.game, harbour.roster, {fleet}), {}));
    REQUIRE(other.roster.forces.size() == 2);
    CHECK(other.children(other.roster.forces[1].id) == Texts{"ship", "ship"});
    CHECK(other.roster.forces[1].id != fleet);
}

TEST_CASE("ids that are there twice, or missing, are renewed; until then the first is meant")
{
    Harbour harbour(armed("3"));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    const auto gun = harbour.take(ship, "gun");
    auto& selections = harbour.roster.forces[0].selections;
    selections[0].selections.push_back(selections[0].selections[0]); // two guns with one id
    selections[0].selections.push_back(selections[0].selections[0]);
    selections[0].selections[2].id.clear();
    selections.push_back(selections[0]);
    selections[1].selections[0].id = ship; // in one that has the same id
    const auto text = exchange::clippingOf(harbour.game, harbour.roster, {gun});
    CHECK(exchange::pasted(composer(harbour), harbour.roster, text, ship));

    compose::renewDoubles(harbour.roster, harbour.ids);
    std::set<std::string> ids;
    eachForceAndSelection(harbour.roster.forces, [&](const auto& each) {
        CHECK_FALSE(each.id.empty());
        CHECK(ids.insert(each.id).second);
    });
    CHECK(ids.size() == 9);
    CHECK(harbour.roster.forces[0].id == fleet);
    CHECK(selections[0].id == ship);
    CHECK(selections[0].selections[0].id == gun);
}

TEST_CASE("text that is nothing for this place is refused, and says why")
{
    Harbour harbour(armed("3"));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    const auto gun = harbour.take(ship, "gun");
    const auto tried = [&](const std::string& text, const std::string& parent) {
        return refusalOf(exchange::pasted(composer(harbour), harbour.roster, text, parent));
    };
    const auto text = exchange::clippingOf(harbour.game, harbour.roster, {gun});
    CHECK(tried(text, fleet) == "\"Gun\" cannot be chosen there");
    CHECK(tried(text, {}) == "\"Gun\" cannot be chosen there");
    CHECK(tried(text, "gone") == "\"Gun\" cannot be chosen there");
    CHECK(tried(exchange::clippingOf(harbour.game, harbour.roster, {}), fleet) == "there is nothing in it");
    CHECK(tried(exchange::clippingOf(harbour.game, harbour.roster, {fleet}), fleet) ==
          "the force \"Fleet\" cannot be there");
    CHECK(tried("some words", fleet) != "none");
    CHECK(tried("<roster gameSystemId=\"sand\" gameSystemName=\"Sand\"/>", fleet) ==
          "this is of another game: \"Sand\"");
    CHECK(tried("<roster gameSystemId=\"tide\"><forces><force name=\"X\"/></forces></roster>", {}) ==
          "the data do not have the force \"X\"");
}
