// What other programs do to files while the editor has them open: the roster's own file, and the data.

#include "widgets/windowfixture.h"

#include "editor/datafolder.h"
#include "io/faultyfiles.h"
#include "widgets/library/libraryview.h"
#include "widgets/look/noticebar.h"
#include "widgets/settings/recent.h"
#include "widgets/shell/workspace.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

const std::string warband = sample("heresy/samples/orks-warband.muster");

bool isTold(const NoticeBar& notice)
{
    return QTest::qWaitFor([&] { return notice.isVisible(); }, 3000);
}

bool isReloaded(const WindowFixture& f)
{
    const auto isSo = QTest::qWaitFor([&] { return f.document().undoStack().undoText() == "Reload"; });
    f.settle();
    return isSo;
}

} // namespace

TEST_CASE("a file that another program changes is offered to be reloaded, and undo brings back what was here")
{
    WindowFixture f(warband);
    auto& notice = f.window->workspace().fileNotice();
    CHECK_FALSE(notice.isVisible());
    REQUIRE(f.document().apply({edits::SetName{"Ours"}}, "Name"));
    f.settle();
    const auto ours = f.bytes();
    const auto selected = f.view().selectedIds();
    writeElsewhere(f, "Theirs");
    REQUIRE(isTold(notice));
    CHECK(notice.text().contains("mine.muster"));
    CHECK(f.bytes() == ours);

    SECTION("compared, then taken")
    {
        click(f.the<QPushButton>("noticeCompare"));
        REQUIRE(f.prompts.count("tell") == 1);
        CHECK(f.prompts.calls.back().lines.join(' ').contains("Theirs"));
        REQUIRE(notice.isVisible());
        f.step("Reload", [&] {
            click(f.the<QPushButton>("noticeReload"));
            CHECK(isReloaded(f));
        });
        CHECK(f.roster().name == "Theirs");
        CHECK_FALSE(f.window->isWindowModified());
        CHECK_FALSE(notice.isVisible());
        CHECK(f.view().selectedIds() == selected);
        f.trigger("actionUndo");
        CHECK(f.bytes() == ours);
        CHECK(f.window->isWindowModified());
        // It is ours to write now: what the file holds was seen.
        f.trigger("actionSave");
        CHECK(f.prompts.count("askConflict") == 0);
    }
    SECTION("dismissed: saving still asks, and offers to reload")
    {
        click(f.the<QPushButton>("noticeDismiss"));
        CHECK_FALSE(notice.isVisible());
        f.prompts.conflict = Prompts::Conflict::Reload;
        f.trigger("actionSave");
        CHECK(f.prompts.count("askConflict") == 1);
        CHECK(isReloaded(f));
        CHECK(f.roster().name == "Theirs");
        CHECK(f.document().undoStack().undoText() == "Reload");
    }
    SECTION("a file that is no roster any more changes nothing here")
    {
        write(f.path().toStdString(), "{ }");
        click(f.the<QPushButton>("noticeReload"));
        CHECK(QTest::qWaitFor([&] { return f.prompts.count("tell") == 1; }));
        CHECK(f.bytes() == ours);
    }
    SECTION("changed here while it is read: what is here stays, and is not lost to undo")
    {
        click(f.the<QPushButton>("noticeReload"));
        REQUIRE(f.document().apply({edits::SetName{"Ours, later"}}, "Later"));
        CHECK(f.window->statusBar()->currentMessage().startsWith("Not reloaded"));
        QTest::qWait(500);
        CHECK(f.roster().name == "Ours, later");
        CHECK(notice.isVisible());
        click(f.the<QPushButton>("noticeReload"));
        CHECK(isReloaded(f));
        CHECK(f.roster().name == "Theirs");
    }
    SECTION("closed while it is read: nothing comes of it")
    {
        click(f.the<QPushButton>("noticeReload"));
        f.document().undoStack().setClean();
        f.window->closeCurrent();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::qWait(500);
        CHECK(f.window->pages().empty());
        CHECK(f.prompts.count("tell") == 0);
    }
}

TEST_CASE("a file that is gone is told, and saving writes it again; saving oneself tells nothing")
{
    WindowFixture f(warband);
    REQUIRE(f.document().apply({edits::SetName{"Ours"}}, "Name"));
    f.trigger("actionSave");
    QTest::qWait(500);
    CHECK_FALSE(f.window->workspace().fileNotice().isVisible());
    QFile::remove(f.path());
    REQUIRE(isTold(f.window->workspace().fileNotice()));
    CHECK(f.window->workspace().fileNotice().text().contains("no longer there"));
    CHECK_FALSE(f.the<QPushButton>("noticeDismiss").text().isEmpty());
}

TEST_CASE("the title names the roster and its file")
{
    auto roster = skirmish();
    roster.name.clear();
    WindowFixture f(roster);
    const auto standIn = f.document().form()->head().standIn;
    CHECK_FALSE(standIn.isEmpty());
    CHECK(f.window->windowTitle() == standIn + QString::fromUtf8("[*] – Muster Roll"));
    f.prompts.savePath = f.path("hill [*].muster");
    f.trigger("actionSave");
    CHECK(f.window->windowTitle() == QString::fromUtf8("hill [*][*].muster[*] – Muster Roll"));
    REQUIRE(f.document().apply({edits::SetName{"Hill Watch"}}, "Name"));
    f.settle();
    CHECK(f.window->windowTitle() == QString::fromUtf8("Hill Watch – hill [*][*].muster[*] – Muster Roll"));
}

TEST_CASE("recent rosters say file, date, points and verdict as the file is now")
{
    WindowFixture f(warband);
    const auto& assessment = f.document().verdict()->assessment();
    REQUIRE(assessment.isLegal());
    CHECK(assessment.points == 975);
    const auto described = [&] {
        f.trigger("actionClose");
        auto& list = f.the<LibraryView>("libraryView");
        REQUIRE(QTest::qWaitFor([&] { return list.current() && list.current()->judged; }));
        QStringList words;
        for (int column = 0; column < list.model()->columnCount(); ++column)
            words << list.model()->index(0, column).data(Qt::AccessibleTextRole).toString();
        return words.join(", ");
    };
    const auto here = described();
    INFO(here.toStdString());
    CHECK(here.contains("975 of 1,000, Legal"));
    CHECK(here.contains("Today " + QFileInfo(f.path()).lastModified().toString("HH:mm")));
    CHECK(here.contains("Orks"));
    CHECK(f.the<QLabel>("libraryFile").text().contains("mine.muster"));

    // Somebody else has written it since: it is judged again.
    write(f.path().toStdString(), bytesOf(march));
    f.start();
    const auto& list = f.the<LibraryView>("libraryView");
    REQUIRE(QTest::qWaitFor([&] { return list.current() && list.current()->judged; }));
    CHECK(list.current()->title() == "The Iron March");
}

TEST_CASE("the lists of games and armies can be searched, and names are not cut")
{
    WindowFixture f;
    during([&] { f.trigger("actionNew"); },
           [](QDialog& dialog) {
               auto& games = the<QListWidget>(dialog, "newRulesets");
               auto& armies = the<QListWidget>(dialog, "newArmies");
               const auto shown = [](const QListWidget& list) {
                   QStringList names;
                   for (int row = 0; row < list.count(); ++row)
                       if (!list.item(row)->isHidden())
                           names << list.item(row)->text();
                   return names;
               };
               CHECK(shown(games).size() == 4);
               auto& search = the<QLineEdit>(dialog, "newSearch");
               QTest::keyClicks(&search, "maraud");
               REQUIRE(shown(games).size() == 1);
               CHECK(shown(games).front().startsWith("Warpath"));
               CHECK(shown(armies) == QStringList{"Marauders"});
               CHECK(armies.currentItem()->text() == "Marauders");
               search.clear();
               QTest::keyClicks(&search, "ancient roman");
               CHECK(shown(armies) == QStringList{"Roman"});
               search.clear();
               QTest::keyClicks(&search, "zzz");
               CHECK(shown(games).isEmpty());
               CHECK_FALSE(the<QPushButton>(dialog, "createRoster").isEnabled());
               search.clear();
               CHECK(shown(games).size() == 4);
               CHECK(the<QPushButton>(dialog, "createRoster").isEnabled());
               CHECK(games.wordWrap());
               dialog.reject();
           });
    during([&] { f.trigger("actionData"); },
           [](QDialog& dialog) {
               auto& tree = the<QTreeWidget>(dialog, "dataTree");
               QTest::keyClicks(&the<QLineEdit>(dialog, "dataSearch"), "roman");
               int found = 0;
               for (int g = 0; g < tree.topLevelItemCount(); ++g)
                   for (int row = 0; row < tree.topLevelItem(g)->childCount(); ++row)
                       found +=
                           tree.topLevelItem(g)->isHidden() || tree.topLevelItem(g)->child(row)->isHidden() ? 0 : 1;
               CHECK(found == 1);
               CHECK(tree.currentItem()->text(0) == "Roman");
               dialog.reject();
           });
}

TEST_CASE("data that change on disk are read again while the roster is open, and faults in them do not take it away")
{
    const DataFolder data;
    auto store = data.open();
    WindowFixture f(store);
    Roster roster;
    roster.ruleset = "skirmish";
    roster.army = "red";
    roster.units = {unit("u1", "pikes")};
    roster.units.front().models = 4;
    REQUIRE(f.window->create(roster));
    f.settle();
    QTest::qWait(400); // until the folders are watched
    CHECK(f.document().verdict()->assessment().points == 40);
    const auto points = [&] { return f.document().verdict()->assessment().points; };

    data.change("red.json", "\"pointsPerModel\": 10", "\"pointsPerModel\": 11");
    CHECK(QTest::qWaitFor([&] { return points() == 44; }, 3000));
    auto& notice = f.window->workspace().dataNotice();
    CHECK_FALSE(notice.isVisible());

    data.change("red.json", "\"pointsPerModel\": 11", "\"pointsPerModel\": -");
    REQUIRE(isTold(notice));
    CHECK(notice.text().contains("red.json"));
    CHECK(points() == 44);
    CHECK(f.roster().units.size() == 1);
    click(f.the<QPushButton>("noticeFaults"));
    CHECK(f.prompts.count("tell") == 1);

    data.change("red.json", "\"pointsPerModel\": -", "\"pointsPerModel\": 12");
    CHECK(QTest::qWaitFor([&] { return points() == 48; }, 3000));
    CHECK_FALSE(notice.isVisible());

    // The window lives while they are read.
    constexpr int wait = 700; // ms for each call that reads
    qint64 longest = 0;
    QElapsedTimer since;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] { longest = std::max(longest, since.restart()); });
    {
        const SlowFiles slow(data.file("muster"), wait);
        since.start();
        timer.start(5);
        data.change("red.json", "\"pointsPerModel\": 12", "\"pointsPerModel\": 13");
        longest = 0; // the test itself reads the file
        since.start();
        CHECK(QTest::qWaitFor([&] { return points() == 52; }, 30'000));
    }
    CHECK(longest < wait);
}
