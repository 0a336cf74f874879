#include "files.h"
#include "fixture.h"
#include "folder.h"

#include "core/base/jsonpath.h"
#include "io/json/boundedjson.h"
#include "io/json/schema.h"
#include "print/templates/geometryfile.h"
#include "print/templates/templates.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::bytesOf;
using muster::testing::Folder;
using muster::testing::inSource;
using nlohmann::json;

namespace {

bool keepsSchema(const json& geometry)
{
    static SchemaSet schemas(std::string(MUSTER_SOURCE_DIR) + "/schemas");
    return schemas.check("geometry", geometry, geometry.dump(), "FILE").empty();
}

bool isRead(const json& geometry) { return readGeometry(geometry.dump(), "FILE").has_value(); }

/// A geometry that says one thing.
json with(const std::string& pointer, const json& value)
{
    json geometry = json::object();
    geometry[json::json_pointer(pointer)] = value;
    return geometry;
}

/// Schema and reader agree on a value.
void both(const std::string& pointer, const json& value, bool isWell)
{
    const auto geometry = with(pointer, value);
    INFO(geometry.dump());
    CHECK(keepsSchema(geometry) == isWell);
    CHECK(isRead(geometry) == isWell);
}

void checkMembers(const json& properties, const std::string& where)
{
    for (const auto& [name, member] : properties.items()) {
        if (!member.contains("type"))
            continue;
        const auto pointer = where + '/' + name;
        if (member["type"] == "object")
            continue;
        both(pointer, json::array(), false);
        both(pointer, nullptr, false);
        CHECK(member.contains("description"));
        if (member["type"] == "boolean") {
            both(pointer, true, true);
            both(pointer, 1, false);
        } else if (member["type"] == "string") {
            both(pointer, "words", true);
            both(pointer, 1, false);
        } else {
            const auto least = member["minimum"].get<double>();
            const auto most = member["maximum"].get<double>();
            both(pointer, member["minimum"], true);
            both(pointer, member["maximum"], true);
            both(pointer, least - 0.01, false);
            both(pointer, most + 0.01, false);
            both(pointer, least + 0.25, member["type"] == "number");
            both(pointer, "1", false);
        }
    }
    both(where + "/colour", 1, false);
}

} // namespace

TEST_CASE("The schema of geometry and its reader agree on every member and bound")
{
    const auto schema = json::parse(bytesOf(inSource("schemas/geometry.schema.json")));
    checkMembers(schema["properties"], "");
    const std::pair<std::string, std::string> tables[]{
        {"papers", "paper"}, {"sheets", "sheet"}, {"cards", "card"}, {"blocks", "block"}};
    for (const auto& [table, definition] : tables) {
        const auto& names = schema["properties"][table];
        const auto known = names.contains("propertyNames") ? names["propertyNames"]["enum"] : json{"anything"};
        for (const auto& name : known)
            both('/' + table + '/' + name.get<std::string>(), json::object(), true);
        both('/' + table + "/unheard-of", json::object(), table == "blocks");
        checkMembers(schema["definitions"][definition]["properties"], '/' + table + '/' + known[0].get<std::string>());
        both('/' + table, 1, false);
    }
}

TEST_CASE("Every geometry that Muster ships keeps the schema, and no member of it is forgotten there")
{
    for (const auto* path : {"templates/geometry.json", "docs/examples/templates/wide/geometry.json",
                             "docs/examples/templates/small/geometry.json"}) {
        INFO(path);
        const auto text = bytesOf(inSource(path));
        REQUIRE_FALSE(text.empty());
        CHECK(keepsSchema(json::parse(text)));
        CHECK(readGeometry(text, path));
    }
}

TEST_CASE("A fault in geometry has line, pointer and what to write")
{
    const auto faults = readGeometry(
        "{\n  \"left\": 11,\n  \"cards\": {\n    \"two\": { \"columns\": 2.5,\n      \"scale\": 9 }\n  },\n"
        "  \"blocks\": { \"a/b\": { \"frmae\": 1 } }\n}\n",
        "geometry.json");
    REQUIRE_FALSE(faults);
    REQUIRE(faults.error().size() == 3);
    CHECK(toText(faults.error()[0]) == "geometry.json:4:25: A whole number is wanted here (at /cards/two/columns). "
                                       "Write one from 1 to 6.");
    CHECK(toText(faults.error()[1]) == "geometry.json:5:16: A number is wanted here (at /cards/two/scale). "
                                       "Write one from 0.4 to 2.");
    CHECK(faults.error()[2].pointer == "/blocks/a~1b/frmae");
    CHECK(faults.error()[2].line == 7);
    const auto broken = readGeometry("{\n  \"left\": 11\n  \"right\": 1 }", "geometry.json");
    REQUIRE_FALSE(broken);
    CHECK(broken.error().front().line == 3);
}

TEST_CASE("Margins, gaps and columns that leave no room are told before anything is laid out")
{
    const Folder folder;
    const std::pair<std::string, std::string> cases[]{
        {R"({ "left": 80, "right": 80, "papers": { "a4": { "width": 100 } } })", "/papers/a4"},
        {R"({ "sheets": { "reference": { "columns": 6, "gutter": 40 } } })", "/sheets/reference"},
        {R"({ "cards": { "two": { "tightColumns": 8, "gutter": 30 } } })", "/cards/two"},
        {R"({ "cards": { "nine": { "rows": 10, "gutter": 40 } } })", "/cards/nine"},
        {R"({ "cards": { "poker": { "width": 5, "height": 5 } } })", "/cards/poker"},
        {R"({ "blocks": { "card": { "padding": 50 } } })", "/cards/two"}};
    for (const auto& [text, pointer] : cases) {
        INFO(text);
        folder.write("geometry.json", text);
        const auto templates = Templates::read(settings().templateFolder, folder.path.string());
        REQUIRE_FALSE(templates);
        std::string all;
        for (const auto& fault : templates.error())
            all += toText(fault) + '\n';
        INFO(all);
        CHECK(all.find("(at " + pointer + ')') != std::string::npos);
        CHECK(all.find("geometry.json") != std::string::npos);
    }
}

TEST_CASE("A geometry at its bounds prints, or is told, but neither hangs nor crashes")
{
    const Folder folder;
    auto wanted = settings();
    wanted.userTemplateFolder = folder.path.string();
    const auto printable = romans();
    for (
        const auto* text :
        {R"({ "top": 80, "bottom": 80, "papers": { "a4": { "height": 190, "width": 2000 } } })",
         R"({ "blocks": { "card": { "before": 2000, "after": 2000 }, "unit": { "before": 2000, "after": 2000 } } })",
         R"({ "blocks": { "head": { "padding": 50, "frame": 10, "indent": 100, "radius": 50 } } })",
         R"({ "blocks": { "unit": { "keepsWithNext": true, "repeats": true, "after": 2000 }, "card": { "card": false } } })",
         R"({ "cards": { "two": { "scale": 2, "smallest": 0.3, "pages": 100 } }, "smallest": 0.3, "inParts": 0.3 })",
         R"({ "cards": { "two": { "height": 25 } } })"}) {
        INFO(text);
        folder.write("geometry.json", text);
        const auto pdf = toPdf(printable.job(), wanted);
        if (pdf)
            CHECK(pdf->starts_with("%PDF"));
        else
            CHECK_FALSE(pdf.error().front().message.empty());
    }
}
