#include "io/plainroster.h"

#include "core/arbitraryroster.h"
#include "io/boundedjson.h"
#include "io/fixture.h"
#include "io/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <filesystem>

using namespace muster;
using muster::testing::arbitraryRoster;
using muster::testing::bytesOf;
using muster::testing::inSource;
using nlohmann::json;

namespace {

bool keepsSchema(const json& document)
{
    static auto shipped = muster::testing::schemas();
    return shipped.check("roster", document, document.dump(-1, ' ', false, json::error_handler_t::replace), "FILE")
        .empty();
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
                                   18'446'744'073'709'551'615u,
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
void mutate(json& document)
{
    const auto flat = document.flatten();
    std::vector<std::string> pointers{""};
    for (const auto& [pointer, value] : flat.items())
        for (auto cut = pointer; !cut.empty(); cut.resize(cut.rfind('/')))
            pointers.push_back(cut);
    const auto pointer = *rc::gen::elementOf(pointers);
    auto& place = document[json::json_pointer(pointer)];
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

TEST_CASE("every sample is a plain roster, so that the fast way is the usual one")
{
    int samples = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(inSource("armies")))
        if (entry.path().extension() == ".muster") {
            INFO(entry.path());
            CHECK(isPlainRoster(json::parse(bytesOf(entry.path().string()))));
            ++samples;
        }
    CHECK(samples >= 4);
}

TEST_CASE("what is taken for a plain roster keeps the schema, whatever was done to it")
{
    const auto holds = rc::check([] {
        auto document = json::parse(writeRoster(*arbitraryRoster()));
        const auto changes = *rc::gen::inRange(0, 4);
        for (int i = 0; i < changes; ++i)
            mutate(document);
        const bool isPlain = isPlainRoster(document);
        RC_CLASSIFY(isPlain, "plain");
        RC_CLASSIFY(!isPlain, "left to the schema");
        if (isPlain)
            RC_ASSERT(keepsSchema(document));
        else
            RC_ASSERT(changes > 0); // what Muster writes is always read the fast way
    });
    CHECK(holds);
}

TEST_CASE("rosters that are not as the schema wants are left to it")
{
    const auto roster = [](const std::string& members) {
        return json::parse(R"({ "format": "muster-roster", "version": 1, "ruleset": "a", "army": "b")" +
                           (members.empty() ? "" : ", " + members) + " }");
    };
    CHECK(isPlainRoster(roster("")));
    for (const auto* members :
         {R"("colour": "red")", R"("name": 1)", R"("units": {})", R"("units": [{ "id": "u1" }])",
          R"("units": [{ "unit": "x", "models": 0 }])", R"("units": [{ "unit": "x", "options": { "a": -1 } }])",
          R"("units": [{ "unit": "x", "options": { "A b": 1 } }])", R"("battle": { "points": 1.5 })",
          R"("rulings": { "x": "on" })", R"("units": [{ "unit": "x", "units": [{ "unit": 4 }] }])", R"("madeWith": {})",
          R"("madeWith": { "ruleset": "1", "points": { "u 1": 4 } })",
          R"("madeWith": { "ruleset": "1", "limits": [{ "rule": "x", "max": "1/0" }] })"}) {
        INFO(members);
        CHECK_FALSE(isPlainRoster(roster(members)));
        CHECK_FALSE(keepsSchema(roster(members)));
    }
}
