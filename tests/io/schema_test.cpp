#include "core/base/jsonpath.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "io/json/schema.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

Faults schemaFaultsOf(const std::string& text, std::string_view schema = "roster")
{
    static auto shipped = schemas();
    return shipped.check(schema, nlohmann::json::parse(text), text, "FILE");
}

/// A roster of which one line, the fourth, is up to the test.
std::string rosterWith(const std::string& line)
{
    return "{\n  \"format\": \"muster-roster\", \"version\": 1,\n  \"ruleset\": \"skirmish\", \"army\": \"red\",\n" +
           line + "\n}\n";
}

void oneSchemaFault(const std::string& line, const std::string& pointer, int column, const std::string& words)
{
    const auto text = rosterWith(line);
    const auto faults = schemaFaultsOf(text);
    INFO(line << '\n' << told(faults));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == pointer);
    CHECK(faults[0].file == "FILE");
    CHECK(faults[0].line == 4);
    CHECK(faults[0].column == column);
    CHECK_THAT(faults[0].message, Catch::Contains(words));
}

} // namespace

TEST_CASE("a roster that keeps its schema has no faults")
{
    CHECK(schemaFaultsOf(rosterWith(R"("units": [{ "unit": "pikes", "models": 4 }, { "unit": "blue:archers" }])"))
              .empty());
    CHECK(schemaFaultsOf(rosterWith(R"("battle": { "points": null, "options": { "night": true, "size": "large" } })"))
              .empty());
}

TEST_CASE("an unknown key is named, with its pointer, line and column")
{
    oneSchemaFault(R"("colour": "red")", "/colour", 11, "unknown key \"colour\"");
    oneSchemaFault(R"("units": [{ "unit": "pikes", "modles": 4 }])", "/units/0/modles", 40, "unknown key \"modles\"");
    oneSchemaFault(R"("battle": { "size": 4 })", "/battle/size", 21, "unknown key \"size\"");
    oneSchemaFault(R"("a/b~c": 1)", "/a~1b~0c", 10, "unknown key \"a/b~c\"");
    oneSchemaFault(R"("it's 'so'": 1)", "/it's 'so'", 14, "unknown key \"it's 'so'\"");
    CHECK(schemaFaultsOf(rosterWith(R"("battle": { "size": 4 })"))[0].advice ==
          "Take it out, or check the spelling. Known here: options, points, scenario.");
}

TEST_CASE("a text that has not the form of its key is told what it should be")
{
    const auto faults = schemaFaultsOf(rosterWith(R"("dataVersion": "2 or 3")"));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].message == "\"2 or 3\" is not a valid id");
}

TEST_CASE("each kind of fault says what is wrong there")
{
    oneSchemaFault(R"("units": [{ "unit": "pikes", "models": "four" }])", "/units/0/models", 40,
                   "\"four\" is a text; this must be a whole number");
    oneSchemaFault(R"("units": [{ "unit": "pikes", "models": 4.5 }])", "/units/0/models", 40,
                   "4.5 is a number with a fraction; this must be a whole number");
    oneSchemaFault(R"("units": [{ "unit": "pikes", "models": -1 }])", "/units/0/models", 40,
                   "-1 is too small; at least 0");
    oneSchemaFault(R"("units": [{ "unit": "pikes", "models": -3 }])", "/units/0/models", 40,
                   "-3 is too small; at least 0");
    oneSchemaFault(R"("units": [{ "unit": "pikes", "models": 10001 }])", "/units/0/models", 40,
                   "too large; at most 10000");
    oneSchemaFault(R"("units": [{ "unit": "Pikes!" }])", "/units/0/unit", 21, "\"Pikes!\" is not a valid id");
    oneSchemaFault(R"("units": [{ "unit": "pikes", "id": "" }])", "/units/0/id", 36, "is not a valid id");
    oneSchemaFault(R"("units": [{ "unit": "pikes", "reserve": 1 }])", "/units/0/reserve", 41,
                   "1 is a number; this must be true or false");
    oneSchemaFault(R"("units": {})", "/units", 10, "{} is an object; this must be a list");
    oneSchemaFault(R"("units": [7])", "/units/0", 11, "7 is a number; this must be an object");
    oneSchemaFault(R"("units": [{ "models": 4 }])", "/units/0", 11, "the key \"unit\" is missing");
    oneSchemaFault(R"("name": ")" + std::string(401, 'x') + '"', "/name", 9, "too long");
    oneSchemaFault(R"("battle": { "points": -1 })", "/battle/points", 23, "-1");
    oneSchemaFault(R"("battle": { "points": 99999999999999999999 })", "/battle/points", 23,
                   "too large; at most 10000000");
    oneSchemaFault(R"("battle": { "options": { "night": 3 } })", "/battle/options/night", 35,
                   "3 is a number; this must be true or false or an id");
    oneSchemaFault(R"("rulings": { "early-start": "yes" })", "/rulings/early-start", 29,
                   "\"yes\" is a text; this must be true or false");
    oneSchemaFault(R"("units": [{ "unit": "pikes", "options": { "drummer": -1 } }])", "/units/0/options/drummer", 54,
                   "too small");
}

TEST_CASE("a key that is no id is named")
{
    const auto text = rosterWith(R"("rulings": { "Early Start": true })");
    const auto faults = schemaFaultsOf(text);
    INFO(told(faults));
    REQUIRE(faults.size() == 1);
    CHECK_THAT(faults[0].pointer, Catch::StartsWith("/rulings"));
    CHECK(faults[0].line == 4);
    CHECK_THAT(toText(faults[0]), Catch::Contains("Early Start"));
}

TEST_CASE("only the leaves are told: what is wrong, not what is therefore wrong above it")
{
    const auto text = rosterWith(
        R"("units": [{ "unit": "cannon", "units": [{ "unit": "pikes", "units": [{ "unit": "a", "x": 1 }] }] }])");
    const auto faults = schemaFaultsOf(text);
    INFO(told(faults));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == "/units/0/units/0/units/0/x");
}

TEST_CASE("several faults are all told, each once")
{
    const auto text = rosterWith(
        R"("colour": 1, "battle": { "points": -1 }, "units": [{ "unit": "pikes", "models": -1 }, { "models": 2 }])");
    const auto faults = schemaFaultsOf(text);
    INFO(told(faults));
    std::vector<std::string> pointers;
    for (const auto& fault : faults)
        pointers.push_back(fault.pointer);
    std::sort(pointers.begin(), pointers.end());
    CHECK(pointers == std::vector<std::string>{"/battle/points", "/colour", "/units/0/models", "/units/1"});
}

TEST_CASE("a missing key is told beside faults below")
{
    const std::string text = "{ \"format\": \"muster-roster\", \"version\": 1, \"ruleset\": \"x\", \"colour\": 1 }";
    const auto faults = schemaFaultsOf(text);
    INFO(told(faults));
    REQUIRE(faults.size() == 2);
    CHECK_THAT(told(faults), Catch::Contains("\"army\" is missing"));
    CHECK_THAT(told(faults), Catch::Contains("unknown key \"colour\""));
}

TEST_CASE("at most a hundred faults are told, and how many more there are")
{
    const auto units = [](int count) {
        std::string list;
        for (int i = 0; i < count; ++i)
            list += std::string(i == 0 ? "" : ",\n") + "{ \"unit\": \"pikes\", \"models\": -1 }";
        return rosterWith("\"units\": [" + list + ']');
    };
    CHECK(schemaFaultsOf(units(100)).size() == 100);
    const auto many = schemaFaultsOf(units(137));
    REQUIRE(many.size() == 101);
    CHECK_THAT(many.back().message, Catch::Contains("37 more faults"));
    for (std::size_t i = 0; i < 100; ++i)
        CHECK(many[i].line == static_cast<int>(i) + 4);
}

TEST_CASE("a text of the greatest length that is read is checked without harm")
{
    const auto text =
        rosterWith("\"army2\": \"" + std::string(20'000, 'a') + "\", \"notes\": \"" + std::string(20'000, 'b') + '"');
    CHECK(schemaFaultsOf(text).size() == 1);
    // A pattern on a long text is what overflows the stack of a regular expression.
    CHECK(schemaFaultsOf(rosterWith("\"units\": [{ \"unit\": \"" + std::string(1'000, 'a') + "\" }]")).size() >= 1);
}

TEST_CASE("a schema that is not there or broken is a fault, not a crash")
{
    muster::testing::TempFolder folder;
    SchemaSet none(folder.path());
    const auto missing = none.check("roster", nlohmann::json::object(), "{}", "FILE");
    REQUIRE(missing.size() == 1);
    CHECK_THAT(missing[0].message, Catch::Contains("schema roster cannot be read"));

    folder.write("roster.schema.json", "{ \"type\": 7 }");
    SchemaSet broken(folder.path());
    const auto faults = broken.check("roster", nlohmann::json::object(), "{}", "FILE");
    REQUIRE(faults.size() == 1);
    CHECK_THAT(faults[0].message, Catch::Contains("schema roster"));
}
