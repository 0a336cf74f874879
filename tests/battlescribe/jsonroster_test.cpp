// Rosters in New Recruit's JSON: the same tree as from XML, both ways with nothing lost; damaged and hostile files.
#include "battlescribe/file/archive.h"
#include "battlescribe/file/jsonform.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/file/trimmed.h"
#include "battlescribe/gamefiles.h"
#include "battlescribe/samples.h"
#include "battlescribe/saved/list.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck/catch.h>

#include <algorithm>
#include <random>

using namespace muster;
using namespace muster::battlescribe;
using muster::testing::harbourRoster;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {

// New Recruit writes what an element says of itself behind its lists.
const std::string quayXml =
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    "<roster id=\"r\" name=\"Quay\" battleScribeVersion=\"2.03\" gameSystemId=\"tide\" gameSystemRevision=\"3\" "
    "xmlns=\"http://www.battlescribe.net/schema/rosterSchema\">"
    "<costs><cost name=\"Crowns\" typeId=\"crowns\" value=\"17.5\" /></costs>"
    "<forces><force id=\"f\" name=\"Crew\" catalogueRevision=\"4\"><selections>"
    "<selection id=\"1234567\" name=\"Guard\" entryId=\"12e45\" number=\"2\" type=\"unit\">"
    "<rules><rule id=\"s\" name=\"Salt\" hidden=\"false\"><description>Burns "
    "&quot;slowly&quot;.</description></rule></rules>"
    "<profiles><profile id=\"p\" name=\"Guard\"><characteristics>"
    "<characteristic name=\"Move\">5</characteristic><characteristic name=\"Nerve\" /></characteristics></profile>"
    "</profiles><selections /><costs><cost name=\"Crowns\" typeId=\"crowns\" value=\"17.5\" /></costs>"
    "<categories><category entryId=\"c\" name=\"Crew\" primary=\"true\" /></categories>"
    "</selection></selections></force></forces><customNotes>For the cup</customNotes></roster>";
const std::string newRecruit =
    R"({"roster":{"costs":[{"name":"Crowns","typeId":"crowns","value":17.5}],)"
    R"("forces":[{"selections":[{"rules":[{"description":"Burns \"slowly\".","id":"s","name":"Salt","hidden":false}],)"
    R"("profiles":[{"characteristics":[{"$text":"5","name":"Move"},{"name":"Nerve"}],"id":"p","name":"Guard"}],)"
    R"("selections":[],"costs":[{"name":"Crowns","typeId":"crowns","value":17.5}],)"
    R"("categories":[{"entryId":"c","name":"Crew","primary":true}],)"
    R"("id":1234567,"name":"Guard","entryId":"12e45","number":2,"type":"unit"}],)"
    R"("id":"f","name":"Crew","catalogueRevision":4}],"customNotes":"For the cup",)"
    R"("id":"r","name":"Quay","battleScribeVersion":2.03,"gameSystemId":"tide","gameSystemRevision":3,)"
    R"("xmlns":"http://www.battlescribe.net/schema/rosterSchema"}})";

RosterFile fileOf(const std::string& bytes)
{
    auto read = readRosterFile(bytes, "x.json");
    INFO(bytes);
    REQUIRE(read);
    return std::move(*read);
}

/// The JSON of what a JSON became as XML.
std::string overXml(const std::string& bytes) { return writeJson(fileOf(writeRos(fileOf(bytes)))); }

/// The XML tree of what an XML became as JSON.
XmlNode overJson(const std::string& bytes) { return fileOf(writeJson(fileOf(bytes))).xml.root; }

std::string inRoster(const std::string& members) { return "{\"roster\":{" + members + "}}"; }

Fault jsonFaultOf(const std::string& bytes)
{
    const auto read = readRosterFile(bytes, "x.json");
    return read ? Fault::about({}, "none") : read.error().front();
}

/// The tree without what JSON leaves out: blanks between elements; pieces of a text are one.
XmlNode plain(const XmlNode& node)
{
    XmlNode made;
    made.text = node.text;
    made.attributes = node.attributes;
    const bool hasElements = std::ranges::any_of(node.children, jsonform::isElement);
    for (const auto& child : node.children) {
        if (child.kind == XmlNode::Kind::Element)
            made.children.push_back(plain(child));
        else if (child.kind == XmlNode::Kind::Text && !child.text.empty() &&
                 !(hasElements && !jsonform::hasWords(node))) {
            if (made.children.empty() || made.children.back().kind != XmlNode::Kind::Text)
                made.children.push_back({XmlNode::Kind::Text, {}, {}, {}});
            made.children.back().text += child.text;
        }
    }
    return made;
}

/// Makes rosters that have everything, also what no program writes.
class Invented {
public:
    explicit Invented(unsigned seed) : m_random(seed) {}

    XmlNode xml(const std::string& name, int depth)
    {
        XmlNode node;
        node.text = name;
        for (auto i = below(4); i > 0; --i)
            if (const auto attribute = oneOf(attributes); node.attribute(attribute) == nullptr)
                node.attributes.push_back({attribute, oneOf(values)});
        if (below(5) == 0)
            node.attributes.clear();
        for (auto i = depth > 0 ? below(5) : 0; i > 0; --i) {
            const auto list = oneOf(elements);
            node.children.push_back(below(3) == 0 ? xml(list, depth - 1) : listOf(list, depth - 1));
            if (below(9) == 0)
                node.children.push_back(text());
        }
        if (below(4) == 0)
            node.children.insert(node.children.begin(), text());
        return node;
    }

    ordered_json object(int depth)
    {
        ordered_json made = ordered_json::object();
        for (auto i = below(6); i > 0; --i) {
            const auto key = oneOf(keys);
            made[key] = jsonform::isListName(key)    ? list(depth)
                        : jsonform::isValueName(key) ? scalar()
                        : key == "$text"             ? scalar()
                        : depth > 0 && below(3) == 0 ? list(depth)
                        : depth > 0 && below(4) == 0 ? object(depth - 1)
                        : depth > 0 && below(6) == 0 ? ordered_json::array({1, "a", ordered_json::array({object(0)})})
                                                     : scalar();
        }
        return made;
    }

private:
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random); }
    const std::string& oneOf(const std::vector<std::string>& list) { return list[below(list.size())]; }

    XmlNode text() { return {XmlNode::Kind::Text, oneOf(values) + "x", {}, {}}; }

    XmlNode listOf(const std::string& name, int depth)
    {
        XmlNode node;
        node.text = name;
        const auto single = jsonform::singularOf(name);
        for (auto i = below(3); i > 0; --i)
            node.children.push_back(xml(single.empty() || below(9) == 0 ? name : single, depth));
        return node;
    }

    ordered_json list(int depth)
    {
        auto made = ordered_json::array();
        for (auto i = below(3); i > 0; --i)
            made.push_back(object(depth - 1 > 0 ? depth - 1 : 0));
        return made;
    }

    ordered_json scalar()
    {
        switch (below(9)) {
        case 0:
            return nullptr;
        case 1:
            return below(2) == 0;
        case 2:
            return 12;
        case 3:
            return -0.5;
        case 4:
            return 1e30;
        case 5:
            return 1'234'567'890'123'456'789;
        default:
            return oneOf(values);
        }
    }

    const std::vector<std::string> attributes{"id",     "name",   "number",  "value",       "page",        "json",
                                              "xmlns",  "key",    "forces",  "description", "selections",  "a:b",
                                              "hidden", "wreath", "wreaths", "customNotes", "catalogueId", "x"};
    const std::vector<std::string> values{
        "",      "1",   "17.5",  "-3",  "true", "false", "007", "1.0", "1.0E7",    "12e4",  "-0",
        "Crown", "a<b", "\"q\"", " b ", "1e5",  "null",  "[1]", "]]>", "\xC3\xA9", "$text", "12345678901234567890"};
    const std::vector<std::string> elements{"forces",      "selections",  "costs",  "categories", "profiles", "wreaths",
                                            "description", "customNotes", "wreath", "json",       "x",        "glass",
                                            "name",        "rules",       "a:bs",   "fairies"};
    const std::vector<std::string> keys{
        "id",          "name",    "number",  "page",  "forces", "selections", "costs", "description",
        "customNotes", "wreaths", "wreath",  "$text", "$else",  "$name",      "@else", "json",
        "two words",   "1st",     "fairies", "a:b",   "hidden", "x",          "/y",    "\xC3\xA9t\xC3\xA9"};
    std::mt19937 m_random;
};

} // namespace

TEST_CASE("a roster in JSON is the roster in XML")
{
    const auto file = fileOf(newRecruit);
    CHECK(file.xml.root == fileOf(quayXml).xml.root);
    CHECK(writeRos(file) == quayXml);
    CHECK(writeJson(fileOf(quayXml)) == newRecruit);
    const auto list = readList(newRecruit, "x.json");
    const auto other = readList(quayXml, "x.ros");
    REQUIRE((list && other));
    CHECK(list->roster == other->roster);
    CHECK(list->fingerprint == other->fingerprint);
    CHECK(list->roster.forces[0].selections[0].number == 2);
    CHECK(list->roster.forces[0].selections[0].entry == "12e45");
    CHECK(list->roster.kept.empty());
}

TEST_CASE("a roster of BattleScribe goes over JSON and comes back")
{
    const auto file = fileOf(harbourRoster());
    CHECK(plain(overJson(harbourRoster())) == plain(file.xml.root));
    CHECK(readList(writeJson(file), "x")->roster == readList(harbourRoster(), "x")->roster);
}

TEST_CASE("what came as JSON is written as it came")
{
    const std::string spaced = " \n{ \"roster\" : { \"id\" : \"007\", \"forces\" : [ ], \"odd\": [1, [2]] } }\n";
    CHECK(writeJson(fileOf(spaced)) == spaced);
    CHECK(writeJson(fileOf("\xEF\xBB\xBF{\"roster\":{}}")) == "\xEF\xBB\xBF{\"roster\":{}}");
    const auto packed = pack(newRecruit, "list.json");
    REQUIRE(packed);
    CHECK(writeJson(fileOf(*packed)) == newRecruit);
    const auto rosz = writeRosz(fileOf(*packed), "Quay");
    REQUIRE(rosz);
    CHECK(fileOf(*rosz).entry == "Quay.ros");
    CHECK(writeJson(fileOf(*rosz)) == newRecruit);
}

TEST_CASE("what one form cannot say is kept in the other")
{
    const std::vector<std::string> members{
        R"("page":"12")",
        R"("page":12)",
        R"("value":1e5)",
        R"("customName":null)",
        R"("tags":["a",[1,{"b":null}]])",
        R"("forces":[])",
        R"("extra":{})",
        R"("extra":{"a":{"b":{"c":true}}})",
        R"("foos":[])",
        R"("foos":{"foo":{"x":1}})",
        R"("two words":{"x":[]},"1":2)",
        R"("json":{"key":"x"})",
        R"("json":"1")",
        R"("$text":5)",
        R"("$text":"")",
        R"("description":12,"customNotes":"")",
        R"("description":{"$text":"x"})",
        R"("description":{"$text":"x","lang":"en"})",
        R"("@page":1,"$else":"x")",
        R"("extra":{"name":["a"],"forces":"none","rules":{},"costs":[1],"value":{}})",
    };
    for (const auto& each : members)
        CHECK(json::parse(overXml(inRoster(each))) == json::parse(inRoster(each)));
    const std::string around = R"({"version":"1.2","roster":{"id":"r"},"more":[1,{"a":null}]})";
    CHECK(json::parse(overXml(around)) == json::parse(around));

    const std::vector<std::string> trees{
        "<roster><wreath/><wreath of=\"bay\"/></roster>",
        "<roster><selections><selection/></selections><selections><selection/></selections></roster>",
        "<roster><selections id=\"x\"><selection/></selections></roster>",
        "<roster><selections>words<selection/></selections></roster>",
        "<roster>first<x/>then<x/>last</roster>",
        "<roster x=\"1\"><x y=\"2\"/></roster>",
        "<roster description=\"d\" json=\"j\" forces=\"f\"><description>e</description></roster>",
        "<roster name=\"007\" page=\"1.0\"/>",
        "<roster><name>n</name><value/></roster>",
        "<roster><json key=\"x\">not JSON</json><json/></roster>",
        "<roster><json key=\"forces\">5</json><json key=\"x\">5</json></roster>",
        "<roster x=\"5\"><json key=\"x\">5</json><json key=\"x\">6</json></roster>",
        "<b:roster xmlns:b=\"u\"><b:forces><b:force b:id=\"1\"/></b:forces></b:roster>",
    };
    for (const auto& each : trees) {
        INFO(writeJson(fileOf(each)));
        CHECK(plain(overJson(each)) == plain(fileOf(each).xml.root));
    }
}

TEST_CASE("any roster in XML goes over JSON and comes back")
{
    rc::prop("XML, JSON, XML", [](unsigned seed) {
        RosterFile file;
        file.xml.root = Invented(seed).xml("roster", 4);
        const auto read = readRosterFile(writeJson(file), "x.json");
        RC_ASSERT(read.has_value());
        RC_ASSERT(plain(read->xml.root) == plain(file.xml.root));
    });
}

TEST_CASE("any roster in JSON goes over XML and comes back")
{
    rc::prop("JSON, XML, JSON", [](unsigned seed) {
        const auto document = "{\"roster\":" + Invented(seed).object(4).dump() + '}';
        const auto read = readRosterFile(document, "x.json");
        RC_ASSERT(read.has_value());
        const auto again = readRosterFile(writeRos(*read), "x.ros");
        RC_ASSERT(again.has_value());
        RC_ASSERT(json::parse(writeJson(*again)).dump() == json::parse(document).dump());
    });
}

TEST_CASE("JSON that is kept and not shown is counted")
{
    const auto list = readList(inRoster(R"("tags":["a"],"page":"12","customName":null,"wreath":{"of":"bay"})"), "x");
    REQUIRE(list);
    CHECK(list->roster.kept == std::vector<Kept>{{"roster", "tags", 1}, {"roster", "wreath", 1}});
}

TEST_CASE("JSON is recognised by its content")
{
    CHECK(isRosterFile(newRecruit));
    CHECK(isRosterFile(" \r\n{\"more\": 1, \"roster\" : {"));
    CHECK(isRosterFile("{\"catalogue\": {}}"));
    CHECK_FALSE(isRosterFile("{\"format\": \"muster-roster\", \"roster\": {}}"));
    CHECK_FALSE(isRosterFile("{\"name\": {\"roster\": {}}}"));
    CHECK_FALSE(isRosterFile("[{\"roster\": {}}]"));
    CHECK(jsonFaultOf("{\"gameSystem\": {}}").message == "these are data of BattleScribe, not a roster");
}

TEST_CASE("JSON that is damaged or no roster is refused with its place")
{
    const auto at = [](const std::string& bytes) { return jsonFaultOf(bytes).pointer; };
    CHECK(jsonFaultOf("{\"roster\":\n{\"name\":\n\"x}}").line == 3);
    CHECK(jsonFaultOf(newRecruit.substr(0, 300)).message == "this is not JSON as it should be");
    CHECK(jsonFaultOf("{\"roster\":{}} x").message == "this is not JSON as it should be");
    CHECK(jsonFaultOf(std::string("{\"roster\":{}}\0{}", 16)).message == "there is more behind the roster");
    CHECK(jsonFaultOf("{\"roster\":{\"name\":\"\xFF\"}}").message ==
          "some of its letters are damaged: it is not UTF-8");
    CHECK(jsonFaultOf("{\"roster\":[]}").message == "here must be a roster");
    CHECK(jsonFaultOf("{\"roster\":5}").message == "here must be a roster");
    CHECK(jsonFaultOf("{\"roster\":{},\"roster\":{}}").message == "the key \"roster\" is there twice");
    CHECK(jsonFaultOf(inRoster(R"("name":"a","name":"b")")).message == "the key \"name\" is there twice");
    CHECK(jsonFaultOf(inRoster(R"("forces":{})")).message == "here must be a list");
    CHECK(jsonFaultOf(inRoster(R"("forces":"many")")).message == "here must be a list");
    CHECK(jsonFaultOf(inRoster(R"("name":["a"])")).message == "here must be a text or a number");
    CHECK(jsonFaultOf(inRoster(R"("id":{})")).message == "here must be a text or a number");
    CHECK(jsonFaultOf(inRoster(R"("costs":[{"value":1e400}])")).message == "the number 1e400 is too large");
    CHECK(jsonFaultOf(inRoster(R"("$children":[{"x":1}])")).message ==
          "here must be an element with its name, or a text");
    CHECK(jsonFaultOf(inRoster(R"("$children":[{"$name":"a b"}])")).message == "here must be the name of an element");
    CHECK(at(inRoster(R"("forces":[{},{"selections":[{"number":[]}]}])")) == "/roster/forces/1/selections/0/number");
    CHECK(at(inRoster(R"("forces":[{},5])")) == "/roster/forces/1");
    CHECK(at(inRoster(R"("costs":[[]])")) == "/roster/costs/0");
}

TEST_CASE("a hostile roster in JSON is refused at once")
{
    const auto message = [](const std::string& bytes) { return jsonFaultOf(bytes).message; };
    CHECK(message(inRoster("\"x\":" + testing::times("[", 500) + testing::times("]", 500))) ==
          "brackets are nested more than 400 deep");
    CHECK(message(inRoster(testing::times("\"x\":{", 250) + testing::times("}", 250))) ==
          "elements are nested more than 200 deep");
    CHECK(message(inRoster("\"forces\":[{}" + testing::times(",{}", 150'000) + "]")) ==
          "it has more than 150000 lists and things in them");
    CHECK(message(inRoster("\"name\":\"" + std::string(2U << 20, 'x') + "\"")) == "a text has more than 1 MB");
    CHECK(message(inRoster("\"name\":" + std::string(200, '1'))) == "a number has more than 100 digits");
    CHECK(message(inRoster("\"x\":\"" + std::string(21U << 20, 'x') + "\"")) ==
          "the file is too large: of a list at most 20 MB are read");
    std::string many = "\"k\":1";
    for (int i = 0; i < 200; ++i)
        many += ",\"k" + std::to_string(i) + "\":1";
    CHECK(message(inRoster(many)) == "an object has more than 100 texts and numbers");
    // What XML cannot hold does not come out of it as something else.
    const auto file = fileOf(inRoster(R"("name":"a\u0000b\u0001<!DOCTYPE x>","$children":[{"$name":"x"}])"));
    CHECK(fileOf(writeRos(file)).xml.root.valueOf("name") == "a\uFFFDb\uFFFD<!DOCTYPE x>");
}
