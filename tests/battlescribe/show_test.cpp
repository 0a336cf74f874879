#include "battlescribe/browse/overview.h"
#include "battlescribe/browse/sheet.h"
#include "battlescribe/data/roots.h"
#include "battlescribe/gamefiles.h"
#include "folder.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe::data;
using muster::battlescribe::Decimal;
using muster::testing::catalogueFile;
using muster::testing::Folder;
using muster::testing::linked;
using muster::testing::nodeIdOf;
using muster::testing::systemFile;

namespace {

const std::string bookAndTypes = "<publications><publication id='book' name='Book of Tides'/></publications>"
                                 "<profileTypes><profileType id='crew' name='Crew'/></profileTypes>"
                                 "<categoryEntries><categoryEntry id='line' name='Line'/><categoryEntry id='lamps' "
                                 "name='Lamps'/></categoryEntries>";

ShownEntry shownOf(const std::string& catalogue, std::string_view id)
{
    const auto all = linked({systemFile(bookAndTypes), catalogueFile("cat", catalogue)});
    return entryOf(all, nodeIdOf(all, id));
}

std::size_t countOf(const ShownChoice& choice)
{
    std::size_t count = 1;
    for (const auto& each : choice.choices)
        count += countOf(each);
    return count;
}

} // namespace

TEST_CASE("what a link leads to is shown with the costs of the link and all else of both")
{
    const auto shown = shownOf(
        "<entryLinks><entryLink id='l' name='old name' targetId='e' type='selectionEntry'><costs><cost typeId='crowns' "
        "value='9.5'/></costs><categoryLinks><categoryLink id='k' targetId='lamps' primary='true'/></categoryLinks>"
        "<modifiers><modifier type='set' field='most' value='2'/></modifiers></entryLink></entryLinks>"
        "<sharedSelectionEntries><selectionEntry id='e' name='Guard' type='model' hidden='true'><costs><cost "
        "typeId='crowns' value='5'/></costs><categoryLinks><categoryLink id='m' targetId='line'/></categoryLinks>"
        "<constraints><constraint id='most' type='max' value='50' field='limit::crowns' scope='line' "
        "percentValue='true'/></constraints></selectionEntry></sharedSelectionEntries>",
        "l");
    const auto& choice = shown.choice;
    CHECK(choice.name == "Guard");
    CHECK(choice.id == "l");
    CHECK(choice.type == Node::EntryType::Model);
    CHECK(choice.isHidden);
    CHECK(choice.hasModifiers);
    REQUIRE(choice.costs.size() == 1);
    CHECK(choice.costs[0].type == "Crowns");
    CHECK(choice.costs[0].value.text() == "9.5");
    CHECK(choice.categories == std::vector<std::string>{"Lamps", "Line"});
    REQUIRE(choice.limits.size() == 1);
    const auto& limit = choice.limits[0];
    CHECK(limit.type == Constraint::Type::Max);
    CHECK(limit.value == Decimal(50));
    CHECK(limit.isPercent);
    CHECK(limit.field == "limit of Crowns");
    CHECK(limit.scope == "Line");
    CHECK(limit.isChanged);
}

TEST_CASE("costs of nothing are left out, and limits that nothing changes are as they are")
{
    const auto shown = shownOf("<selectionEntries><selectionEntry id='e' type='unit'><costs><cost typeId='crowns' "
                               "value='0.0'/></costs><constraints><constraint id='a' type='min' value='1' "
                               "field='selections' scope='parent'/></constraints></selectionEntry></selectionEntries>",
                               "e");
    CHECK(shown.choice.costs.empty());
    CHECK_FALSE(shown.choice.limits.at(0).isChanged);
    CHECK(shown.choice.limits[0].field == "selections");
    CHECK(shown.choice.limits[0].scope == "parent");
}

TEST_CASE("profiles and rules of an entry and of its choices are shown once")
{
    const auto shown =
        shownOf("<selectionEntries><selectionEntry id='e' type='unit'><profiles><profile id='p' name='Guard' "
                "typeId='crew' publicationId='book' page='12'/></profiles><infoLinks><infoLink id='l' targetId='r' "
                "type='rule'/><infoLink id='g' targetId='both' type='infoGroup'/></infoLinks><selectionEntries>"
                "<selectionEntry id='f' type='model'><infoLinks><infoLink id='m' targetId='r' type='rule'/></infoLinks>"
                "</selectionEntry></selectionEntries></selectionEntry></selectionEntries><sharedRules><rule id='r' "
                "name='Salt'><description>Burns.</description></rule></sharedRules><sharedInfoGroups><infoGroup "
                "id='both'><rules><rule id='s' name='Fog' hidden='true'/></rules><infoLinks><infoLink id='n' "
                "targetId='both' type='infoGroup'/></infoLinks></infoGroup></sharedInfoGroups>",
                "e");
    REQUIRE(shown.profiles.size() == 1);
    CHECK(shown.profiles[0].type == "Crew");
    CHECK(shown.profiles[0].printed == "Book of Tides, 12");
    REQUIRE(shown.rules.size() == 2);
    CHECK(shown.rules[0].name == "Salt");
    CHECK(shown.rules[0].text == "Burns.");
    CHECK(shown.rules[1].isHidden);
}

TEST_CASE("what can have itself below, again and again, is shown in part")
{
    const auto ring =
        shownOf("<sharedSelectionEntries><selectionEntry id='e' type='unit'><entryLinks><entryLink id='l' "
                "targetId='e' type='selectionEntry'/></entryLinks></selectionEntry>"
                "</sharedSelectionEntries>",
                "e");
    CHECK(countOf(ring.choice) == 13);
    std::string links;
    for (int i = 0; i < 5; ++i)
        links += "<entryLink id='l" + std::to_string(i) + "' targetId='e' type='selectionEntry'/>";
    const auto wide = shownOf("<sharedSelectionEntries><selectionEntry id='e' type='unit'><entryLinks>" + links +
                                  "</entryLinks></selectionEntry></sharedSelectionEntries>",
                              "e");
    CHECK(countOf(wide.choice) == 2'000);
}

TEST_CASE("a folder is shown game by game, with what is missing")
{
    const Folder folder;
    folder.write("tide.gst", systemFile());
    folder.write("a.cat", catalogueFile("a", "<catalogueLinks><catalogueLink id='i' name='Lost' targetId='lost'/>"
                                             "<catalogueLink id='j' name='x' targetId='b' importRootEntries='true'/>"
                                             "</catalogueLinks>"));
    folder.write("b.cat", catalogueFile("b", "", "library='true'"));
    folder.write("c.cat", "<catalogue id='c' name='Alone' gameSystemId='ridge'/>");
    const auto repository = listOf(folder.path);
    REQUIRE(repository);
    Faults faults;
    const auto games = overviewOf(*repository, faults);
    REQUIRE(games.size() == 2);
    CHECK(games[0].head.name == "Tide & Timber");
    REQUIRE(games[0].catalogues.size() == 2);
    CHECK(games[0].catalogues[0].file == "a.cat");
    const auto& imports = games[0].catalogues[0].imports;
    REQUIRE(imports.size() == 2);
    CHECK_FALSE(imports[0].isThere);
    CHECK(imports[0].name == "Lost");
    CHECK(imports[1].name == "Folk of b");
    CHECK(imports[1].withRoots);
    CHECK(games[0].catalogues[1].head.isLibrary);
    CHECK(games[1].file.empty());
    CHECK(games[1].head.id == "ridge");
    CHECK(games[1].catalogues.size() == 1);
    CHECK(faults.empty());

    folder.write("d.cat", catalogueFile("d", "<rules>"));
    const auto damaged = listOf(folder.path);
    REQUIRE(damaged);
    CHECK(overviewOf(*damaged, faults)[0].catalogues.size() == 3);
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].message == "the file ends in the middle: an element is not closed");
    const auto closure = closureOf(*damaged, *damaged->catalogue("a", "tide"));
    REQUIRE(closure);
    CHECK(closure->faults.empty());
    REQUIRE(lackingOf(*closure).size() == 1);
    CHECK(lackingOf(*closure)[0].message == "it imports \"Lost\", which is not there and so is not shown");
}

TEST_CASE("texts are shown without New Recruit's marks")
{
    const auto shown =
        shownOf("<selectionEntries><selectionEntry id='e' name='**Guard**' type='unit'><rules><rule id='r' "
                "name='Oath'><description>Each **^^Heron^^** once.</description></rule></rules><profiles>"
                "<profile id='p' name='Crew' typeId='crew'><characteristics><characteristic name='Text'>"
                "**Two** of it</characteristic></characteristics></profile></profiles></selectionEntry>"
                "</selectionEntries>",
                "e");
    CHECK(shown.choice.name == "**Guard**"); // names have no marks
    REQUIRE(shown.rules.size() == 1);
    CHECK(shown.rules[0].text == "Each Heron once.");
    REQUIRE(shown.profiles.size() == 1);
    CHECK(shown.profiles[0].characteristics[0].text == "Two of it");
}
