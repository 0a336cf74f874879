// What has changed in the data since a list was saved. A ship costs 20 crowns then, and a gun 5.
#include "battlescribe/harbour.h"

#include "battlescribe/exchange/changes.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/exchange/shownroster.h"
#include "battlescribe/saved/rosterreader.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

XmlNode saved(Harbour& harbour)
{
    return exchange::fileOf(harbour.game, harbour.roster, harbour.judged(), harbour.ids).xml.root;
}

exchange::DataChanges since(Harbour& later, const XmlNode& file)
{
    later.roster = exchange::rosterIn(later.game, file);
    const auto shown = exchange::shownRoster(later.game, later.roster, later.judged(), later.budget);
    return exchange::changesSince(battlescribe::rosterIn(file), later.roster, shown.roster);
}

Texts changesAsTexts(const exchange::DataChanges& found)
{
    constexpr std::array kinds{"gone", "renamed", "price", "categories"};
    Texts texts;
    for (const auto& each : found.changes)
        texts.push_back(std::string(kinds.at(static_cast<std::size_t>(each.kind))) + ' ' + each.name + ": " + each.was +
                        " > " + each.now + (each.cost.empty() ? "" : ' ' + each.cost));
    return texts;
}

std::string fleetOf(const std::string& ship, const std::string& gun, const std::string& more = {})
{
    return entries(entry("id=ship" + ship, crowns("20") + inCategory("deck") + entries(gun)) + more);
}

} // namespace

TEST_CASE("with the same data nothing has changed")
{
    const auto catalogue = fleetOf(";name=Ship", entry("id=gun;name=Gun", crowns("5")));
    Harbour harbour(catalogue);
    harbour.take(harbour.take(harbour.force(), "ship"), "gun");
    Harbour later(catalogue);
    CHECK(since(later, saved(harbour)).changes.empty());
}

TEST_CASE("what is gone, renamed, has another price or other categories, in the order of the list")
{
    Harbour harbour(fleetOf(";name=Ship", entry("id=gun;name=Gun", crowns("5")),
                            entry("id=raft;name=Raft", inCategory("mast") + entries(entry("id=pole;name=Pole")))));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    const auto gun = harbour.take(ship, "gun");
    harbour.setAmount(gun, 3);
    harbour.take(harbour.take(fleet, "raft"), "pole");
    harbour.take(fleet, "ship");
    auto file = saved(harbour);

    Harbour later(
        entries(entry("id=ship;name=Great Ship", crowns("20") +
                                                     xml("categoryLinks", {},
                                                         xml("categoryLink", "id=one;targetId=flag;primary=false") +
                                                             xml("categoryLink", "id=two;targetId=mast;primary=true")) +
                                                     entries(entry("id=gun;name=Gun", crowns("7"))))));
    const auto found = since(later, file);
    CHECK(changesAsTexts(found) == Texts{"renamed Ship: Ship > Great Ship", "categories Ship: Deck > Mast, Flag",
                                         "price Gun: 15 > 21 Crowns", "gone Raft:  > ",
                                         "renamed Ship: Ship > Great Ship", "categories Ship: Deck > Mast, Flag"});
    CHECK(found.more == 0);
    CHECK(found.changes[0].id == ship);
    CHECK(found.changes[2].id == gun);

    // Of these formats a selection is in one category, and the rest is not said.
    for (auto& each : file.attributes)
        if (each.name == "battleScribeVersion")
            each.value = "2.00";
    Harbour again(fleetOf(";name=Ship", entry("id=gun;name=Gun", crowns("5")), entry("id=raft;name=Raft")));
    CHECK(changesAsTexts(since(again, file)) == Texts{"gone Pole:  > "});
}

TEST_CASE("a force and a kind of cost may be gone, too")
{
    const auto catalogue = entries(entry("id=ship;name=Ship", crowns("20")));
    Harbour harbour(catalogue, {}, {}, xml("forceEntry", "id=armada;name=Armada"));
    harbour.take(harbour.force("armada"), "ship");
    const auto file = saved(harbour);
    Harbour later(entries(entry("id=ship;name=Ship")));
    CHECK(changesAsTexts(since(later, file)) == Texts{"gone Armada:  > ", "price Ship: 20 > 0 Crowns"});
}

TEST_CASE("New Recruit leaves out a number that only sorts, which is no other name")
{
    Harbour harbour(entries(entry("id=raid;name=Raid")));
    harbour.take(harbour.force(), "raid");
    auto file = saved(harbour);
    Harbour later(entries(entry("id=raid;name=1. Raid")));
    CHECK(changesAsTexts(since(later, file)) == Texts{"renamed Raid: Raid > 1. Raid"});
    file.attributes.push_back({"generatedBy", "https://newrecruit.eu"});
    CHECK(since(later, file).changes.empty());
}

TEST_CASE("so many changes are told, and the number of the rest")
{
    Harbour harbour(entries(entry("id=ship;name=Ship")));
    const auto fleet = harbour.force();
    for (int i = 0; i < 310; ++i)
        harbour.take(fleet, "ship");
    Harbour later(entries(entry("id=ship;name=Boat")));
    const auto found = since(later, saved(harbour));
    CHECK(found.changes.size() == exchange::mostDataChanges);
    CHECK(found.more == 10);
}
