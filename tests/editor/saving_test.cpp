#include "editor/document/recovery.h"
#include "fixture.h"
#include "io/faultyfiles.h"

#include <QDir>
#include <QSignalSpy>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;
using namespace std::chrono_literals;

namespace {

using Kind = FaultyFiles::Fault;

std::string bytesIfThere(const std::string& path)
{
    return QFile::exists(QString::fromStdString(path)) ? bytesOf(path) : "";
}

Roster changed()
{
    auto roster = skirmish();
    roster.units.push_back(unit("a", "infantry"));
    return roster;
}

} // namespace

TEST_CASE("whichever call of a save fails, the file is old or new, and the document knows that it is not saved")
{
    for (const auto fault : FaultyFiles::all)
        for (int at = 1, isOver = 0; isOver == 0; ++at) {
            REQUIRE(at < 100);
            QTemporaryDir folder;
            const auto path = folder.filePath("mine.muster").toStdString();
            Document document(store());
            REQUIRE(document.create(skirmish()));
            REQUIRE(document.save(path));
            const auto old = bytesOf(path);
            change(document, {edits::AddUnit{{}, 0, unit("a", "infantry")}});
            const auto fresh = document.stampedBytes({}).value();
            Result<Saved> saved;
            {
                const FaultyFiles faulty(folder.path().toStdString(), at, fault);
                saved = document.save(path);
                isOver = FaultyFiles::calls() < at;
            }
            INFO(FaultyFiles::nameOf(fault) << " at call " << at);
            CHECK((isOver == 0 || at > 5));
            const auto now = bytesOf(path);
            CHECK((saved ? now == fresh : now == old || now == fresh));
            CHECK(document.isModified() == !saved);
            // Nobody else changed the file, whatever of the save was done: the next one needs no question.
            CHECK_FALSE(document.hasChangedOnDisk());
            REQUIRE(document.save(path));
            CHECK_FALSE(document.isModified());
            CHECK(bytesOf(path) == fresh);
        }
}

TEST_CASE("whichever call fails while a copy is kept, the copy is old or new, and the failure is told")
{
    for (const auto fault : FaultyFiles::all)
        for (int at = 1, isOver = 0; isOver == 0; ++at) {
            REQUIRE(at < 100);
            QTemporaryDir folder;
            const auto path = folder.filePath("mine.muster").toStdString();
            const auto kept = folder.filePath("recovery");
            std::string copy;
            std::string before;
            std::string after;
            bool isTold = false;
            {
                Document document(store());
                REQUIRE(document.create(skirmish()));
                REQUIRE(document.save(path));
                Recovery recovery(document, kept, 1h);
                change(document, {edits::AddUnit{{}, 0, unit("a", "infantry")}});
                recovery.keepNow();
                copy = QDir(kept).filePath(QDir(kept).entryList({"*.muster"}).value(0)).toStdString();
                before = bytesOf(copy);
                // Elsewhere, so that what is beside the copy is written too.
                const auto elsewhere = folder.filePath("yours.muster").toStdString();
                REQUIRE(document.save(elsewhere));
                change(document, {edits::AddUnit{{}, 1, unit("b", "cavalry")}});
                after = document.stampedBytes({}).value();
                QSignalSpy failed(&recovery, &Recovery::failed);
                INFO(FaultyFiles::nameOf(fault) << " at call " << at);
                {
                    const FaultyFiles faulty(kept.toStdString(), at, fault);
                    recovery.keepNow();
                    isOver = FaultyFiles::calls() < at;
                }
                CHECK((isOver == 0 || at > 10));
                const auto now = bytesIfThere(copy);
                isTold = failed.count() > 0;
                CHECK((now == after || (isTold && now.empty())));
                CHECK(document.isModified());
                // It is tried again, and works when the disk does.
                recovery.keepNow();
                CHECK(bytesOf(copy) == after);
            }
            CHECK(Recovery::find(kept).empty());
            CHECK(QDir(kept).entryList(QDir::Files | QDir::Hidden).isEmpty());
        }
}

TEST_CASE("a copy that cannot be removed is reported, and offered again")
{
    QTemporaryDir folder;
    const auto kept = folder.filePath("recovery");
    Document document(store());
    REQUIRE(document.create(skirmish()));
    Recovery recovery(document, kept, 1h);
    change(document, {edits::AddUnit{{}, 0, unit("a", "infantry")}});
    recovery.keepNow();
    QSignalSpy failed(&recovery, &Recovery::failed);
    {
        const FaultyFiles faulty(kept.toStdString(), 1, Kind::NoRight);
        document.undoStack().undo();
    }
    REQUIRE(failed.count() == 1);
    const auto faults = failed.front().front().value<Faults>();
    CHECK_THAT(toText(faults.front()), Catch::Contains("cannot be removed"));
    CHECK(QDir(kept).entryList({"*.muster"}).size() == 1);
}

TEST_CASE("a roster that was named from another folder is saved where it was")
{
    QTemporaryDir folder;
    const auto old = QDir::currentPath();
    REQUIRE(QDir(folder.path()).mkpath("A"));
    REQUIRE(QDir(folder.path()).mkpath("B"));
    const auto mine = folder.filePath("A/my.muster").toStdString();
    const auto other = folder.filePath("B/my.muster").toStdString();
    write(mine, writeRoster(skirmish()));
    write(other, "another army");
    QDir::setCurrent(folder.filePath("A"));
    Document document(store());
    REQUIRE(document.open("my.muster"));
    CHECK(document.path() == mine);
    change(document, {edits::AddUnit{{}, 0, unit("a", "infantry")}});
    QDir::setCurrent(folder.filePath("B"));
    REQUIRE(document.save(document.path()));
    CHECK(bytesOf(other) == "another army");
    CHECK(bytesOf(mine) == writeRoster(document.roster()));
    QDir::setCurrent(old);
}

TEST_CASE("a recovered roster is not saved unseen over a file that changed since the copy was kept")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    const auto kept = folder.filePath("recovery");
    REQUIRE(QDir().mkpath(kept));
    const auto copy = kept + "/left.muster";
    const auto recoverFrom = [&](const std::string& beside) {
        write(copy.toStdString(), writeRoster(changed()));
        write((copy + ".path").toStdString(), beside);
        auto found = Recovery::find(kept);
        REQUIRE(found.size() == 1);
        REQUIRE(found.front().faults.empty());
        return found.front();
    };
    const auto stamped = [&](const std::string& bytes) {
        return "muster-recovery 2\n" + FileStamp::of(bytes).text() + '\n' + path;
    };
    Document document(store());
    const auto saves = [&](const Recovery::Found& found) {
        REQUIRE(document.recover(found.roster, found.file));
        return document.save(found.file.path).has_value();
    };
    write(path, "as it was");
    CHECK(saves(recoverFrom(stamped("as it was"))));
    write(path, "changed since");
    CHECK_FALSE(saves(recoverFrom(stamped("as it was"))));
    CHECK(bytesOf(path) == "changed since");
    CHECK(document.hasChangedOnDisk());
    // Version 0.1 kept the path alone: nobody knows what the file held.
    CHECK_FALSE(saves(recoverFrom(path)));
    // Nor, of a path as it was typed, in which folder it was.
    CHECK(recoverFrom("mine.muster").file.path.empty());
    CHECK(recoverFrom("muster-recovery 2\nnone\nmine.muster").file.path.empty());
    CHECK(recoverFrom("muster-recovery 2").file.path.empty());
    CHECK(recoverFrom("").file.path.empty());
}

TEST_CASE("a start takes away what killed programs left, but for copies, also those that cannot be read")
{
    QTemporaryDir folder;
    const auto kept = folder.path();
    const auto left = [&](const char* name, const std::string& bytes = {}) {
        write(folder.filePath(name).toStdString(), bytes);
    };
    left(".muster-1.part");
    left("gone.muster.path", "/nowhere");
    left("dead.muster.lock", "999999999\nnobody\n" + QSysInfo::machineHostName().toStdString() + '\n');
    left("broken.muster", "{ \"format\": ");
    left("broken.muster.path", "/nowhere/broken.muster");
    left("well.muster", writeRoster(changed()));
    const auto found = Recovery::find(kept);
    CHECK(QDir(kept).entryList(QDir::Files | QDir::Hidden, QDir::Name) ==
          QStringList{"broken.muster", "broken.muster.path", "well.muster"});
    REQUIRE(found.size() == 2);
    for (const auto& each : found) {
        INFO(each.copy.toStdString());
        CHECK(each.faults.empty() == each.copy.endsWith("well.muster"));
        REQUIRE(Recovery::discard(each));
    }
    CHECK(QDir(kept).isEmpty());
}
