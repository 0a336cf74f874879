// Help while one types: schemas with the ids of a game, and a sentence for each key.

#include "folder.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "io/json/idschema.h"
#include "io/json/schema.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {

json fileAt(const std::string& path) { return json::parse(std::ifstream(inSource(path))); }

ordered_json schemaAt(const std::string& name)
{
    return ordered_json::parse(std::ifstream(inSource("schemas/" + name + ".schema.json")));
}

const std::string folder = "tests/data/io/home/muster/armies/skirmish/";

bool offers(const ordered_json& schema, const std::string& pointer, const std::string& id)
{
    const auto& ids = schema.at(ordered_json::json_pointer(pointer + "/anyOf/0/enum"));
    return std::ranges::find(ids, ordered_json(id)) != ids.end();
}

/// What a schema describes, also where it only names a definition.
bool isDescribed(const json& whole, const json& schema)
{
    if (schema.contains("description"))
        return true;
    const auto ref = schema.value("$ref", std::string());
    if (ref.empty() || !ref.starts_with('#'))
        return !ref.empty();
    return isDescribed(whole, whole.at(json::json_pointer(ref.substr(1))));
}

void findSilent(const json& whole, const json& schema, const std::string& at, std::vector<std::string>& silent)
{
    if (schema.is_array())
        for (std::size_t i = 0; i < schema.size(); ++i)
            findSilent(whole, schema[i], at + '/' + std::to_string(i), silent);
    if (!schema.is_object())
        return;
    for (const auto& [key, value] : schema.items()) {
        if (key == "properties")
            for (const auto& [name, property] : value.items())
                if (!isDescribed(whole, property))
                    silent.push_back(at + '/' + name);
        findSilent(whole, value, at + '/' + key, silent);
    }
}

} // namespace

TEST_CASE("a schema for one game offers its ids, with their names")
{
    const auto made = schemaWithIds(schemaAt("army"), fileAt(folder + "ruleset.json"), fileAt(folder + "red.json"));
    const std::string unit = "/definitions/unit/properties/";
    CHECK(offers(made, unit + "category", "gun"));
    CHECK(made.at(ordered_json::json_pointer(unit + "category/anyOf/0/enumDescriptions")) ==
          ordered_json({"Foot", "Gun"}));
    CHECK(made.at(ordered_json::json_pointer(unit + "category")).contains("description"));
    CHECK(offers(made, unit + "marks/items", "veteran"));
    CHECK(offers(made, "/definitions/carry/properties/weapon", "pike"));
    CHECK(offers(made, "/definitions/ruleRef", "steady"));
    CHECK(offers(made, "/definitions/effect/properties/stat", "move"));
    CHECK(offers(made, "/definitions/option/properties/citation", "guns"));
    CHECK(offers(made, "/definitions/filter/properties/category", "foot"));
    CHECK(made["definitions"]["stats"]["properties"]["fight"]["description"] == "Fight");
    // Nothing of the army where it is not named.
    const auto bare = schemaWithIds(schemaAt("army"), fileAt(folder + "ruleset.json"), json());
    CHECK_FALSE(bare.at(ordered_json::json_pointer("/definitions/carry/properties/weapon")).contains("anyOf"));
}

TEST_CASE("a schema with ids takes what the schema takes, and refuses what it refuses")
{
    for (const auto& [name, file] : {std::pair("ruleset", "ruleset.json"), std::pair("army", "red.json")}) {
        const Folder copy;
        for (const auto* other : {"ruleset", "army"}) // they name each other's definitions
            std::ofstream(copy.path / (std::string(other) + ".schema.json")) << schemaAt(other).dump();
        const auto made = schemaWithIds(schemaAt(name), fileAt(folder + "ruleset.json"), fileAt(folder + "red.json"));
        std::ofstream(copy.path / (std::string(name) + ".schema.json")) << made.dump(2);
        SchemaSet schemas(copy.path.string());
        auto document = fileAt(folder + file);
        INFO(name);
        CHECK(schemas.check(name, document, document.dump(), file).empty());
        // An id that is not in the lists may be one of a file beside it.
        if (document.contains("units"))
            document["units"][0]["category"] = "wagon";
        CHECK(schemas.check(name, document, document.dump(), file).empty());
        document["colour"] = "red";
        CHECK(schemas.check(name, document, document.dump(), file).size() == 1);
    }
}

TEST_CASE("every key of the files that people write has a sentence")
{
    for (const auto* name : {"ruleset", "army", "translation", "ownunits"}) {
        const json schema = schemaAt(name);
        std::vector<std::string> silent;
        findSilent(schema, schema, {}, silent);
        INFO(name);
        CHECK(silent.empty());
        for (const auto& each : silent)
            UNSCOPED_INFO(each);
    }
}
