#include "io/data/versions.h"

#include "io/data/datafile.h"
#include "io/fixture.h"
#include "io/lint/lint.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {

// Made-up versions 0 and -1. Rosters called their army "force", and before that "host"; the number of models of a unit
// was called "size". Rulesets had "title" for "name", armies "troops" for "units".

/// Gives a key another name and leaves it in its place.
void renameKey(ordered_json& object, const std::string& from, const std::string& to)
{
    if (!object.is_object() || !object.contains(from))
        return;
    auto renamed = ordered_json::object();
    for (auto& [key, value] : object.items())
        renamed[key == from ? to : key] = value;
    object = std::move(renamed);
}

Faults rosterFromMinus1(ordered_json& document)
{
    renameKey(document, "host", "force");
    return {};
}

Faults rosterFrom0(ordered_json& document)
{
    renameKey(document, "force", "army");
    if (const auto units = document.find("units"); units != document.end() && units->is_array())
        for (auto& unit : *units)
            renameKey(unit, "size", "models");
    return {};
}

Faults rulesetFrom0(ordered_json& document)
{
    renameKey(document, "title", "name");
    return {};
}

Faults armyFrom0(ordered_json& document)
{
    renameKey(document, "troops", "units");
    return {};
}

Faults translationFrom0(ordered_json& document)
{
    renameKey(document, "tongue", "language");
    return {};
}

const FileVersions& madeUp()
{
    static const FileVersions versions{
        Versions(-1, {{rosterFromMinus1, {}}, {rosterFrom0, "what it called size is called models"}}),
        Versions(0, {{rulesetFrom0, {}}}), Versions(0, {{armyFrom0, "troops are units now"}}),
        Versions(0, {{translationFrom0, {}}})};
    return versions;
}

constexpr std::string_view today = R"({
  "format": "muster-roster",
  "version": 1,
  "ruleset": "skirmish",
  "army": "red",
  "units": [{ "id": "u1", "unit": "pikes", "models": 4 }]
}
)";

constexpr std::string_view version0 = R"({
  "format": "muster-roster",
  "version": 0,
  "ruleset": "skirmish",
  "force": "red",
  "units": [{ "id": "u1", "unit": "pikes", "size": 4 }]
}
)";

Fault updateFaultOf(std::string_view text)
{
    VersionUpdate update;
    const auto roster = readRoster(text, "FILE", madeUp().roster, update);
    REQUIRE_FALSE(roster.has_value());
    INFO(told(roster.error()));
    REQUIRE(roster.error().size() == 1);
    return roster.error().front();
}

} // namespace

TEST_CASE("today's versions are those of the schemas, and the first of each is still read")
{
    const auto& versions = fileVersions();
    for (const auto& [name, its] :
         {std::pair("roster", &versions.roster), std::pair("ruleset", &versions.ruleset),
          std::pair("army", &versions.army), std::pair("translation", &versions.translation),
          std::pair("ownunits", &versions.ownUnits), std::pair("collection", &versions.collection),
          std::pair("battle", &versions.battle)}) {
        INFO(name);
        const auto schema = json::parse(bytesOf(inSource("schemas/" + std::string(name) + ".schema.json")));
        CHECK(schema["properties"]["version"]["const"] == its->newest());
        json first{{"version", 1}};
        CHECK(its->bringUpToDate(first, R"({ "version": 1 })", "FILE").has_value());
        CHECK(first["version"] == its->newest());
    }
    CHECK(&versions.ofData("ruleset") == &versions.ruleset);
    CHECK(&versions.ofData("army") == &versions.army);
    CHECK(&versions.ofData("translation") == &versions.translation);
    CHECK(&versions.ofData("ownunits") == &versions.ownUnits);
}

TEST_CASE("a roster of an older version is brought up to date, and says what a person should know")
{
    VersionUpdate update;
    const auto roster = readRoster(version0, "FILE", madeUp().roster, update);
    INFO((roster ? std::string() : told(roster.error())));
    REQUIRE(roster.has_value());
    CHECK(writeRoster(*roster) == today);
    CHECK(update.isOld());
    CHECK(update.from == 0);
    CHECK(update.to == 1);
    CHECK(told(update.remarks) ==
          "FILE:3:14: the file is of version 0: what it called size is called models (at /version).\n");

    // Two steps, of which the first has nothing to say.
    const auto older = replaced(replaced(std::string(version0), "force", "host"), ": 0", ": -1");
    const auto same = readRoster(older, "FILE", madeUp().roster, update);
    REQUIRE(same.has_value());
    CHECK(*same == *roster);
    CHECK(update.from == -1);
    CHECK(update.remarks.size() == 1);

    const auto current = readRoster(today, "FILE", madeUp().roster, update);
    REQUIRE(current.has_value());
    CHECK(*current == *roster);
    CHECK_FALSE(update.isOld());
    CHECK(update.remarks.empty());
}

TEST_CASE("what an older version has wrong is told without a line, for it has become another text")
{
    const auto fault = updateFaultOf(replaced(std::string(version0), "4", "-1"));
    CHECK(fault.pointer == "/units/0/models");
    CHECK(fault.message == "-1 is too small; at least 0 is needed");
    CHECK(fault.line == 0);
    // A step leaves alone what is not as it expects it.
    CHECK(updateFaultOf(replaced(std::string(version0), R"([{ "id": "u1", "unit": "pikes", "size": 4 }])", "7"))
              .pointer == "/units");
    CHECK(
        updateFaultOf(replaced(std::string(version0), R"("force": "red")", R"("army": "red", "colour": 1)")).pointer ==
        "/colour");
}

TEST_CASE("a version that is newer, or never was, is refused")
{
    const auto newer = updateFaultOf(replaced(std::string(today), ": 1", ": 2"));
    CHECK(newer.message == "the file is of version 2; this Muster reads versions -1 to 1");
    CHECK(newer.advice == "Get a Muster that reads version 2.");
    CHECK(newer.pointer == "/version");
    CHECK(newer.line == 3);
    const auto never = updateFaultOf(replaced(std::string(today), ": 1", ": -2"));
    CHECK(never.message == "the file is of version -2, which does not exist; this Muster reads versions -1 to 1");
    CHECK(never.advice == "Write the version that the file has; today's is 1.");
    CHECK(never.line == 3);
    CHECK_THAT(updateFaultOf(replaced(std::string(today), ": 1", ": 18446744073709551615")).message,
               Catch::StartsWith("the file is of version 18446744073709551615; this Muster reads"));
    for (const auto* kind : {"ruleset", "army", "translation"}) {
        INFO(kind);
        const TempFolder folder;
        const auto path = folder.write("file.json", "{\n  \"version\": 7 }");
        const auto read = readDataFile(path, kind, shipped());
        REQUIRE_FALSE(read.has_value());
        REQUIRE(read.error().size() == 1);
        CHECK(read.error()[0].message == "the file is of version 7; this Muster reads version 1");
        CHECK(read.error()[0].line == 2);
    }
}

TEST_CASE("a document goes through all steps in turn, and what they do not change stays as it was")
{
    const Versions versions(0, {{[](ordered_json& document) {
                                     renameKey(document, "first", "second");
                                     return Faults();
                                 },
                                 {}},
                                {[](ordered_json& document) {
                                     renameKey(document, "second", "third");
                                     return Faults();
                                 },
                                 "the third"}});
    const auto fileOf = [](int version, const std::string& key) {
        return R"({"z": "\u00e4\u2014", "version": )" + std::to_string(version) +
               R"(, "empty": {}, "list": [], "null": null, ")" + key +
               R"(": {"b": 1.50, "a": -9007199254740993}, "huge": 18446744073709551615})";
    };
    CHECK(versions.newest() == 2);
    const auto result = ordered_json::parse(fileOf(2, "third")).dump();
    for (const auto& [version, key] : {std::pair(0, "first"), std::pair(1, "second"), std::pair(2, "third")}) {
        INFO(version);
        const auto text = fileOf(version, key);
        auto document = ordered_json::parse(text);
        const auto update = versions.bringUpToDate(document, text, "FILE");
        REQUIRE(update.has_value());
        CHECK(document.dump() == result);
        CHECK(update->from == version);
        CHECK(update->to == 2);
        CHECK(update->remarks.size() == (version < 2 ? 1 : 0));
        auto unordered = json::parse(text);
        REQUIRE(versions.bringUpToDate(unordered, text, "FILE").has_value());
        CHECK(unordered == json::parse(result));
    }
    const auto text = fileOf(3, "fourth");
    auto document = ordered_json::parse(text);
    const auto newer = versions.bringUpToDate(document, text, "FILE");
    REQUIRE_FALSE(newer.has_value());
    CHECK(told(newer.error()) ==
          "FILE:1:34: the file is of version 3; this Muster reads versions 0 to 2 (at /version). "
          "Get a Muster that reads version 3.\n");
}

TEST_CASE("a step that fails is told with its place")
{
    const auto refuse = [](ordered_json& document) {
        Faults faults;
        for (std::size_t i = 0; i < document["units"].size(); ++i)
            if (document["units"][i].contains("beast"))
                faults.push_back(
                    {{}, 0, 0, "/units/" + std::to_string(i) + "/beast", "beasts are gone", "Take it out."});
        return faults;
    };
    const Versions versions(0, {{[](ordered_json&) { return Faults(); }, {}}, {refuse, {}}});
    const auto toldOf = [&](const std::string& version) {
        const auto text = "{ \"version\": " + version + ",\n  \"units\": [{},\n    { \"beast\": 1 }] }";
        auto document = ordered_json::parse(text);
        const auto update = versions.bringUpToDate(document, text, "FILE");
        return update ? std::string() : told(update.error());
    };
    CHECK(toldOf("1") == "FILE:3:16: the file is of version 1 and cannot be brought to version 2: beasts are gone (at "
                         "/units/1/beast). Take it out.\n");
    // The second step sees what the first has made, of which there are no lines.
    CHECK(toldOf("0") == "FILE: the file is of version 1 and cannot be brought to version 2: beasts are gone (at "
                         "/units/1/beast). Take it out.\n");
    CHECK(toldOf("2").empty());
}

TEST_CASE("a step that meets what it does not expect is a fault, not the end of the program")
{
    const Versions versions(0, {{[](ordered_json& document) {
                                     document.at("units").at(7);
                                     return Faults();
                                 },
                                 {}}});
    for (const auto* text : {R"({ "version": 0 })", R"({ "version": 0, "units": 3 })"}) {
        auto document = ordered_json::parse(text);
        const auto update = versions.bringUpToDate(document, text, "FILE");
        REQUIRE_FALSE(update.has_value());
        CHECK(told(update.error()) == "FILE:1:14: the file is of version 0 and cannot be brought to version 1: it is "
                                      "not what that version says (at /version). Check the file, or write it again.\n");
    }
}

TEST_CASE("data files of an older version are read, and lint writes them up to date with their keys in order")
{
    const auto home = inSource("tests/data/io/home/muster/armies/skirmish/");
    const auto ruleset = bytesOf(home + "ruleset.json");
    const auto red = bytesOf(home + "red.json");
    const auto blue = bytesOf(home + "blue.json");
    const std::string german = "{\n  \"format\": \"muster-translation\",\n  \"version\": 1,\n  \"language\": \"de\",\n"
                               "  \"ruleset\": \"skirmish\"\n}\n";
    const auto old = [](const std::string& text, const std::string& now, const std::string& then) {
        return replaced(replaced(text, "\"version\": 1", "\"version\": 0"), now, then);
    };
    const TempFolder folder;
    const auto rulesetPath = folder.write("skirmish/ruleset.json", old(ruleset, "\"name\"", "\"title\""));
    const auto redPath = folder.write("skirmish/red.json", old(red, "\"units\": [\n    {", "\"troops\": [\n    {"));
    const auto bluePath = folder.write("skirmish/blue.json", blue);
    const auto germanPath = folder.write("skirmish/ruleset.de.json", old(german, "\"language\"", "\"tongue\""));

    const auto read = readDataFile(redPath, "army", shipped(), madeUp());
    INFO((read ? std::string() : told(read.error())));
    REQUIRE(read.has_value());
    CHECK(read->document["version"] == 1);
    CHECK(read->document["units"].size() == 2);
    CHECK(read->text.empty());
    CHECK_FALSE(readDataFile(redPath, "army", shipped()).has_value()); // there was never a version 0

    auto store = openedStore();
    const auto path = folder.path("skirmish");
    const auto found = lint({path}, store, false, madeUp());
    INFO(told(found.faults));
    CHECK(found.faults.size() == 4); // three that are old, and a remark on one of them
    CHECK_THAT(told(found.faults), Catch::Contains("red.json:3:14: the file is of version 0: troops are units now"));
    CHECK_THAT(told(found.faults), Catch::Contains("ruleset.json:3:14: the file is of version 0; today's is 1 (at "
                                                   "/version). 'muster lint --write' brings it up to date."));
    CHECK(bytesOf(redPath) != red);

    const auto written = lint({path}, store, true, madeUp());
    CHECK(written.written == 3);
    CHECK(bytesOf(rulesetPath) == ruleset);
    CHECK(bytesOf(redPath) == red);
    CHECK(bytesOf(bluePath) == blue);
    CHECK(bytesOf(germanPath) == german);
    CHECK(lint({path}, store, true, madeUp()).faults.empty());
    CHECK(lint({path}, store).faults.empty());
}

TEST_CASE("lint writes a roster up to date, and leaves an old file alone that is not well")
{
    auto store = openedStore();
    store.setUserFolder(muster::testing::testHome() + "/muster");
    const TempFolder folder;
    const auto roster = folder.write("old.muster", version0);
    const auto found = lint({roster}, store, false, madeUp());
    CHECK(found.written == 0);
    CHECK(found.faults.size() == 2);
    CHECK(lint({roster}, store, true, madeUp()).written == 1);
    CHECK(bytesOf(roster) == today);

    const auto faulty = replaced(bytesOf(inSource("tests/data/io/home/muster/armies/skirmish/blue.json")),
                                 "\"version\": 1", "\"version\": 0,\n  \"colour\": 7");
    const auto path = folder.write("skirmish/blue.json", faulty);
    const auto left = lint({path}, store, true, madeUp());
    CHECK(left.written == 0);
    CHECK_THAT(told(left.faults), Catch::Contains("colour"));
    CHECK(bytesOf(path) == faulty);
}
