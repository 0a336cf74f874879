#include "io/collection/collectioncsv.h"
#include "io/collection/collectionfile.h"
#include "io/fixture.h"
#include "io/lint/lint.h"
#include "io/spreadsheet/csv.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

Store& store()
{
    static auto opened = openedStore();
    return opened;
}

/// A file of a collection with these entries.
std::string fileWith(const std::string& models)
{
    return R"({ "format": "muster-collection", "version": 1, "ruleset": "warpath-2e", "models": [)" + models + "] }";
}

/// "/models/0/painted": where the faults of a file are.
std::vector<std::string> collectionPlaces(const std::string& text)
{
    const auto read = readCollection(text, "FILE", shipped());
    REQUIRE_FALSE(read.has_value());
    std::vector<std::string> pointers;
    for (const auto& fault : read.error()) {
        CHECK(fault.file == "FILE");
        CHECK(fault.line > 0);
        CHECK_FALSE(fault.message.empty());
        pointers.push_back(fault.pointer);
    }
    return pointers;
}

CollectionRows rowsOf(const std::string& text, const CollectionDefaults& defaults = {})
{
    const auto read = readCollectionCsv(text, "FILE", store(), defaults);
    INFO((read ? std::string() : told(read.error())));
    REQUIRE(read.has_value());
    return *read;
}

/// "warpath-2e/forge-fathers/huscarl 3 2 note"
std::string line(const CollectionRow& row)
{
    return std::to_string(row.line) + ": " + row.ruleset + '/' + row.key.army + '/' + row.key.unit +
           (row.key.model.empty() ? "" : "~" + row.key.model) + ' ' + std::to_string(row.value.owned) + ' ' +
           std::to_string(row.value.painted) + (row.value.note.empty() ? "" : " " + row.value.note);
}

std::string cells(const Result<std::vector<CsvRow>>& rows)
{
    if (!rows)
        return told(rows.error());
    std::string text;
    for (const auto& row : *rows) {
        text += std::to_string(row.line) + ":";
        for (const auto& cell : row.cells)
            text += '[' + cell + ']';
    }
    return text;
}

const std::string csvHead = "game,army,unit,owned,painted,note\n";

} // namespace

TEST_CASE("a collection is the same after it was written and read")
{
    Collection collection;
    collection.ruleset = "warpath-2e";
    collection.set({"forge-fathers", "huscarl", {}}, {3, 2, "in the blue box"});
    collection.set({"forge-fathers", "of-yore", {}}, {1, 0, {}}); // the data do not have it
    collection.set({"marauders", {}, "a-model"}, {0, 0, "lent \"Ann\"\n"});
    collection.set({"marauders", "nothing", {}}, {});
    CHECK(collection.entries.size() == 3);
    CHECK(collection.hasModels());
    const auto text = writeCollection(collection);
    const auto read = readCollection(text, "FILE", shipped());
    INFO(text << (read ? std::string() : told(read.error())));
    REQUIRE(read.has_value());
    CHECK(*read == collection);
    CHECK(writeCollection(*read) == text);
    CHECK(readCollection(fileWith(""), "FILE", shipped()).value().entries.empty());
}

TEST_CASE("the faults of a collection are told with their places, and nothing of it is read")
{
    using Places = std::vector<std::string>;
    CHECK(collectionPlaces(fileWith(R"({ "army": "a", "unit": "u", "owned": 3, "painted": 4 })")) ==
          Places{"/models/0/painted"});
    CHECK(collectionPlaces(fileWith(R"({ "army": "a", "unit": "u", "model": "m" })")) == Places{"/models/0"});
    CHECK(collectionPlaces(fileWith(R"({ "army": "a" })")) == Places{"/models/0"});
    CHECK(collectionPlaces(
              fileWith(R"({ "army": "a", "unit": "u", "owned": 1 }, { "army": "a", "unit": "u", "owned": 2 })")) ==
          Places{"/models/1"});
    CHECK(collectionPlaces(fileWith(R"({ "army": "a", "unit": "u", "owned": -1 })")) == Places{"/models/0/owned"});
    CHECK(collectionPlaces(fileWith(R"({ "army": "a", "unit": "u", "owned": 1.5 })")) == Places{"/models/0/owned"});
    CHECK(collectionPlaces(fileWith(R"({ "army": "a", "unit": "u", "owned": 100001 })")) == Places{"/models/0/owned"});
    CHECK(collectionPlaces(fileWith(R"({ "army": "a", "unit": "../u" })")) == Places{"/models/0/unit"});
    CHECK(collectionPlaces(fileWith(R"({ "army": "a", "unit": "u", "colour": 1 })")) == Places{"/models/0/colour"});
    CHECK(collectionPlaces(fileWith(R"({ "army": "a", "unit": "u", "note": ")" + std::string(401, 'n') + "\" }")) ==
          Places{"/models/0/note"});
    CHECK(collectionPlaces("[]").size() == 1);
    CHECK(collectionPlaces("{").size() == 1);
    CHECK(collectionPlaces(R"({ "format": "muster-collection", "version": 2, "ruleset": "x", "models": [] })") ==
          Places{"/version"});
    CHECK(collectionPlaces(R"({ "format": "muster-roster", "version": 1, "ruleset": "x", "models": [] })") ==
          Places{"/format"});
}

TEST_CASE("the file of a collection stays in its folder")
{
    CHECK(collectionPath("/here", "warpath-2e") == "/here/warpath-2e.json");
    for (const auto* id : {"", "..", "a/b", "A", "a.b", "a\\b"})
        CHECK(collectionPath("/here", id).empty());
    CHECK(collectionPath("/here", std::string(81, 'a')).empty());
}

TEST_CASE("a table is read as spreadsheets write it")
{
    CHECK(cells(readCsv("a,b\r\nc,\r\n", "FILE")) == "1:[a][b]2:[c][]");
    CHECK(cells(readCsv("\xEF\xBB\xBF"
                        "a;b,c;g\nd;e\n",
                        "FILE")) == "1:[a][b,c][g]2:[d][e]");
    CHECK(cells(readCsv("sep=;\r\na,b;c\r\n", "FILE")) == "2:[a,b][c]");
    CHECK(cells(readCsv("a\tb\rc\td", "FILE")) == "1:[a][b]2:[c][d]");
    CHECK(cells(readCsv("\"a, \"\"b\"\"\",\"two\r\nlines\"\nc,d", "FILE")) == "1:[a, \"b\"][two\r\nlines]3:[c][d]");
    CHECK(cells(readCsv("a \"b\",c\n\n,\n  \nd", "FILE")) == "1:[a \"b\"][c]5:[d]");
    CHECK(cells(readCsv("", "FILE")).empty());
    CHECK_THAT(cells(readCsv("a,b\n\"c,d\n\n", "FILE")), Catch::Contains("FILE:2: a quote is never closed"));
    CHECK_THAT(cells(readCsv("a,b\n\"c\"d,e\n", "FILE")), Catch::Contains("FILE:2: there is something behind"));
    CHECK_THAT(cells(readCsv("a\xFF", "FILE")), Catch::Contains("not a table in UTF-8"));
    CHECK_THAT(cells(readCsv("a\xC3", "FILE")), Catch::Contains("not a table in UTF-8"));
    CHECK_THAT(cells(readCsv(std::string("a\0b", 3), "FILE")), Catch::Contains("not a table in UTF-8"));
}

TEST_CASE("a table of a stranger has limits")
{
    const CsvBounds small{100, 3, 4, 10};
    CHECK_THAT(cells(readCsv(std::string(101, 'a'), "FILE", small)), Catch::Contains("too large"));
    CHECK_THAT(cells(readCsv("a\nb\nc\nd\n", "FILE", small)),
               Catch::Contains("FILE:4: the table has more than 3 rows"));
    CHECK_THAT(cells(readCsv("a\n1,2,3,4,5\n", "FILE", small)), Catch::Contains("FILE:2: the row has more than 4"));
    CHECK_THAT(cells(readCsv("a\n12345678901\n", "FILE", small)), Catch::Contains("FILE:2: a cell has more than 10"));
    CHECK_THAT(cells(readCsv("a\n\"12345678901\"\n", "FILE", small)), Catch::Contains("FILE:2: a cell has more"));
    // A million quotes and separators are refused, not worked through.
    CHECK_FALSE(readCsv(std::string(1'000'000, '"'), "FILE").has_value());
    CHECK_FALSE(readCsv(std::string(1'000'000, ','), "FILE").has_value());
}

TEST_CASE("a table that could not be read back is not written")
{
    const std::string small = "Name,Number\nGrunts,3\n";
    CHECK(readableCsv(small, "TABLE") == small);
    const auto large = readableCsv("Name\n" + std::string(5U << 20, 'x') + "\n", "TABLE");
    REQUIRE_FALSE(large);
    CHECK(large.error().front().file == "TABLE");
    std::string rows = "Name\n";
    for (int i = 0; i < 20'001; ++i)
        rows += "a\n";
    CHECK_FALSE(readableCsv(rows, "TABLE"));
}

TEST_CASE("a collection in a table names things by id or by name")
{
    const auto read = rowsOf("Note;OWNED;Painted;unit;Army;GAME;Colour\r\n"
                             "blue;3;2;huscarl;forge-fathers;warpath-2e;red\r\n"
                             ";10;;Steel Warriors Section;Forge Fathers;warpath-2e;\r\n"
                             ";1;1;HEAVY DRAKKAR;FORGE FATHERS;WARPATH-2E;\r\n"
                             "'=1+1;;;boyz;orks;heresy;\r\n");
    CHECK(read.faults.empty());
    INFO(told(read.faults));
    REQUIRE(read.rows.size() == 4);
    CHECK(line(read.rows[0]) == "2: warpath-2e/forge-fathers/huscarl 3 2 blue");
    CHECK(line(read.rows[1]) == "3: warpath-2e/forge-fathers/steel-warriors-platoon 10 0");
    CHECK(line(read.rows[2]) == "4: warpath-2e/forge-fathers/heavy-drakkar 1 1");
    CHECK(line(read.rows[3]) == "5: heresy/orks/~boyz 0 0 =1+1");
}

TEST_CASE("each row that is not understood is told with its line, and the others are read")
{
    const auto read = rowsOf(csvHead +
                             "warpath-2e,forge-fathers,huscarl,3,2,\n"
                             "chess,forge-fathers,huscarl,3,2,\n"
                             "warpath-2e,elves,huscarl,3,2,\n"
                             "warpath-2e,forge-fathers,huscarll,3,2,\n"
                             "warpath-2e,forge-fathers,heavy-drakkar,2,3,\n"
                             "warpath-2e,forge-fathers,heavy-drakkar,-1,,\n"
                             "warpath-2e,forge-fathers,heavy-drakkar,100001,,\n"
                             "warpath-2e,forge-fathers,heavy-drakkar,1.5,,\n"
                             "warpath-2e,forge-fathers,huscarl,4,,\n"
                             "warpath-2e,forge-fathers,,4,,\n"
                             "heresy,orks,goff-clan,4,,\n"
                             "warpath-2e,forge-fathers,heavy-drakkar,1,," +
                             std::string(401, 'n') + "\n" + "warpath-2e,forge-fathers," + std::string(300, 'x') +
                             ",1,,\n" + "warpath-2e,marauders,grunts-section,10,,\n");
    REQUIRE(read.rows.size() == 2);
    CHECK(read.rows[1].line == 15);
    const std::vector<std::pair<int, std::string>> expected{{3, "there is no game \"chess\""},
                                                            {4, "there is no army \"elves\""},
                                                            {5, "there is no unit \"huscarll\""},
                                                            {6, "3 are painted, but only 2"},
                                                            {7, "owned is not a whole number"},
                                                            {8, "owned is not a whole number"},
                                                            {9, "owned is not a whole number"},
                                                            {10, "\"huscarl\" is in line 2 already"},
                                                            {11, "it names no unit"},
                                                            {12, "is made of several kinds of model"},
                                                            {13, "the note has more than 400"},
                                                            {14, "the name in the column \"unit\" is too long"}};
    INFO(told(read.faults));
    REQUIRE(read.faults.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CHECK(read.faults[i].line == expected[i].first);
        CHECK_THAT(read.faults[i].message, Catch::Contains(expected[i].second));
        CHECK_FALSE(read.faults[i].advice.empty());
    }
    CHECK_THAT(read.faults[2].advice, Catch::Contains("huscarl"));
}

TEST_CASE("a table without a column that is needed is refused as a whole")
{
    const auto refused = [](const std::string& text, const CollectionDefaults& defaults = {}) {
        const auto read = readCollectionCsv(text, "FILE", store(), defaults);
        REQUIRE_FALSE(read.has_value());
        return told(read.error());
    };
    CHECK_THAT(refused(""), Catch::Contains("the table is empty"));
    CHECK_THAT(refused("army,unit,owned\n"), Catch::Contains("no head \"game\""));
    CHECK_THAT(refused("game,unit,owned\n"), Catch::Contains("no head \"army\""));
    CHECK_THAT(refused("game,army,owned\n"), Catch::Contains("no head \"unit\""));
    CHECK_THAT(refused("game,army,unit\n"), Catch::Contains("no head \"owned\""));
    CHECK_THAT(refused("game,army,unit,unit,owned\n"), Catch::Contains("\"unit\" is there twice"));
    CHECK_THAT(refused("game,army,unit,owned\n\"x"), Catch::Contains("never closed"));
    const auto read = rowsOf("unit,owned\nhuscarl,2\n", {"warpath-2e", "forge-fathers"});
    REQUIRE(read.rows.size() == 1);
    CHECK(line(read.rows[0]) == "2: warpath-2e/forge-fathers/huscarl 2 0");
}

TEST_CASE("a long table of wrong rows is refused without waiting")
{
    std::string text = csvHead;
    for (int i = 0; i < 19'000; ++i)
        text += "warpath-2e,forge-fathers," + std::string(150, 'x') + std::to_string(i) + ",1,0,\n";
    const auto read = rowsOf(text);
    CHECK(read.rows.empty());
    CHECK(read.faults.size() == 1'001);
    CHECK_THAT(read.faults.back().message, Catch::Contains("18000 more rows"));
}

TEST_CASE("lint takes a collection for one, wherever it lies")
{
    const testing::TempFolder folder;
    const auto faultsOf = [](const std::string& path) { return lint({path}, store(), false).faults; };
    Collection owned;
    owned.ruleset = "warpath-2e";
    owned.set({"forge-fathers", "huscarl", {}}, {3, 2, {}});
    CHECK(faultsOf(folder.write("warpath-2e.json", writeCollection(owned))).empty());

    const auto faulty = faultsOf(folder.write(
        "warpath-2e.json", fileWith(R"({ "army": "forge-fathers", "unit": "huscarl", "owned": 1, "painted": 2 })")));
    REQUIRE(faulty.size() == 1);
    CHECK(faulty.front().pointer == "/models/0/painted");

    const auto misnamed = faultsOf(folder.write("heresy.json", writeCollection(owned)));
    REQUIRE(misnamed.size() == 1);
    CHECK(misnamed.front().advice == "Name the file warpath-2e.json.");
}
