#include "core/data/catalogue.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

Unit kind(std::string id)
{
    Unit made;
    made.id = std::move(id);
    return made;
}

OptionList listOf(const std::vector<std::string>& ids)
{
    OptionList list;
    list.groups.add();
    for (const auto& id : ids) {
        const auto option = list.options.add();
        list.options[option].id = id;
        list.options[option].group = Id<OptionGroup>::at(0);
        list.groups.back().options.push_back(option);
    }
    list.index();
    return list;
}

} // namespace

TEST_CASE("a unit has the sizes of its list, or those of its range, ends included")
{
    auto unit = kind("a");
    unit.minModels = 5;
    unit.maxModels = 10;
    for (const auto models : {5, 7, 10})
        CHECK(unit.allowsModels(models));
    for (const auto models : {0, 4, 11})
        CHECK_FALSE(unit.allowsModels(models));
    CHECK(unit.defaultModels() == 5);
    unit.sizes = {10, 5};
    CHECK(unit.allowsModels(5));
    CHECK(unit.allowsModels(10));
    CHECK_FALSE(unit.allowsModels(7));
    CHECK(unit.defaultModels() == 10);
    CHECK_FALSE(unit.group("champion"));
    unit.groups.add();
    unit.groups.back().id = "champion";
    CHECK(unit.group("champion") == &unit.groups.back());
}

TEST_CASE("a kind of unit is named alone in its own army, and with the army's id elsewhere")
{
    Catalogue catalogue;
    catalogue.units = Table<Unit>{kind("pikes"), kind("pikes"), kind("wizard")};
    const auto red = catalogue.armies.add();
    const auto blue = catalogue.armies.add();
    catalogue.armies[red].id = "red";
    catalogue.armies[red].allies = {"blue"};
    catalogue.armies[red].unitsById = {{"pikes", Id<Unit>::at(0)}};
    catalogue.armies[blue].id = "blue";
    catalogue.armies[blue].unitsById = {{"pikes", Id<Unit>::at(1)}, {"wizard", Id<Unit>::at(2)}};
    const std::tuple<Id<Army>, std::string_view, Id<Unit>> references[]{
        {red, "pikes", Id<Unit>::at(0)},
        {blue, "pikes", Id<Unit>::at(1)},
        {red, "blue:pikes", Id<Unit>::at(1)},
        {noId, "blue:wizard", Id<Unit>::at(2)},
        {red, "wizard", noId},
        {red, "green:pikes", noId},
        {red, ":pikes", noId},
        {noId, "pikes", noId},
        {red, "red:wizard", noId},
    };
    for (const auto& [own, reference, found] : references) {
        INFO(reference);
        CHECK(catalogue.findUnit(own, reference) == found);
    }
    CHECK(catalogue.armies[red].isAlly("blue"));
    CHECK_FALSE(catalogue.armies[red].isAlly("red"));
    CHECK_FALSE(catalogue.armies[blue].isAlly("red"));
}

TEST_CASE("a place is found by its id; without one it is the ruleset's usual place")
{
    Catalogue catalogue;
    const auto aboard = catalogue.ruleset.places.add();
    catalogue.ruleset.places[aboard].as = "aboard";
    CHECK(catalogue.findPlace("").isNone());
    catalogue.ruleset.places.add();
    catalogue.ruleset.places.back().as = "beside";
    catalogue.ruleset.defaultPlace = catalogue.ruleset.places.last();
    CHECK(catalogue.findPlace("") == catalogue.ruleset.places.last());
    CHECK(catalogue.findPlace("aboard") == aboard);
    CHECK(catalogue.findPlace("under").isNone());
    catalogue.ruleset.arcs = {{"F", "front"}};
    CHECK(catalogue.ruleset.arcName("F") == "front");
    CHECK(catalogue.ruleset.arcName("R") == "R");
}

TEST_CASE("an option is found by its id, also among those that begin alike")
{
    // Eight letters are compared as a number first, so ids that share them are the hard ones.
    const std::vector<std::string> ids{"machine-gun-b", "machine-gun", "axe",        "machine-",  "machine-gun-a",
                                       "machine",       "zweihander",  "z\xc3\xa4h", "machine.x", "a"};
    const auto list = listOf(ids);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        INFO(ids[i]);
        CHECK(list.find(ids[i]) == Id<Option>::at(i));
    }
    for (const auto* id : {"", "ax", "axes", "machine-gun-c", "machine-g", "zz", "b"}) {
        INFO(id);
        CHECK(list.find(id).isNone());
    }
    CHECK(OptionList().find("axe").isNone());
}

TEST_CASE("a list of options knows what is standard, and in which groups something is needed")
{
    auto list = listOf({"axe", "bow", "club"});
    list.options[Id<Option>::at(1)].defaultCount = 2;
    list.index();
    CHECK(list.standard == std::vector{Id<Option>::at(1)});
    CHECK(list.needed.empty());
    list.options[Id<Option>::at(2)].min = {1, 5};
    list.index();
    CHECK(list.needed == std::vector{Id<OptionGroup>::at(0)});
    list.options[Id<Option>::at(2)].min = {};
    list.groups.back().min = {1, 0};
    list.index();
    CHECK(list.needed == std::vector{Id<OptionGroup>::at(0)});
    CHECK(list.standard.size() == 1); // not twice
    CHECK(list.find("axe") == Id<Option>::at(0));
    CHECK(list.byId.size() == 3);
}

TEST_CASE("a limit is a number, or so many for each full number of models")
{
    CHECK(OptionBound{3, 0}.at(99) == 3);
    CHECK(OptionBound{2, 5}.at(4) == 0);
    CHECK(OptionBound{2, 5}.at(5) == 2);
    CHECK(OptionBound{2, 5}.at(14) == 4);
}
