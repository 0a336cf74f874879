#include "widgets/windowfixture.h"

#include "widgets/army/armyfilter.h"
#include "widgets/army/kindview.h"
#include "widgets/collection/collectionview.h"
#include "widgets/settings/owncollections.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;
using editor::CollectionModel;
using widgets::CollectionView;

namespace {

const CollectionKey huscarl{"forge-fathers", "huscarl", {}};
const CollectionKey section{"forge-fathers", "steel-warriors-platoon", {}}; // with the other sizes
const CollectionKey drakkar{"forge-fathers", "heavy-drakkar", {}};

editor::Collections& own() { return widgets::ownCollections(store()); }

void give(const CollectionKey& key, const OwnedModels& value)
{
    REQUIRE(own().apply("warpath-2e", {{key, {}, value}}).has_value());
}

OwnedModels has(const CollectionKey& key) { return own().of("warpath-2e").of(key); }

/// The row of a unit by its name.
QModelIndex collectionRow(const CollectionView& view, const QString& name)
{
    for (int row = 0; row < view.model()->rowCount(); ++row)
        if (const auto index = view.model()->index(row, 0); index.data().toString() == name)
            return index;
    return {};
}

QString message(const QDialog& dialog) { return the<QLabel>(dialog, "collectionMessage").text(); }

} // namespace

TEST_CASE("the collection is filled in, searched and undone with the keyboard alone")
{
    WindowFixture f(company());
    during([&] { f.trigger("actionCollection"); },
           [](QDialog& dialog) {
               activate(dialog);
               auto& view = the<CollectionView>(dialog, "collectionView");
               // It begins with the roster's army, and the keyboard in the table.
               CHECK(the<QComboBox>(dialog, "collectionArmy").currentText() == "Forge Fathers");
               CHECK(QApplication::focusWidget() == &view);
               CHECK(view.isColumnHidden(CollectionModel::ArmyColumn));
               pressKeys("Ctrl+F");
               typeKeys("steel warriors");
               REQUIRE(view.model()->rowCount() >= 1);
               pressKeys("Return");
               REQUIRE(QApplication::focusWidget() == &view);
               view.setCurrentIndex(
                   collectionRow(view, "Steel Warriors").siblingAtColumn(CollectionModel::OwnedColumn));
               typeKeys("20");
               pressKeys("Return");
               CHECK(has(section).owned == 20);
               pressKeys("Right");
               pressKeys("Return");
               pressKeys("Ctrl+A");
               typeKeys("12");
               pressKeys("Return");
               CHECK(has(section) == OwnedModels{20, 12, {}});
               pressKeys("Right");
               pressKeys("F2");
               typeKeys("in the red box");
               pressKeys("Return");
               CHECK(has(section) == OwnedModels{20, 12, "in the red box"});
               CHECK(the<QLabel>(dialog, "collectionSums").text() == "Owned: 20, painted: 12");
               pressKeys("Ctrl+Z");
               CHECK(has(section) == OwnedModels{20, 12, {}});
               pressKeys("Ctrl+Z");
               pressKeys("Ctrl+Z");
               CHECK(has(section) == OwnedModels{});
               CHECK_FALSE(the<QAbstractButton>(dialog, "collectionUndo").isEnabled());
               pressKeys("Ctrl+Shift+Z");
               CHECK(has(section).owned == 20);
               pressKeys("Delete");
               CHECK(has(section) == OwnedModels{});
               click(the<QAbstractButton>(dialog, "collectionUndo"));
               CHECK(has(section).owned == 20);
               view.setFocus();
               pressKeys("Escape");
           });
}

TEST_CASE("only what one owns is shown, of one army or of all")
{
    WindowFixture f;
    give(huscarl, {3, 2, "blue"});
    give({"marauders", "grunts-section", {}}, {10, 0, {}});
    give({"elves", "bows", {}}, {5, 5, {}});
    during([&] { f.trigger("actionCollection"); },
           [](QDialog& dialog) {
               activate(dialog);
               auto& view = the<CollectionView>(dialog, "collectionView");
               auto& games = the<QComboBox>(dialog, "collectionGame");
               auto& armies = the<QComboBox>(dialog, "collectionArmy");
               games.setCurrentIndex(games.findData("warpath-2e"));
               emit games.activated(games.currentIndex());
               CHECK_FALSE(view.isColumnHidden(CollectionModel::ArmyColumn));
               click(the<QCheckBox>(dialog, "collectionOwnedOnly"), {8, 8});
               CHECK(view.model()->rowCount() == 3);
               CHECK(collectionRow(view, "bows (not in the data)").isValid());
               CHECK(the<QLabel>(dialog, "collectionSums").text() == "Owned: 18, painted: 7");
               armies.setCurrentIndex(armies.findData("elves"));
               CHECK(armies.currentText() == "elves (not in the data)");
               CHECK(view.model()->rowCount() == 1);
               armies.setCurrentIndex(armies.findData("plague"));
               CHECK(the<QLabel>(dialog, "collectionSums").text() == "You own none of these.");
               // Without a roster there is nothing to add from.
               CHECK_FALSE(the<QAbstractButton>(dialog, "collectionAdd").isEnabled());
               dialog.reject();
           });
}

TEST_CASE("what the open roster has is added to the collection in one step")
{
    WindowFixture f(company());
    give(huscarl, {5, 0, {}});
    during([&] { f.trigger("actionCollection"); },
           [&](QDialog& dialog) {
               activate(dialog);
               click(the<QAbstractButton>(dialog, "collectionAdd"));
               CHECK(has(section).owned == f.document().verdict()->assessment().units.front().models);
               CHECK(has(drakkar).owned == 1);
               CHECK(has(huscarl).owned == 5);
               CHECK(message(dialog).startsWith("2 kind"));
               click(the<QAbstractButton>(dialog, "collectionAdd"));
               CHECK(message(dialog) == "All that the roster takes is owned already.");
               click(the<QAbstractButton>(dialog, "collectionUndo"));
               CHECK(has(drakkar) == OwnedModels{});
               dialog.reject();
           });
}

TEST_CASE("a table is imported only after its rows that are not understood were told")
{
    WindowFixture f(company());
    give(drakkar, {1, 1, "keep"});
    f.prompts.openPath = f.path("mine.csv");
    write(f.prompts.openPath.toStdString(), "unit;owned;painted;note\r\nHuscarl;3;2;x\r\nDragon;1;;\r\n"
                                            "steel warriors section;10;;\r\n");
    during([&] { f.trigger("actionCollection"); },
           [&](QDialog& dialog) {
               activate(dialog);
               const auto import = [&](bool isTaken) {
                   during([&] { click(the<QAbstractButton>(dialog, "collectionImport")); },
                          [&](QDialog& asked) {
                              REQUIRE(asked.objectName() == "importDialog");
                              CHECK_THAT(the<QPlainTextEdit>(asked, "importFaults").toPlainText().toStdString(),
                                         Catch::StartsWith("Line 3: there is no unit \"Dragon\""));
                              CHECK(the<QAbstractButton>(asked, "importTake").text().startsWith("&Import 2"));
                              CHECK(has(huscarl) == OwnedModels{}); // nothing yet
                              if (isTaken)
                                  click(the<QAbstractButton>(asked, "importTake"));
                              else
                                  asked.reject();
                          });
               };
               import(false);
               CHECK(has(huscarl) == OwnedModels{});
               import(true);
               CHECK(has(huscarl) == OwnedModels{3, 2, "x"});
               CHECK(has(section).owned == 10);
               CHECK(has(drakkar) == OwnedModels{1, 1, "keep"});
               CHECK(message(dialog).startsWith("2 "));
               click(the<QAbstractButton>(dialog, "collectionUndo"));
               CHECK(has(huscarl) == OwnedModels{});
               CHECK(has(section) == OwnedModels{});

               write(f.prompts.openPath.toStdString(), "something,else\n1,2\n");
               click(the<QAbstractButton>(dialog, "collectionImport"));
               REQUIRE(f.prompts.count("tell") == 1);
               CHECK(f.prompts.calls.back().text == "This table cannot be read. Nothing was imported.");
               CHECK_THAT(f.prompts.calls.back().lines.join(' ').toStdString(), Catch::Contains("no head \"unit\""));
               dialog.reject();
           });
}

TEST_CASE("what was exported as CSV can be imported again")
{
    WindowFixture f(company());
    give(huscarl, {3, 2, "=1+1; \"x\""});
    f.prompts.savePath = f.prompts.openPath = f.path("out.csv");
    during([&] { f.trigger("actionCollection"); },
           [&](QDialog& dialog) {
               activate(dialog);
               click(the<QAbstractButton>(dialog, "collectionExport"));
               CHECK_THAT(bytesOf(f.prompts.savePath.toStdString()),
                          Catch::StartsWith("\xEF\xBB\xBFgame,army,unit,owned,painted,note\r\n"));
               give(huscarl, {});
               during([&] { click(the<QAbstractButton>(dialog, "collectionImport")); },
                      [&](QDialog& asked) { click(the<QAbstractButton>(asked, "importTake")); });
               CHECK(has(huscarl) == OwnedModels{3, 2, "=1+1; \"x\""});
               dialog.reject();
           });
}

TEST_CASE("a collection with faults is told, cannot be changed, and can be set aside")
{
    WindowFixture f(company());
    QDir().mkpath(own().folder());
    write(own().fileOf("warpath-2e").toStdString(), "{ \"format\": 7 }");
    during([&] { f.trigger("actionCollection"); },
           [&](QDialog& dialog) {
               activate(dialog);
               auto& view = the<CollectionView>(dialog, "collectionView");
               CHECK(the<QWidget>(dialog, "collectionNotice").isVisible());
               CHECK_FALSE(the<QAbstractButton>(dialog, "collectionImport").isEnabled());
               view.setFocus();
               pressKeys("5");
               pressKeys("Delete");
               CHECK(bytesOf(own().fileOf("warpath-2e").toStdString()) == "{ \"format\": 7 }");
               click(the<QAbstractButton>(dialog, "collectionFaults"));
               CHECK_FALSE(f.prompts.calls.back().lines.isEmpty());
               click(the<QAbstractButton>(dialog, "collectionAside"));
               CHECK_FALSE(the<QWidget>(dialog, "collectionNotice").isVisible());
               CHECK(bytesOf(own().fileOf("warpath-2e").toStdString() + ".faulty-1") == "{ \"format\": 7 }");
               CHECK(the<QAbstractButton>(dialog, "collectionImport").isEnabled());
               dialog.reject();
           });
}

TEST_CASE("the army list shows only what one owns, and says how much that is")
{
    WindowFixture f(company());
    auto& chip = f.the<QToolButton>("armyOwned");
    CHECK_FALSE(chip.isEnabled());
    CHECK_FALSE(chip.toolTip().isEmpty());
    give(huscarl, {3, 2, {}});
    give(drakkar, {0, 0, "lent"}); // a note is not a model
    CHECK(chip.isEnabled());
    click(chip);
    CHECK(shownUnits(f) == QStringList{"Huscarl"});
    const auto* rows = f.the<QTreeView>("armyView").model();
    const auto unit = rows->index(0, 0, rows->index(0, 0));
    CHECK_THAT(unit.data(Qt::ToolTipRole).toString().toStdString(), Catch::Contains("own 3, 2 painted"));
    CHECK_THAT(unit.data(Qt::AccessibleDescriptionRole).toString().toStdString(), Catch::Contains("own 3, 2 painted"));
    give(section, {20, 0, {}});
    CHECK(shownUnits(f).size() == 4); // a platoon, a section and a team have the same models
    // With nothing left there is nothing to narrow the list to.
    give(huscarl, {});
    give(section, {});
    CHECK_FALSE(chip.isEnabled());
    CHECK(f.the<QToolButton>("armyAll").isChecked());
    CHECK(shownUnits(f).size() > 5);
}

TEST_CASE("what the roster lacks is a table that can be copied as text")
{
    WindowFixture f(company());
    give(huscarl, {1, 0, {}});
    give(section, {2, 1, {}});
    during([&] { f.trigger("actionLacking"); },
           [&](QDialog& dialog) {
               activate(dialog);
               auto& table = the<QTreeWidget>(dialog, "lackingTable");
               REQUIRE(table.topLevelItemCount() == 3);
               const auto needed = f.document().verdict()->assessment().units.front().models;
               CHECK(table.topLevelItem(0)->text(0) == "Steel Warriors");
               CHECK(table.topLevelItem(0)->text(1) == QString::number(needed));
               CHECK(table.topLevelItem(0)->text(2) == "2");
               CHECK(table.topLevelItem(0)->text(3) == "1");
               CHECK(table.topLevelItem(0)->text(4) == QString::number(needed - 2));
               CHECK(the<QLabel>(dialog, "lackingSummary").text() ==
                     QStringLiteral("%1 of %2 models are lacking. Of those that are there, 2 are not painted.")
                         .arg(needed - 1)
                         .arg(needed + 2));
               click(the<QCheckBox>(dialog, "onlyLacking"), {8, 8});
               CHECK(table.topLevelItemCount() == 2);
               click(the<QAbstractButton>(dialog, "copyLacking"));
               CHECK_THAT(QGuiApplication::clipboard()->text().toStdString(),
                          Catch::StartsWith("Third Company\n\nUnit "));
               during([&] { click(the<QAbstractButton>(dialog, "openCollection")); },
                      [&](QDialog& collection) {
                          REQUIRE(collection.objectName() == "collectionDialog");
                          click(the<QAbstractButton>(collection, "collectionAdd"));
                          click(the<QAbstractButton>(collection, "collectionClose"));
                      });
               CHECK(table.topLevelItemCount() == 0);
               dialog.reject();
           });
}
