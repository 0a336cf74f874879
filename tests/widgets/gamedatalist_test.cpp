// A list of game data in the real window: the invented game of battlescribe/reefs.h, with three levels of choices.
#include "battlescribe/harbour.h"
#include "battlescribe/reefs.h"
#include "widgets/windowfixture.h"

#include "editor/datafolder.h"
#include "editor/models/rostermodel.h"
#include "io/data/datafolders.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/dialogs/limitsdialog.h"
#include "widgets/dialogs/newrosterdialog.h"
#include "widgets/look/noticebar.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/repair/filldialog.h"
#include "widgets/repair/repairdialog.h"
#include "widgets/roster/rosterview.h"
#include "widgets/unit/cardview.h"
#include "widgets/unit/choicehead.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// A person with the invented game in a folder of data, whose keys are counted.
class ReefPlayer {
public:
    ReefPlayer() : store(withData(home, reefs)), f(store) {}

    void press(const char* keys)
    {
        INFO(keys);
        REQUIRE(QApplication::focusWidget());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence(QString::fromLatin1(keys)));
        ++count;
        QCoreApplication::processEvents();
    }
    void type(const QString& text)
    {
        REQUIRE(QApplication::focusWidget());
        QTest::keyClicks(QApplication::focusWidget(), text);
        count += static_cast<int>(text.size());
        QCoreApplication::processEvents();
    }
    /// With the keyboard alone, from the first page.
    void begin()
    {
        during([this] { f.trigger("actionNew"); },
               [this](QDialog& dialog) {
                   activate(dialog);
                   const auto& games = the<QListWidget>(dialog, "newRulesets");
                   waitFor([&] { return !games.findItems("Tide & Timber", Qt::MatchExactly).isEmpty(); });
                   type("merrow");
                   auto& accept = the<QPushButton>(dialog, "createRoster");
                   waitFor([&] { return accept.isEnabled() && the<QListWidget>(dialog, "newForces").isVisible(); });
                   press("Return");
               });
        ++count; // Ctrl+N
        REQUIRE(f.document().gameData());
        f.activate();
    }
    void add(const QString& words)
    {
        press("Ctrl+F");
        CHECK(QApplication::focusWidget()->objectName() == "armySearch");
        press("Ctrl+A");
        type(words);
        CHECK(qobject_cast<QLineEdit*>(QApplication::focusWidget())->text() == words);
        press("Return");
        f.settle();
    }
    [[nodiscard]] std::string sum() { return f.document().form()->head().costs.front().sum.toStdString(); }

    static void waitFor(const std::function<bool()>& isSo) { REQUIRE(QTest::qWaitFor(isSo, 30'000)); }

    static Store withData(const DataFolder& home, const Reefs& reefs)
    {
        auto store = home.open();
        DataFolders folders;
        folders.add(reefs.path());
        REQUIRE(writeDataFolders(store.userFolder(), folders));
        return store;
    }

    const DataFolder home;
    const Reefs reefs;
    Store store;
    WindowFixture f;
    int count = 0;
};

} // namespace

TEST_CASE("a legal army of game data with three levels of choices takes 40 keys, is saved, opened again and printed")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    CHECK(f.document().form()->head().outcome == Outcome::NotLegal); // no captain
    player.add("cap");
    CHECK(f.document().form()->head().outcome == Outcome::Legal);
    player.add("reef");
    CHECK(player.sum() == "115");

    player.press("F4");
    player.press("H"); // Harpoon
    player.press("Space");
    f.settle();
    CHECK(player.sum() == "130");
    player.press("B"); // its Barbed heads
    player.press("Space");
    f.settle();
    CHECK(player.sum() == "135");
    // Its category leads to all that can be added of it.
    auto& rank = f.the<QLabel>("unitRank");
    CHECK(rank.text().contains("<a href='0'>Line</a>"));
    emit rank.linkActivated("0");
    CHECK(f.the<QLineEdit>("armySearch").text() == "Line");
    const auto* offers = f.the<QTreeView>("armyView").model();
    REQUIRE(offers->rowCount() == 1);
    CHECK(offers->index(0, 0, offers->index(0, 0)).data().toString() == "Reef Wardens");
    f.the<QLineEdit>("armySearch").clear();
    f.prompts.savePath = f.path("teeth.rosz");
    player.press("Ctrl+S");
    f.settle();
    CHECK_FALSE(f.document().isModified());
    CHECK(player.count <= 40);
    CHECK(f.document().form()->head().outcome == Outcome::Legal);

    f.trigger("actionClose");
    REQUIRE(f.window->openFile(f.path("teeth.rosz")));
    REQUIRE(f.document().gameData());
    CHECK(player.sum() == "135");
    CHECK(f.document().form()->head().outcome == Outcome::Legal);
    during([&] { f.trigger("actionPrint"); },
           [&](QDialog& dialog) {
               auto& preview = dynamic_cast<PreviewDialog&>(dialog);
               REQUIRE(preview.makeNow());
               CHECK(preview.pdf().starts_with("%PDF"));
               dialog.reject();
           });
}

TEST_CASE("the panel shows a unit of game data with the card that it prints, and copies it as a picture")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    player.add("reef");
    auto& card = f.the<CardView>("cardView");
    REQUIRE(card.isVisibleTo(f.window.get()));
    REQUIRE(QTest::qWaitFor([&] { return card.hasCard(); }, 5000));
    CHECK(card.accessibleName() == "Card of Reef Wardens");
    CHECK(card.accessibleDescription().contains("Sergeant"));
    CHECK_FALSE(card.accessibleDescription().contains("Harpoon"));
    player.press("F4");
    player.press("H");
    player.press("Space");
    f.settle();
    REQUIRE(QTest::qWaitFor([&] { return card.accessibleDescription().contains("Harpoon"); }, 5000));
    QGuiApplication::clipboard()->clear();
    f.trigger("actionCopyCard");
    CHECK(QGuiApplication::clipboard()->image().width() > 100);
    // What is in a unit has no card of its own.
    const auto unit = f.view().selectedIds().front();
    const auto row = static_cast<const editor::RosterModel&>(*f.view().model()).indexOf(unit);
    REQUIRE(row.model()->rowCount(row) > 0);
    f.view().setCurrentIndex(row.model()->index(0, 0, row));
    f.settle();
    CHECK_FALSE(card.isVisibleTo(f.window.get()));
}

TEST_CASE("choices that cost too much are one line in the panel of a list of game data")
{
    ReefPlayer player;
    std::string gear;
    for (int i = 1; i <= 8; ++i)
        gear += entry("id=gear" + std::to_string(i) + ";name=Gear " + std::to_string(i),
                      limit("max 1 parent") + crowns(std::to_string(40 * i)));
    player.reefs.change("Merrow.cat", "<selectionEntries><selectionEntry id=\"lantern\"",
                        groups(group("id=gear;name=Gear", entries(gear))) +
                            "<selectionEntries><selectionEntry id=\"lantern\"");
    auto& f = player.f;
    player.begin();
    player.add("cap");
    QStringList heads;
    for (const auto* head : f.window->page().findChildren<ChoiceHead*>())
        heads << head->text();
    INFO(heads.join(" | ").toStdString());
    CHECK(std::ranges::any_of(heads, [](const auto& each) { return each.startsWith("4 more cost over 170"); }));
}

TEST_CASE("heads of a list of game data close and say what is in them, and what is wrong there")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    player.add("cap");
    player.add("reef");
    const auto& model = static_cast<const editor::RosterModel&>(*f.view().model());
    const QPersistentModelIndex head = model.indexOf(f.view().selectedIds().front()).parent();
    REQUIRE(head.data(editor::RosterModel::HeadRole).toBool());
    CHECK(f.view().visualRect(head).left() > 0); // its arrow is before it
    QTest::mouseClick(f.view().viewport(), Qt::LeftButton, {}, f.view().visualRect(head).center());
    CHECK_FALSE(f.view().isExpanded(head));
    CHECK(head.data(editor::RosterModel::BelowRole).toString() == "Reef Wardens");
    CHECK(Severity(head.data(editor::RosterModel::WorstRole).toInt()) == Severity::Off);
    // One more comes in, and is gone to.
    player.add("reef");
    CHECK(f.view().isExpanded(head));
    CHECK(head.data(editor::RosterModel::BelowRole).toString().contains("Reef Wardens"));
}

TEST_CASE("in a wide panel the profiles of a unit of game data stand beside its choices")
{
    ReefPlayer player;
    auto& f = player.f;
    f.window->resize(1440, 900);
    player.begin();
    player.add("reef");
    auto* dock = f.window->workspace().docks()[1];
    const auto& panel = f.the<QWidget>("unitPanel");
    const auto place = [&](const char* name) {
        const auto& part = f.the<QWidget>(name);
        REQUIRE(part.isVisibleTo(&panel));
        return QRect(part.mapTo(&panel, QPoint()), part.size());
    };
    const auto resized = [&](int width) {
        f.window->page().resizeDocks({dock}, {width}, Qt::Horizontal);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        return panel.width();
    };
    REQUIRE(resized(500) < 760);
    CHECK(place("unitParts").bottom() < place("unitChoices").top());
    REQUIRE(resized(800) >= 760);
    CHECK(place("unitParts").left() > place("unitChoices").right());
    CHECK(place("unitTables").left() > place("unitChoices").right());
    CHECK(place("unitChoices").width() > place("unitParts").width());
    CHECK(place("unitParts").top() < place("unitChoices").top());
    // A force has no choices.
    f.view().setCurrentIndex(f.view().model()->index(0, 0));
    f.settle();
    CHECK(place("unitName").left() < 100);
    REQUIRE(resized(500) < 760);
    player.press("Down");
    f.settle();
    CHECK(place("unitName").left() < 100);
}

TEST_CASE("limits of a list of game data are changed by Costs, and undone")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    player.add("cap");
    player.add("reef");
    during([&] { f.trigger("actionBattle"); },
           [&](QDialog& dialog) {
               REQUIRE(dynamic_cast<LimitsDialog*>(&dialog));
               auto& field = *dialog.findChild<QLineEdit*>();
               CHECK(field.text() == "200");
               field.setText("100");
               dialog.accept();
           });
    f.settle();
    CHECK(f.document().form()->head().outcome == Outcome::NotLegal);
    CHECK(f.document().form()->head().costs.front().left.toStdString() == "15 over");
    f.trigger("actionUndo");
    f.settle();
    CHECK(f.document().form()->head().outcome == Outcome::Legal);
}

TEST_CASE("what only games of our own have is greyed for a list of game data, with the reason")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    for (const auto* name : {"actionGameVersion", "actionExportCode", "actionLacking", "actionReplace"}) {
        INFO(name);
        CHECK_FALSE(f.the<QAction>(name).isEnabled());
        CHECK(f.the<QAction>(name).statusTip().contains("own"));
    }
    CHECK(f.the<QAction>("actionExportText").isEnabled());
    CHECK(f.the<QAction>("actionBattle").isEnabled());
}

TEST_CASE("a list of game data whose data were taken off the list is looked at, not opened")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    f.prompts.savePath = f.path("teeth.ros");
    player.press("Ctrl+S");
    f.settle();
    f.trigger("actionClose");
    auto folders = readDataFolders(player.store.userFolder());
    REQUIRE(folders);
    folders->remove(player.reefs.path());
    REQUIRE(writeDataFolders(player.store.userFolder(), *folders));
    CHECK_FALSE(f.window->openFile(f.path("teeth.ros")));
}

TEST_CASE("two lists of game data stand side by side: each judged by itself, with the cards of both")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    player.add("cap");
    player.add("reef");
    f.prompts.savePath = f.path("teeth.rosz");
    player.press("Ctrl+S");
    auto& battle = f.window->battleWindow();
    const auto wait = [&] {
        player.waitFor([&] { return !battle.isWorking(); });
        QCoreApplication::processEvents();
    };
    wait();
    REQUIRE(battle.ours().list());
    REQUIRE(battle.ours().list()->battleScribe);
    CHECK(the<QWidget>(battle.ours(), "legalBadge").accessibleName().startsWith("Legal"));
    battle.theirs().read({f.path("teeth.rosz").toStdString(), {}, "teeth.rosz"});
    wait();
    REQUIRE(battle.theirs().list());
    CHECK(the<QLabel>(battle, "battleWords").text().startsWith("Each list is judged by itself"));
    // What players agree on: 200 crowns, and revision 3 of the game.
    const auto& agreed = the<QTreeWidget>(battle, "battleAgreed");
    REQUIRE(agreed.isVisible());
    REQUIRE(agreed.topLevelItemCount() == 2);
    CHECK(agreed.topLevelItem(0)->text(0) == "Crowns");
    CHECK(agreed.topLevelItem(0)->text(1) == "200");
    CHECK(agreed.topLevelItem(0)->text(2) == "200");
    auto& print = the<QPushButton>(battle, "battlePrint");
    CHECK_FALSE(print.isEnabled());
    CHECK(print.accessibleDescription().contains("no battle sheet"));
    click(the<QPushButton>(battle, "battleCopy"));
    CHECK(QGuiApplication::clipboard()->text().count("LEGAL") == 2);

    the<QTabWidget>(battle, "battleTabs").setCurrentIndex(1);
    const auto& ours = the<CardView>(battle, "ourCard");
    const auto& theirs = the<CardView>(battle, "theirCard");
    player.waitFor([&] { return ours.hasCard() && theirs.hasCard(); });
    const auto first = theirs.accessibleName();
    auto& units = the<CheckTable>(battle.theirs(), "checkTable");
    units.setCurrentIndex(units.model()->index(units.model()->rowCount() - 1, 0));
    player.waitFor([&] { return theirs.hasCard() && theirs.accessibleName() != first; });
    CHECK(QStringList({first, theirs.accessibleName()}).filter("Captain").size() == 1);

    SECTION("against a roster of our own game")
    {
        battle.theirs().read({hold, {}, hold});
        wait();
        CHECK(the<QLabel>(battle, "battleWords").text() == "The lists are of two games. A battle has one.");
        CHECK_FALSE(agreed.isVisible());
    }
    SECTION("without its data it is shown as its file says")
    {
        auto folders = readDataFolders(player.store.userFolder());
        REQUIRE(folders);
        folders->remove(player.reefs.path());
        REQUIRE(writeDataFolders(player.store.userFolder(), *folders));
        battle.dataChanged();
        wait();
        REQUIRE(battle.theirs().list());
        CHECK(the<QLabel>(battle.theirs(), "sideDoubts").text().contains("not here"));
        CHECK(the<QWidget>(battle.theirs(), "legalBadge").accessibleName().startsWith("Not judged"));
        CHECK(units.model()->rowCount() > 2);
    }
}

TEST_CASE("a list of game data that another program changed is read in a worker, and compared with one from a file")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    player.add("cap");
    const auto theirs = f.document().stampedBytes("teeth.ros");
    REQUIRE(theirs);
    player.add("reef");
    f.prompts.savePath = f.path("teeth.ros");
    player.press("Ctrl+S");
    write(f.path("teeth.ros").toStdString(), *theirs);
    write(f.path("other.ros").toStdString(), *theirs);
    player.waitFor([&] { return f.window->workspace().fileNotice().isVisible(); });
    click(f.the<QPushButton>("noticeReload"));
    CHECK(player.sum() == "115"); // not yet
    player.waitFor([&] { return f.document().undoStack().undoText() == "Reload"; });
    CHECK(player.sum() == "30");
    CHECK_FALSE(f.document().isModified());
    f.trigger("actionUndo");
    f.settle();
    CHECK(player.sum() == "115");

    auto& menu = the<QMenu>(*f.window, "compareMenu");
    f.prompts.openPath = f.path("other.ros");
    emit menu.aboutToShow();
    actionStarting(menu, "A File")->trigger();
    player.waitFor([&] { return f.window->page().findChild<QWidget*>("comparePane") != nullptr; });
    auto& units = f.the<QTreeWidget>("compareUnits");
    player.waitFor([&] { return units.topLevelItemCount() > 0; });
    CHECK(f.the<QLabel>("compareSums").text().contains("fewer than here"));
}

TEST_CASE("a list in words of a game of a data folder is read in Check a List, and opened as a roster")
{
    ReefPlayer player;
    auto& f = player.f;
    auto& check = f.window->checkWindow();
    activate(check);
    QGuiApplication::clipboard()->setText(
        "Vanguard (Folk of merrow)\n\nCaptain [30 crowns]\n"
        "Reef Wardens [108 crowns]\n- Sergeant: Harpoon\n- 6x Warden: 4x Cutlass, 2x Net\n");
    auto& field = the<QWidget>(check, "pasteField");
    field.setFocus();
    QTest::keySequence(&field, QKeySequence::Paste);
    player.waitFor([&] { return !check.isWorking(); });
    QCoreApplication::processEvents();
    const auto& list = the<CheckTable>(check, "checkTable").list();
    // Each line of the text is a row, with what it was read as and costs.
    REQUIRE(list.rowCount() == 5);
    CHECK(list.index(2, editor::CheckModel::TakenColumn).data().toString() == "Reef Wardens");
    CHECK(list.index(2, editor::CheckModel::TextColumn).data().toString() == "Reef Wardens [108 crowns]");
    CHECK(list.index(2, editor::CheckModel::MarkColumn).data().toString() == "Sure");
    CHECK(the<QWidget>(check, "legalBadge").accessibleName().toStdString() == "Legal");
    CHECK(the<QLabel>(check, "originKind").text().contains("in words"));
    QTest::mouseClick(&the<QPushButton>(check, "checkOpenRoster"), Qt::LeftButton);
    f.settle();
    REQUIRE(f.document().gameData());
    CHECK(player.sum() == "138");
}

TEST_CASE("lines of a list of game data are corrected in Check a List as those of other lists")
{
    ReefPlayer player;
    auto& check = player.f.window->checkWindow();
    activate(check);
    const auto wait = [&] {
        player.waitFor([&] { return !check.isWorking(); });
        QCoreApplication::processEvents();
    };
    // Ten wardens, or ten units of them; the captain costs 30; nobody knows the drake.
    check.checkText("Vanguard (Folk of merrow)\n\nCaptain 35\n10 Reef Wardens\nKelp Drake [45 crowns]\n");
    wait();
    auto& table = the<CheckTable>(check, "checkTable");
    const auto cell = [&](int row, int column) { return table.list().index(row, column).data().toString(); };
    const auto badge = [&] { return the<QWidget>(check, "legalBadge").accessibleName(); };
    const auto choose = [&](int row, const QString& action) {
        table.goTo(row);
        table.setFocus();
        during<QMenu>([&] { QTest::keyClick(&table, Qt::Key_Return); },
                      [&](QMenu& menu) {
                          auto* wanted = menu.findChild<QAction*>(action);
                          REQUIRE(wanted);
                          chooseByKeys(menu, wanted->text().remove('&'));
                      });
        wait();
    };
    REQUIRE(table.list().rowCount() == 4);
    CHECK(badge() == "Not judged: 1 line not understood");

    choose(3, "guessLeaveOut");
    CHECK(cell(3, editor::CheckModel::MarkColumn) == "Left out");
    CHECK(table.currentIndex().row() == 3); // the selection stays
    CHECK(badge().toStdString() == "Not judged: it depends on lines 3, 4");
    choose(1, "guessSame");
    CHECK(cell(1, editor::CheckModel::MarkColumn) == "Sure");

    const auto before = cell(2, editor::CheckModel::TakenColumn);
    choose(2, "guess0");
    CHECK(cell(2, editor::CheckModel::TakenColumn) != before);
    CHECK(badge().startsWith("Not legal")); // ten units of wardens
    choose(2, "guess0");
    CHECK(cell(2, editor::CheckModel::TakenColumn) == before);
    CHECK(badge() == "Legal");

    // The data are read again, and what was corrected stays.
    check.dataChanged();
    wait();
    CHECK(badge() == "Legal");
    CHECK(cell(3, editor::CheckModel::MarkColumn) == "Left out");
}

TEST_CASE("a line of a list of game data can mean another unit, and all guesses are confirmed at once")
{
    ReefPlayer player;
    auto& check = player.f.window->checkWindow();
    activate(check);
    const auto wait = [&] {
        player.waitFor([&] { return !check.isWorking(); });
        QCoreApplication::processEvents();
    };
    check.checkText("Vanguard (Folk of merrow)\n\nCaptain 35\nReef Wardens [85 crowns]\nKelp Drake [45 crowns]\n");
    wait();
    auto& table = the<CheckTable>(check, "checkTable");
    during([&] { emit table.otherWanted(3); },
           [&](QDialog& dialog) {
               auto& search = the<QLineEdit>(dialog, "unitSearch");
               QTest::keyClicks(&search, "dredger");
               QTest::keyClick(&search, Qt::Key_Return);
           });
    wait();
    CHECK(table.list().index(3, editor::CheckModel::TakenColumn).data().toString() == "Dredger");
    auto& right = the<QToolButton>(check, "checkAllRight");
    REQUIRE(right.isEnabled());
    right.click();
    wait();
    CHECK_FALSE(right.isEnabled());
    CHECK(the<QWidget>(check, "legalBadge").accessibleName() == "Legal");
}

TEST_CASE("a list of game data is made legal in the same window as other rosters, as one step of undo")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    REQUIRE(f.the<QToolButton>("makeLegal").isVisible()); // it has no captain
    const auto rows = f.view().model()->rowCount();
    const auto wait = [](RepairDialog& dialog) {
        REQUIRE(QTest::qWaitFor([&] { return !dialog.isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    };
    during<RepairDialog>([&] { f.trigger("actionMakeLegal"); },
                         [&](RepairDialog& dialog) {
                             wait(dialog);
                             auto& table = testing::the<QTreeWidget>(dialog, "repairRows");
                             CHECK(table.topLevelItem(0)->text(1) == "Vanguard");
                             // Something new has a row of its own.
                             CHECK(table.topLevelItem(1)->text(3) == "Take Captain in Vanguard (+30 Crowns)");
                             QTest::keyClick(&table, Qt::Key_Return);
                         });
    f.settle();
    CHECK(f.document().form()->head().outcome == Outcome::Legal);
    CHECK(player.sum() == "30");
    CHECK_FALSE(f.the<QToolButton>("makeLegal").isVisible());
    f.trigger("actionUndo");
    f.settle();
    CHECK(f.document().form()->head().outcome == Outcome::NotLegal);
    CHECK(f.view().model()->rowCount() == rows);
}

TEST_CASE("a list of game data is filled up in the same window as other rosters, as one step of undo")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    const auto wait = [](AnswersDialog& dialog) {
        REQUIRE(QTest::qWaitFor([&] { return !dialog.isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    };
    // It has no captain: that comes first.
    during<FillDialog>([&] { f.trigger("actionFillUp"); },
                       [&](FillDialog& dialog) {
                           wait(dialog);
                           CHECK(testing::the<QLabel>(dialog, "fillWord").text().contains("Make it legal first"));
                           dialog.reject();
                       });
    during<RepairDialog>([&] { f.trigger("actionMakeLegal"); },
                         [&](RepairDialog& dialog) {
                             wait(dialog);
                             QTest::keyClick(&testing::the<QTreeWidget>(dialog, "repairRows"), Qt::Key_Return);
                         });
    f.settle();
    CHECK(player.sum() == "30");
    during<FillDialog>([&] { f.trigger("actionFillUp"); },
                       [&](FillDialog& dialog) {
                           wait(dialog);
                           CHECK(testing::the<QLabel>(dialog, "fillTitle").text().contains("170 left"));
                           CHECK_FALSE(testing::the<QCheckBox>(dialog, "fillAllies").isEnabled());
                           CHECK_FALSE(testing::the<QCheckBox>(dialog, "fillOwned").isEnabled());
                           QTest::keyClick(&testing::the<QListWidget>(dialog, "fillLines0"), Qt::Key_Return);
                       });
    f.settle();
    CHECK(f.document().form()->head().outcome == Outcome::Legal);
    CHECK(player.sum() == "200");
    f.trigger("actionUndo");
    f.settle();
    CHECK(player.sum() == "30");
}
