// Data as New Recruit's JSON: the same tables as from XML, and hostile files.
#include "battlescribe/data/datareader.h"
#include "battlescribe/data/head.h"
#include "battlescribe/data/repository.h"
#include "battlescribe/gamefiles.h"
#include "folder.h"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

using namespace muster;
using namespace muster::battlescribe::data;
using muster::battlescribe::Decimal;
using muster::testing::Folder;
using muster::testing::linked;
using muster::testing::nodeOf;
using muster::testing::readingFaultOf;
using muster::testing::systemFile;
using muster::testing::times;
using muster::testing::unknownIn;

namespace {

// New Recruit writes what a catalogue says of itself behind its lists.
const std::string pier = R"({
  "catalogue": {
    "sharedRules": [
      {"id": "r", "name": "Salt", "description": "Burns\nslowly.", "alias": ["Brine"], "page": 12}
    ],
    "selectionEntries": [
      {
        "id": "e", "name": "Guard", "type": "unit", "hidden": true, "collective": false, "sortIndex": 3,
        "costs": [{"typeId": "crowns", "name": "Crowns", "value": 17.5}],
        "constraints": [{"id": "c", "type": "max", "value": 2, "field": "selections", "scope": "force",
                         "shared": false, "comment": "few"}],
        "profiles": [{"id": "p", "name": "Guard", "typeId": "crew", "hidden": false,
                      "characteristics": [{"name": "Move", "typeId": "move", "$text": "5\""}, {"name": "Nerve"}]}],
        "infoLinks": [{"id": "l", "targetId": "r", "type": "rule"}],
        "modifiers": [
          {"type": "set", "field": "hidden", "value": false,
           "conditionGroups": [{"type": "or", "conditions": [
             {"type": "atLeast", "value": 1e0, "field": "selections", "scope": "roster", "childId": "any"}]}],
           "repeats": [{"value": 2, "repeats": 3, "field": "selections", "scope": "parent", "childId": "e",
                        "roundUp": true}]}
        ]
      }
    ],
    "id": "pier", "name": "Pier", "library": false, "revision": 4, "gameSystemId": "tide",
    "battleScribeVersion": 2.03, "type": "catalogue"
  }
})";

std::string catalogueJson(const std::string& members)
{
    return "{\"catalogue\": {\"id\": \"pier\", \"gameSystemId\": \"tide\"" + (members.empty() ? "" : ", " + members) +
           "}}";
}

std::string jsonFaultOf(const std::string& bytes) { return readingFaultOf(bytes, "x.json"); }

std::vector<std::string> unknownInJson(const std::string& members)
{
    return unknownIn(linked({systemFile(), catalogueJson(members)}));
}

} // namespace

TEST_CASE("data in JSON become the same tables as data in XML")
{
    const auto all = linked({systemFile(), pier});
    CHECK(unknownIn(all).empty());
    CHECK(all.faults.empty());
    const auto& file = all.files[Id<File>::at(1)];
    CHECK(file.revision == 4);
    CHECK(all.nodes[file.root].name == "Pier");
    const auto& guard = nodeOf(all, "e");
    CHECK(guard.type == Node::EntryType::Unit);
    CHECK(guard.isHidden);
    CHECK(guard.sortIndex == 3);
    CHECK(all.costs[*guard.costs.begin()].value.text() == "17.5");
    const auto& most = all.constraints[*guard.constraints.begin()];
    CHECK(most.type == Constraint::Type::Max);
    CHECK(most.query.value == Decimal(2));
    CHECK_FALSE(most.query.isShared);
    const auto& profile = nodeOf(all, "p");
    REQUIRE(profile.characteristics.size() == 2);
    CHECK(all.characteristics[*profile.characteristics.begin()].text == "5\"");
    const auto& rule = nodeOf(all, "r");
    CHECK(rule.isShared);
    CHECK(all.details[rule.details].text == "Burns\nslowly.");
    CHECK(all.details[rule.details].page == "12");
    CHECK(all.nodes[nodeOf(all, "l").target].name == "Salt");
    const auto& modifier = all.modifiers[*guard.modifiers.begin()];
    CHECK(modifier.field == Modifier::Field::Hidden);
    CHECK(modifier.value == "false");
    CHECK(modifier.when.groups.size() == 1);
    const auto& repeat = all.repeats[*modifier.when.repeats.begin()];
    CHECK(repeat.times == 3);
    CHECK(repeat.roundsUp);
    CHECK(all.conditions.front().query.value == Decimal(1));
}

TEST_CASE("places in JSON are lines of the file")
{
    const auto all = linked({systemFile(), pier});
    const auto lineOf = [&](std::string_view id) { return all.faultAt(muster::testing::nodeIdOf(all, id), "").line; };
    CHECK(lineOf("r") == 4);
    CHECK(lineOf("e") == 7);
    CHECK(lineOf("p") == 12);
    CHECK(lineOf("pier") == 2);
    Definitions none;
    const auto read = readData("{\"catalogue\": {\n\"id\": \"x\",\n\"name\" \"y\"}}", "x.json", none);
    REQUIRE_FALSE(read);
    CHECK(read.error().front().line == 3);
}

TEST_CASE("the head of JSON is found wherever it is")
{
    CHECK(*jsonHeadOf(pier, "x") == Head{false, false, 4, "pier", "Pier", "tide"});
    const auto system =
        jsonHeadOf("\xEF\xBB\xBF{\"gameSystem\":{\"rules\":[{}],\"id\":\"tide\",\"name\":\"\\u0054\"}}", "x");
    REQUIRE(system);
    CHECK(*system == Head{true, false, 0, "tide", "T", "tide"});
    CHECK_FALSE(jsonHeadOf("{\"catalogue\": []}", "x"));
    CHECK_FALSE(jsonHeadOf("{\"catalogue\": {\"id\": \"x\"", "x"));
    CHECK_FALSE(jsonHeadOf("{\"roster\": {}}", "x"));
}

TEST_CASE("JSON is skipped only if it is plainly no data")
{
    CHECK(whyNoData("{\"name\": \"left-pad\", \"catalogue\" : 1}") == std::nullopt);
    CHECK(whyNoData("{\"catalogue\": {") == std::nullopt);
    CHECK(whyNoData("{\"package\": {\"catalogue\": {}}}") == "its first key is \"package\"");
    CHECK(whyNoData("[1, 2]") == "it has neither a \"catalogue\" nor a \"gameSystem\"");
    CHECK(whyNoData("") == "it does not begin as JSON does");
    CHECK(whyNoData("{\"" + std::string(100, 'x') + "\":1}") == "its first key is \"" + std::string(40, 'x') + '"');

    const Folder folder;
    folder.write("Tide.gst", systemFile());
    folder.write("Pier.json", pier);
    folder.write("broken.json", pier.substr(0, pier.size() / 2));
    folder.write("package.json", "{\"name\": \"x\"}");
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    REQUIRE(listed->catalogues.size() == 1);
    CHECK(listed->catalogues[0].head.name == "Pier");
    REQUIRE(listed->skipped.size() == 1);
    CHECK(listed->skipped[0].message == "it has no data of a game, and is skipped: its first key is \"name\"");
    REQUIRE(listed->faults.size() == 1);
    CHECK(listed->faults[0].message == "this is not JSON as it should be");
    const auto closure = closureOf(*listed, listed->catalogues[0]);
    REQUIRE(closure);
    CHECK(nodeOf(*closure, "e").name == "Guard");
    CHECK(hasData(folder.path / "Pier.json"));
    CHECK_FALSE(hasData(folder.path / "package.json"));
    CHECK(mayHaveData(folder.path / "package.json"));
}

TEST_CASE("hostile JSON is refused at once")
{
    CHECK(jsonFaultOf("{\"catalogue\": " + times("{\"a\": [", 10'000) + times("]}", 10'000) + "}") ==
          "brackets are nested more than 400 deep");
    CHECK(jsonFaultOf(times("[", 100'000)) == "brackets are nested more than 400 deep");
    CHECK(jsonFaultOf(catalogueJson("\"revision\": 1" + std::string(40U << 20, '0'))) ==
          "a number has more than 100 digits");
    CHECK(jsonFaultOf(catalogueJson("\"name\": \"" + std::string(2U << 20, 'x') + '"')) == "a text has more than 1 MB");
    CHECK(jsonFaultOf(catalogueJson("\"" + std::string(2U << 20, 'x') + "\": 1")) == "a text has more than 1 MB");
    CHECK(jsonFaultOf("{" + std::string(49U << 20, ' ') + "}") ==
          "the file is too large: of a file of data at most 48 MB are read");
    CHECK(jsonFaultOf(catalogueJson("\"costs\": [" + times("0,", 4'000'001) + "0]")) ==
          "it has more than 4000000 values");
    CHECK(jsonFaultOf(catalogueJson("\"costs\": [" + times("{},", 600'001) + "0]")) ==
          "it has more than 600000 lists and things in them");
    CHECK(jsonFaultOf(catalogueJson("\"revision\": 1e400")) == "the number 1e400 is too large");
    CHECK(jsonFaultOf(catalogueJson("\"name\": \"\xFF\"")) == "some of its letters are damaged: it is not UTF-8");
    CHECK(jsonFaultOf(catalogueJson("\"name\": \"\\ud800\"")) == "this is not JSON as it should be");
}

TEST_CASE("JSON that has something else is refused by name")
{
    CHECK(jsonFaultOf("{}") == "there are no data in it");
    CHECK(jsonFaultOf("[]") == "it has a list where the data should be");
    CHECK(jsonFaultOf("{\"catalogue\": []}") == "it has a list where the data should be");
    CHECK(jsonFaultOf("{\"catalogue\": 5}") == "it has a number where the data should be");
    CHECK(jsonFaultOf("{\"catalogue\": null}") == "there are no data in it");
    CHECK(jsonFaultOf("{\"catalogue\": {}, \"catalogue\": {}}") == "it has more than one thing at the top");
    CHECK(jsonFaultOf("{\"catalogue\": {}, \"version\": 1}") == "it has a number where the data should be");
    CHECK(jsonFaultOf("{\"roster\": {}}") == "this is JSON, but no data: its first element is \"roster\"");
    CHECK(jsonFaultOf("{\"catalogue\": {}} {}") == "this is not JSON as it should be");
    CHECK(jsonFaultOf("{\"catalogue\": {\"id\": \"x\", }}") == "this is not JSON as it should be");
}

TEST_CASE("figures are exact, and those that do not fit are unknown")
{
    const auto costOf = [](const std::string& number) {
        const auto all =
            linked({systemFile(), catalogueJson("\"selectionEntries\": [{\"id\": \"e\", \"type\": \"unit\", "
                                                "\"costs\": [{\"typeId\": \"crowns\", \"value\": " +
                                                number + "}]}]")});
        return all.unknowns.empty() ? all.costs.front().value.text() : "unknown " + all.unknowns.front().word;
    };
    CHECK(costOf("0.1") == "0.1");
    CHECK(costOf("-12.50") == "-12.5");
    CHECK(costOf("1.5e2") == "150");
    CHECK(costOf("-0") == "0");
    CHECK(costOf("1000000000") == "1000000000");
    CHECK(costOf("1e308") == "unknown 1e308");
    CHECK(costOf("18446744073709551615") == "unknown 18446744073709551615");
    CHECK(costOf("99999999999999999999999") == "unknown 99999999999999999999999");
    CHECK(costOf("true") == "unknown true");
    CHECK(costOf("{}") == "unknown "); // an object is no value
}

TEST_CASE("wrong types and doubled keys in JSON are told")
{
    using Texts = std::vector<std::string>;
    CHECK(unknownInJson("\"name\": 5, \"hidden\": 1, \"publications\": null").empty());
    CHECK(unknownInJson("\"hidden\": \"perhaps\"") == Texts{"catalogue hidden=perhaps"});
    CHECK(unknownInJson("\"name\": {\"en\": \"Pier\"}") == Texts{"name name="});
    CHECK(unknownInJson("\"name\": [\"Pier\"]") == Texts{"name name="});
    CHECK(unknownInJson("\"costs\": 5") == Texts{"costs text=5"});
    CHECK(unknownInJson("\"rules\": \"none\"") == Texts{"rules text=none"});
    CHECK(unknownInJson("\"rules\": [5, \"x\", false, []]") ==
          Texts{"number number=5", "string string=x", "boolean boolean=false", "list list="});
    CHECK(unknownInJson("\"rules\": {\"id\": \"r\"}") == Texts{"rules id=r"});
    CHECK(unknownInJson("\"name\": \"a\", \"name\": \"b\"") == Texts{"catalogue name=b"});
    CHECK(unknownInJson("\"rules\": [], \"rules\": [{}]") == Texts{"rules rules="});
    CHECK(unknownInJson("\"wreath\": 1, \"wreaths\": [{}]") == Texts{"catalogue wreath=1", "wreaths wreaths="});
    CHECK(unknownInJson("\"$text\": \"stray\"") == Texts{"catalogue text=stray"});
    CHECK(unknownInJson("\"rules\": [{\"description\": [\"x\"]}]") == Texts{"string string="});
}

TEST_CASE("JSON that was damaged at any place is read or refused")
{
    for (std::size_t size = 0; size < pier.size(); size += 3)
        CHECK(jsonFaultOf(pier.substr(0, size)) != "none");
    rc::prop("one byte is another", [&](std::size_t at, char c) {
        auto bytes = pier;
        bytes[at % bytes.size()] = c;
        try {
            (void)linked({systemFile(), bytes});
        } catch (const std::runtime_error&) { // refused
        }
        (void)jsonHeadOf(bytes, "x.json");
        (void)whyNoData(bytes);
    });
}
