#include "battlescribe/data/datareader.h"
#include "battlescribe/data/head.h"
#include "battlescribe/gamefiles.h"
#include "battlescribe/lint/findings.h"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

using namespace muster;
using namespace muster::battlescribe::data;
using namespace muster::testing;

namespace {

std::string dataFaultOf(const std::string& bytes) { return readingFaultOf(bytes, "x.cat"); }

} // namespace

TEST_CASE("hostile files of data are refused at once")
{
    std::string laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE catalogue [<!ENTITY a0 \"ha\">";
    for (int i = 1; i < 10; ++i)
        laughs += "<!ENTITY a" + std::to_string(i) + " \"" + times("&a" + std::to_string(i - 1) + ";", 10) + "\">";
    laughs += "]>\n<catalogue name=\"&a9;\"/>";
    CHECK(dataFaultOf(laughs) == "it declares a document type or entities, which are not read");
    CHECK(dataFaultOf("<!DOCTYPE catalogue SYSTEM 'file:///etc/passwd'><catalogue/>") ==
          "it declares a document type or entities, which are not read");
    CHECK(dataFaultOf("<catalogue>" + times("<selectionEntries><selectionEntry>", 5'000) +
                      times("</selectionEntry></selectionEntries>", 5'000) + "</catalogue>") ==
          "elements are nested more than 200 deep");
    CHECK(dataFaultOf("<catalogue name='" + std::string(2'000'000, 'x') + "'/>") ==
          "an attribute has more than 1 MB of text");
    const std::string long_(1U << 20, 'x');
    CHECK(dataFaultOf("<catalogue>\n<rules><rule><description>" + long_ +
                      "</description></rule></rules></catalogue>") == "none");
    for (const auto& text : {long_ + 'x', long_ + "<!-- -->x", "<![CDATA[" + long_ + "]]>"})
        CHECK(dataFaultOf("<catalogue>\n<rules><rule><description>" + text +
                          "</description></rule></rules></catalogue>") == "a text has more than 1 MB");
    CHECK(dataFaultOf("<catalogue " + times("a='' ", 101) + "/>") == "an element has more than 100 attributes");
    CHECK(dataFaultOf("<catalogue>" + times("<s/>", 600'001) + "</catalogue>") == "it has more than 600000 elements");
    CHECK(dataFaultOf("<catalogue>" + std::string(49U << 20, ' ') + "</catalogue>") ==
          "the file is too large: of a file of data at most 48 MB are read");
}

TEST_CASE("what is no data is refused by name")
{
    CHECK(dataFaultOf("<roster/>") == "this is XML, but no data: its first element is \"roster\"");
    CHECK(dataFaultOf("<catalogue></gameSystem>").find("this is not XML as it should be") == 0);
    CHECK(dataFaultOf("<catalogue/><catalogue/>") == "it has more than one element at the top");
    CHECK(dataFaultOf("<catalogue name='\xFF'/>").find("some of its letters are damaged") == 0);
    CHECK(dataFaultOf("") == "there is no XML element in it");
    CHECK(dataFaultOf("catalogue: {}") == "there is no XML element in it");
    Definitions all;
    const auto read = readData("<catalogue>\n<a>\n</b>\n</catalogue>", "x.cat", all);
    REQUIRE_FALSE(read);
    CHECK(read.error().front().line == 3);
}

TEST_CASE("entities that nobody declared stay as they are written")
{
    Definitions all;
    REQUIRE(readData("<catalogue name='&unknown; &#x41;'/>", "x.cat", all));
    CHECK(all.nodes.front().name == "&unknown; A");
}

TEST_CASE("so many unknown things are only counted")
{
    Definitions all;
    REQUIRE(readData("<catalogue>" + times("<wreath/>", 12'000) + "</catalogue>", "x.cat", all));
    CHECK(all.unknowns.size() == Definitions::mostUnknowns);
    CHECK(all.moreUnknowns == 2'000);
}

TEST_CASE("files that were damaged at any place are read or refused")
{
    const auto whole = catalogueFile(
        "cat", "<entryLinks><entryLink id='l' targetId='e' type='selectionEntry'/></entryLinks><selectionEntries>"
               "<selectionEntry id='e' type='unit'><modifiers><modifier type='set' field='name' value='x'><conditions>"
               "<condition type='atLeast' field='selections' scope='self' childId='any' value='1'/></conditions>"
               "</modifier></modifiers></selectionEntry></selectionEntries>");
    for (std::size_t size = 0; size + 1 < whole.size(); size += 3) // the last byte ends the line
        CHECK(dataFaultOf(whole.substr(0, size)) != "none");
    rc::prop("one byte is another", [&](std::size_t at, char c) {
        auto bytes = whole;
        bytes[at % bytes.size()] = c;
        try {
            (void)muster::testing::linked({systemFile(), bytes});
        } catch (const std::runtime_error&) { // refused
        }
        (void)headOf(bytes, "x.cat");
    });
}

TEST_CASE("many links to an id that many things out of reach have are soon told")
{
    const auto links = times("<entryLink id='l' targetId='far' type='selectionEntry'/>", 20'000);
    const auto all = muster::testing::linked(
        {systemFile(), catalogueFile("near", "<entryLinks>" + links + "</entryLinks>"),
         catalogueFile("other",
                       "<selectionEntries>" + times("<selectionEntry id='far'/>", 40'000) + "</selectionEntries>")});
    DataLint lint;
    Findings findings(all, lint);
    checkLinks(findings);
    REQUIRE(lint[Wrong::LostLink].things.size() == 1);
    CHECK(lint[Wrong::LostLink].things.front().places.size() == 1'000);
    CHECK(lint[Wrong::LostLink].count == 20'000);
}
