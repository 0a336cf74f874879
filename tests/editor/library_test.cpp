#include "fixture.h"
#include "ownbin.h"

#include "editor/library/libraryfiles.h"
#include "editor/library/libraryjudge.h"
#include "editor/library/librarymodel.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QTest>

#include <chrono>
#include <filesystem>
#include <set>

#include <sys/stat.h>
#include <unistd.h>

using namespace muster;
using namespace muster::testing;
using namespace muster::editor;

namespace fs = std::filesystem;

namespace {

class Shelf {
public:
    Shelf() { fs::create_directories(root()); }

    [[nodiscard]] std::string root() const { return path("rosters"); }
    [[nodiscard]] std::string path(const std::string& name) const { return folder.path().toStdString() + '/' + name; }
    std::string put(const std::string& name, const std::string& bytes) const
    {
        const auto file = root() + '/' + name;
        fs::create_directories(fs::path(file).parent_path());
        write(file, bytes);
        return file;
    }
    std::string put(const std::string& name, const Roster& roster) const { return put(name, writeRoster(roster)); }
    [[nodiscard]] LibraryPlaces places() const { return {{root()}, {}, {}}; }
    [[nodiscard]] ScannedLibrary scan() const { return scanLibrary(places()); }

    QTemporaryDir folder;
};

std::vector<std::string> filesOf(const ScannedLibrary& scanned)
{
    std::vector<std::string> files;
    for (const auto& entry : scanned.entries)
        files.push_back(entry.file.toStdString());
    return files;
}

Roster named(const std::string& name)
{
    auto made = skirmish();
    made.name = name;
    return made;
}

/// A library that has judged all.
class Judged : public Shelf {
public:
    explicit Judged(const std::function<void(const Shelf&)>& fill)
    {
        fill(*this);
        library = std::make_unique<RosterLibrary>(store());
        model = std::make_unique<LibraryModel>(*library);
        tester = std::make_unique<QAbstractItemModelTester>(model.get(),
                                                            QAbstractItemModelTester::FailureReportingMode::Fatal);
        library->setPlaces(places());
        library->startJudging();
        library->scan();
        wait();
    }
    void wait() const
    {
        REQUIRE(QTest::qWaitFor(
            [&] {
                return library->wasScanned() && !library->isScanning() && library->waiting() == 0 &&
                       !library->isJudging();
            },
            30'000));
        model->refresh();
    }
    void scan() const
    {
        library->scan();
        REQUIRE(QTest::qWaitFor([&] { return !library->isScanning(); }, 10'000));
        wait();
    }
    [[nodiscard]] QStringList titles(const QModelIndex& parent = {}) const
    {
        QStringList words;
        for (int row = 0; row < model->rowCount(parent); ++row)
            words << model->index(row, 0, parent).data().toString();
        return words;
    }
    void ask(const std::function<void(LibraryQuery&)>& change) const
    {
        auto query = model->query();
        change(query);
        model->setQuery(query);
    }

    std::unique_ptr<RosterLibrary> library;
    std::unique_ptr<LibraryModel> model;
    std::unique_ptr<QAbstractItemModelTester> tester;
};

void fillSamples(const Shelf& shelf)
{
    shelf.put("hold.muster", bytesOf(hold));
    shelf.put("Club nights/march.muster", bytesOf(march));
    shelf.put("Club nights/old/levy.muster", bytesOf(levy));
    shelf.put("phalanx.MUSTER", bytesOf(phalanx));
    auto over = skirmish();
    over.name = "Too Much";
    over.units = {unit("u1", "no-such-unit")};
    shelf.put("unknown.muster", over);
    shelf.put("broken.muster", "{");
    shelf.put("notes.txt", "no roster");
    shelf.put(".hidden.muster", bytesOf(hold));
}

} // namespace

TEST_CASE("a scan finds the roster files in folders with the heads of what is in them")
{
    const Shelf shelf;
    fillSamples(shelf);
    const auto scanned = shelf.scan();
    CHECK(scanned.isWhole);
    CHECK_FALSE(scanned.isCut);
    CHECK(filesOf(scanned) == std::vector<std::string>{"broken.muster", "hold.muster", "phalanx.MUSTER",
                                                       "unknown.muster", "march.muster", "levy.muster"});
    CHECK(scanned.entries[1].name == "Hold of the Ninth Anvil");
    CHECK(scanned.entries[1].ruleset == "warpath-2e");
    CHECK(scanned.entries[1].limit == 1500);
    CHECK(scanned.entries[1].folder == "rosters");
    CHECK(scanned.entries[5].folder == "Club nights/old");
    CHECK_FALSE(scanned.entries[0].hasHead);
    for (const auto& entry : scanned.entries)
        CHECK(entry.verdict() == LibraryState::Waiting); // never legal before it is judged
}

TEST_CASE("recent files and samples are listed once, and missing folders are told")
{
    const Shelf shelf;
    const auto inside = shelf.put("hold.muster", bytesOf(hold));
    write(shelf.path("outside.muster"), bytesOf(march));
    const auto scanned = scanLibrary({{shelf.root(), shelf.path("gone")},
                                      {shelf.path("outside.muster"), inside, shelf.path("no.muster")},
                                      {phalanx}});
    REQUIRE(scanned.entries.size() == 3);
    CHECK(scanned.missingFolders == std::vector<std::string>{shelf.path("gone")});
    CHECK(scanned.entries[0].recent == 1);
    CHECK(scanned.entries[0].isInFolder);
    CHECK(scanned.entries[1].recent == 0);
    CHECK_FALSE(scanned.entries[1].isInFolder);
    CHECK(scanned.entries[2].isSample);
}

TEST_CASE("a scan ends with links in circles, pipes, and folders that cannot be read")
{
    const Shelf shelf;
    shelf.put("a/hold.muster", bytesOf(hold));
    fs::create_directory_symlink(shelf.root(), shelf.root() + "/a/round");
    REQUIRE(mkfifo((shelf.root() + "/pipe.muster").c_str(), 0600) == 0);
    fs::create_directory(shelf.root() + "/folder.muster");
    fs::create_directory(shelf.root() + "/locked");
    fs::permissions(shelf.root() + "/locked", fs::perms::none);
    const auto scanned = shelf.scan();
    fs::permissions(shelf.root() + "/locked", fs::perms::all);
    CHECK(filesOf(scanned) == std::vector<std::string>{"hold.muster"});
    CHECK(scanned.faults.size() >= 1); // the link; and the folder, but for root
}

TEST_CASE("a hundred thousand files are bounded, and what is left out is told")
{
    const Shelf shelf;
    const auto first = shelf.put("f/first.muster", "{}");
    // One file of many names is made sooner than many files.
    const auto folder = shelf.root() + "/f/";
    int made = 1;
    for (; made < 100'000; ++made)
        if (link(first.c_str(), (folder + std::to_string(made) + ".muster").c_str()) != 0) {
            const auto next = folder + std::to_string(made) + ".muster";
            write(next, "{}");
        }
    const auto scanned = shelf.scan();
    CHECK(scanned.isCut);
    CHECK(scanned.entries.size() == mostLibraryFiles);
    CHECK(scanned.faults.empty());
    const auto few = scanLibrary(shelf.places(), {}, {}, 10);
    CHECK(few.isCut);
    CHECK(few.entries.size() == 10);
}

TEST_CASE("two thousand rosters are listed at once")
{
    const Shelf shelf;
    const auto bytes = bytesOf(hold);
    for (int i = 0; i < 2000; ++i)
        shelf.put(std::to_string(i % 20) + "/roster " + std::to_string(i) + ".muster", bytes);
    const auto began = std::chrono::steady_clock::now();
    RosterLibrary library(store());
    LibraryModel model(library);
    library.setPlaces(shelf.places());
    library.scan();
    REQUIRE(QTest::qWaitFor([&] { return model.rowCount() == 2000; }, 20'000));
    const auto taken = std::chrono::steady_clock::now() - began;
    INFO("2,000 rosters are listed after " << std::chrono::duration_cast<std::chrono::milliseconds>(taken).count()
                                           << " ms");
    CHECK(taken < std::chrono::seconds(2)); // 0.5 s on a quiet machine
    CHECK(model.index(0, LibraryModel::VerdictColumn).data() == QString::fromUtf8("…"));
}

TEST_CASE("rosters are judged in the background, and rows say what came of it")
{
    const Judged f(fillSamples);
    const auto stateOf = [&](const std::string& name) {
        const auto* entry = f.library->find(f.root() + '/' + name);
        REQUIRE(entry);
        return entry->verdict();
    };
    CHECK(stateOf("hold.muster") == LibraryState::Legal);
    CHECK(stateOf("unknown.muster") == LibraryState::NotJudged);
    CHECK(stateOf("broken.muster") == LibraryState::NotReadable);
    const auto* broken = f.library->find(f.root() + "/broken.muster");
    CHECK_FALSE(broken->judged->faults.isEmpty());
    CHECK(broken->title() == "broken.muster");
    const auto row = f.model->indexOf(f.root() + "/hold.muster");
    CHECK(row.data(LibraryModel::IconsRole).toStringList().size() == 10);
    CHECK(row.siblingAtColumn(LibraryModel::PointsColumn).data().toString().endsWith("of 1,500"));
    CHECK(row.siblingAtColumn(LibraryModel::ArmyColumn).data(LibraryModel::SubRole).toString().startsWith("Warpath"));
    const auto strict = f.model->indexOf(f.root() + "/phalanx.MUSTER");
    CHECK(strict.siblingAtColumn(LibraryModel::PointsColumn).data().toString().contains(" unit")); // a game without
                                                                                                   // points
    const auto more = f.model->indexOf(f.root() + "/Club nights/march.muster");
    const auto units = f.library->find(f.root() + "/Club nights/march.muster")->judged->units.size();
    REQUIRE(units > 12);
    CHECK(more.data(LibraryModel::IconsRole).toStringList().size() == 11);
    CHECK(more.data(LibraryModel::MoreRole).toInt() == static_cast<int>(units) - 11);
}

TEST_CASE("units of allies have the colour of their own army")
{
    const Judged f([](const Shelf& shelf) {
        Roster roster;
        roster.ruleset = "warpath-2e";
        roster.army = "forge-fathers";
        roster.units = {unit("u1", "steel-warriors-section"), unit("u2", "marauders:grunts-section")};
        shelf.put("both.muster", roster);
    });
    const auto allies = f.model->indexOf(f.root() + "/both.muster").data(LibraryModel::AlliesRole).toStringList();
    REQUIRE(allies.size() == 2);
    CHECK(allies[0].isEmpty());
    CHECK(allies[1].startsWith('#'));
}

TEST_CASE("the search looks in names, files, armies, kinds of units, own names and notes")
{
    const Judged f([](const Shelf& shelf) {
        fillSamples(shelf);
        auto roster = named("ليل");
        roster.player = "Zoë";
        roster.notes = "Bring the blue dice";
        roster.units = {unit("u1", "cavalry")};
        roster.units.front().name = "夜の馬";
        shelf.put("砦.muster", roster);
    });
    for (const auto* words : {"ليل", "砦", "夜の馬", "blue DICE", "zoë", "cavalry blue"}) {
        INFO(words);
        f.ask([&](LibraryQuery& query) { query.search = QString::fromUtf8(words); });
        CHECK(f.titles().contains(QString::fromUtf8("ليل")));
    }
    f.ask([](LibraryQuery& query) { query.search = "no such words"; });
    CHECK(f.titles().isEmpty());
    f.ask([](LibraryQuery& query) { query.search = "warpath"; });
    CHECK(f.titles() == QStringList{"Hold of the Ninth Anvil"});
}

TEST_CASE("rosters are sorted by every head, both ways")
{
    const Judged f(fillSamples);
    const auto sortBy = [&](int column, Qt::SortOrder order) {
        f.model->sort(column, order);
        return f.titles();
    };
    const auto names = sortBy(LibraryModel::NameColumn, Qt::AscendingOrder);
    CHECK(names.indexOf("broken.muster") < names.indexOf("Hold of the Ninth Anvil"));
    CHECK(names.indexOf("Hold of the Ninth Anvil") < names.indexOf("The Iron March"));
    auto turned = sortBy(LibraryModel::NameColumn, Qt::DescendingOrder);
    std::ranges::reverse(turned);
    CHECK(turned == names);
    CHECK(sortBy(LibraryModel::PointsColumn, Qt::DescendingOrder).front() == "The Iron March");
    CHECK(sortBy(LibraryModel::VerdictColumn, Qt::AscendingOrder).front() == "broken.muster");
    fs::last_write_time(f.root() + "/hold.muster", fs::file_time_type::clock::now() - std::chrono::hours(48));
    f.scan();
    CHECK(sortBy(LibraryModel::ChangedColumn, Qt::AscendingOrder).front() == "Hold of the Ninth Anvil");
    // By game, then by army.
    QStringList games;
    f.model->sort(LibraryModel::ArmyColumn, Qt::AscendingOrder);
    for (int row = 0; row < f.model->rowCount(); ++row)
        games << f.model->index(row, LibraryModel::ArmyColumn).data(LibraryModel::SubRole).toString();
    auto sorted = games;
    sorted.sort(Qt::CaseInsensitive);
    CHECK(games == sorted);
}

TEST_CASE("rosters are grouped, and filters combine")
{
    const Judged f(fillSamples);
    const QPersistentModelIndex kept(f.model->index(4, 0));
    const auto path = kept.data(LibraryModel::PathRole).toByteArray().toStdString();
    for (const auto group : {LibraryGroup::Game, LibraryGroup::Army, LibraryGroup::Points, LibraryGroup::Changed,
                             LibraryGroup::Verdict, LibraryGroup::Folder}) {
        f.ask([&](LibraryQuery& query) { query.group = group; });
        int all = 0;
        for (int row = 0; row < f.model->rowCount(); ++row) {
            const auto head = f.model->index(row, 0);
            CHECK(head.data(LibraryModel::HeadRole).toBool());
            CHECK_FALSE(head.data().toString().isEmpty());
            CHECK(f.model->entryAt(head) == nullptr);
            all += f.model->rowCount(head);
        }
        CHECK(all == 6);
        CHECK(kept == f.model->indexOf(path)); // below a head now
    }
    CHECK(f.titles() == QStringList{"Club nights", "Club nights/old", "rosters"});
    f.ask([](LibraryQuery& query) { query.group = LibraryGroup::None; });
    f.ask([&](LibraryQuery& query) {
        query.place = LibraryPlace::Folder;
        query.folder = f.root() + "/Club nights";
    });
    CHECK(f.titles() == QStringList{"The Iron March"}); // without the folder inside it
    f.ask([](LibraryQuery& query) { query = {}; });
    f.ask([](LibraryQuery& query) { query.verdict = LibraryState::NotReadable; });
    CHECK(f.titles() == QStringList{"broken.muster"});
    f.ask([](LibraryQuery& query) {
        query = {};
        query.points = 1500;
    });
    CHECK(f.titles() == QStringList{"Hold of the Ninth Anvil"});
    f.ask([&](LibraryQuery& query) {
        query = {};
        query.game = f.model->games().back();
        query.search = "nothing";
    });
    CHECK(f.titles().isEmpty());
}

TEST_CASE("what others do to files while they are judged is seen, and selected rows stay")
{
    const Judged f([](const Shelf& shelf) {
        for (int i = 0; i < 200; ++i)
            shelf.put("r" + std::to_string(i) + ".muster", named("Roster " + std::to_string(i)));
    });
    f.ask([](LibraryQuery& query) {
        query.column = LibraryModel::NameColumn;
        query.order = Qt::AscendingOrder;
    });
    const QPersistentModelIndex kept(f.model->indexOf(f.root() + "/r7.muster"));
    const QPersistentModelIndex gone(f.model->indexOf(f.root() + "/r8.muster"));
    f.library->judgeAgain();
    f.put("r7.muster", named("Zulu"));
    fs::remove(f.root() + "/r8.muster");
    fs::permissions(f.root() + "/r9.muster", fs::perms::none);
    f.put("r10.muster", "{");
    f.scan();
    f.library->scan();
    f.scan();
    CHECK(f.model->rowCount() == 199);
    CHECK(kept.data().toString() == "Zulu");
    CHECK(kept.row() == 198);
    CHECK_FALSE(gone.isValid());
    CHECK(f.library->find(f.root() + "/r10.muster")->verdict() == LibraryState::NotReadable);
    // The folder itself.
    fs::rename(f.root(), f.path("away"));
    f.scan();
    CHECK(f.model->rowCount() == 0);
    CHECK(f.library->scanned().missingFolders.size() == 1);
}

TEST_CASE("a copy is made beside a roster, and nothing is written over")
{
    const Shelf shelf;
    const auto path = shelf.put("hold.muster", named("Hill Watch"));
    const auto first = duplicateRoster(path);
    REQUIRE(first);
    CHECK(*first == shelf.root() + "/hold (2).muster");
    CHECK(readRoster(bytesOf(*first), *first)->name == "Hill Watch (2)");
    const auto second = duplicateRoster(*first);
    REQUIRE(second);
    CHECK(*second == shelf.root() + "/hold (3).muster");
    CHECK(readRoster(bytesOf(*second), *second)->name == "Hill Watch (3)");
    CHECK(readRoster(bytesOf(path), path)->name == "Hill Watch");
    CHECK_FALSE(duplicateRoster(shelf.put("broken.muster", "{")));
    CHECK_FALSE(duplicateRoster(shelf.root() + "/none.muster"));
}

TEST_CASE("renaming changes the roster's name, and that of a file that was called so")
{
    const Shelf shelf;
    const auto own = shelf.put("Hill Watch.muster", named("Hill Watch"));
    const auto renamed = renameRoster(own, "夜警");
    REQUIRE(renamed);
    CHECK(*renamed == shelf.root() + "/夜警.muster");
    CHECK_FALSE(fs::exists(own));
    CHECK(readRoster(bytesOf(*renamed), *renamed)->name == "夜警");

    const auto other = shelf.put("mine.muster", named("Hill Watch"));
    CHECK(renameRoster(other, "River Watch") == other);
    CHECK(readRoster(bytesOf(other), other)->name == "River Watch");

    // The name of the file is taken: the roster is renamed all the same.
    const auto third = shelf.put("Guard.muster", named("Guard"));
    CHECK(renameRoster(third, "夜警") == third);
    CHECK(readRoster(bytesOf(*renamed), *renamed)->name == "夜警");
    // Names that no roster may have are refused, and the file stays as it was.
    const auto before = bytesOf(third);
    CHECK_FALSE(renameRoster(third, std::string(2000, 'x')));
    CHECK(bytesOf(third) == before);
    CHECK_FALSE(renameRoster(shelf.put("broken.muster", "{"), "Name"));
}

TEST_CASE("rosters are moved where there is room for them")
{
    const Shelf shelf;
    const auto path = shelf.put("hold.muster", named("A"));
    const auto taken = shelf.put("in/hold.muster", named("B"));
    const auto refused = moveRoster(path, shelf.root() + "/in");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().front().message == "there is already a file of this name");
    CHECK(readRoster(bytesOf(taken), taken)->name == "B");
    CHECK_FALSE(moveRoster(path, shelf.root() + "/none"));
    fs::create_directory(shelf.root() + "/free");
    CHECK(moveRoster(path, shelf.root() + "/free") == shelf.root() + "/free/hold.muster");
    CHECK_FALSE(moveRoster(path, shelf.root() + "/free")); // it is no longer there
}

TEST_CASE("the bin takes a roster and gives it back, unless its place is taken")
{
    const Shelf shelf;
    const OwnBin bin(shelf.folder.filePath("data"));
    const auto path = shelf.put("حصن.muster", named("A"));
    const auto binned = binRoster(path);
    REQUIRE(binned);
    CHECK_FALSE(fs::exists(path));
    write(path, "another");
    CHECK_FALSE(unbinRoster(*binned));
    CHECK(bytesOf(path) == "another");
    fs::remove(path);
    REQUIRE(unbinRoster(*binned));
    CHECK(readRoster(bytesOf(path), path)->name == "A");
    CHECK_FALSE(unbinRoster(*binned));
    CHECK_FALSE(binRoster(shelf.root() + "/none.muster"));
}

TEST_CASE("a date is said as one says it")
{
    const QDateTime now(QDate(2026, 11, 24), QTime(16, 0));
    CHECK(LibraryModel::dateWords(QDateTime(QDate(2026, 11, 24), QTime(9, 5)), now) == "Today 09:05");
    CHECK(LibraryModel::dateWords(QDateTime(QDate(2026, 11, 23), QTime(9, 5)), now) == "Yesterday");
    CHECK(LibraryModel::dateWords(QDateTime(QDate(2026, 3, 2), QTime(9, 5)), now) == "2 Mar");
    CHECK(LibraryModel::dateWords(QDateTime(QDate(2024, 3, 2), QTime(9, 5)), now) == "2 Mar 2024");
    CHECK(LibraryModel::dateWords(QDateTime(QDate(2027, 3, 2), QTime(9, 5)), now) == "2 Mar 2027");
}

TEST_CASE("a roster that is not legal says what is wrong first")
{
    const Shelf shelf;
    auto roster = *readRoster(bytesOf(hold), hold);
    roster.battle.points = 100;
    auto data = store().fork();
    const auto judged = LibraryJudge(data.fork()).judge(shelf.put("over.muster", roster));
    CHECK(judged.state == LibraryState::NotLegal);
    CHECK(judged.errors >= 1);
    CHECK(judged.isOver());
    REQUIRE_FALSE(judged.faults.isEmpty());
    CHECK(judged.faults.size() <= 3);
    CHECK(judged.faults.front().contains("100"));
    CHECK_FALSE(LibraryJudge(data.fork()).judge(shelf.root() + "/none.muster").faults.isEmpty());
}

TEST_CASE("however large a roster is, little of it is kept, and what the search does not know is counted")
{
    const Judged f([](const Shelf& shelf) {
        auto roster = named("Many");
        for (int i = 0; i < 1'200; ++i) {
            roster.units.push_back(unit("u" + std::to_string(i), "cavalry"));
            roster.units.back().name = "Horse " + std::to_string(i) + std::string(300, 'n');
            roster.units.back().note = "last words " + std::to_string(i) + std::string(1'000, 'x');
        }
        roster.notes = std::string(19'000, 'o');
        shelf.put("many.muster", roster);
        // The same words over and over are found by one.
        auto alike = named("Alike");
        for (int i = 0; i < 400; ++i) {
            alike.units.push_back(unit("u" + std::to_string(i), "cavalry"));
            alike.units.back().note = std::string(1'000, 'y');
        }
        shelf.put("alike.muster", alike);
    });
    const auto& many = *f.library->find(f.root() + "/many.muster")->judged;
    CHECK(many.bytes() < 500'000);
    CHECK(many.areWordsCut);
    CHECK(many.unitCount == 1'200);
    CHECK(many.units.size() == JudgedRoster::mostUnits);
    CHECK(many.units.front().name.size() < 200);
    CHECK(many.remarks.size() < 5'000);
    CHECK(many.models > 0);
    const auto& alike = *f.library->find(f.root() + "/alike.muster")->judged;
    CHECK_FALSE(alike.areWordsCut);
    CHECK(alike.words.size() < 2'000);
    CHECK(f.library->cut() == 1);
    const auto shown = [&](const QString& words) {
        f.ask([&](LibraryQuery& query) { query.search = words; });
        return f.model->shownCount();
    };
    CHECK(shown(QStringLiteral("Horse 0n")) == 1);
    CHECK(shown(QString(50, 'o')) == 1);
    CHECK(shown(QStringLiteral("Horse 1199")) == 0);
    f.ask([](LibraryQuery& query) { query.search.clear(); });
    const auto row = f.model->indexOf(f.root() + "/many.muster");
    CHECK(row.data(LibraryModel::MoreRole).toInt() + row.data(LibraryModel::IconsRole).toStringList().size() == 1'200);
}

TEST_CASE("a library that has no room for all words keeps the rows of the others")
{
    const Shelf shelf;
    for (int i = 0; i < 20; ++i) {
        auto roster = named("Roster " + std::to_string(i));
        for (int n = 0; n < 20; ++n)
            roster.units.push_back(unit("u" + std::to_string(n), "cavalry"));
        roster.notes = std::to_string(i) + std::string(3'000, 'o');
        shelf.put(std::to_string(i) + ".muster", roster);
    }
    constexpr std::size_t most = 200'000;
    RosterLibrary library(store(), nullptr, most);
    library.setPlaces(shelf.places());
    library.startJudging();
    library.scan();
    REQUIRE(QTest::qWaitFor([&] { return library.wasScanned() && library.waiting() == 0; }, 30'000));
    std::size_t bytes = 0;
    std::size_t little = 0;
    for (const auto& entry : library.entries()) {
        CHECK(entry.judged->unitCount == 20);
        CHECK(entry.judged->models > 0);
        CHECK(entry.judged->state == LibraryState::Legal);
        bytes += entry.judged->bytes();
        little += entry.judged->areWordsCut ? 1 : 0;
        if (entry.judged->areWordsCut)
            CHECK(entry.judged->units.size() == JudgedRoster::mostUnitsOfMany);
    }
    CHECK(little > 0);
    CHECK(little < 20);
    CHECK(static_cast<std::size_t>(library.cut()) == little);
    CHECK(bytes < most + 20 * 8'000);
}
