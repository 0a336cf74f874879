#include "io/roster/rosterfile.h"

#include "core/arbitraryroster.h"
#include "io/fixture.h"
#include "somepictures.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <regex>

using namespace muster;
using namespace muster::testing;

namespace {

Result<Roster> readText(std::string_view text) { return readRoster(text, "FILE"); }

Roster readWell(std::string_view text)
{
    auto roster = readText(text);
    INFO((roster ? std::string() : told(roster.error())));
    REQUIRE(roster.has_value());
    return *roster;
}

Fault rosterFaultOf(std::string_view text)
{
    const auto roster = readText(text);
    REQUIRE_FALSE(roster.has_value());
    INFO(told(roster.error()));
    REQUIRE(roster.error().size() == 1);
    return roster.error().front();
}

/// A roster file around these members.
std::string file(const std::string& members = {})
{
    return R"({ "format": "muster-roster", "version": 1, "ruleset": "skirmish", "army": "red")" +
           (members.empty() ? "" : ", " + members) + " }";
}

} // namespace

TEST_CASE("the roster of the public contract is read as it says")
{
    const auto roster = readWell(bytesOf(inSource("tests/data/io/contract.muster")));
    CHECK(roster.name == "Third Company");
    CHECK(roster.player.empty());
    CHECK(roster.ruleset == "warpath-2e");
    CHECK(roster.army == "forge-fathers");
    CHECK(roster.battle.points == 1000);
    CHECK(roster.battle.scenario == "meat-grinder");
    CHECK(roster.battle.options.at("opponent-agrees-to-allies") == OptionValue(false));
    CHECK(roster.rulings.at("graded-upgrades"));
    REQUIRE(roster.units.size() == 3);
    CHECK(roster.units[0].id == "u1");
    CHECK(roster.units[0].unit == "steel-warriors-section");
    CHECK(roster.units[0].name == "Stonefist's own");
    CHECK(roster.units[0].models == 10);
    CHECK(roster.units[0].options == OptionCounts{{"heat-hammer", 1}, {"dragon-breath", 1}});
    CHECK(roster.units[1].unit == "marauders:grunts-section");
    CHECK(roster.units[1].reserve);
    CHECK_FALSE(roster.units[1].models.has_value());
    REQUIRE(roster.units[2].units.size() == 1);
    CHECK(roster.units[2].units[0].id == "u4");
    CHECK(roster.units[2].units[0].as == "embarked");
    CHECK(roster.notes.empty());
}

TEST_CASE("what is written has fixed order, two spaces, LF, a final newline and no defaults")
{
    const auto roster = readWell(bytesOf(inSource("tests/data/io/contract.muster")));
    CHECK(writeRoster(roster) == R"({
  "format": "muster-roster",
  "version": 1,
  "name": "Third Company",
  "ruleset": "warpath-2e",
  "army": "forge-fathers",
  "battle": { "points": 1000, "scenario": "meat-grinder", "options": { "opponent-agrees-to-allies": false } },
  "rulings": { "graded-upgrades": true },
  "units": [
    {
      "id": "u1",
      "unit": "steel-warriors-section",
      "name": "Stonefist's own",
      "models": 10,
      "options": { "dragon-breath": 1, "heat-hammer": 1 }
    },
    { "id": "u2", "unit": "marauders:grunts-section", "reserve": true },
    { "id": "u3", "unit": "heavy-drakkar", "units": [{ "id": "u4", "unit": "drakkarim-team", "as": "embarked" }] }
  ]
}
)");
}

TEST_CASE("every key has its place, whatever the order in the file")
{
    const auto text =
        file(R"("notes": "n", "units": [{ "units": [], "note": "x", "reserve": true, "groups": [{ "options": { "b": 1 },
        "models": 2, "group": "sergeant" }], "options": {}, "models": 5, "name": "N", "as": "crew", "unit": "pikes", "id": "Q" }],
        "rulings": {}, "battle": { "options": {}, "scenario": "the-bridge", "points": null }, "player": "P", "name": "R")");
    CHECK(writeRoster(readWell(text)) == R"({
  "format": "muster-roster",
  "version": 1,
  "name": "R",
  "player": "P",
  "ruleset": "skirmish",
  "army": "red",
  "battle": { "scenario": "the-bridge" },
  "units": [
    {
      "id": "Q",
      "unit": "pikes",
      "as": "crew",
      "name": "N",
      "models": 5,
      "groups": [{ "group": "sergeant", "models": 2, "options": { "b": 1 } }],
      "reserve": true,
      "note": "x"
    }
  ],
  "notes": "n"
}
)");
}

TEST_CASE("pictures are read, written in their place, and are no part of the army")
{
    const auto text = file(R"("picture": ")" + redPicture + R"(", "units": [{ "unit": "pikes", "picture": ")" +
                           bluePicture + R"(", "units": [{ "unit": "pikes", "picture": "" }] }])");
    const auto roster = readWell(text);
    CHECK(roster.picture == redPicture);
    REQUIRE(roster.units.size() == 1);
    CHECK(roster.units[0].picture == bluePicture);
    CHECK(roster.units[0].units.at(0).picture.empty());

    const auto written = writeRoster(roster);
    CHECK_THAT(written, Catch::Contains("\"picture\": \"" + bluePicture + "\",\n      \"units\""));
    CHECK_THAT(written, Catch::EndsWith("  \"picture\": \"" + redPicture + "\"\n}\n"));
    CHECK(readWell(written) == roster);
    REQUIRE(readableRoster(roster, "FILE"));
    CHECK(*readableRoster(roster, "FILE") == written);

    auto bare = roster;
    bare.picture.clear();
    bare.units[0].picture.clear();
    CHECK(fingerprint(roster) == fingerprint(bare));
}

TEST_CASE("what is not a picture as Muster keeps it is a fault that says what to do")
{
    const std::string advice = "Take \"picture\" out of the file, and add the picture in the editor.";
    for (const std::string& wrong : {std::string("plain words"), std::string("<img src=x onerror=alert(1)>"),
                                     redPicture + "AAAA", redPicture.substr(0, 80)}) {
        const auto fault = rosterFaultOf(file(R"("units": [{ "unit": "pikes", "picture": ")" + wrong + R"(" }])"));
        CHECK(fault.pointer == "/units/0/picture");
        CHECK(fault.message ==
              "this is not a picture as Muster keeps it: a small JPEG in base 64 without further data");
        CHECK(fault.advice == advice);
    }
    CHECK(rosterFaultOf(file(R"("picture": 3)")).message == "3 is a number; this must be a text");
    const auto long1 = rosterFaultOf(file(R"("picture": ")" + std::string(80'004, 'A') + R"(")"));
    CHECK(long1.pointer == "/picture");
}

TEST_CASE("a roster has no room for more pictures than its file may be long")
{
    auto roster = readWell(file());
    roster.units.resize(20'000);
    for (auto& unit : roster.units) {
        unit.unit = "pikes";
        unit.picture = redPicture;
        unit.name = std::string(60, 'x');
    }
    const auto written = readableRoster(roster, "FILE");
    REQUIRE_FALSE(written);
    CHECK(written.error().front().advice == "Remove pictures, shorten notes, or make two rosters of it.");
}

TEST_CASE("defaults are left out of what is written")
{
    const auto bare = writeRoster(readWell(file()));
    const auto full = file(
        R"("name": "", "player": "", "battle": { "points": null, "options": {} }, "rulings": {}, "units": [], "notes": "")");
    CHECK(writeRoster(readWell(full)) == bare);
    const auto unit = file(
        R"("units": [{ "id": "u1", "unit": "pikes", "name": "", "options": {}, "groups": [], "reserve": false, "note": "", "units": [] }])");
    CHECK_THAT(writeRoster(readWell(unit)), Catch::Contains("\"units\": [{ \"id\": \"u1\", \"unit\": \"pikes\" }]\n"));
}

TEST_CASE("reading what was written gives the same roster, and writing that the same bytes")
{
    CHECK(rc::check("read(write(r)) == r and write(read(write(r))) == write(r)", [] {
        const auto roster = *arbitraryRoster();
        const auto bytes = writeRoster(roster);
        const auto back = readRoster(bytes, "FILE");
        if (!back)
            RC_LOG() << told(back.error()) << bytes;
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == roster);
        RC_ASSERT(writeRoster(*back) == bytes);
        RC_ASSERT(bytes.back() == '\n');
        RC_ASSERT(bytes.find('\r') == std::string::npos);
    }));
}

TEST_CASE("what a roster was made with stands last, and is read as it was written")
{
    auto roster = readWell(file(R"("units": [{ "unit": "pikes" }], "notes": "n")"));
    const auto without = writeRoster(roster);
    CHECK(without.find("madeWith") == std::string::npos);
    roster.madeWith = MadeWith{"1.0",
                               "1A2B-3C4D-5E6F",
                               {{"red", "1.2"}, {"blue", "0.9"}},
                               {{"u1", 40}},
                               {{"points-limit", "", std::nullopt, 1000},
                                {"guns-third", "", std::nullopt, Fraction(1000, 3)},
                                {"guns-few", "red", 1, 2},
                                {"few-sergeants", "u1/sergeant", 0, std::nullopt}}};
    const auto text = writeRoster(roster);
    CHECK(text == without.substr(0, without.size() - 3) + R"(,
  "madeWith": {
    "ruleset": "1.0",
    "data": "1A2B-3C4D-5E6F",
    "armies": { "blue": "0.9", "red": "1.2" },
    "points": { "u1": 40 },
    "limits": [
      { "rule": "points-limit", "max": 1000 },
      { "rule": "guns-third", "max": "1000/3" },
      { "rule": "guns-few", "of": "red", "min": 1, "max": 2 },
      { "rule": "few-sergeants", "of": "u1/sergeant", "min": 0 }
    ]
  }
}
)");
    CHECK(readWell(text) == roster);
    roster.madeWith = MadeWith{};
    CHECK_THAT(writeRoster(roster), Catch::EndsWith("\"madeWith\": { \"ruleset\": \"\" }\n}\n"));
    CHECK(readWell(writeRoster(roster)) == roster);
    // A fraction that somebody wrote by hand is put in lowest terms.
    const auto odd = readWell(file(R"("madeWith": { "ruleset": "1", "limits": [{ "rule": "a", "max": "4/6" }] })"));
    CHECK(odd.madeWith->limits.front().max == Fraction(2, 3));
    // In some games costs have fractions.
    const auto half = readWell(file(R"("madeWith": { "ruleset": "1", "points": { "u1": "125/2" } })"));
    CHECK(half.madeWith->points.at("u1") == Fraction(125, 2));
    CHECK(readWell(writeRoster(half)) == half);
}

TEST_CASE("what cannot be what a roster was made with is refused, saying where")
{
    const auto refused = [](const std::string& stamp, const std::string& pointer, const std::string& words) {
        const auto fault = rosterFaultOf(file("\"madeWith\": " + stamp));
        INFO(stamp << '\n' << toText(fault));
        CHECK(fault.pointer == pointer);
        CHECK_THAT(fault.message, Catch::Contains(words));
        CHECK(fault.line == 1);
    };
    refused("\"1.0\"", "/madeWith", "\"1.0\" is a text; this must be an object");
    refused("null", "/madeWith", "the value is null; this must be an object");
    refused("{}", "/madeWith", "the key \"ruleset\" is missing");
    refused(R"({ "ruleset": 1.0 })", "/madeWith/ruleset", "this must be a text");
    refused(R"({ "ruleset": "1234567890123456789012345678901234567890123456789012345678901" })", "/madeWith/ruleset",
            "too long");
    refused(R"({ "ruleset": "1", "army": "red" })", "/madeWith/army", "unknown key \"army\"");
    refused(R"({ "ruleset": "1", "armies": { "red": 1 } })", "/madeWith/armies/red",
            "1 is a number; this must be a text");
    refused(R"({ "ruleset": "1", "points": { "u1": "40" } })", "/madeWith/points/u1", "\"40\" is not a valid fraction");
    refused(R"({ "ruleset": "1", "points": { "u1": 1000000000001 } })", "/madeWith/points/u1", "too large");
    refused(R"({ "ruleset": "1", "limits": {} })", "/madeWith/limits", "{} is an object; this must be a list");
    refused(R"({ "ruleset": "1", "limits": [{ "max": 1 }] })", "/madeWith/limits/0", "the key \"rule\" is missing");
    refused(R"({ "ruleset": "1", "limits": [{ "rule": "a", "most": 1 }] })", "/madeWith/limits/0/most", "unknown key");
    refused(R"({ "ruleset": "1", "limits": [{ "rule": "a", "max": "1/0" }] })", "/madeWith/limits/0/max",
            "\"1/0\" is not a valid fraction");
    refused(R"({ "ruleset": "1", "limits": [{ "rule": "a", "max": 0.5 }] })", "/madeWith/limits/0/max",
            "this must be a whole number or a fraction in quotes");
    // As a signed number it would be -1.
    refused(R"({ "ruleset": "1", "points": { "u1": 18446744073709551615 } })", "/madeWith/points/u1", "too large");
    refused(R"({ "ruleset": "1", "data": "1a2b-3c4d-5e6f" })", "/madeWith/data", "is not a valid hash of data");
    refused(R"({ "ruleset": "1", "limits": [{ "rule": "a", "of": "a b" }] })", "/madeWith/limits/0/of", "a b");
}

TEST_CASE("the longest words that a roster may hold are read again in any alphabet")
{
    Roster roster;
    roster.ruleset = "skirmish";
    roster.army = "red";
    for (const std::string letter : {"x", "é", "漢", "😀", "\"", "\x01"}) {
        INFO(letter);
        roster.name.clear();
        for (int i = 0; i < 400; ++i)
            roster.name += letter;
        roster.notes.clear();
        for (int i = 0; i < 20'000; ++i)
            roster.notes += letter;
        const auto back = readText(writeRoster(roster));
        INFO((back ? std::string() : told(back.error())));
        REQUIRE(back.has_value());
        CHECK(*back == roster);
    }
}

TEST_CASE("a file without ids gets them when it is read, in its order")
{
    const auto roster = readWell(file(
        R"("units": [{ "unit": "cannon", "units": [{ "unit": "pikes" }] }, { "id": "u2", "unit": "pikes" }, { "unit": "pikes" }])"));
    CHECK(roster.units[0].id == "u1");
    CHECK(roster.units[0].units[0].id == "u3");
    CHECK(roster.units[1].id == "u2");
    CHECK(roster.units[2].id == "u4");
    CHECK(readWell(writeRoster(roster)) == roster);
}

TEST_CASE("an id that is there twice is refused, naming the second place")
{
    const auto fault = rosterFaultOf(
        "{ \"format\": \"muster-roster\", \"version\": 1, \"ruleset\": \"skirmish\", \"army\": \"red\", \"units\": [\n"
        "  { \"id\": \"u1\", \"unit\": \"cannon\", \"units\": [\n    { \"unit\": \"pikes\", \"id\": \"u1\" }] }] }");
    CHECK(fault.pointer == "/units/0/units/0/id");
    CHECK(fault.line == 3);
    CHECK(fault.column == 30);
    CHECK_THAT(fault.message, Catch::Contains("\"u1\" is there twice"));
    CHECK_FALSE(fault.advice.empty());
}

TEST_CASE("of very many faults a hundred are told, with the number of the others")
{
    std::string units;
    for (int i = 0; i < 20'000; ++i)
        units += std::string(i == 0 ? "" : ",\n") + R"({ "id": "u", "unit": "pikes" })";
    const auto text = R"({ "format": "muster-roster", "version": 1, "ruleset": "skirmish", "army": "red", "units": [)" +
                      units + "] }";
    const auto read = readRoster(text, "a.muster");
    REQUIRE_FALSE(read);
    REQUIRE(read.error().size() == 101);
    CHECK(read.error()[0].line == 2);
    CHECK(read.error()[99].line == 101);
    CHECK(read.error()[99].pointer == "/units/100/id");
    CHECK(toText(read.error()[100]) == "a.muster: and 19899 more faults.");
}

TEST_CASE("an unknown key is named with its pointer and its line")
{
    const auto fault =
        rosterFaultOf("{ \"format\": \"muster-roster\", \"version\": 1, \"ruleset\": \"skirmish\", \"army\": "
                      "\"red\",\n  \"colour\": \"red\" }");
    CHECK(fault.pointer == "/colour");
    CHECK(fault.line == 2);
    CHECK(fault.column == 13);
    CHECK_THAT(fault.message, Catch::Contains("colour"));
    CHECK(toText(fault).starts_with("FILE:2:13: "));
}

TEST_CASE("a newer version is refused naming the version, before its schema is looked at")
{
    const auto fault = rosterFaultOf("{ \"format\": \"muster-roster\",\n  \"version\": 3, \"anything\": [] }");
    CHECK(fault.pointer == "/version");
    CHECK(fault.line == 2);
    CHECK_THAT(fault.message, Catch::Contains("version 3"));
    CHECK_THAT(fault.advice, Catch::Contains("version 3"));
    for (const auto* version : {"0", "-1", "\"1\"", "1.5", "null", "99999999999999999999"}) {
        INFO(version);
        const auto other = rosterFaultOf(R"({ "format": "muster-roster", "version": )" + std::string(version) +
                                         R"(, "ruleset": "skirmish", "army": "red" })");
        CHECK(other.pointer == "/version");
    }
}

TEST_CASE("what is no roster says so in one fault")
{
    CHECK_THAT(rosterFaultOf("{}").message, Catch::Contains("not a roster file"));
    CHECK_THAT(rosterFaultOf("[1, 2]").message, Catch::Contains("not a roster file"));
    CHECK_THAT(rosterFaultOf("7").message, Catch::Contains("not a roster file"));
    const auto army = rosterFaultOf(R"({ "format": "muster-army", "version": 1 })");
    CHECK(army.pointer == "/format");
    CHECK_THAT(army.message, Catch::Contains("muster-army"));
    // Of a long format only so much is shown as stays UTF-8.
    std::string words;
    for (int i = 0; i < 100; ++i)
        words += "漢";
    const auto odd = rosterFaultOf("{ \"format\": \"" + words + "\" }");
    CHECK_NOTHROW(nlohmann::json(odd.message).dump());
}

TEST_CASE("a fingerprint is three groups of four hexadecimal digits")
{
    const std::regex form("[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}");
    CHECK(std::regex_match(fingerprint(readWell(file())), form));
    CHECK(std::regex_match(fingerprint(readWell(bytesOf(inSource("tests/data/io/contract.muster")))), form));
    CHECK(fingerprint(Roster()) == fingerprint(Roster()));
}

TEST_CASE("what a roster was made with is no part of its fingerprint")
{
    auto roster = readWell(bytesOf(inSource("tests/data/io/contract.muster")));
    const auto print = fingerprint(roster);
    roster.madeWith = MadeWith{"1.0", {}, {{"forge-fathers", "1.0"}}, {{"u1", 200}}, {{"solid", "", {}, 2}}};
    CHECK(fingerprint(roster) == print);
    CHECK(fingerprint(readWell(writeRoster(roster))) == print);
}

TEST_CASE("names, player and notes are no part of a fingerprint; all that is judged is")
{
    const auto roster = readWell(file(
        R"("units": [{ "unit": "pikes", "models": 4, "groups": [{ "group": "sergeant" }], "units": [{ "unit": "pikes" }] }])"));
    const auto print = fingerprint(roster);
    const auto changed = [&](auto change) {
        auto other = roster;
        change(other);
        return fingerprint(other) != print;
    };
    CHECK_FALSE(changed([](Roster& r) { r.name = "Another"; }));
    CHECK_FALSE(changed([](Roster& r) { r.player = "Anna"; }));
    CHECK_FALSE(changed([](Roster& r) { r.notes = "Remember"; }));
    CHECK_FALSE(changed([](Roster& r) { r.units[0].name = "Old Ones"; }));
    CHECK_FALSE(changed([](Roster& r) { r.units[0].note = "in front"; }));
    CHECK_FALSE(changed([](Roster& r) { r.units[0].units[0].name = "Deep"; }));

    CHECK(changed([](Roster& r) { r.army = "blue"; }));
    CHECK(changed([](Roster& r) { r.ruleset = "other"; }));
    CHECK(changed([](Roster& r) { r.battle.points = 1000; }));
    CHECK(changed([](Roster& r) { r.battle.scenario = "the-bridge"; }));
    CHECK(changed([](Roster& r) { r.battle.options["night"] = true; }));
    CHECK(changed([](Roster& r) { r.rulings["early-start"] = false; }));
    CHECK(changed([](Roster& r) { r.units[0].options.set("drummer", 0); }));
    CHECK(changed([](Roster& r) { r.units[0].models = 5; }));
    CHECK(changed([](Roster& r) { r.units[0].models.reset(); }));
    CHECK(changed([](Roster& r) { r.units[0].reserve = true; }));
    CHECK(changed([](Roster& r) { r.units[0].groups[0].models = 1; }));
    CHECK(changed([](Roster& r) { r.units[0].groups[0].options.set("banner", 1); }));
    CHECK(changed([](Roster& r) { r.units[0].units[0].as = "crew"; }));
    CHECK(changed([](Roster& r) { r.units.pop_back(); }));
}

TEST_CASE("lines that were not understood are kept, are part of the fingerprint, and have bounds")
{
    const auto plain = readWell(file());
    const auto roster =
        readWell(file(R"("unread": [{"line": 3, "text": "Tin \"Walrus\"\t300"}, {"line": 9, "text": ""}])"));
    CHECK(roster.unread == std::vector<UnreadLine>{{3, "Tin \"Walrus\"\t300"}, {9, ""}});
    CHECK(readWell(writeRoster(roster)) == roster);
    CHECK(readWell(writeCompactRoster(roster)) == roster);
    auto other = roster;
    other.unread[0].text = "Tin Seal";
    CHECK(fingerprint(roster) != fingerprint(plain));
    CHECK(fingerprint(roster) != fingerprint(other));

    CHECK(rosterFaultOf(file(R"("unread": [{"line": 0, "text": "x"}])")).pointer == "/unread/0/line");
    CHECK(rosterFaultOf(file(R"("unread": [{"line": 1}])")).pointer == "/unread/0");
    CHECK(rosterFaultOf(file(R"("unread": [{"line": 1, "text": ")" + std::string(401, 'x') + "\"}]")).pointer ==
          "/unread/0/text");
    std::string lines;
    for (int i = 0; i < 5'001; ++i)
        lines += (i > 0 ? "," : "") + std::string(R"({"line":1,"text":""})");
    CHECK(rosterFaultOf(file("\"unread\": [" + lines + "]")).pointer == "/unread");
}
