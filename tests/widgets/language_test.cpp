#include "editor/words/language.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/folder/folderview.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/shell/rostercompare.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/rostertabs.h"
#include "widgets/windowfixture.h"

#include <QDir>
#include <QMenuBar>
#include <QStatusBar>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// Back to English at the end: the tests share their data.
struct Window : WindowFixture {
    using WindowFixture::WindowFixture;
    ~Window() { window->setLanguage("en"); }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    void changeLanguage()
    {
        trigger("language-de");
        REQUIRE(QTest::qWaitFor([] { return editor::language() == "de"; }));
        settle();
        REQUIRE(window->tabs().tabText(0) == "Bibliothek");
    }
};

} // namespace

TEST_CASE("in another language the window has the same rosters, with their changes and what was selected")
{
    Window f(march);
    write(f.path("second.muster").toStdString(), bytesOf(march));
    REQUIRE(f.window->openFile(f.path("second.muster")));
    f.settle();
    f.select({"u2"});
    f.trigger("actionDuplicate");
    f.settle();
    f.window->showTab(1);
    f.settle();
    f.select({f.ids().back()});
    f.trigger("actionDuplicate");
    f.settle();
    const auto selected = f.view().selectedIds();
    const auto changed = f.bytes();
    const auto size = f.window->size();
    f.changeLanguage();
    CHECK(f.window->size() == size);
    CHECK(f.window->menuBar()->actions().front()->text() == "&Datei");
    CHECK(f.window->pages().size() == 2);
    CHECK(f.window->tabs().currentIndex() == 1);
    CHECK(f.window->tabs().tabText(1).endsWith("•"));
    CHECK(f.window->tabs().tabText(2).endsWith("•"));
    CHECK(f.window->isWindowModified());
    CHECK(f.window->statusBar()->isVisible());
    CHECK(f.bytes() == changed);
    CHECK(f.view().selectedIds() == selected);
    CHECK(f.view().isVisible());
    CHECK_FALSE(f.window->workspace().findings().summary().contains("Nothing"));
    f.trigger("actionUndo");
    f.settle();
    CHECK(f.bytes() != changed);
    CHECK_FALSE(f.window->isWindowModified());
    f.window->showTab(2);
    CHECK(f.window->isWindowModified());
    f.trigger("actionSave");
    CHECK_FALSE(f.window->isWindowModified());
}

TEST_CASE("another language reaches every window, and a comparison stays")
{
    Window f(march);
    write(f.path("second.muster").toStdString(), bytesOf(march));
    REQUIRE(f.window->openFile(f.path("second.muster")));
    f.settle();
    f.window->page().compare().withPage(*f.window->pages().front());
    f.changeLanguage();
    CHECK(f.window->page().compare().other() == f.window->pages().front());
    CHECK(f.the<QWidget>("comparePane").isVisible());
    f.window->moveToNewWindow();
    MainWindow* other = nullptr;
    for (auto* widget : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<MainWindow*>(widget); found && found != f.window.get())
            other = found;
    REQUIRE(other);
    other->setLanguage("en");
    CHECK(f.window->tabs().tabText(0) == "Library");
    CHECK(other->tabs().tabText(0) == "Library");
    other->setLanguage("de");
    other->close();
}

TEST_CASE("in another language a list that is checked is there with what was corrected")
{
    Window f;
    auto& before = f.window->checkWindow();
    before.checkText("Marauders 500 points\nRipper Section 200\nBot with two machineguns 140\n");
    REQUIRE(QTest::qWaitFor([&] { return !before.isWorking(); }, 30'000));
    auto& table = the<CheckTable>(before, "checkTable");
    const auto rows = table.list().rowCount();
    emit table.settled({3, LineChoice::Means::Nothing});
    REQUIRE(QTest::qWaitFor([&] { return !before.isWorking(); }, 30'000));
    const auto ignored = table.list().count(editor::LineMark::Ignored);
    const auto geometry = before.geometry();
    f.window->setLanguage("de");
    auto& check = f.window->checkWindow();
    REQUIRE(QTest::qWaitFor([&] { return !check.isWorking(); }, 30'000));
    CHECK(check.isVisible());
    CHECK(check.geometry() == geometry);
    auto& again = the<CheckTable>(check, "checkTable").list();
    CHECK(again.rowCount() == rows);
    CHECK(again.count(editor::LineMark::Ignored) == ignored);
    CHECK(the<QAbstractButton>(check, "checkCopy").text() != "Copy &Verdict");
}

TEST_CASE("in another language the lists of a battle and of a folder are judged in its words")
{
    Window f(march);
    QDir(f.folder.path()).mkdir("cup");
    auto tooMuch = bytesOf(march);
    const std::string limit = "\"points\": 2500";
    REQUIRE(tooMuch.find(limit) != std::string::npos);
    tooMuch.replace(tooMuch.find(limit), limit.size(), "\"points\": 100");
    write(f.path("cup/one.muster").toStdString(), tooMuch);
    f.window->folderWindow().check({f.path("cup").toStdString()});
    auto& battle = f.window->battleWindow();
    REQUIRE(QTest::qWaitFor([&] { return !battle.isWorking() && !f.window->folderWindow().isWorking(); }, 30'000));
    REQUIRE(battle.ours().list());
    f.window->setLanguage("de");
    auto& folder = f.window->folderWindow();
    auto& other = f.window->battleWindow();
    REQUIRE(QTest::qWaitFor([&] { return !other.isWorking() && !folder.isWorking(); }, 30'000));
    CHECK(other.ours().list());
    CHECK_FALSE(other.theirs().list());
    const auto& rows = *the<FolderView>(folder, "folderView").model();
    REQUIRE(rows.rowCount() == 1);
    CHECK(rows.index(0, editor::FolderModel::VerdictColumn).data().toString() == "Nicht legal");
    CHECK(other.windowTitle() != "A Battle");
    f.window->setLanguage("en");
    auto& back = f.window->folderWindow();
    REQUIRE(QTest::qWaitFor([&] { return !back.isWorking(); }, 30'000));
    CHECK(the<FolderView>(back, "folderView").model()->index(0, editor::FolderModel::VerdictColumn).data().toString() ==
          "Not legal");
}
