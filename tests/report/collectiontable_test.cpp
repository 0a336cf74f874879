#include "report/table/collectiontable.h"

#include "io/collection/collectioncsv.h"
#include "io/fixture.h"
#include "report/verdict/csv.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::report;
using namespace muster::testing;

namespace {

Store& store()
{
    static auto opened = openedStore();
    return opened;
}

Collection hold()
{
    Collection collection;
    collection.ruleset = "warpath-2e";
    collection.set({"forge-fathers", "huscarl", {}}, {3, 2, "blue, \"new\"; box"});
    collection.set({"forge-fathers", "steel-warriors-platoon", {}}, {20, 12, "=HYPERLINK(\"http://x\")"});
    collection.set({"forge-fathers", "heavy-drakkar", {}}, {1, 0, "'=1"});
    return collection;
}

} // namespace

TEST_CASE("a collection as CSV is the same when it is read again, and no cell of it is a formula")
{
    const auto collection = hold();
    const auto csv = collectionCsv(**store().fullCatalogue("warpath-2e"), collection);
    INFO(csv);
    CHECK_THAT(csv, Catch::StartsWith("game,army,unit,owned,painted,note\r\n"));
    CHECK_THAT(csv, Catch::Contains("Forge Fathers,Huscarl,3,2,\"blue, \"\"new\"\"; box\"\r\n"));
    CHECK_THAT(csv, Catch::Contains("\"'=HYPERLINK"));
    const auto read = readCollectionCsv(csv, "FILE", store());
    REQUIRE(read.has_value());
    CHECK(told(read->faults).empty());
    Collection again;
    for (const auto& row : read->rows) {
        again.ruleset = row.ruleset;
        again.set(row.key, row.value);
    }
    CHECK(again == collection);
}

TEST_CASE("every unit and kind of model of every game can be written as CSV and is found again")
{
    for (const auto& ruleset : store().rulesets()) {
        const auto catalogue = *store().fullCatalogue(ruleset);
        Collection collection;
        collection.ruleset = ruleset;
        for (const auto army : catalogue->armies.ids())
            for (const auto& counted : countedModelsOf(*catalogue, army))
                collection.set(counted.key, {2, 1, "n"});
        REQUIRE(collection.entries.size() > 2);
        const auto read = readCollectionCsv(collectionCsv(*catalogue, collection), "FILE", store());
        REQUIRE(read.has_value());
        INFO(told(read->faults));
        CHECK(read->faults.empty());
        CHECK(read->rows.size() == collection.entries.size());
        for (const auto& row : read->rows)
            CHECK(collection.entries.contains(row.key));
    }
}

TEST_CASE("what a roster lacks is a text with numbers in columns")
{
    Roster roster;
    roster.ruleset = "warpath-2e";
    roster.army = "forge-fathers";
    for (const auto* kind : {"steel-warriors-section", "steel-warriors-section", "huscarl", "heavy-drakkar"}) {
        auto& unit = roster.units.emplace_back();
        unit.unit = kind;
    }
    assignUnitIds(roster);
    roster.units[0].models = 20;
    roster.units[1].models = 10;
    const auto catalogue = *store().fullCatalogue("warpath-2e");
    const auto assessment = assess(*catalogue, roster);
    CHECK(lackingText(*catalogue, lackingFor(*catalogue, assessment, hold()), "Third\nCompany") ==
          "Third Company\n"
          "\n"
          "Unit            Needed  Owned  Painted  Lacking\n"
          "Steel Warriors      30     20       12       10\n"
          "Huscarl              1      3        2        0\n"
          "Heavy Drakkar        1      1        0        0\n"
          "\n"
          "10 of 32 models are lacking. Of those that are there, 9 are not painted.\n");
    CHECK(lackingSummary({}) == "The roster takes no models.");
}

TEST_CASE("a name that the data do not have is shown as it stands")
{
    const auto catalogue = *store().fullCatalogue("warpath-2e");
    CHECK(countedName(*catalogue, {"forge-fathers", "of-yore", {}}) == "of-yore");
    CHECK(countedName(*catalogue, {"elves", {}, "bows"}) == "bows");
    CHECK(countedArmy(*catalogue, {"elves", {}, "bows"}) == "elves");
    CHECK(countedName(*catalogue, {"forge-fathers", "huscarl", {}}) == "Huscarl");
}
