#include "battlescribe/file/archive.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/file/xmlreader.h"
#include "battlescribe/gamefiles.h"
#include "battlescribe/samples.h"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <chrono>

using namespace muster;
using namespace muster::battlescribe;
using muster::testing::harbourRoster;

namespace {

std::string rosterFaultOf(const std::string& bytes)
{
    const auto read = readRosterFile(bytes, "x.ros");
    return read ? "none" : read.error().front().message;
}

std::string inUtf16(const std::string& ascii)
{
    std::string wide("\xFF\xFE");
    for (const char c : ascii) {
        wide += c;
        wide += '\0';
    }
    return wide;
}

/// Reads, writes and reads again; the tree must stay.
void comesBack(const std::string& bytes)
{
    const auto first = readRosterFile(bytes, "x.ros");
    REQUIRE(first);
    const auto again = readRosterFile(writeRos(*first), "x.ros");
    REQUIRE(again);
    CHECK(again->xml.root == first->xml.root);
    CHECK(writeRos(*again) == writeRos(*first));
}

} // namespace

TEST_CASE("a roster file comes back byte for byte")
{
    const auto file = readRosterFile(harbourRoster(), "x.ros");
    REQUIRE(file);
    CHECK(writeRos(*file) == harbourRoster());
    const auto packed = writeRosz(*file, "Harbour: Watch/");
    REQUIRE(packed);
    const auto again = readRosterFile(*packed, "x.rosz");
    REQUIRE(again);
    CHECK(again->xml == file->xml);
    CHECK(again->entry.ends_with(".ros"));
    CHECK(again->entry.find('/') == std::string::npos);
    CHECK(writeRosz(*again, "other") == packed);
}

TEST_CASE("other spellings of the same tree come back")
{
    comesBack("<roster a='1' b=\"x &amp; &quot;y&quot;\" />");
    comesBack("<?xml version=\"1.0\"?>\r\n<roster>\r\n<x>a &lt; b ]]&gt; c</x>\r\n</roster>\r\n<!-- end -->\n");
    comesBack("<roster><![CDATA[<raw> & ]]><?note for you?><!-- kept --></roster>");
    comesBack("<b:roster xmlns:b='u'><b:force b:id='1'/></b:roster>");
    comesBack("<roster t=\"a&#10;b&#9;c\">&#13;line</roster>");
    comesBack("\xEF\xBB\xBF<roster name='\xC3\xA9'/>");
    comesBack(inUtf16("<?xml version='1.0' encoding='UTF-16'?><roster name='x'/>"));
    comesBack("<?xml version='1.0' encoding='ISO-8859-1'?><roster name='\xE9'/>");
}

TEST_CASE("any tree comes back")
{
    rc::prop("write and read", [](const std::string& name, const std::string& text) {
        RosterFile file;
        file.xml.root.text = "roster";
        std::string letters; // what XML may have
        for (const char c : name + text)
            if (c == '\n' || c == '\t' || (c >= ' ' && c < 127))
                letters += c;
        file.xml.root.attributes.push_back({"name", letters});
        file.xml.root.children.push_back({XmlNode::Kind::Element, "x", {{"y", letters + "\r"}}, {}});
        if (!letters.empty())
            file.xml.root.children.push_back({XmlNode::Kind::Text, letters, {}, {}});
        const auto read = readRosterFile(writeRos(file), "x.ros");
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->xml.root == file.xml.root);
    });
}

TEST_CASE("roster files are recognised by their content")
{
    CHECK(isRosterFile(harbourRoster()));
    CHECK(isRosterFile("  \n<roster>"));
    CHECK(isRosterFile("\xEF\xBB\xBF<roster/>"));
    CHECK(isRosterFile("<!-- a > b --><?x?><roster id='1'"));
    CHECK(isRosterFile("<!DOCTYPE roster [<!ENTITY a 'b'>]><roster/>"));
    CHECK(isRosterFile("<b:roster"));
    CHECK(isRosterFile(inUtf16("<?xml version='1.0'?><roster>")));
    CHECK(isRosterFile("<catalogue id='1'"));
    CHECK(isRosterFile(*pack("<roster/>", "a.ros")));
    CHECK_FALSE(isRosterFile("<rosters/>"));
    CHECK_FALSE(isRosterFile("my <roster>"));
    CHECK_FALSE(isRosterFile("<html><roster>"));
    CHECK_FALSE(isRosterFile("{}"));
    CHECK_FALSE(isRosterFile(""));
    CHECK_FALSE(isRosterFile("<"));
    CHECK_FALSE(isRosterFile("<!--"));
}

TEST_CASE("what is no roster is refused by name")
{
    CHECK(rosterFaultOf("<catalogue/>") == "these are data of BattleScribe, not a roster");
    CHECK(rosterFaultOf("<html/>") == "this is XML, but no roster: its first element is \"html\"");
    CHECK(rosterFaultOf(*pack("<gameSystem/>", "a.gst")) == "these are data of BattleScribe, not a roster");
    CHECK(rosterFaultOf("<roster><force></roster></force>").find("this is not XML as it should be") == 0);
    CHECK(rosterFaultOf("<roster>") == "the file ends in the middle: an element is not closed");
    CHECK(rosterFaultOf("<roster name='x") == "the file ends in the middle of an element");
    CHECK(rosterFaultOf("<roster a='\xFF\xFF'/>").find("some of its letters are damaged") == 0);
    CHECK(rosterFaultOf("<roster/><roster/>").find("this is not XML") == 0);
    CHECK(rosterFaultOf("<roster battleScribeVersion='1.15' points='625.0'/>") ==
          "this roster is of version 1.15 of BattleScribe's format, which is not read; 2.00 and later are");
    CHECK(rosterFaultOf("{\"roster\":{\"battleScribeVersion\":1.14}}") ==
          "this roster is of version 1.14 of BattleScribe's format, which is not read; 2.00 and later are");
}

TEST_CASE("hostile XML is refused at once")
{
    const auto start = std::chrono::steady_clock::now();
    std::string laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE roster [<!ENTITY a0 \"ha\">";
    for (int i = 1; i < 10; ++i)
        laughs +=
            "<!ENTITY a" + std::to_string(i) + " \"" + testing::times("&a" + std::to_string(i - 1) + ";", 10) + "\">";
    laughs += "]>\n<roster name=\"&a9;\"/>";
    CHECK(rosterFaultOf(laughs) == "it declares a document type or entities, which are not read");
    CHECK(rosterFaultOf("<roster>&unknown;</roster>") != "none");
    CHECK(rosterFaultOf("<!DOCTYPE roster SYSTEM 'file:///etc/passwd'><roster/>") ==
          "it declares a document type or entities, which are not read");
    CHECK(rosterFaultOf("<roster>" + testing::times("<s>", 10'000) + testing::times("</s>", 10'000) + "</roster>") ==
          "elements are nested more than 200 deep");
    CHECK(rosterFaultOf("<roster " + testing::times("a='' ", 101) + "/>") == "an element has more than 100 attributes");
    CHECK(rosterFaultOf("<roster>" + testing::times("<s/>", 150'001) + "</roster>") ==
          "it has more than 150000 elements");
    CHECK(rosterFaultOf("<roster name='" + std::string(2'000'000, 'x') + "'/>") ==
          "an attribute has more than 1 MB of text");
    CHECK(rosterFaultOf("<roster>" + std::string(21U << 20, ' ') + "</roster>") ==
          "the file is too large: of a list at most 20 MB are read");
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}

TEST_CASE("a fault says where")
{
    const auto read = readRosterFile("<roster>\n<a>\n</b>\n</roster>", "x.ros");
    REQUIRE_FALSE(read);
    CHECK(read.error().front().file == "x.ros");
    CHECK(read.error().front().line == 3);
}
