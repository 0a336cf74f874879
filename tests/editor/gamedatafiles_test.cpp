// What a file of another program has is still there when the list is saved: the invented game of battlescribe/reefs.h.
#include "battlescribe/file/jsonform.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/reefs.h"
#include "editor/gamedata/gamedatalist.h"
#include "fixture.h"
#include "storewith.h"

#include <QTemporaryDir>

#include <algorithm>
#include <functional>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;
using battlescribe::XmlNode;

namespace {

void put(std::string& text, const std::string& old, const std::string& fresh)
{
    auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    for (; at != std::string::npos; at = text.find(old, at + fresh.size()))
        text.replace(at, old.size(), fresh);
}

/// Without what says nothing: the order of attributes and of members of JSON, blanks around elements; and without
/// comments, which JSON has not.
XmlNode plain(XmlNode node)
{
    std::ranges::sort(node.attributes, {}, &battlescribe::XmlAttribute::name);
    std::erase_if(node.children, [](const XmlNode& each) {
        return each.kind == XmlNode::Kind::Comment ||
               (each.kind == XmlNode::Kind::Text && each.text.find_first_not_of(" \t\r\n") == std::string::npos);
    });
    const auto isMember = [](const XmlNode& each) { return each.is(battlescribe::jsonform::carrierName); };
    const auto members = std::ranges::stable_partition(node.children, std::not_fn(isMember));
    std::ranges::sort(members, {}, [](const XmlNode& each) { return each.valueOf("key"); });
    for (auto& each : node.children)
        each = plain(std::move(each));
    return node;
}

XmlNode treeOf(const std::string& bytes)
{
    const auto file = battlescribe::readRosterFile(bytes, "FILE");
    REQUIRE(file);
    return plain(file->xml.root);
}

/// A list as another program writes it: with all that such files have, in another manner than ours.
std::string foreignList(const Reefs& reefs)
{
    Document document(store());
    REQUIRE(document.create(reefs.list()));
    for (const auto* offer : {"merrow:captain", "merrow:wardens"}) {
        const auto gesture = document.gestureOf(intents::Add{offer, {}});
        REQUIRE(gesture);
        REQUIRE(document.apply(gesture->change, gesture->name));
        document.judgeNow();
    }
    auto text = document.stampedBytes("list.ros").value();
    put(text, "<roster ", "<roster xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" iconId=\"shell\" ");
    put(text, "</roster>",
        "<tags><tag name=\"Spring\" typeId=\"season\"/></tags><customNotes>low water</customNotes></roster>");
    put(text, "<selection ", "<selection from=\"entry\" group=\"Any\" hidden=\"false\" colour=\"#20a0c0\" ");
    put(text, "<category ", "<category publicationId=\"book\" page=\"7\" hidden=\"false\" ");
    put(text, "<profile ", "<profile page=\"\" from=\"link\" ");
    put(text, "</profile>", "<comment>drawn by hand</comment><modifiers/></profile>");
    put(text, "typeId=\"crowns\" value=\"200", "costHidden=\"false\" typeId=\"crowns\" value=\"200");
    put(text, ".0\"/>", "\"/>"); // "30" in place of "30.0"
    put(text, "</categories></force>",
        "<category id=\"own\" name=\"Painted\" entryId=\"painted\" primary=\"false\"/></categories></force>");
    put(text, "</force>", "<!-- the first wave --><readiness level=\"2\"><unit>dawn</unit></readiness></force>");
    return text;
}

/// That list in a file, and the data that it is of.
struct ForeignFile {
    ForeignFile() { write(path, foreignList(reefs)); }

    Reefs reefs;
    QTemporaryDir folder;
    Store known = storeWith(reefs);
    std::string path = folder.filePath("list.ros").toStdString();
};

} // namespace

TEST_CASE("a list of game data that is opened and saved is equal to its file, in each form")
{
    const Reefs reefs;
    QTemporaryDir folder;
    Store known = storeWith(reefs);
    const auto ros = foreignList(reefs);
    const auto file = battlescribe::readRosterFile(ros, "FILE").value();
    const std::vector<std::pair<std::string, std::string>> files{
        {"list.ros", ros},
        {"list.rosz", battlescribe::writeRosz(file, "list").value()},
        {"list.json", battlescribe::writeJson(file)}};
    for (const auto& [name, bytes] : files) {
        INFO(name);
        const auto path = folder.filePath(QString::fromStdString(name)).toStdString();
        write(path, bytes);
        Document document(known);
        REQUIRE(document.open(path));
        CHECK(document.notices().empty());
        CHECK(document.gameDataChanges().changes.empty());
        for (const auto& [form, again] : files)
            CHECK(treeOf(document.stampedBytes(form).value()) == treeOf(bytes));
    }
}

TEST_CASE("a member of JSON that nobody knows, and how it writes a figure, stay as they are")
{
    const Reefs reefs;
    QTemporaryDir folder;
    Store known = storeWith(reefs);
    auto json = battlescribe::writeJson(battlescribe::readRosterFile(foreignList(reefs), "FILE").value());
    put(json, "\"number\":1", "\"number\":\"1\",\"painted\":{\"by\":[\"me\",3]}");
    const auto path = folder.filePath("list.json").toStdString();
    write(path, json);
    Document document(known);
    REQUIRE(document.open(path));
    CHECK(treeOf(document.stampedBytes(path).value()) == treeOf(json));
    const auto wardens = document.gameData()->roster().forces.front().selections.back().id;
    const auto more = document.gestureOf(intents::SetNumber{wardens, 9});
    REQUIRE(more);
    REQUIRE(document.apply(more->change, more->name));
    const auto saved = document.stampedBytes(path).value();
    CHECK(saved.find("\"number\":8") != std::string::npos);
    CHECK(saved.find("$children") == std::string::npos); // nothing says a second time how a number was written
    CHECK(saved.find("\"painted\":{\"by\":[\"me\",3]}") != std::string::npos);
}

TEST_CASE("what is edited is in the file as it is now, and what is beside it stays")
{
    ForeignFile f;
    const auto& path = f.path;
    Document document(f.known);
    REQUIRE(document.open(path));
    const auto before = document.stampedBytes(path).value();
    const auto& top = document.gameData()->roster().forces.front().selections;
    const auto captain = top.front().id;
    const auto wardens = top.back().id;
    const auto mean = [&](const Intent& intent) {
        const auto gesture = document.gestureOf(intent);
        REQUIRE(gesture);
        REQUIRE(document.apply(gesture->change, gesture->name));
        document.judgeNow();
    };
    mean(intents::Write{captain, intents::OwnText::Name, "Old Salt"});
    mean(intents::Write{captain, intents::OwnText::Note, "never late"});
    mean(intents::SetNumber{wardens, 8}); // a sergeant and seven, one more for 10
    mean(intents::Duplicate{{captain}});
    const auto root = treeOf(document.stampedBytes(path).value());
    REQUIRE(root.child("tags"));
    CHECK(root.child("customNotes")->words() == "low water");
    CHECK(root.child("costs")->children.front().valueOf("value") == "155.0"); // 115, 30, 10
    const auto& force = *root.child("forces")->child("force");
    CHECK(force.child("readiness"));
    CHECK(before.find("<!-- the first wave -->") != std::string::npos);
    const auto& selections = force.child("selections")->children;
    REQUIRE(selections.size() == 3);
    CHECK(selections[0].valueOf("customName") == "Old Salt");
    CHECK(selections[0].child("customNotes")->words() == "never late");
    CHECK(selections[0].valueOf("colour") == "#20a0c0");
    CHECK(selections[0].child("costs")->children.front().valueOf("value") == "30");
    CHECK(selections[0].child("profiles")->child("profile")->child("comment"));
    const auto isWardens = [&](const XmlNode& each) { return each.valueOf("id") == wardens; };
    const auto& unit = *std::ranges::find_if(selections, isWardens);
    const auto& copy = *std::ranges::find_if(selections.begin() + 1, selections.end(), std::not_fn(isWardens));
    CHECK(copy.valueOf("colour") == "#20a0c0");
    CHECK(copy.valueOf("id") != captain);
    CHECK(copy.child("categories")->children.front().valueOf("id") !=
          selections[0].child("categories")->children.front().valueOf("id"));
    REQUIRE(unit.child("selections"));
    const auto& warden = unit.child("selections")->children.back();
    REQUIRE(warden.child("costs"));
    CHECK(warden.valueOf("number") == "7");
    CHECK(warden.child("costs")->children.front().valueOf("value") == "70.0");
    CHECK(warden.valueOf("from") == "entry");
    document.undoStack().setIndex(0);
    document.judgeNow();
    CHECK(document.stampedBytes(path).value() == before);
}

TEST_CASE("data that moved on are in the file, with all that the data do not say")
{
    ForeignFile f;
    const auto& path = f.path;
    f.reefs.change("Merrow.cat", "name=\"Captain\"", "name=\"Tide Captain\"");
    f.reefs.change("Merrow.cat", "value=\"30\"", "value=\"35\"");
    SECTION("of the same revision") {}
    SECTION("of another") { f.reefs.change("Merrow.cat", "revision=\"3\"", "revision=\"4\""); }
    Document document(f.known);
    REQUIRE(document.open(path));
    const auto root = treeOf(document.stampedBytes(path).value());
    CHECK(root.child("costs")->children.front().valueOf("value") == "120.0");
    const auto& captain = root.child("forces")->child("force")->child("selections")->children.front();
    CHECK(captain.valueOf("name") == "Tide Captain");
    CHECK(captain.child("costs")->children.front().valueOf("value") == "35.0");
    CHECK(captain.valueOf("colour") == "#20a0c0");
    CHECK(captain.child("profiles")->child("profile")->child("comment"));
    CHECK(root.child("tags"));
}
