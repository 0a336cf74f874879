#include "battlescribe/data/repository.h"
#include "battlescribe/file/archive.h"
#include "battlescribe/gamefiles.h"
#include "folder.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe::data;
using muster::battlescribe::pack;
using muster::testing::catalogueFile;
using muster::testing::Folder;
using muster::testing::nodeOf;
using muster::testing::systemFile;

namespace {

const std::string importOfLibrary = "<catalogueLinks><catalogueLink id='i' name='Library' targetId='lib' "
                                    "importRootEntries='true'/></catalogueLinks>";

} // namespace

TEST_CASE("a folder of data is listed by its heads")
{
    const Folder folder;
    folder.write("Tide.gst", systemFile());
    std::string longBody(100'000, ' '); // more than what is read for the head
    longBody += "<not closed";
    folder.write("B.cat", catalogueFile("b", longBody));
    folder.write("A.CAT", "\xEF\xBB\xBF<?xml version='1.0'?>\n<!-- > -->\n" + catalogueFile("a", "", "library='true'"));
    folder.write("packed.catz", *pack(catalogueFile("p", ""), "p.cat"));
    folder.write("readme.txt", "hello");
    folder.write("data.json", "{}");
    folder.write("wrong.cat", "<!DOCTYPE catalogue []><catalogue/>");
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    REQUIRE(listed->systems.size() == 1);
    CHECK(listed->systems[0].head.name == "Tide & Timber");
    CHECK(listed->systems[0].head.revision == 7);
    REQUIRE(listed->catalogues.size() == 3);
    CHECK(listed->catalogues[0].head == Head{false, true, 3, "a", "Folk of a", "tide", "2.03"});
    CHECK(listed->catalogues[2].head.id == "p");
    REQUIRE(listed->faults.size() == 1);
    CHECK(listed->faults[0].message == "it does not begin as data do");
    CHECK(listed->system("tide") == listed->systems.data());
    CHECK(listed->catalogue("b", "tide") == &listed->catalogues[1]);
    CHECK(listed->catalogue("b", "other") == nullptr);
    CHECK_FALSE(listOf(folder.path / "nowhere"));
}

TEST_CASE("heads are read from the first element only")
{
    CHECK_FALSE(headOf("<catalogue id='x' name='a > b'", "x"));
    CHECK(headOf("<catalogue id='x' name='a > b'>", "x")->name == "a > b");
    CHECK_FALSE(headOf("<catalogue id='x' name='a", "x"));
    CHECK_FALSE(headOf("<roster id='x'>", "x"));
    CHECK_FALSE(headOf("", "x"));
    CHECK_FALSE(headOf("<", "x"));
    CHECK_FALSE(headOf("<?xml", "x"));
}

TEST_CASE("a closure is the game system, the catalogue and what it imports")
{
    const Folder folder;
    folder.write("Tide.gst", systemFile());
    folder.write("Cat.cat", catalogueFile("cat", importOfLibrary));
    folder.write("Lib.catz",
                 *pack(catalogueFile("lib", "<sharedRules><rule id='r' name='Salt'/></sharedRules>"), "l.cat"));
    folder.write("Other.cat", catalogueFile("other", ""));
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    const auto closure = closureOf(*listed, *listed->catalogue("cat", "tide"));
    REQUIRE(closure);
    CHECK(closure->files.size() == 3);
    CHECK(closure->nodes[closure->files.front().root].kind == Node::Kind::GameSystem);
    CHECK(nodeOf(*closure, "r").name == "Salt");
    CHECK(closure->faults.empty());
    const auto all = allOf(*listed, listed->systems[0]);
    REQUIRE(all);
    CHECK(all->files.size() == 4);
    const auto both = closureOf(*listed, {listed->catalogue("cat", "tide"), listed->catalogue("other", "tide")});
    REQUIRE(both);
    CHECK(both->files.size() == 4);
}

TEST_CASE("what a closure lacks is told")
{
    const Folder folder;
    folder.write("Cat.cat", catalogueFile("cat", importOfLibrary));
    const auto alone = listOf(folder.path);
    REQUIRE(alone);
    CHECK_FALSE(closureOf(*alone, alone->catalogues[0]));

    folder.write("Tide.gst", systemFile());
    folder.write("Lib.cat", catalogueFile("lib", "<rules>"));
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    const auto closure = closureOf(*listed, listed->catalogues[0]);
    REQUIRE(closure);
    REQUIRE(closure->faults.size() == 2);
    CHECK(closure->faults[0].message == "the file ends in the middle: an element is not closed");
    CHECK(closure->faults[1].message == "it imports \"Library\", which is not there");
}

TEST_CASE("of two files with one id the higher revision is taken")
{
    const Folder folder;
    folder.write("a.cat", "<catalogue id='c' gameSystemId='tide' revision='2'/>");
    folder.write("b.cat", "<catalogue id='c' gameSystemId='tide' revision='12'/>");
    folder.write("c.cat", "<catalogue id='c' gameSystemId='tide' revision='3'/>");
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    CHECK(listed->catalogue("c", "tide")->head.revision == 12);
}
