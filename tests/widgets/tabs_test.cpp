#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/windowfixture.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// A window with two rosters of one game in tabs, the second before the first.
struct TwoTabs : WindowFixture {
    TwoTabs() : WindowFixture(march)
    {
        write(path("second.muster").toStdString(), bytesOf(march));
        REQUIRE(window->openFile(path("second.muster")));
        settle();
        REQUIRE(tabs().count() == 3);
    }

    [[nodiscard]] RosterTabs& tabs() const { return window->tabs(); }
    [[nodiscard]] QAction& action(const QString& name) const { return the<QAction>(name); }
};

/// The windows of the program but this one, which are closed at the end.
std::vector<MainWindow*> others(const MainWindow& window)
{
    std::vector<MainWindow*> list;
    for (auto* widget : QApplication::topLevelWidgets())
        if (auto* other = qobject_cast<MainWindow*>(widget); other && other != &window)
            list.push_back(other);
    return list;
}

} // namespace

TEST_CASE("each roster has a tab, with its own changes, its own undo and its own place")
{
    TwoTabs f;
    CHECK(f.tabs().tabText(0) == "Library");
    CHECK(f.tabs().currentIndex() == 2);
    f.view().setFocus();
    f.select({"u2"});
    f.press("Ctrl+D");
    f.settle();
    CHECK(f.tabs().tabText(2).endsWith("•"));
    CHECK_FALSE(f.tabs().tabText(1).endsWith("•"));
    CHECK(f.window->isWindowModified());
    const auto second = f.bytes();

    f.press("Ctrl+1");
    REQUIRE(f.tabs().currentIndex() == 1);
    CHECK(f.document().path() == f.path().toStdString());
    CHECK_FALSE(f.window->isWindowModified());
    CHECK_FALSE(f.action("actionUndo").isEnabled());
    CHECK(f.window->windowTitle().contains("mine.muster"));
    // Its docks are seen, those of the other are not.
    CHECK(f.window->pages()[0]->findChild<QWidget*>("armyDock")->isVisible());
    CHECK_FALSE(f.window->pages()[1]->findChild<QWidget*>("armyDock")->isVisible());
    f.view().setFocus();
    f.select({"u1"});
    f.press("Delete");
    f.settle();
    CHECK(f.action("actionUndo").isEnabled());

    f.press("Ctrl+Tab"); // round the end, past the library
    CHECK(f.tabs().currentIndex() == 2);
    CHECK(f.bytes() == second);
    f.trigger("actionUndo");
    CHECK_FALSE(f.document().isModified());
    CHECK(f.window->pages()[0]->document().isModified());
    f.press("Ctrl+Tab");
    CHECK(f.tabs().currentIndex() == 0);
    CHECK(f.the<QWidget>("startPage").isVisible());
    CHECK_FALSE(f.action("actionSave").isEnabled());
    f.press("Ctrl+Shift+Tab");
    CHECK(f.tabs().currentIndex() == 2);
}

TEST_CASE("units are copied from one tab and pasted into another")
{
    TwoTabs f;
    f.view().setFocus();
    const auto before = f.roster().units.size();
    f.select({f.ids().front()});
    f.press("Ctrl+C");
    f.trigger("actionTab1");
    f.view().setFocus();
    f.press("Ctrl+V");
    f.settle();
    CHECK(f.document().path() == f.path().toStdString());
    CHECK(f.roster().units.size() == before + 1);
    f.trigger("actionTab2");
    CHECK(f.roster().units.size() == before);
}

TEST_CASE("a file that is open already is shown in its tab, not opened twice")
{
    TwoTabs f;
    REQUIRE(f.window->openFile(f.path()));
    CHECK(f.tabs().count() == 3);
    CHECK(f.tabs().currentIndex() == 1);
    REQUIRE(f.window->openFile(QDir(f.path()).filePath("../second.muster")));
    CHECK(f.tabs().count() == 3);
    CHECK(f.tabs().currentIndex() == 2);
}

TEST_CASE("closing a tab asks only for its own changes, and the library cannot be closed")
{
    TwoTabs f;
    f.view().setFocus();
    f.press("Ctrl+D");
    f.trigger("actionTab1");
    emit f.tabs().tabCloseRequested(1);
    CHECK(f.prompts.count("askUnsaved") == 0);
    REQUIRE(f.tabs().count() == 2);
    CHECK(f.tabs().currentIndex() == 0);
    f.trigger("actionTab1");
    CHECK(f.document().path() == f.path("second.muster").toStdString());
    f.prompts.unsaved = Prompts::Unsaved::Cancel;
    QTest::mouseClick(&f.tabs(), Qt::MiddleButton, {}, f.tabs().tabRect(1).center());
    CHECK(f.prompts.count("askUnsaved") == 1);
    CHECK(f.tabs().count() == 2);
    QTest::mouseClick(&f.tabs(), Qt::MiddleButton, {}, f.tabs().tabRect(0).center());
    CHECK(f.tabs().count() == 2);
    f.prompts.unsaved = Prompts::Unsaved::Discard;
    f.trigger("actionClose");
    CHECK(f.tabs().count() == 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    // Nothing of it is left in the status bar, and no copy for recovery.
    for (const auto* label : f.window->statusBar()->findChildren<QLabel*>("statusSum"))
        CHECK(label->text().isEmpty());
    CHECK(QDir(f.path("recovery")).entryList({"*.muster"}, QDir::Files).isEmpty());
}

TEST_CASE(
    "closing the window asks once for all rosters with changes, Cancel keeps all, and those with a tick are saved")
{
    TwoTabs f;
    f.view().setFocus();
    f.press("Ctrl+D");
    f.trigger("actionTab1");
    f.view().setFocus();
    f.press("Ctrl+D");
    f.settle();
    const auto first = bytesOf(f.path().toStdString());
    const auto second = bytesOf(f.path("second.muster").toStdString());
    CHECK_FALSE(f.window->close());
    CHECK(f.prompts.count("askUnsavedOf") == 1);
    CHECK(f.prompts.calls.back().lines.size() == 2);
    CHECK(f.tabs().count() == 3);
    f.prompts.unsavedOf = {1};
    CHECK(f.window->close());
    CHECK(f.prompts.count("askUnsavedOf") == 2);
    CHECK(f.prompts.count("askUnsaved") == 0);
    CHECK(bytesOf(f.path().toStdString()) == first);
    CHECK(bytesOf(f.path("second.muster").toStdString()) != second);
}

TEST_CASE("quitting asks once for the changed rosters of all windows")
{
    TwoTabs f;
    f.view().setFocus();
    f.press("Ctrl+D");
    f.settle();
    f.window->moveToNewWindow();
    f.trigger("actionTab1");
    f.view().setFocus();
    f.press("Ctrl+D");
    f.settle();
    CHECK_FALSE(MainWindow::closeAll());
    CHECK(f.prompts.count("askUnsavedOf") == 1);
    CHECK(f.prompts.calls.back().lines.size() == 2);
    CHECK(f.window->isVisible());
    f.prompts.unsavedOf = std::vector<std::size_t>();
    CHECK(MainWindow::closeAll());
    CHECK(f.prompts.count("askUnsavedOf") == 2);
    CHECK(f.prompts.count("askUnsaved") == 0);
}

TEST_CASE("the list of changed rosters has ticks, and says with its buttons what becomes of them")
{
    WindowFixture f;
    auto& real = dialogPrompts();
    const QStringList names{"Romans", "Orks", "Dwarfs"};
    std::optional<std::vector<std::size_t>> answer;
    const auto ask = [&] { answer = real.askUnsavedOf(f.window.get(), names); };
    const auto buttonOf = [](const QDialog& dialog, const QString& words) {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove('&') == words)
                return button;
        throw std::runtime_error("there is no such button");
    };
    during(ask, [&](QDialog& dialog) {
        auto& list = the<QListWidget>(dialog, "unsavedRosters");
        REQUIRE(list.count() == 3);
        for (int row = 0; row < 3; ++row) {
            CHECK(list.item(row)->text() == names[row]);
            list.item(row)->setCheckState(Qt::Unchecked);
        }
        CHECK_FALSE(buttonOf(dialog, "Save")->isEnabled());
        list.item(0)->setCheckState(Qt::Checked);
        list.item(2)->setCheckState(Qt::Checked);
        buttonOf(dialog, "Save")->click();
    });
    CHECK(answer == std::vector<std::size_t>{0, 2});
    during(ask, [&](QDialog& dialog) { buttonOf(dialog, "Discard All")->click(); });
    CHECK(answer == std::vector<std::size_t>());
    during(ask, [&](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    CHECK_FALSE(answer);
}

TEST_CASE("tabs come back at the next start, in their order; a file that is gone is told of")
{
    TwoTabs f;
    f.tabs().moveTab(2, 1);
    CHECK(f.document().path() == f.path("second.muster").toStdString());
    f.trigger("actionTab2");
    CHECK(f.window->close());
    f.start();
    f.window->restoreTabs();
    REQUIRE(f.tabs().count() == 3);
    CHECK(f.window->pages()[0]->document().path() == f.path("second.muster").toStdString());
    CHECK(f.document().path() == f.path().toStdString());

    CHECK(f.window->close());
    REQUIRE(QFile::remove(f.path("second.muster")));
    f.start();
    f.window->restoreTabs();
    REQUIRE(f.tabs().count() == 2);
    CHECK(f.document().path() == f.path().toStdString());
    CHECK(f.window->statusBar()->currentMessage().contains("second.muster"));
    CHECK(f.prompts.count("tell") == 0);
}

TEST_CASE("tabs of before that cannot be opened are told in one message, and keep no others waiting")
{
    TwoTabs f;
    CHECK(f.window->close());
    write(f.path("broken.muster").toStdString(), "{");
    REQUIRE(QDir().mkpath(f.path("folder.muster")));
    widgets::Settings().setValue("window/tabs", QStringList{"/dev/zero", f.path("broken.muster"),
                                                            f.path("folder.muster"), f.path(), "/dev/tty"});
    widgets::Settings().setValue("window/otherTabs", QStringList{QString(), "/dev/full", f.path("second.muster")});
    f.start();
    f.window->restoreTabs();
    REQUIRE(f.prompts.count("tell") == 1);
    const auto lines = f.prompts.calls.back().lines.join('\n');
    for (const auto* name : {"zero", "broken.muster", "folder.muster", "tty", "full"})
        CHECK(lines.contains(name));
    CHECK(lines.contains("a device, not a file"));
    CHECK(lines.contains("a folder, not a file"));
    CHECK_FALSE(lines.contains("mine.muster"));
    REQUIRE(f.window->pages().size() == 1);
    CHECK(f.window->pages().front()->document().path() == f.path().toStdString());
    REQUIRE(others(*f.window).size() == 1);
    CHECK(others(*f.window).front()->document().path() == f.path("second.muster").toStdString());
    CHECK(MainWindow::closeAll());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST_CASE("several files are opened at once, and one message tells of those that are no rosters")
{
    WindowFixture f;
    write(f.path("one.muster").toStdString(), bytesOf(march));
    write(f.path("two.muster").toStdString(), bytesOf(battalion));
    f.window->openFiles({"/dev/zero", f.path("one.muster").toStdString(), f.path("gone.muster").toStdString(),
                         f.path("two.muster").toStdString()});
    CHECK(f.window->pages().size() == 2);
    REQUIRE(f.prompts.count("tell") == 1);
    CHECK(f.prompts.calls.back().lines.join(' ').contains("gone.muster"));
    CHECK(f.prompts.calls.back().lines.join(' ').contains("zero"));
    f.window->openFiles({f.path("one.muster").toStdString(), f.path("two.muster").toStdString()});
    CHECK(f.prompts.count("tell") == 1);
}

TEST_CASE("a start with a file opens only that one, and does not forget the tabs of before")
{
    TwoTabs f;
    CHECK(f.window->close());
    f.start();
    write(f.path("third.muster").toStdString(), writeRoster(skirmish()));
    REQUIRE(f.window->openFile(f.path("third.muster")));
    CHECK(f.tabs().count() == 2);
    CHECK(f.window->close());
    f.start();
    f.window->restoreTabs();
    CHECK(f.tabs().count() == 4);
    // What is closed now does not come back, though it was open before.
    f.window->closeCurrent();
    CHECK(f.window->close());
    f.start();
    f.window->restoreTabs();
    CHECK(f.tabs().count() == 3);
}

TEST_CASE("the library's tab stays first, whatever is moved")
{
    TwoTabs f;
    f.tabs().moveTab(2, 0);
    CHECK(f.tabs().tabText(0) == "Library");
    f.tabs().moveTab(0, 2);
    CHECK(f.tabs().tabText(0) == "Library");
    CHECK(f.window->pages().size() == 2);
}

TEST_CASE("a tab moves to a window of its own, with its changes and its history")
{
    TwoTabs f;
    f.view().setFocus();
    f.press("Ctrl+D");
    f.settle();
    const auto changed = f.bytes();
    f.trigger("actionMoveTab");
    CHECK(f.tabs().count() == 2);
    const auto windows = others(*f.window);
    REQUIRE(windows.size() == 1);
    auto& other = *windows.front();
    CHECK(writeRoster(other.document().roster()) == changed);
    CHECK(other.document().isModified());
    CHECK(other.isWindowModified());
    CHECK(other.findChild<QWidget*>("armyDock")->isVisible());
    the<QAction>(other, "actionUndo").trigger();
    CHECK_FALSE(other.document().isModified());
    the<QAction>(other, "actionRedo").trigger();

    // Both go on by themselves.
    f.trigger("actionTab1");
    CHECK(f.document().path() == f.path().toStdString());
    CHECK_FALSE(f.document().isModified());
    f.prompts.unsaved = Prompts::Unsaved::Cancel;
    CHECK_FALSE(other.close());
    f.prompts.unsaved = Prompts::Unsaved::Discard;
    CHECK(other.close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(others(*f.window).empty());
    f.view().setFocus();
    f.press("Ctrl+D");
    CHECK(f.document().isModified());
}

TEST_CASE("windows come back with their tabs; one that was closed alone does not")
{
    TwoTabs f;
    const auto second = f.path("second.muster").toStdString();
    f.trigger("actionTab2");
    REQUIRE(f.document().path() == second);
    f.trigger("actionMoveTab");
    REQUIRE(others(*f.window).size() == 1);
    CHECK(MainWindow::closeAll());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

    // A start with a file opens that alone, and forgets neither.
    f.start();
    write(f.path("third.muster").toStdString(), writeRoster(skirmish()));
    REQUIRE(f.window->openFile(f.path("third.muster")));
    CHECK(others(*f.window).empty());
    CHECK(MainWindow::closeAll());

    f.start();
    f.window->restoreTabs();
    CHECK(f.tabs().count() == 3); // the library, the first, the third
    const auto windows = others(*f.window);
    REQUIRE(windows.size() == 1);
    REQUIRE(windows.front()->pages().size() == 1);
    CHECK(windows.front()->document().path() == second);

    CHECK(windows.front()->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(MainWindow::closeAll());
    f.start();
    f.window->restoreTabs();
    CHECK(others(*f.window).empty());
    CHECK(f.tabs().count() == 3);
}

TEST_CASE("a window of a torn-off tab has no library, and goes with its last roster")
{
    TwoTabs f;
    f.trigger("actionMoveTab");
    const auto windows = others(*f.window);
    REQUIRE(windows.size() == 1);
    const QPointer<MainWindow> other = windows.front();
    CHECK_FALSE(other->tabs().isTabVisible(0));
    CHECK(other->tabs().currentIndex() == 1);
    other->tabs().step(1);
    CHECK(other->tabs().currentIndex() == 1);
    // The library is in the other window.
    f.window->tabs().setCurrentIndex(1);
    other->showLibrary();
    CHECK(f.tabs().currentIndex() == 0);
    other->closeCurrent();
    REQUIRE(QTest::qWaitFor([&] { return other.isNull(); }));
    CHECK(f.tabs().isTabVisible(0));
}

TEST_CASE("the library is handed on when its window is closed")
{
    TwoTabs f;
    f.trigger("actionMoveTab");
    auto* other = others(*f.window).front();
    CHECK(f.window->close());
    CHECK(other->tabs().isTabVisible(0));
    other->close();
}

TEST_CASE("lists are checked in tabs, beside the rosters")
{
    TwoTabs f;
    auto& check = f.window->checkWindow();
    CHECK(f.tabs().count() == 4);
    CHECK(f.tabs().tabText(3) == "Check a List");
    CHECK(check.isVisible());
    CHECK_FALSE(check.isWindow());
    CHECK(f.window->windowTitle().startsWith("Check a List"));
    CHECK_FALSE(f.action("actionSave").isEnabled());
    CHECK(f.action("actionClose").isEnabled());
    // It can be compared with the roster that was shown last.
    f.press("Ctrl+1");
    CHECK_FALSE(check.isVisible());
    CHECK(f.action("actionSave").isEnabled());
    f.press("Ctrl+3");
    CHECK(check.isVisible());
    f.prompts.openPath.clear();
    f.trigger("actionOpen");
    CHECK(f.prompts.count("askOpenList") == 1);
    f.trigger("actionClose");
    CHECK(f.tabs().count() == 3);
    f.window->battleWindow();
    CHECK(f.tabs().tabText(3) == "A Battle");
    auto& battle = f.window->battleWindow();
    REQUIRE(QTest::qWaitFor([&] { return !battle.isWorking(); }, 30'000));
    CHECK(battle.ours().list());
    f.trigger("actionClose");
    f.window->showLibrary();
    CHECK_FALSE(f.action("actionClose").isEnabled());
}

TEST_CASE("new rosters are called by their army, and the name is written in its place")
{
    WindowFixture f;
    auto roster = skirmish();
    roster.name.clear();
    roster.battle.points = 2000;
    REQUIRE(f.window->create(roster));
    REQUIRE(f.window->create(roster));
    auto without = roster;
    without.battle.points.reset();
    REQUIRE(f.window->create(without));
    f.settle();
    const auto army = f.document().catalogue().army(f.document().verdict()->assessment().army).name;
    const auto name = QString::fromStdString(army);
    CHECK(f.window->tabs().tabText(1).startsWith(name + " 2,000"));
    CHECK(f.window->tabs().tabText(2).startsWith(name + " 2,000 (2)"));
    CHECK(f.window->tabs().tabText(3).startsWith(name + ", new"));
    CHECK(f.the<QLabel>("headName").text() == name + ", new");

    f.trigger("actionRosterName");
    auto& field = f.the<QLineEdit>("headNameField");
    REQUIRE(field.isVisible());
    CHECK(field.hasFocus());
    CHECK(field.placeholderText() == name + ", new");
    QTest::keyClicks(&field, "Second Wave");
    QTest::keyClick(&field, Qt::Key_Return);
    f.settle();
    CHECK_FALSE(field.isVisible());
    CHECK(f.document().roster().name == "Second Wave");
    CHECK(f.window->tabs().tabText(3).startsWith("Second Wave"));
    f.trigger("actionUndo");
    CHECK(f.document().roster().name.empty());
    // Escape leaves it, and a name that is too long is not taken.
    f.trigger("actionRosterName");
    QTest::keyClicks(&field, "No");
    QTest::keyClick(&field, Qt::Key_Escape);
    CHECK(f.document().roster().name.empty());
    f.trigger("actionRosterName");
    field.setText(QString(5000, 'x'));
    QTest::keyClick(&field, Qt::Key_Return);
    CHECK(field.isVisible());
    CHECK(f.document().roster().name.empty());
    QTest::keyClick(&field, Qt::Key_Escape);
}
