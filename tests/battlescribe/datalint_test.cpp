#include "battlescribe/gamefiles.h"
#include "battlescribe/lint/datalint.h"
#include "folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <tuple>

using namespace muster;
using namespace muster::battlescribe::data;
using namespace muster::testing;

namespace {

using Texts = std::vector<std::string>;

/// Each as "file:line: message", without its advice.
Texts textsOf(const Faults& faults)
{
    Texts texts;
    for (const auto& fault : faults)
        texts.push_back(fault.file.substr(fault.file.find_last_of('/') + 1) + ':' + std::to_string(fault.line) + ": " +
                        fault.message);
    return texts;
}

DataLint lintOf(const std::vector<std::pair<std::string, std::string>>& files)
{
    const Folder folder;
    for (const auto& [name, bytes] : files)
        folder.write(name, bytes);
    DataLint lint;
    lintData(folder.path, lint);
    lint.sort();
    return lint;
}

/// All faults or all warnings, by file and line.
Faults placesOf(const DataLint& lint, bool areWarnings)
{
    Faults all;
    for (std::size_t i = 0; i < wrongKinds; ++i)
        if (const auto wrong = static_cast<Wrong>(i); isWarning(wrong) == areWarnings)
            for (const auto& thing : lint[wrong].things)
                all.insert(all.end(), thing.places.begin(), thing.places.end());
    std::ranges::stable_sort(all, {}, [](const Fault& fault) { return std::tie(fault.file, fault.line); });
    return all;
}

Texts faultsIn(const DataLint& lint) { return textsOf(placesOf(lint, false)); }
Texts warningsIn(const DataLint& lint) { return textsOf(placesOf(lint, true)); }

DataLint lintOfCatalogue(const std::string& body)
{
    return lintOf({{"tide.gst", systemFile("<categoryEntries><categoryEntry id='line' name='Line'/></categoryEntries>"
                                           "<profileTypes><profileType id='crew' name='Crew'><characteristicTypes>"
                                           "<characteristicType id='move' name='Move'/></characteristicTypes>"
                                           "</profileType></profileTypes>")},
                   {"pier.cat", catalogueFile("pier", body)}});
}

/// Faults of an entry with this body.
Texts faultsOf(const std::string& body, const std::string& beside = {})
{
    return faultsIn(lintOfCatalogue("<selectionEntries><selectionEntry id='e' name='Guard' type='unit'>\n" + body +
                                    "</selectionEntry></selectionEntries>" + beside));
}

Texts warningsOf(const std::string& body)
{
    return warningsIn(lintOfCatalogue("<selectionEntries><selectionEntry id='e' name='Guard' type='unit'>\n" + body +
                                      "</selectionEntry></selectionEntries>"));
}

std::string countLimit(const std::string& id, const std::string& type, int value,
                       const std::string& more = "scope='parent'")
{
    return "<constraint id='" + id + "' type='" + type + "' value='" + std::to_string(value) + "' field='selections' " +
           more + "/>";
}

std::string modifierWith(const std::string& field, const std::string& value, const std::string& conditions = {})
{
    return "<modifiers><modifier type='set' field='" + field + "' value='" + value + "'><conditions>" + conditions +
           "</conditions></modifier></modifiers>";
}

std::string atLeastOne(const std::string& scope, const std::string& child)
{
    return "<condition type='atLeast' value='1' field='selections' scope='" + scope + "' childId='" + child + "'/>";
}

} // namespace

TEST_CASE("data without a fault have none")
{
    const auto lint = lintOfCatalogue(
        "<selectionEntries><selectionEntry id='e' name='Guard' type='unit'><categoryLinks><categoryLink id='k' "
        "targetId='line' primary='true'/></categoryLinks><constraints>" +
        countLimit("a", "min", 1) + countLimit("b", "max", 1) + "</constraints>" +
        modifierWith("b", "2", atLeastOne("force", "e") + atLeastOne("line", "any")) +
        "<profiles><profile id='p' typeId='crew'><characteristics><characteristic typeId='move'>5</characteristic>"
        "</characteristics></profile></profiles></selectionEntry></selectionEntries>");
    CHECK(faultsIn(lint).empty());
    CHECK(warningsIn(lint).empty());
    CHECK(lint.unreadable.empty());
    CHECK(lint.files == 2);
}

TEST_CASE("links that lead nowhere or to the wrong kind of thing are faults")
{
    CHECK(faultsOf("<entryLinks><entryLink id='l' name='Oar' targetId='lost' type='selectionEntry'/></entryLinks>") ==
          Texts{"pier.cat:3: an entry link \"Oar\" leads to an entry with the id \"lost\", which is not there"});
    CHECK(faultsOf("<infoLinks><infoLink id='l' name='Salt' targetId='e' type='rule'/></infoLinks>") ==
          Texts{"pier.cat:3: an info link \"Salt\" leads to a rule, but \"e\" is the id of an entry"});
    CHECK(faultsOf("<entryLinks><entryLink id='l' name='Oar' type='selectionEntry'/></entryLinks>") ==
          Texts{"pier.cat:3: an entry link \"Oar\" leads nowhere: it has no targetId"});
}

TEST_CASE("ids that are there twice are faults")
{
    CHECK(faultsOf("<selectionEntries><selectionEntry id='x' name='Oar' type='upgrade'/>\n<selectionEntry id='x' "
                   "name='Hook' type='upgrade'/></selectionEntries>") ==
          Texts{"pier.cat:4: an entry \"Hook\" has the id \"x\", which an entry \"Oar\" in line 3 has too"});
    CHECK(faultsOf("<constraints>" + countLimit("a", "min", 1) + '\n' + countLimit("a", "max", 2) + "</constraints>") ==
          Texts{"pier.cat:4: an entry \"Guard\" has two limits with the id \"a\""});
    // Limits of several owners may share one: it is meant within the owner.
    CHECK(faultsOf("<constraints>" + countLimit("a", "min", 1) +
                   "</constraints><selectionEntries><selectionEntry id='x' type='upgrade'><constraints>" +
                   countLimit("a", "max", 2) + "</constraints></selectionEntry></selectionEntries>")
              .empty());
}

TEST_CASE("ids of category links that are there twice are a warning, and categories in forces have those of others")
{
    const std::string two = "<categoryLinks><categoryLink id='k' targetId='line'/>\n<categoryLink id='k' "
                            "targetId='line'/></categoryLinks>";
    CHECK(faultsOf(two).empty());
    CHECK(warningsOf(two) == Texts{"pier.cat:4: a category link \"\" has the id \"k\", which a category link \"\" "
                                   "in line 3 has too"});
    const std::string deck = "<categoryEntries><categoryEntry id='deck' name='Deck'/></categoryEntries>";
    CHECK(lintOfCatalogue(deck + "<forceEntries><forceEntry id='f' name='Fleet'>" + deck +
                          "</forceEntry></forceEntries>")[Wrong::DoubledId]
              .count == 0);
}

TEST_CASE("what several imports have is a warning where a link leads to it")
{
    const std::string shared =
        "<sharedSelectionEntries><selectionEntry id='x' name='Oar' type='upgrade'/></sharedSelectionEntries>";
    const std::string imports = "<catalogueLinks><catalogueLink id='i' name='one' targetId='one'/>"
                                "<catalogueLink id='j' name='two' targetId='two'/></catalogueLinks>";
    const std::string link = "<entryLinks><entryLink id='l' name='Oar' targetId='x' type='selectionEntry'/>"
                             "<entryLink id='m' name='Oar' targetId='x' type='selectionEntry'/></entryLinks>";
    const std::pair<std::string, std::string> system{"tide.gst", systemFile()};
    const std::pair<std::string, std::string> one{"one.cat", catalogueFile("one", shared)};
    const std::pair<std::string, std::string> two{"two.cat", catalogueFile("two", shared)};
    const auto lint = lintOf({system, one, two, {"pier.cat", catalogueFile("pier", imports + link)}});
    CHECK(lint.faultCount() == 0);
    REQUIRE(lint.warningCount() == 1);
    CHECK(placesOf(lint, true)[0].message.find("an entry link \"Oar\" leads to \"x\", an id that two files have: ") ==
          0);
    // The own file's is meant, whatever others have.
    CHECK(lintOf({system, one, two, {"pier.cat", catalogueFile("pier", imports + shared + link)}}).warningCount() == 0);
    // Two categories of one id and name are one.
    const auto category = [](const std::string& more) {
        return "<categoryEntries><categoryEntry id='deck' name='Deck'>" + more + "</categoryEntry></categoryEntries>";
    };
    const auto ofCategories = [&](const std::string& more) {
        return lintOf({system,
                       {"one.cat", catalogueFile("one", category(""))},
                       {"two.cat", catalogueFile("two", category(more))},
                       {"pier.cat", catalogueFile("pier", imports + "<selectionEntries><selectionEntry id='e' "
                                                                    "type='unit'><categoryLinks><categoryLink id='k' "
                                                                    "targetId='deck'/></categoryLinks>"
                                                                    "</selectionEntry></selectionEntries>")}})
            .warningCount();
    };
    CHECK(ofCategories("") == 0);
    CHECK(ofCategories("<constraints>" + countLimit("a", "max", 1) + "</constraints>") == 1);
}

TEST_CASE("scopes, fields and children that nothing defines are faults")
{
    const auto limited = [](const std::string& more) {
        return faultsOf("<constraints><constraint id='a' type='max' value='1' " + more + "/></constraints>");
    };
    CHECK(limited("field='selections' scope='nowhere'") ==
          Texts{"pier.cat:3: the constraint of an entry \"Guard\" has the scope \"nowhere\", which is neither a word "
                "that Muster knows nor anything's id"});
    CHECK(limited("field='selections' scope='12ab'") ==
          Texts{"pier.cat:3: a limit of an entry \"Guard\" has the scope \"12ab\", which nothing in the data of this "
                "game has as its id"});
    CHECK(limited("field='gold' scope='parent'") ==
          Texts{"pier.cat:3: the constraint of an entry \"Guard\" has the field \"gold\", which is neither a word that "
                "Muster knows nor anything's id"});
    CHECK(limited("field='crowns' scope='line'").empty());
    CHECK(limited("field='limit::crowns' scope='roster'").empty());
    CHECK(faultsOf(modifierWith("hidden", "true", atLeastOne("force", "12ab"))) ==
          Texts{"pier.cat:3: a condition of an entry \"Guard\" has the childId \"12ab\", which nothing in the data of "
                "this game has as its id"});
    CHECK(faultsOf("<modifierGroups><modifierGroup><conditionGroups><conditionGroup type='or'><conditions>" +
                   atLeastOne("12ab", "any") +
                   "</conditions></conditionGroup></conditionGroups><repeats><repeat "
                   "repeats='1' value='1' field='selections' scope='force' childId='34cd'/></repeats></modifierGroup>"
                   "</modifierGroups>")
              .size() == 2);
    CHECK(faultsOf(modifierWith("hidden", "true", atLeastOne("nowhere", "nobody"))).size() == 2);
}

TEST_CASE("modifiers that change nothing are faults")
{
    CHECK(faultsOf(modifierWith("luck", "1")) ==
          Texts{"pier.cat:3: the modifier of an entry \"Guard\" has the field \"luck\", which is neither a word that "
                "Muster knows nor anything's id"});
    CHECK(faultsOf(modifierWith("12ab", "1")) ==
          Texts{"pier.cat:3: a modifier of an entry \"Guard\" has the field \"12ab\", which is nothing that a modifier "
                "can change"});
    const auto other = "<selectionEntryGroups><selectionEntryGroup id='g'><constraints>" + countLimit("b", "max", 1) +
                       "</constraints></selectionEntryGroup></selectionEntryGroups>";
    CHECK(faultsOf(modifierWith("b", "1"), other) ==
          Texts{"pier.cat:3: a modifier of an entry \"Guard\" has the field \"b\", a limit of something else, so it "
                "changes nothing"});
    CHECK(faultsOf("<modifiers><modifier type='add' field='category' value='lost'/></modifiers>") ==
          Texts{"pier.cat:3: a modifier of an entry \"Guard\" has the category \"lost\", which is not there"});
    CHECK(faultsOf("<modifiers><modifier type='add' field='category' value='line'/></modifiers>").empty());
    CHECK(
        faultsOf("<modifiers><modifier type='set' field='name' value='x' scope='12ab' affects='34cd.profiles.Crew'/>"
                 "</modifiers>") ==
        Texts{"pier.cat:3: a modifier of an entry \"Guard\" has the scope \"12ab\", which nothing in the data of this "
              "game has as its id",
              "pier.cat:3: a modifier of an entry \"Guard\" has the step in affects \"34cd\", which nothing in the "
              "data of this game has as its id"});
}

TEST_CASE("what asks for nothing is a warning")
{
    CHECK(warningsOf(modifierWith("hidden", "true", atLeastOne("force", ""))) ==
          Texts{"pier.cat:3: a condition of an entry \"Guard\" has no childId, so it finds nothing"});
    CHECK(warningsOf(modifierWith("hidden", "true", atLeastOne("", "any"))) ==
          Texts{"pier.cat:3: a condition of an entry \"Guard\" has no scope"});
    CHECK(warningsOf("<rules><rule id='r' name='Salt'/></rules>" +
                     modifierWith("hidden", "true", atLeastOne("force", "r"))) ==
          Texts{"pier.cat:3: a condition of an entry \"Guard\" has the childId \"r\", which is a rule: Muster does not "
                "count those"});
    CHECK(warningsOf("<modifiers><modifier type='set' field='hidden' value='true'><conditions><condition "
                     "type='always'/></conditions></modifier></modifiers>")
              .empty());
}

TEST_CASE("limits that nobody can keep are faults")
{
    const auto limits = [](const std::string& all, const std::string& more = {}) {
        return faultsOf("<constraints>" + all + "</constraints>" + more);
    };
    CHECK(limits(countLimit("a", "min", 3) + countLimit("b", "max", 2)) ==
          Texts{"pier.cat:3: an entry \"Guard\" must be there at least 3 and at most 2 times"});
    CHECK(limits(countLimit("a", "min", 2) + countLimit("b", "max", 2)).empty());
    CHECK(limits(countLimit("a", "min", 3) + countLimit("b", "max", -1)).empty()); // no limit
    CHECK(limits(countLimit("a", "min", 3) + countLimit("b", "max", 2, "scope='force'")).empty());
    CHECK(limits(countLimit("a", "min", 3) + countLimit("b", "max", 2), modifierWith("b", "4")).empty());
}

TEST_CASE("a default that is none of the choices is a fault")
{
    const auto withDefault = [](const std::string& id) {
        return faultsOf("<selectionEntryGroups><selectionEntryGroup id='g' name='Arms' defaultSelectionEntryId='" + id +
                            "'><selectionEntries><selectionEntry id='hook' type='upgrade'/></selectionEntries>"
                            "<entryLinks><entryLink id='l' targetId='oar' type='selectionEntry'/></entryLinks>"
                            "<selectionEntryGroups><selectionEntryGroup id='h'><selectionEntries><selectionEntry "
                            "id='pike' type='upgrade'/></selectionEntries></selectionEntryGroup></selectionEntryGroups>"
                            "</selectionEntryGroup></selectionEntryGroups>",
                        "<sharedSelectionEntries><selectionEntry id='oar' name='Oar' type='upgrade'/>"
                        "</sharedSelectionEntries>");
    };
    for (const auto* id : {"hook", "l", "oar", "pike", "none", ""}) {
        INFO(id);
        CHECK(withDefault(id).empty());
    }
    CHECK(withDefault("e") ==
          Texts{"pier.cat:3: a group \"Arms\" has the default \"e\", which is none of its choices"});
}

TEST_CASE("groups that lead to each other end the search for a default")
{
    CHECK(lintOfCatalogue("<sharedSelectionEntryGroups><selectionEntryGroup id='g' name='Arms' "
                          "defaultSelectionEntryId='x'><entryLinks><entryLink id='l' targetId='g' "
                          "type='selectionEntryGroup'/></entryLinks></selectionEntryGroup>"
                          "</sharedSelectionEntryGroups>")
              .faultCount() == 1);
}

TEST_CASE("costs and profiles of no known type are faults")
{
    CHECK(faultsOf("<costs><cost typeId='gold' value='1'/></costs>") ==
          Texts{"pier.cat:2: an entry \"Guard\" has a cost of the type \"gold\", which is not there"});
    CHECK(faultsOf("<profiles><profile id='p' name='Guard' typeId='ship'/></profiles>") ==
          Texts{"pier.cat:3: a profile \"Guard\" has the type \"ship\", which is not there"});
    CHECK(faultsOf("<profiles><profile id='p' name='Guard' typeId='crew'><characteristics><characteristic name='Luck' "
                   "typeId='luck'/></characteristics></profile></profiles>") ==
          Texts{"pier.cat:3: a profile \"Guard\" has the characteristic \"Luck\" (\"luck\"), which its type does not "
                "have"});
    // What a profile has of another type is one fault.
    CHECK(faultsOf("<profiles><profile id='p' name='Guard' typeId='crew'><characteristics><characteristic name='Luck' "
                   "typeId='luck'/><characteristic name='Rum' typeId='rum'/></characteristics></profile></profiles>") ==
          Texts{"pier.cat:3: a profile \"Guard\" has the characteristics \"Luck\" (\"luck\") and \"Rum\" (\"rum\"), "
                "which its type does not have"});
}

TEST_CASE("circles of imports are a warning, and a lost import is a fault")
{
    const auto imports = [](const std::string& target) {
        return "<catalogueLinks><catalogueLink id='i' name='" + target + "' targetId='" + target +
               "'/></catalogueLinks>";
    };
    const auto lint = lintOf({{"tide.gst", systemFile()},
                              {"a.cat", catalogueFile("a", imports("b"))},
                              {"b.cat", catalogueFile("b", '\n' + imports("a"))},
                              {"c.cat", catalogueFile("c", imports("c"))},
                              {"d.cat", catalogueFile("d", imports("lost"))}});
    CHECK(warningsIn(lint) ==
          Texts{"b.cat:3: catalogues import each other in a circle: \"Folk of a\" imports \"Folk of b\" imports "
                "\"Folk of a\"",
                "c.cat:2: catalogues import each other in a circle: \"Folk of c\" imports \"Folk of c\""});
    CHECK(faultsIn(lint) == Texts{"d.cat:2: it imports \"lost\", which is not there"});
}

TEST_CASE("a lost import is told with what is lost with it, not each link by itself")
{
    const std::string link = "<entryLink id='l' name='Oar' targetId='oar' type='selectionEntry'/>";
    const std::string body =
        "<catalogueLinks><catalogueLink id='i' name='Yard' targetId='yard'/></catalogueLinks>\n<entryLinks>" + link +
        "<entryLink id='m' name='Sail' targetId='sail' type='selectionEntry'/></entryLinks>\n"
        "<selectionEntries><selectionEntry id='e' name='Guard' type='unit'>" +
        modifierWith("hidden", "true", atLeastOne("force", "12ab")) +
        "<selectionEntryGroups><selectionEntryGroup id='g' name='Arms' defaultSelectionEntryId='34cd'/>"
        "</selectionEntryGroups></selectionEntry></selectionEntries>";
    const auto lint = lintOf({{"tide.gst", systemFile()}, {"a.cat", catalogueFile("a", body)}});
    CHECK(faultsIn(lint) ==
          Texts{"a.cat:1: 2 things that it names are not there, most likely because an import is missing",
                "a.cat:2: it imports \"Yard\", which is not there; 2 links that lead nowhere may need it"});
    // Who imports the file lacks it as well. A link to the wrong kind of thing has nothing to do with it.
    const auto far =
        lintOf({{"tide.gst", systemFile()},
                {"a.cat", catalogueFile("a", "<catalogueLinks><catalogueLink id='i' name='Yard' "
                                             "targetId='yard'/></catalogueLinks>")},
                {"b.cat", catalogueFile("b", "<catalogueLinks><catalogueLink id='j' name='A' targetId='a'/>"
                                             "</catalogueLinks><entryLinks>" +
                                                 link +
                                                 "<entryLink id='n' name='B' targetId='b' "
                                                 "type='selectionEntry'/></entryLinks>")}});
    CHECK(faultsIn(far) ==
          Texts{"a.cat:2: it imports \"Yard\", which is not there; 1 link that leads nowhere may need it",
                "b.cat:2: an entry link \"B\" leads to an entry, but \"b\" is the id of the catalogue"});
}

TEST_CASE("of each kind a thousand places are told, and the rest are counted")
{
    const auto lint = lintOfCatalogue(
        "<entryLinks>" + testing::times("<entryLink name='Oar' targetId='oar' type='selectionEntry'/>", 1'250) +
        "</entryLinks><selectionEntries><selectionEntry id='e' name='Guard' type='unit'><costs>" +
        testing::times("<cost typeId='gold' value='1'/>", 1'100) + "</costs></selectionEntry></selectionEntries>");
    for (const auto& [wrong, count] : {std::pair(Wrong::LostLink, 1'250U), std::pair(Wrong::LostCostType, 1'100U)}) {
        const auto& [things, all] = lint[wrong];
        CHECK(all == count);
        REQUIRE(things.size() == 1);
        CHECK(things[0].count == count);
        CHECK(things[0].places.size() == DataLint::mostPlaces);
    }
    CHECK(lint.faultCount() == 2'350);
}

TEST_CASE("what is in most places comes first")
{
    const auto link = [](const std::string& target) {
        return "\n<entryLink name='Oar' targetId='" + target + "' type='selectionEntry'/>";
    };
    const auto lint =
        lintOfCatalogue("<entryLinks>" + link("one") + link("two") + link("three") + link("two") + "</entryLinks>");
    const auto& [things, count] = lint[Wrong::LostLink];
    CHECK(count == 4);
    REQUIRE(things.size() == 3);
    CHECK(things[0].count == 2);
    CHECK(textsOf(things[0].places) ==
          Texts{"pier.cat:4: an entry link \"Oar\" leads to an entry with the id \"two\", which is not there",
                "pier.cat:6: an entry link \"Oar\" leads to an entry with the id \"two\", which is not there"});
    CHECK(things[1].places.front().line == 3);
    CHECK(things[2].places.front().line == 5);
}

TEST_CASE("a heading says how many there are, and what that means")
{
    CHECK(headingOf(Wrong::LostImport, 1) == "1 import is missing, so what comes from it cannot be taken.");
    CHECK(headingOf(Wrong::LostImport, 1'200) == "1200 imports are missing, so what comes from them cannot be taken.");
    for (std::size_t i = 0; i < wrongKinds; ++i)
        CHECK(headingOf(static_cast<Wrong>(i), 2).size() > 20);
    CHECK_FALSE(isWarning(Wrong::DoubledId));
    CHECK(isWarning(Wrong::UnknownAndIdle));
}

TEST_CASE("a file of format 1 is one fault, and what may be in it is only counted")
{
    // Its links and elements mean other things.
    const std::string old =
        "<entries><entry id='e'/></entries><entryLinks><entryLink id='l' targetId='x'/></entryLinks>";
    const auto oldFile = [&](const std::string& root, const std::string& id) {
        return "<?xml version='1.0'?>\n<" + root + " id='" + id + "' gameSystemId='tide' battleScribeVersion='1.15'>" +
               old + "</" + root + ">";
    };
    const auto lint = lintOf(
        {{"tide.gst", systemFile()},
         {"old.cat", oldFile("catalogue", "old")},
         {"older.cat", oldFile("catalogue", "older")},
         {"pier.cat",
          catalogueFile("pier", "<catalogueLinks><catalogueLink id='i' name='Old' targetId='old'/></catalogueLinks>")},
         {"quay.cat", catalogueFile("quay", "<selectionEntries><selectionEntry id='e' name='Guard' type='unit'>" +
                                                modifierWith("hidden", "true", atLeastOne("force", "12ab")) +
                                                "</selectionEntry></selectionEntries>")}});
    CHECK(faultsIn(lint) ==
          Texts{"old.cat:0: format 1.15 is not read", "older.cat:0: format 1.15 is not read",
                "pier.cat:2: it imports \"Old\", which is not there or cannot be read",
                "quay.cat:1: 1 thing that it names is not there, most likely because a file cannot be read"});
    CHECK(warningsIn(lint).empty());
    CHECK(lint[Wrong::Unread].things.size() == 1); // the same for both
    const auto alone = lintOf({{"tide.gst", oldFile("gameSystem", "tide")}, {"pier.cat", catalogueFile("pier", "")}});
    CHECK(faultsIn(alone) == Texts{"pier.cat:0: its game system, with the id \"tide\", is not there or cannot be "
                                   "read, so what it names is not checked",
                                   "tide.gst:0: format 1.15 is not read"});
    CHECK(faultsIn(lintOf({{"a.json", R"({"catalogue": {"id": "a", "battleScribeVersion": "1.15"}})"}})) ==
          Texts{"a.json:0: format 1.15 is not read"});
}

TEST_CASE("data that are made to keep us busy end")
{
    const auto limits =
        lintOfCatalogue("<selectionEntries><selectionEntry id='e' name='Guard' type='unit'><constraints>" +
                        testing::times("<constraint type='min' value='2' field='selections' scope='parent'/>", 20'000) +
                        "</constraints></selectionEntry></selectionEntries>");
    CHECK(warningsIn(limits) == Texts{"pier.cat:2: an entry \"Guard\" has more than 500 limits, which are not "
                                      "compared"});
    // Each group has a default that it must look for in all those behind it.
    std::string chain = "<sharedSelectionEntryGroups>";
    for (int i = 0; i < 20'000; ++i)
        chain += "<selectionEntryGroup id='g" + std::to_string(i) +
                 "' defaultSelectionEntryId='none1'><entryLinks><entryLink id='l" + std::to_string(i) +
                 "' targetId='g" + std::to_string(i + 1) +
                 "' type='selectionEntryGroup'/></entryLinks>"
                 "</selectionEntryGroup>";
    const auto groups = lintOfCatalogue(chain + "</sharedSelectionEntryGroups>")[Wrong::NotCompared].things;
    REQUIRE(groups.size() == 1);
    CHECK(groups[0].places[0].message.find("the groups of this game lead to too many others") == 0);
    // All have one id, and all links lead to it.
    const auto same =
        lintOfCatalogue("<sharedSelectionEntries>" + testing::times("<selectionEntry id='x' type='unit'/>", 30'000) +
                        "</sharedSelectionEntries><entryLinks>" +
                        testing::times("<entryLink targetId='x' type='selectionEntry'/>", 30'000) + "</entryLinks>");
    CHECK(same.faultCount() == 29'999);
}

TEST_CASE("a game system that is missing is a fault, and files are looked at alone")
{
    const auto lint = lintOf({{"a.cat", catalogueFile("a", "<wreath/>")}, {"b.cat", catalogueFile("b", "<rules>")}});
    CHECK(faultsIn(lint) ==
          Texts{"a.cat:0: its game system, with the id \"tide\", is not there, so what it names is not checked",
                "b.cat:0: its game system, with the id \"tide\", is not there, so what it names is not checked",
                "b.cat:3: the file ends in the middle: an element is not closed"});
    CHECK(warningsIn(lint) == Texts{"a.cat:2: \"wreath\", which Muster does not know"});
}

TEST_CASE("files that cannot be read, that are there twice, or that are something else are told")
{
    const auto lint = lintOf({{"tide.gst", systemFile()},
                              {"a.cat", catalogueFile("a", "")},
                              {"b.cat", catalogueFile("a", "")},
                              {"c.cat", "hello"},
                              {"d.json", "{\"catalogue\": {\"id\": \"d\", \"gameSystemId\": \"tide\", \"rules\": [}}"},
                              {"e.json", "{\"name\": \"x\"}"},
                              {"f.catz", "PK\x03\x04"}});
    const auto texts = faultsIn(lint);
    REQUIRE(texts.size() == 4);
    CHECK(texts[0].find("b.cat:0: it has the id \"a\", which ") == 0);
    CHECK(texts[1] == "c.cat:0: it does not begin as data do");
    CHECK(texts[2] == "d.json:1: this is not JSON as it should be");
    CHECK(texts[3].find("f.catz:0: ") == 0);
    CHECK(warningsIn(lint) == Texts{"e.json:0: it has no data of a game, and is skipped: its first key is \"name\""});
    DataLint nowhere;
    lintData("/nowhere", nowhere);
    CHECK(nowhere.unreadable.size() == 1);
}

TEST_CASE("what Muster does not know is one thing, wherever it is")
{
    const auto lint = lintOfCatalogue(
        "<selectionEntries><selectionEntry id='a' type='unit' wreath='1'/><selectionEntry id='b' type='unit' "
        "wreath='2'/>\n<selectionEntry id='c' type='fleet'/><selectionEntry id='d' type='flock'/></selectionEntries>");
    const auto& [things, count] = lint[Wrong::Unknown];
    CHECK(count == 4);
    REQUIRE(things.size() == 3);
    CHECK(things[0].count == 2);
    CHECK(textsOf({things[0].places[0], things[1].places[0], things[2].places[0]}) ==
          Texts{"pier.cat:2: \"selectionEntry\" has \"wreath\" with the word \"1\", which Muster does not know",
                "pier.cat:3: \"selectionEntry\" has \"type\" with the word \"fleet\", which Muster does not know",
                "pier.cat:3: \"selectionEntry\" has \"type\" with the word \"flock\", which Muster does not know"});
    CHECK(lint.warningCount() == 3);
}

TEST_CASE("it is told whether a verdict depends on what Muster does not know")
{
    const auto lint = lintOfCatalogue("<selectionEntries><selectionEntry id='a' type='unit'>left over</selectionEntry>"
                                      "<selectionEntry id='b' type='unit' wreath='1'/></selectionEntries>");
    CHECK(lint[Wrong::Unknown].count == 1);
    CHECK(lint[Wrong::UnknownAndIdle].count == 1);
    // Nor in what is shown.
    CHECK(lintOfCatalogue("<sharedRules><rule id='r' name='Salt' wreath='1'/></sharedRules>")[Wrong::UnknownAndIdle]
              .count == 1);
    // An element that is known elsewhere.
    CHECK(warningsOf("<constraints/><constraints/>") ==
          Texts{"pier.cat:3: an entry \"Guard\" has \"constraints\" a second time, or where it has no meaning"});
}

TEST_CASE("a sub type is a word for what is counted, and a word that nothing answers to is a warning")
{
    const std::string mount = "<selectionEntries><selectionEntry id='m' name='Mule' type='unit' subType='mount'/>"
                              "</selectionEntries>";
    CHECK(faultsOf(mount + modifierWith("hidden", "true", atLeastOne("force", "mount"))).empty());
    CHECK(warningsOf(mount + modifierWith("hidden", "true", atLeastOne("force", "mount"))).empty());
    CHECK(faultsOf(modifierWith("hidden", "true", atLeastOne("force", "mount"))).size() == 1);
    CHECK(warningsOf(modifierWith("hidden", "true", atLeastOne("force", "header"))).size() == 1);
}

TEST_CASE("data in JSON are checked like data in XML")
{
    const auto lint = lintOf(
        {{"tide.gst", systemFile()},
         {"pier.json", "{\"catalogue\": {\"id\": \"pier\", \"gameSystemId\": \"tide\", \"entryLinks\": [\n"
                       "{\"id\": \"l\", \"name\": \"Oar\", \"targetId\": \"x\", \"type\": \"selectionEntry\"}]}}"}});
    CHECK(faultsIn(lint) ==
          Texts{"pier.json:2: an entry link \"Oar\" leads to an entry with the id \"x\", which is not there"});
}
