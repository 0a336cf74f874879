#include "battlescribe/data/linker.h"
#include "battlescribe/data/roots.h"
#include "battlescribe/gamefiles.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe::data;
using namespace muster::testing;

namespace {

std::string sharedEntry(const std::string& id, const std::string& name)
{
    return "<sharedSelectionEntries><selectionEntry id='" + id + "' name='" + name +
           "' type='unit'/></sharedSelectionEntries>";
}

std::string rootEntry(const std::string& id, const std::string& more = {})
{
    return "<selectionEntries><selectionEntry id='" + id + "' name='" + id + "' type='unit' " + more +
           "/></selectionEntries>";
}

std::string oneLink(const std::string& target)
{
    return "<entryLinks><entryLink id='link' name='Link' targetId='" + target +
           "' type='selectionEntry'/></entryLinks>";
}

std::string importsOf(const std::vector<std::string>& targets, bool withRoots = false)
{
    std::string all = "<catalogueLinks>";
    for (const auto& target : targets)
        all += "<catalogueLink id='to-" + target + "' name='" + target + "' targetId='" + target +
               "' type='catalogue' importRootEntries='" + (withRoots ? "true" : "false") + "'/>";
    return all + "</catalogueLinks>";
}

std::string_view targetName(const Definitions& all)
{
    const auto& link = nodeOf(all, "link");
    return link.target.isNone() ? "none" : all.nodes[link.target].name;
}

std::vector<std::string_view> rootNames(const Definitions& all, std::string_view catalogue)
{
    std::vector<std::string_view> names;
    for (const auto id : rootsOf(all, nodeOf(all, catalogue).file))
        names.push_back(all.nodes[id].name);
    return names;
}

} // namespace

TEST_CASE("a target is looked for in the own file, then in imports in order, then in the game system")
{
    const auto system = systemFile(sharedEntry("e", "of the system"));
    const auto one = catalogueFile("one", sharedEntry("e", "of one"));
    const auto two = catalogueFile("two", sharedEntry("e", "of two"));
    const auto far = catalogueFile("far", importsOf({"one"}));
    CHECK(targetName(linked({system, catalogueFile("cat", oneLink("e") + sharedEntry("e", "own")), one})) == "own");
    CHECK(targetName(linked({system, one, two, catalogueFile("cat", importsOf({"two", "one"}) + oneLink("e"))})) ==
          "of two");
    CHECK(targetName(linked({system, two, one, far, catalogueFile("cat", importsOf({"far", "two"}) + oneLink("e"))})) ==
          "of one");
    CHECK(targetName(linked({system, one, catalogueFile("cat", oneLink("e"))})) == "of the system");
    CHECK(targetName(linked({systemFile(), one, catalogueFile("cat", oneLink("e"))})) == "none");
}

TEST_CASE("of two with one id in a file the shared one is meant, and of the kind that the link says")
{
    CHECK(targetName(linked({systemFile(), catalogueFile("cat", rootEntry("e") + sharedEntry("e", "shared") +
                                                                    oneLink("e"))})) == "shared");
    CHECK(
        targetName(linked({systemFile(), catalogueFile("cat", "<sharedSelectionEntryGroups><selectionEntryGroup id='e' "
                                                              "name='Group'/></sharedSelectionEntryGroups>" +
                                                                  oneLink("e"))})) == "none");
}

TEST_CASE("a link to nothing stays open, with a fault that says where")
{
    const auto all =
        linked({systemFile(), catalogueFile("other", rootEntry("e")), catalogueFile("cat", "\n" + oneLink("e"))});
    REQUIRE(lostIn(all).size() == 1);
    CHECK(toText(lostIn(all).front()) ==
          "file2:3: an entry link \"Link\" leads to an entry with the id \"e\", which is not "
          "there. Something else has this id: an entry in file1.");
    CHECK(nodeOf(all, "link").target.isNone());
}

TEST_CASE("circles of imports and of links end")
{
    const auto all = linked({systemFile(), catalogueFile("one", importsOf({"two"}, true) + rootEntry("a")),
                             catalogueFile("two", importsOf({"one", "two"}, true) + rootEntry("b"))});
    CHECK(rootNames(all, "one") == std::vector<std::string_view>{"a", "b"});
    CHECK(all.files[nodeOf(all, "one").file].reach.size() == 3);
    const auto ring =
        linked({systemFile(), catalogueFile("cat", "<sharedSelectionEntries><selectionEntry id='e' "
                                                   "name='Ring' type='unit'>" +
                                                       oneLink("e") + "</selectionEntry></sharedSelectionEntries>")});
    CHECK(targetName(ring) == "Ring");
}

TEST_CASE("an import that is not there is a fault")
{
    const auto all = linked({systemFile(), catalogueFile("cat", importsOf({"lost"}))});
    REQUIRE(lostIn(all).size() == 1);
    CHECK(lostIn(all).front().message == "it imports \"lost\", which is not there");
}

TEST_CASE("root entries of imports are there if both sides want it")
{
    const auto system = systemFile(rootEntry("s"));
    const auto deep = catalogueFile("deep", rootEntry("d"));
    const auto library = catalogueFile("library", importsOf({"deep"}, true) +
                                                      "<selectionEntries><selectionEntry id='x' name='x' type='unit'/>"
                                                      "<selectionEntry id='y' name='y' type='unit' import='false'/>"
                                                      "</selectionEntries>");
    const auto all = linked({system, deep, library,
                             catalogueFile("cat", importsOf({"library"}, true) + rootEntry("own", "import='false'"))});
    CHECK(rootNames(all, "cat") == std::vector<std::string_view>{"own", "x", "d", "s"});
    const auto without =
        linked({system, deep, library, catalogueFile("cat", importsOf({"library"}) + rootEntry("own"))});
    CHECK(rootNames(without, "cat") == std::vector<std::string_view>{"own", "s"});
}

TEST_CASE("a modifier of a link may change a constraint of its target")
{
    const std::string limited = "<sharedSelectionEntries><selectionEntry id='e' name='E' type='unit'><constraints>"
                                "<constraint id='most' type='max' value='1' field='selections' scope='parent'/>"
                                "</constraints></selectionEntry></sharedSelectionEntries>";
    const auto change = [](const std::string& field, const std::string& more = {}) {
        return "<entryLinks><entryLink id='link' targetId='e' type='selectionEntry'><modifiers><modifier type='set' "
               "value='2' field='" +
               field + "' " + more + "/></modifiers></entryLink></entryLinks>";
    };
    const auto fieldOf = [&](const std::string& body) {
        const auto all =
            linked({systemFile("<profileTypes><profileType id='t'><characteristicTypes><characteristicType "
                               "id='move' name='Move'/></characteristicTypes></profileType></profileTypes>"),
                    catalogueFile("cat", body)});
        return all.modifiers[Id<Modifier>::at(0)].field;
    };
    CHECK(fieldOf(limited + change("most")) == Modifier::Field::Constraint);
    CHECK(fieldOf(limited + change("crowns")) == Modifier::Field::Cost);
    CHECK(fieldOf(limited + change("move")) == Modifier::Field::Characteristic);
    CHECK(fieldOf(limited + change("12ab")) == Modifier::Field::Key);
    CHECK(fieldOf(limited + change("luck")) == Modifier::Field::Unknown);
    const auto elsewhere = sharedEntry("e", "E") +
                           "<sharedSelectionEntryGroups><selectionEntryGroup id='g'><constraints>"
                           "<constraint id='most' type='max' value='1' field='selections' "
                           "scope='parent'/></constraints></selectionEntryGroup>"
                           "</sharedSelectionEntryGroups>";
    CHECK(fieldOf(elsewhere + change("most")) == Modifier::Field::Key);
    CHECK(fieldOf(elsewhere + change("most", "affects='g'")) == Modifier::Field::Constraint);
}

TEST_CASE("all nodes with an id are found")
{
    const auto all = linked({systemFile(), catalogueFile("one", rootEntry("e")), catalogueFile("two", rootEntry("e"))});
    CHECK(all.nodesOf(all.keys.find("e")).size() == 2);
    CHECK(all.nodesOf(all.keys.find("nobody")).empty());
    CHECK(all.has(all.keys.find("e"), Use::Choice));
    CHECK(all.has(all.keys.find("one"), Use::File));
    CHECK(all.has(all.keys.find("tide"), Use::File));
}
