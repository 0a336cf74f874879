#include "editor/document/recovery.h"
#include "fixture.h"
#include "io/faultyfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QTest>

#include <unistd.h>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;
using namespace std::chrono_literals;

namespace {

QStringList copies(const QString& folder) { return QDir(folder).entryList({"*.muster"}, QDir::Files); }

/// A moment later may be much later where the machine does other things.
void waitForCopy(const QString& folder)
{
    (void)QTest::qWaitFor([&] { return !copies(folder).isEmpty(); });
}

} // namespace

TEST_CASE("a change is kept a moment later, and the copy goes when the roster is saved")
{
    QTemporaryDir folder;
    Document document(store());
    REQUIRE(document.create(skirmish()));
    const Recovery recovery(document, folder.filePath("recovery"), 1ms);
    CHECK(copies(folder.filePath("recovery")).isEmpty());
    REQUIRE(document.apply({edits::AddUnit{{}, 0, unit("a", "infantry")}}, "Add"));
    waitForCopy(folder.filePath("recovery"));
    REQUIRE(copies(folder.filePath("recovery")).size() == 1);
    // As long as the program runs nobody else is offered the copy.
    CHECK(Recovery::find(folder.filePath("recovery")).empty());
    REQUIRE(document.save(folder.filePath("mine.muster").toStdString()));
    CHECK(copies(folder.filePath("recovery")).isEmpty());
}

TEST_CASE("a copy is stamped, so that the player's own edits are not told as changes of the data")
{
    QTemporaryDir folder;
    Document document(store());
    REQUIRE(document.create(skirmish()));
    REQUIRE(document.apply({edits::AddUnit{{}, 0, unit("a", "infantry")}}, "Add"));
    REQUIRE(document.save(folder.filePath("mine.muster").toStdString()));
    const Recovery recovery(document, folder.filePath("recovery"), 1ms);
    REQUIRE(document.apply({edits::SetModels{"a", 6}}, "Set Models"));
    waitForCopy(folder.filePath("recovery"));
    const auto names = copies(folder.filePath("recovery"));
    REQUIRE(names.size() == 1);
    Document again(store());
    REQUIRE(again.open(folder.filePath("recovery/" + names.front()).toStdString()));
    CHECK(findUnit(again.roster(), "a")->models == 6);
    CHECK(again.dataChanges().isEmpty());
    // A copy is not a save.
    CHECK(document.roster().madeWith->points.at("a") == 5);
    CHECK(document.isModified());
}

TEST_CASE("undoing all changes takes the copy away")
{
    QTemporaryDir folder;
    Document document(store());
    REQUIRE(document.create(skirmish()));
    const Recovery recovery(document, folder.path(), 1ms);
    REQUIRE(document.apply({edits::AddUnit{{}, 0, unit("a", "infantry")}}, "Add"));
    waitForCopy(folder.path());
    REQUIRE(copies(folder.path()).size() == 1);
    document.undoStack().undo();
    CHECK(copies(folder.path()).isEmpty());
}

TEST_CASE("what a killed program left is found, with its file, and opened")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    // This very program, run again to be killed: see main.cpp.
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(),
                {"--leave-changes", QString::fromStdString(path), folder.filePath("recovery")});
    REQUIRE(other.waitForReadyRead(20'000));
    CHECK(Recovery::find(folder.filePath("recovery")).empty());
    other.kill();
    REQUIRE(other.waitForFinished());

    const auto found = Recovery::find(folder.filePath("recovery"));
    REQUIRE(found.size() == 1);
    CHECK(found.front().file.path == path);
    REQUIRE(found.front().roster.units.size() == 1);
    CHECK(found.front().roster.units.front().unit == "cavalry");
    REQUIRE(Recovery::discard(found.front()));
    CHECK(Recovery::find(folder.filePath("recovery")).empty());
}

TEST_CASE("a copy can be kept at once, where there is something to keep")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    const auto kept = folder.filePath("recovery");
    Document document(store());
    REQUIRE(document.create(skirmish()));
    REQUIRE(document.save(path));
    Recovery recovery(document, kept, 1h);
    recovery.keepNow();
    CHECK(copies(kept).isEmpty());
    REQUIRE(document.apply({edits::AddUnit{{}, 0, unit("a", "infantry")}}, "Add"));
    CHECK(copies(kept).isEmpty());
    recovery.keepNow();
    REQUIRE(copies(kept).size() == 1);
    const auto copy = QDir(kept).filePath(copies(kept).front());
    CHECK(readRoster(bytesOf(copy.toStdString()), {})->units.size() == 1);
    CHECK_THAT(bytesOf((copy + ".path").toStdString()), Catch::EndsWith('\n' + path));

    // Later changes go into the same copy.
    REQUIRE(document.apply({edits::AddUnit{{}, 1, unit("b", "cavalry")}}, "Add"));
    recovery.keepNow();
    REQUIRE(copies(kept).size() == 1);
    CHECK(readRoster(bytesOf(copy.toStdString()), {})->units.size() == 2);
    document.close();
    CHECK(copies(kept).isEmpty());
    recovery.keepNow();
    CHECK(copies(kept).isEmpty());
}

TEST_CASE("the copy of a recovered roster goes when it is saved, and not when its own changes are undone")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    const auto kept = folder.filePath("recovery");
    auto lost = skirmish();
    lost.units.push_back(unit("a", "infantry"));
    Document document(store());
    Recovery recovery(document, kept, 1ms);
    REQUIRE(document.recover(lost, {path, {}}));
    // Nobody has edited it yet, and it is kept all the same.
    QTest::qWait(30);
    REQUIRE(copies(kept).size() == 1);
    REQUIRE(document.apply({edits::AddUnit{{}, 1, unit("b", "infantry")}}, "Add"));
    document.undoStack().undo();
    REQUIRE(copies(kept).size() == 1);
    QTest::qWait(30);
    REQUIRE(copies(kept).size() == 1);
    const auto copy = QDir(kept).filePath(copies(kept).front()).toStdString();
    CHECK(readRoster(bytesOf(copy), {})->units == lost.units);
    CHECK_THAT(bytesOf(copy + ".path"), Catch::EndsWith('\n' + path));

    // A save that fails takes nothing away; one that is made does, with no undo step between.
    CHECK_FALSE(document.save(folder.filePath("nowhere/mine.muster").toStdString()));
    CHECK(copies(kept).size() == 1);
    REQUIRE(document.save(path));
    CHECK(copies(kept).isEmpty());
    recovery.keepNow();
    CHECK(copies(kept).isEmpty());

    // From then on it is like any other.
    REQUIRE(document.apply({edits::AddUnit{{}, 1, unit("b", "infantry")}}, "Add"));
    recovery.keepNow();
    CHECK(copies(kept).size() == 1);
    document.undoStack().undo();
    CHECK(copies(kept).isEmpty());
}

TEST_CASE("going back before the last save is a change, and is kept")
{
    QTemporaryDir folder;
    const auto kept = folder.filePath("recovery");
    Document document(store());
    REQUIRE(document.create(skirmish()));
    const Recovery recovery(document, kept, 1ms);
    REQUIRE(document.apply({edits::AddUnit{{}, 0, unit("a", "infantry")}}, "Add"));
    REQUIRE(document.save(folder.filePath("mine.muster").toStdString()));
    document.undoStack().undo();
    QTest::qWait(30);
    REQUIRE(copies(kept).size() == 1);
    const auto copy = QDir(kept).filePath(copies(kept).front()).toStdString();
    CHECK(readRoster(bytesOf(copy), {})->units.empty());
    document.undoStack().redo();
    CHECK(copies(kept).isEmpty());
    QTest::qWait(30);
    CHECK(copies(kept).isEmpty());
}

TEST_CASE("a lock that names a process is nobody's, whatever process has that number now")
{
    // In a container each program is number 1, and after a restart any may be.
    QTemporaryDir folder;
    auto lost = skirmish();
    lost.name = "Lost";
    const auto copy = folder.filePath("left.muster").toStdString();
    write(copy, writeRoster(lost));
    write(copy + ".lock", std::to_string(getpid()) + '\n' +
                              QFileInfo(QCoreApplication::applicationFilePath()).fileName().toStdString() + '\n' +
                              QSysInfo::machineHostName().toStdString() + '\n');
    const auto found = Recovery::find(folder.path());
    REQUIRE(found.size() == 1);
    CHECK(found.front().roster.name == "Lost");
    CHECK_FALSE(found.front().mayBeOpen);
    REQUIRE(Recovery::discard(found.front()));
    CHECK(QDir(folder.path()).isEmpty());
}

TEST_CASE("on a disk without locks a copy is offered and marked, but never one of this program's own")
{
    QTemporaryDir folder;
    const NoLocks none(folder.path().toStdString());
    write(folder.filePath("left.muster").toStdString(), writeRoster(skirmish()));
    write(folder.filePath("left.muster.lock").toStdString(), "");
    Document document(store());
    REQUIRE(document.create(skirmish()));
    Recovery recovery(document, folder.path(), 1h);
    REQUIRE(document.apply({edits::AddUnit{{}, 0, unit("a", "infantry")}}, "Add"));
    recovery.keepNow();
    REQUIRE(copies(folder.path()).size() == 2);
    const auto found = Recovery::find(folder.path());
    REQUIRE(found.size() == 1);
    CHECK(found.front().copy == folder.filePath("left.muster"));
    CHECK(found.front().mayBeOpen);
    CHECK(copies(folder.path()).size() == 2);
}

TEST_CASE("a program that is told to end leaves its changes at once, for the next start")
{
    QTemporaryDir folder;
    {
        Document document(store());
        REQUIRE(document.create(skirmish()));
        Recovery recovery(document, folder.path(), 1h);
        REQUIRE(document.apply({edits::AddUnit{{}, 0, unit("a", "infantry")}}, "Add"));
        CHECK(copies(folder.path()).isEmpty());
        recovery.leave();
        recovery.end(); // the window goes
    }
    const auto found = Recovery::find(folder.path());
    REQUIRE(found.size() == 1);
    CHECK(found.front().roster.units.size() == 1);
    CHECK_FALSE(found.front().mayBeOpen);
    REQUIRE(Recovery::discard(found.front()));
    {
        Document document(store());
        REQUIRE(document.create(skirmish()));
        Recovery recovery(document, folder.path(), 1h);
        recovery.leave(); // nothing was changed
    }
    CHECK(QDir(folder.path()).isEmpty());
}
