#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

const std::string gunShip =
    entries(entry("id=ship;name=Ship", crowns("10") + entries(entry("id=gun;name=Gun", crowns("1")))));

/// Doing it and taking it back leaves the roster as it was.
void checkThereAndBack(Harbour& harbour, const Edit& edit)
{
    const auto before = harbour.roster;
    const auto inverse = battlescribe::apply(harbour.roster, edit);
    REQUIRE(inverse);
    const auto after = harbour.roster;
    CHECK(after != before);
    const auto again = battlescribe::apply(harbour.roster, *inverse);
    REQUIRE(again);
    CHECK(harbour.roster == before);
    REQUIRE(battlescribe::apply(harbour.roster, *again));
    CHECK(harbour.roster == after);
}

} // namespace

TEST_CASE("every edit has an inverse")
{
    Harbour harbour(gunShip);
    const auto fleet = harbour.force();
    const auto squadron = harbour.force("squadron", fleet);
    const auto ship = harbour.take(fleet, "ship");
    const auto gun = harbour.take(ship, "gun");
    const auto& all = harbour.game.definitions();
    const auto file = all.nodes[all.nodesOf(all.keys.find("cat")).front()].file;
    const auto convoy = all.nodesOf(all.keys.find("convoy")).front();
    checkThereAndBack(
        harbour, *compose::addForce({harbour.game, harbour.ids, harbour.budget}, harbour.roster, convoy, file, {}));
    checkThereAndBack(harbour, compose::removeForce(squadron));
    checkThereAndBack(harbour, *compose::takeChoice({harbour.game, harbour.ids, harbour.budget}, harbour.roster, fleet,
                                                    harbour.choice(fleet, "ship")));
    checkThereAndBack(harbour, *compose::takeChoice({harbour.game, harbour.ids, harbour.budget}, harbour.roster, ship,
                                                    harbour.choice(ship, "gun")));
    checkThereAndBack(harbour, *compose::removeOne(harbour.roster, gun));
    checkThereAndBack(harbour, *compose::copyOf(harbour.roster, harbour.ids, ship));
    checkThereAndBack(harbour, *compose::copyOf(harbour.roster, harbour.ids, fleet));
    checkThereAndBack(harbour, {SetLimit{all.keys.find("crowns"), Decimal(500)}});
    checkThereAndBack(harbour, {SetNotes{ship, {}, {"Gull", "fast"}}});
    checkThereAndBack(harbour, {SetNotes{fleet, {}, {"First", "in the bay"}}});
    checkThereAndBack(harbour, {SetNotes{fleet, "deck", {"Upper deck", ""}}});
    checkThereAndBack(harbour, {SetRosterName{"Ebb"}});
    checkThereAndBack(harbour, {SetRosterNotes{"for Sunday"}});
}

TEST_CASE("an edit of which one step is not possible does nothing at all")
{
    Harbour harbour(gunShip);
    const auto ship = harbour.take(harbour.force(), "ship");
    const auto before = harbour.roster;
    const auto done = battlescribe::apply(harbour.roster, {SetAmount{ship, 3}, RemoveSelection{"nobody"}});
    REQUIRE_FALSE(done);
    CHECK(toText(done.error().front()) == "the roster has no selection \"nobody\".");
    CHECK(harbour.roster == before);
    CHECK_FALSE(battlescribe::apply(harbour.roster, {RemoveForce{"nobody"}}));
    CHECK_FALSE(battlescribe::apply(harbour.roster, {InsertForce{"nobody", 0, {}}}));
    CHECK_FALSE(battlescribe::apply(harbour.roster, {InsertSelection{"nobody", 0, {}}}));
    CHECK_FALSE(battlescribe::apply(harbour.roster, {SetAmount{"nobody", 1}}));
    CHECK_FALSE(battlescribe::apply(harbour.roster, {SetNotes{"nobody", {}, {}}}));
    CHECK_FALSE(compose::takeChoice({harbour.game, harbour.ids, harbour.budget}, harbour.roster, "nobody", {}));
    CHECK_FALSE(compose::removeOne(harbour.roster, "nobody"));
    CHECK_FALSE(compose::copyOf(harbour.roster, harbour.ids, "nobody"));
}

TEST_CASE("giving back takes one away, the last one with all in it; at the top of a force all at once")
{
    Harbour harbour(gunShip);
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    const auto gun = harbour.take(ship, "gun");
    harbour.take(ship, "gun");
    harbour.giveBack(gun);
    CHECK(harbour.children(ship) == Texts{"gun"});
    harbour.giveBack(gun);
    CHECK(harbour.children(ship).empty());
    harbour.take(ship, "gun");
    harbour.giveBack(ship);
    CHECK(harbour.children(fleet).empty());
    CHECK(harbour.total() == "0");
}

TEST_CASE("a copy has all that is in it under new ids")
{
    Harbour harbour(gunShip);
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    harbour.take(ship, "gun");
    harbour.apply(compose::copyOf(harbour.roster, harbour.ids, ship));
    const auto& selections = harbour.roster.forces.front().selections;
    REQUIRE(selections.size() == 2);
    CHECK(selections[0].id != selections[1].id);
    CHECK(selections[0].selections[0].id != selections[1].selections[0].id);
    CHECK(harbour.total() == "22");
    harbour.apply(compose::copyOf(harbour.roster, harbour.ids, fleet));
    CHECK(harbour.total() == "44");
}

TEST_CASE("a new roster has the limits that the data propose; none below nothing, and nothing is one")
{
    const auto limits = [](const std::string& proposed) {
        return Harbour(xml("costTypes", {}, xml("costType", "id=sails;name=Sails;defaultCostLimit=" + proposed)))
            .roster.limits;
    };
    CHECK(limits("-1").empty());
    REQUIRE(limits("0").size() == 1);
    CHECK(limits("0").front().value == Decimal(0));
    CHECK(limits("12.5").front().value.text() == "12.5");
}

TEST_CASE("ids of a seed are always the same, and differ")
{
    compose::NewIds one(1);
    compose::NewIds other(1);
    const auto first = one.next();
    CHECK(first == other.next());
    CHECK(first != one.next());
    CHECK(first.size() == 19);
}

TEST_CASE("forces may be in forces, each with its own catalogue")
{
    Harbour harbour(gunShip, {},
                    {"<catalogue id=\"yard\" name=\"Yard\" gameSystemId=\"tide\">" +
                     entries(entry("id=raft;name=Raft", crowns("4"))) + "</catalogue>"});
    const auto fleet = harbour.force();
    const auto squadron = harbour.force("squadron", fleet, "yard");
    harbour.take(fleet, "ship");
    harbour.take(squadron, "raft");
    CHECK(harbour.total() == "14");
    CHECK(harbour.judged(squadron).name == "Squadron");
    CHECK(harbour.judged().elements[harbour.judged().find(squadron)].parent == harbour.judged().find(fleet));
}
