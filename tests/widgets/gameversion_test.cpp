#include "widgets/windowfixture.h"

#include "editor/datafolder.h"
#include "editor/muster/musterhead.h"
#include "io/data/keepversion.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

#include <filesystem>

using namespace muster;
using namespace muster::testing;

namespace {

/// Four pikes for 40 points; by version 0.1, which is kept, for 28.
Roster fourPikes()
{
    auto made = roster("skirmish", "red", {unit("u1", "pikes")});
    made.units[0].models = 4;
    made.battle.points = 30;
    return made;
}

struct Kept {
    Kept()
    {
        data.change("red.json", R"("pointsPerModel": 10)", R"("pointsPerModel": 7)");
        auto before = data.open();
        REQUIRE(keepNewestVersion(before, "skirmish"));
        data.change("red.json", R"("pointsPerModel": 7)", R"("pointsPerModel": 10)");
        data.change("ruleset.json", R"("dataVersion": "0.1")", R"("dataVersion": "0.2")");
        store.emplace(data.open());
    }
    DataFolder data;
    std::optional<Store> store;
};

QStringList rowsOf(const QListWidget& list)
{
    QStringList rows;
    for (int row = 0; row < list.count(); ++row)
        rows << list.item(row)->text();
    return rows;
}

void stayWithNewest(WindowFixture& f)
{
    during([&] { f.trigger("actionGameVersion"); },
           [&](QDialog& dialog) {
               the<QListWidget>(dialog, "dataVersions").setCurrentRow(1);
               click(the<QPushButton>(dialog, "switchVersion"));
           });
}

Points points(WindowFixture& f)
{
    f.document().judgeNow();
    return f.document().verdict()->assessment().points;
}

} // namespace

TEST_CASE("a roster is switched to an older version by keys, after the changes were shown; one step of undo")
{
    Kept kept;
    WindowFixture f(*kept.store);
    REQUIRE(f.window->create(fourPikes()));
    f.settle();
    CHECK(points(f) == 40);
    f.step("Switch Game Version", [&] {
        during([&] { f.trigger("actionGameVersion"); },
               [&](QDialog& dialog) {
                   auto& versions = the<QListWidget>(dialog, "dataVersions");
                   auto& go = the<QPushButton>(dialog, "switchVersion");
                   auto& changes = the<QTreeWidget>(dialog, "versionChanges");
                   activate(dialog);
                   CHECK(rowsOf(versions) ==
                         QStringList{"Always the newest, now version 0.2",
                                     "Stay with version 0.2: a copy of its data is put into your own folder",
                                     "Version 0.1, kept in your own folder"});
                   CHECK(versions.currentRow() == 0);
                   CHECK(versions.hasFocus());
                   CHECK_FALSE(go.isEnabled());
                   CHECK(the<QLabel>(dialog, "versionSummary").text() == "This version judges the roster now.");
                   QTest::keyClick(&versions, Qt::Key_Down);
                   CHECK(the<QLabel>(dialog, "versionSummary").text() == "Nothing changes for this roster.");
                   CHECK(go.isEnabled());
                   QTest::keyClick(&versions, Qt::Key_Down);
                   QStringList told;
                   for (int row = 0; row < changes.topLevelItemCount(); ++row)
                       told << changes.topLevelItem(row)->text(0) + '|' + changes.topLevelItem(row)->text(1) + '|' +
                                   changes.topLevelItem(row)->text(2);
                   INFO(told.join('\n').toStdString());
                   CHECK(told.contains("Verdict|NOT LEGAL|LEGAL"));
                   CHECK(told.contains("Points|40|28"));
                   CHECK(told.contains("Pikes|40|28"));
                   CHECK(told.contains("Findings that go (1)||"));
                   QTest::keyClick(&versions, Qt::Key_Return);
               });
    });
    CHECK(f.document().roster().dataVersion == "0.1");
    CHECK(points(f) == 28);
    CHECK(editor::headForm(*f.document().verdict()).army.contains("data 0.1"));
    f.trigger("actionUndo");
    CHECK(points(f) == 40);
}

TEST_CASE("to stay with the newest version keeps a copy of its data first")
{
    Kept kept;
    WindowFixture f(*kept.store);
    REQUIRE(f.window->create(fourPikes()));
    f.settle();
    stayWithNewest(f);
    CHECK(f.document().roster().dataVersion == "0.2");
    CHECK(std::filesystem::exists(kept.data.file("muster/armies/skirmish/versions/0.2/red.json")));
    CHECK(points(f) == 40);
    // The newest go on; this roster stays.
    kept.data.change("red.json", R"("pointsPerModel": 10)", R"("pointsPerModel": 11)");
    kept.data.change("ruleset.json", R"("dataVersion": "0.2")", R"("dataVersion": "0.3")");
    kept.store->readAgain();
    REQUIRE(f.document().reload());
    CHECK(points(f) == 40);
    REQUIRE(f.document().apply({edits::SetDataVersion{}}, "Newest"));
    CHECK(points(f) == 44);
}

TEST_CASE("where the data cannot be kept nothing is switched")
{
    Kept kept;
    std::filesystem::remove_all(kept.data.file("muster/armies/skirmish/versions"));
    write(kept.data.file("muster/armies/skirmish/versions"), "in the way");
    WindowFixture f(*kept.store);
    REQUIRE(f.window->create(fourPikes()));
    f.settle();
    stayWithNewest(f);
    CHECK(f.document().roster().dataVersion.empty());
    CHECK(f.document().undoStack().count() == 0);
    REQUIRE(f.prompts.count("tell") == 1);
}

TEST_CASE("a new roster may be of an older version")
{
    Kept kept;
    WindowFixture f(*kept.store);
    during([&] { f.trigger("actionNew"); },
           [&](QDialog& dialog) {
               auto& games = the<QListWidget>(dialog, "newRulesets");
               const auto found = games.findItems("Skirmish, a ruleset for tests, version 0.1", Qt::MatchExactly);
               REQUIRE(found.size() == 1);
               games.setCurrentItem(found.front());
               click(the<QPushButton>(dialog, "createRoster"));
           });
    CHECK(f.document().roster().ruleset == "skirmish");
    CHECK(f.document().roster().dataVersion == "0.1");
    CHECK(f.document().catalogue().ruleset.dataVersion == "0.1");
}

TEST_CASE("Games and Armies names the versions that are kept")
{
    Kept kept;
    WindowFixture f(*kept.store);
    during([&] { f.trigger("actionData"); },
           [&](QDialog& dialog) {
               auto& tree = the<QTreeWidget>(dialog, "dataTree");
               const auto found = tree.findItems("Skirmish, a ruleset for tests", Qt::MatchExactly);
               REQUIRE(found.size() == 1);
               tree.setCurrentItem(found.front());
               CHECK(the<QLabel>(dialog, "dataAbout")
                         .text()
                         .endsWith("Kept versions of the data: 0.1 (in your own folder)"));
               dialog.reject();
           });
}
