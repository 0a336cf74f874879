#include "io/roster/rosterreader.h"

#include "core/arbitraryroster.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <set>
#include <string>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

template <typename Json>
std::string textOf(const Json& document)
{
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Faults schemaFaults(const json& document) { return shipped().check("roster", document, textOf(document), "FILE"); }

Faults readFaults(const json& document)
{
    const auto read = readRosterDocument(document, textOf(document), "FILE");
    return read ? Faults() : read.error();
}

std::set<std::string> placesOf(const Faults& faults)
{
    std::set<std::string> pointers;
    for (const auto& fault : faults)
        pointers.insert(fault.pointer);
    return pointers;
}

json documentWith(const std::string& members)
{
    return json::parse(R"({ "format": "muster-roster", "version": 1, "ruleset": "a", "army": "b", )" + members + " }");
}

/// Values that somewhere in a roster are wrong: each kind, and numbers and texts at and over the limits.
json arbitraryValue()
{
    const std::vector<json> values{nullptr,
                                   true,
                                   -1,
                                   0,
                                   1,
                                   10'000,
                                   10'001,
                                   10'000'000,
                                   10'000'001,
                                   9'223'372'036'854'775'807,
                                   1.0,
                                   0.5,
                                   "",
                                   "plain-id",
                                   "Not An Id",
                                   "army:unit",
                                   "u1/sergeant",
                                   "1/3",
                                   "-1/3",
                                   "1/0",
                                   "/3",
                                   "1/",
                                   "-/3",
                                   "1000000000000/3",
                                   1'000'000'000'000,
                                   1'000'000'000'001,
                                   -1'000'000'000'001,
                                   "1A2B-3C4D-5E6F",
                                   "1a2b-3c4d-5e6f",
                                   "1A2B-3C4D-5E6",
                                   "1A2B3C4D-5E6F-",
                                   "muster-roster",
                                   std::string(80, 'a'),
                                   std::string(81, 'a'),
                                   std::string(161, 'a'),
                                   std::string(401, 'x'),
                                   std::string(20'001, 'x'),
                                   json::array(),
                                   json::object(),
                                   json::array({json::object({{"unit", "x"}})}),
                                   json::object({{"a", 1}}),
                                   json::object({{"A key", true}})};
    return *rc::gen::elementOf(values);
}

std::string arbitraryKey()
{
    const std::vector<std::string> keys{"format",  "version", "name",     "player",  "ruleset", "army",   "battle",
                                        "rulings", "units",   "notes",    "id",      "unit",    "as",     "models",
                                        "options", "groups",  "group",    "reserve", "note",    "points", "scenario",
                                        "$schema", "x",       "madeWith", "armies",  "limits",  "rule",   "of",
                                        "min",     "max",     "data"};
    return *rc::gen::elementOf(keys);
}

/// Changes one place of a document: another value, a key more, a key less.
template <typename Json>
void mutate(Json& document)
{
    const auto flat = document.flatten();
    std::vector<std::string> pointers{""};
    for (const auto& [pointer, value] : flat.items())
        for (auto cut = pointer; !cut.empty(); cut.resize(cut.rfind('/')))
            pointers.push_back(cut);
    const auto pointer = *rc::gen::elementOf(pointers);
    auto& place = document[typename Json::json_pointer(pointer)];
    switch (*rc::gen::inRange(0, 3)) {
    case 0:
        if (!pointer.empty())
            place = arbitraryValue();
        break;
    case 1:
        if (place.is_object())
            place[arbitraryKey()] = arbitraryValue();
        break;
    default:
        if (place.is_object() && !place.empty())
            place.erase(place.begin());
    }
}

} // namespace

TEST_CASE("the reader and the schema of rosters accept and refuse the same")
{
    int accepted = 0;
    int refused = 0;
    const auto holds = rc::check([&] {
        auto document = json::parse(writeRoster(*arbitraryRoster()));
        const auto changes = *rc::gen::inRange(0, 4);
        for (int i = 0; i < changes; ++i)
            mutate(document);
        const auto byReader = readFaults(document);
        const auto bySchema = schemaFaults(document);
        if (byReader.empty() != bySchema.empty())
            RC_LOG() << document.dump() << "\nreader:\n" << told(byReader) << "schema:\n" << told(bySchema);
        RC_ASSERT(byReader.empty() == bySchema.empty());
        RC_ASSERT(changes > 0 || byReader.empty());
        (byReader.empty() ? accepted : refused)++;
    });
    CHECK(holds);
    CHECK(accepted > 5);
    CHECK(refused > 5);
}

TEST_CASE("the keys of a roster may have any order")
{
    const auto read = readRoster(
        R"({ "army": "b", "units": [{ "options": { "z": 1, "a": 2 }, "unit": "x", "id": "u1" }, { "unit": "y" }],
             "version": 1, "battle": { "scenario": "s", "points": 5 }, "ruleset": "a", "format": "muster-roster" })",
        "FILE");
    REQUIRE(read);
    CHECK(*read == *readRoster(writeRoster(*read), "FILE"));
    CHECK(read->units.front().id == "u1");
    CHECK(read->units.front().options == OptionCounts{{"a", 2}, {"z", 1}});
    CHECK(read->battle.points == 5);
}

TEST_CASE("each kind of fault of a roster is told at the place where the schema has it")
{
    for (const auto* members :
         {R"("colour": "red")",
          R"("name": 1)",
          R"("name": null)",
          R"("$schema": 1)",
          R"("units": {})",
          R"("units": [7])",
          R"("units": [{ "id": "u1" }])",
          R"("units": [{ "unit": "x", "models": -1 }])",
          R"("units": [{ "unit": "x", "models": 1.0 }])",
          R"("units": [{ "unit": "x", "models": 10001 }])",
          R"("units": [{ "unit": "x", "models": 1e20 }])",
          R"("units": [{ "unit": "x", "models": null }])",
          R"("units": [{ "unit": "x y" }])",
          R"("units": [{ "unit": "x", "options": { "a": -1 } }])",
          R"("units": [{ "unit": "x", "reserve": 1 }])",
          R"("units": [{ "unit": "x", "options": { "A b": 1 } }])",
          R"("units": [{ "unit": "x", "options": { "": 1 } }])",
          R"("units": [{ "unit": "x", "groups": [{ "models": 3 }] }])",
          R"("battle": [])",
          R"("battle": { "points": 1.5 })",
          R"("battle": { "points": -1 })",
          R"("battle": { "points": "many" })",
          R"("battle": { "options": { "night": 3 } })",
          R"("rulings": { "x": "on" })",
          R"("rulings": { "a/b~": true })",
          R"("units": [{ "unit": "x", "units": [{ "unit": 4 }] }])",
          R"("madeWith": {})",
          R"("madeWith": null)",
          R"("madeWith": { "ruleset": "1", "points": { "u 1": 4 } })",
          R"("madeWith": { "ruleset": "1", "limits": [{ "rule": "x", "max": 1000000000001 }] })"}) {
        const auto document = documentWith(members);
        const auto byReader = readFaults(document);
        const auto bySchema = schemaFaults(document);
        INFO(members << "\nreader:\n" << told(byReader) << "schema:\n" << told(bySchema));
        CHECK_FALSE(byReader.empty());
        CHECK(placesOf(byReader) == placesOf(bySchema));
    }
}
