#include "core/base/jsonpath.h"
#include "io/data/datafile.h"
#include "io/data/names.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "io/json/canonical.h"
#include "io/roster/rosterfile.h"
#include "io/ruleset/catalogueloader.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster;
using namespace muster::testing;
using nlohmann::ordered_json;

namespace {

std::string pathOf(const std::string& name) { return testHome() + "/muster/armies/skirmish/" + name + ".json"; }

ordered_json skirmishDocument(const std::string& name) { return ordered_json::parse(bytesOf(pathOf(name))); }

/// A data file as it would be read from disk; it must keep its schema.
DataFile checkedFile(const std::string& name, const std::string& schema, const ordered_json& document)
{
    static auto shipped = muster::testing::schemas();
    const auto text = canonicalText(document);
    auto parsed = parseJson(text, name);
    REQUIRE(parsed.has_value());
    const auto faults = shipped.check(schema, *parsed, text, name);
    INFO(told(faults));
    REQUIRE(faults.empty());
    return {name, text, std::move(*parsed), false};
}

Faults buildingFaultsOf(const ordered_json& ruleset, const ordered_json& army)
{
    const auto built =
        buildCatalogue(checkedFile("ruleset.json", "ruleset", ruleset), {checkedFile("red.json", "army", army)});
    return built ? Faults() : built.error();
}

ordered_json::json_pointer at(const std::string& pointer) { return ordered_json::json_pointer(pointer); }

/// One change to the army makes one fault, at this pointer and in the line where that is.
void oneBuildingFault(const std::string& changed, const ordered_json& value, const std::string& pointer,
                      const std::string& words)
{
    auto army = skirmishDocument("red");
    army[at(changed)] = value;
    const auto faults = buildingFaultsOf(skirmishDocument("ruleset"), army);
    INFO(changed << " = " << value.dump() << '\n' << told(faults));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == pointer);
    CHECK(faults[0].file == "red.json");
    const auto where = locate(canonicalText(army), pointer);
    CHECK(where.line > 1);
    CHECK(faults[0].line == where.line);
    CHECK(faults[0].column == where.column);
    CHECK_THAT(faults[0].message, Catch::Contains(words));
}

} // namespace

TEST_CASE("the small ruleset and its armies have no faults")
{
    const auto built = buildCatalogue(checkedFile("ruleset.json", "ruleset", skirmishDocument("ruleset")),
                                      {checkedFile("red.json", "army", skirmishDocument("red")),
                                       checkedFile("blue.json", "army", skirmishDocument("blue"))});
    INFO((built ? std::string() : told(built.error())));
    REQUIRE(built.has_value());
    REQUIRE(built->armies.size() == 2);
    const auto pikes = built->findUnit(Id<Army>::at(0), "pikes");
    REQUIRE(!pikes.isNone());
    CHECK(built->unit(pikes).minModels == 4);
    CHECK(built->unit(pikes).choices.options.size() == 4);
    CHECK(built->findUnit(Id<Army>::at(0), "blue:archers") == built->findUnit(Id<Army>::at(1), "archers"));
    CHECK(built->findUnit(Id<Army>::at(0), "archers").isNone());
    CHECK(built->findUnit(Id<Army>::at(0), "green:archers").isNone());
    CHECK(!built->findRuling("early-start").isNone());
    CHECK(!built->findRuling("red-paint").isNone());
}

TEST_CASE("a reference that leads nowhere is one fault at its place")
{
    oneBuildingFault("/units/0/weapons/0/weapon", "pyke", "/units/0/weapons/0/weapon", "no weapon \"pyke\"");
    oneBuildingFault("/units/0/rules/0", "stedy", "/units/0/rules/0", "no special rule \"stedy\"");
    oneBuildingFault("/weapons/1/rules/0/rule", "stedy", "/weapons/1/rules/0", "no special rule \"stedy\"");
    oneBuildingFault("/weapons/0/kind", "thrown", "/weapons/0/kind", "no kind of weapon \"thrown\"");
    oneBuildingFault("/units/0/marks/0", "veterans", "/units/0/marks/0", "no mark \"veterans\"");
    oneBuildingFault("/units/0/category", "feet", "/units/0/category", "no category \"feet\"");
    oneBuildingFault("/composition/0/units/0", "pyke", "/composition/0/units/0", "no unit \"pyke\"");
    oneBuildingFault("/composition/0/units/1/unit", "canon", "/composition/0/units/1", "no unit \"canon\"");
    oneBuildingFault("/composition/0/units/1/ruling", "late-start", "/composition/0/units/1/ruling",
                     "no ruling \"late-start\"");
    oneBuildingFault("/units/0/options/0/options/1/excludes/0", "drumer", "/units/0/options/0/options/1/excludes/0",
                     "no option \"drumer\"");
    oneBuildingFault("/units/0/options/1/options/1/requires/0", "drumer", "/units/0/options/1/options/1/requires/0",
                     "no option \"drumer\"");
    oneBuildingFault("/units/0/options/0/options/1/ruling", "late-start", "/units/0/options/0/options/1/ruling",
                     "no ruling \"late-start\"");
    oneBuildingFault("/units/0/options/0/options/0/citation", "page-9", "/units/0/options/0/options/0/citation",
                     "no citation \"page-9\"");
    oneBuildingFault("/units/0/options/0/options/0/replaces", {"pyke"}, "/units/0/options/0/options/0/replaces/0",
                     "no weapon \"pyke\"");
    oneBuildingFault("/composition/0/limits", {{{"id", "few"}, {"name", "Few"}, {"units", {"pyke"}}, {"atMost", 1}}},
                     "/composition/0/limits/0/units/0", "no unit \"pyke\"");
}

TEST_CASE("an id that is there twice is one fault at the second")
{
    oneBuildingFault("/units/2", skirmishDocument("red")["units"][0], "/units/2/id", "twice");
    oneBuildingFault("/weapons/2", {{"id", "pike"}, {"name", "Pike"}}, "/weapons/2/id", "twice");
    oneBuildingFault("/units/0/options/0/options/0/id", "banner", "/units/0/options/1/options/1/id", "twice");
    oneBuildingFault("/rulings/0/id", "early-start", "/rulings/0/id", "twice");
}

TEST_CASE("a figure that does not fit its column, or has none, is one fault")
{
    oneBuildingFault("/units/0/stats/fight", "four", "/units/0/stats/fight", "is not a figure for the column Fight");
    oneBuildingFault("/units/0/stats/fight", 4, "/units/0/stats/fight", "is not a figure for the column Fight");
    oneBuildingFault("/units/0/stats/nerve", "9", "/units/0/stats/nerve", "is not a figure for the column Nerve");
    oneBuildingFault("/units/0/stats/speed", 6, "/units/0/stats/speed", "no column \"speed\"");
    oneBuildingFault("/weapons/0/stats/reach", 6, "/weapons/0/stats/reach", "no column \"reach\"");
    oneBuildingFault("/units/0/options/0/options/0/effects", {{{"stat", "speed"}, {"add", 1}}},
                     "/units/0/options/0/options/0/effects/0/stat", "no column \"speed\"");
    oneBuildingFault("/units/0/options/0/options/0/effects", {{{"stat", "move"}, {"add", 1}, {"set", 3}}},
                     "/units/0/options/0/options/0/effects/0", "2 things");
    oneBuildingFault("/units/0/options/0/options/0/effects", {{{"stat", "move"}}},
                     "/units/0/options/0/options/0/effects/0", "0 things");
    oneBuildingFault("/units/0/options/0/options/0/effects", {{{"stat", "fight"}, {"set", "four"}}},
                     "/units/0/options/0/options/0/effects/0/set", "is not a figure");
}

TEST_CASE("a choice that nobody can make is one fault")
{
    oneBuildingFault("/units/0/options/0/options/0/max", 0, "/units/0/options/0/options/0/max", "nobody can ever take");
    oneBuildingFault("/units/0/options/1/default", {{"piper", 1}}, "/units/0/options/1/default/piper",
                     "no option \"piper\"");
    // An option of another group is not an option of this one.
    oneBuildingFault("/units/0/options/1/default", {{"long-pikes", 1}}, "/units/0/options/1/default/long-pikes",
                     "no option \"long-pikes\"");
    oneBuildingFault("/units/0/options/1/min", 2, "/units/0/options/1", "default takes 1");
    oneBuildingFault("/units/0/models", {{"min", 9}, {"max", 4}}, "/units/0/models", "smallest size is larger");
}

TEST_CASE("a group that wants more than its options allow is one fault")
{
    auto army = skirmishDocument("red");
    army[at("/units/0/options/0")].erase("max");
    army[at("/units/0/options/0/min")] = 3;
    const auto faults = buildingFaultsOf(skirmishDocument("ruleset"), army);
    INFO(told(faults));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == "/units/0/options/0");
    CHECK_THAT(faults[0].message, Catch::Contains("more than its options allow"));
}

TEST_CASE("a default that takes more than its option or its group allows is a fault")
{
    auto army = skirmishDocument("red");
    army[at("/units/0/options/1/default")] = {{"drummer", 4}};
    CHECK(buildingFaultsOf(skirmishDocument("ruleset"), army).size() == 1);
    army = skirmishDocument("red");
    army[at("/units/0/options/0/default")] = {{"long-pikes", 1}, {"short-pikes", 1}};
    CHECK(buildingFaultsOf(skirmishDocument("ruleset"), army).size() == 1);
}

TEST_CASE("several faults are all told")
{
    auto army = skirmishDocument("red");
    army[at("/units/0/weapons/0/weapon")] = "pyke";
    army[at("/units/0/stats/fight")] = "four";
    army[at("/units/1/category")] = "guns";
    CHECK(buildingFaultsOf(skirmishDocument("ruleset"), army).size() == 3);
}

TEST_CASE("an unknown special rule is a fault also where there are no rules at all")
{
    auto ruleset = skirmishDocument("ruleset");
    auto army = skirmishDocument("red");
    ruleset.erase("rules");
    const auto faults = buildingFaultsOf(ruleset, army);
    INFO(told(faults));
    CHECK(faults.size() == 2);
}

TEST_CASE("a figure beyond all numbers is refused, not cut")
{
    auto army = skirmishDocument("red");
    army[at("/units/0/options/0/options/0/effects")] = {{{"stat", "move"}, {"set", 99'999'999'999}}};
    const auto text = canonicalText(army);
    auto parsed = parseJson(text, "red.json");
    REQUIRE(parsed.has_value());
    auto shipped = muster::testing::schemas();
    const bool isRefused = !shipped.check("army", *parsed, text, "red.json").empty() ||
                           !buildingFaultsOf(skirmishDocument("ruleset"), army).empty();
    CHECK(isRefused);
}

TEST_CASE("what a ruleset refers to is there")
{
    const auto rulesetFaults = [](const std::string& changed, const ordered_json& value) {
        auto ruleset = skirmishDocument("ruleset");
        ruleset[at(changed)] = value;
        return buildingFaultsOf(ruleset, skirmishDocument("red"));
    };
    const std::tuple<std::string, ordered_json, std::string> cases[]{
        {"/constraints/1/citation", "page-9", "page-9"},
        {"/constraints/1/count/points/category", "cannons", "cannons"},
        {"/constraints/3/in", "wagon", "wagon"},
        {"/citations/guns/source", "pamphlet", "pamphlet"},
        {"/structure/unit-size/citation", "page-9", "page-9"},
        {"/places/0/accepts/category", "feet", "feet"},
        {"/rules/0/citation", "page-9", "page-9"}};
    for (const auto& [changed, value, words] : cases) {
        const auto faults = rulesetFaults(changed, value);
        INFO(changed << '\n' << told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].file == "ruleset.json");
        CHECK(faults[0].line > 1);
        CHECK_THAT(faults[0].pointer, Catch::StartsWith(changed.substr(0, changed.rfind('/'))));
        CHECK_THAT(faults[0].message, Catch::Contains(words));
    }
}

TEST_CASE("names in a roster that the catalogue does not know are told, each with what may be meant")
{
    auto store = [] {
        const muster::testing::Environment home("XDG_DATA_HOME", testHome());
        return Store::open(muster::testing::inSource(""));
    }();
    REQUIRE(store.has_value());
    const auto faultOf = [&](const std::string& members) {
        const auto text = R"({ "format": "muster-roster", "version": 1, "ruleset": "skirmish", "army": "red",)"
                          "\n" +
                          members + " }";
        const auto roster = readRoster(text, "FILE");
        REQUIRE(roster.has_value());
        const auto catalogue = store->catalogueFor(*roster, text, "FILE");
        REQUIRE(catalogue.has_value());
        const auto faults = unknownNames(**catalogue, *roster, text, "FILE");
        INFO(told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].line == 2);
        return faults[0];
    };
    const std::tuple<std::string, std::string, std::string> cases[]{
        {R"("units": [{ "unit": "pike" }])", "/units/0/unit", "Did you mean \"pikes\"?"},
        {R"("units": [{ "unit": "blue:archer" }])", "/units/0/unit", "Did you mean \"blue:archers\"?"},
        {R"("units": [{ "unit": "cannon", "units": [{ "unit": "pike" }] }])", "/units/0/units/0/unit",
         "Did you mean \"pikes\"?"},
        {R"("units": [{ "unit": "pikes", "options": { "drumer": 1 } }])", "/units/0/options/drumer",
         "Did you mean \"drummer\"?"},
        {R"("units": [{ "unit": "cannon", "options": { "drummer": 1 } }])", "/units/0/options/drummer",
         "It has no options."},
        {R"("units": [{ "unit": "pikes", "groups": [{ "group": "sergant" }] }])", "/units/0/groups/0/group",
         "Did you mean \"sergeant\"?"},
        {R"("battle": { "scenario": "the-brige" })", "/battle/scenario", "Did you mean \"the-bridge\"?"},
        {R"("battle": { "options": { "nigth": true } })", "/battle/options/nigth", "Did you mean \"night\"?"},
        {R"("battle": { "options": { "night": "dark" } })", "/battle/options/night", ""},
        {R"("battle": { "options": { "size": true } })", "/battle/options/size", "Write one of \"small\" \"large\"."},
        {R"("battle": { "options": { "size": "huge" } })", "/battle/options/size",
         "Write one of \"small\" \"large\"."}};
    for (const auto& [members, pointer, advice] : cases) {
        INFO(members);
        const auto fault = faultOf(members);
        CHECK(fault.pointer == pointer);
        CHECK(fault.advice == advice);
    }
}

TEST_CASE("a ruling that the catalogue does not know is told apart: a roster can be judged with it")
{
    auto store = [] {
        const muster::testing::Environment home("XDG_DATA_HOME", testHome());
        return Store::open(muster::testing::inSource(""));
    }();
    REQUIRE(store.has_value());
    const std::string text = R"({ "format": "muster-roster", "version": 1, "ruleset": "skirmish", "army": "red",
        "rulings": { "early-starts": true } })";
    const auto roster = readRoster(text, "FILE");
    REQUIRE(roster.has_value());
    const auto catalogue = store->catalogueFor(*roster, text, "FILE");
    REQUIRE(catalogue.has_value());
    CHECK(unknownNames(**catalogue, *roster, text, "FILE").empty());
    const auto faults = unknownRulings(**catalogue, *roster, text, "FILE");
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == "/rulings/early-starts");
    CHECK(faults[0].line == 2);
    CHECK(faults[0].advice == "Did you mean \"early-start\"?");
}
