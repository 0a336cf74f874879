// Folders with data of other programs, as windows show them.

#include "editor/gamefolders/gamefolders.h"

#include "battlescribe/archives.h"
#include "editor/fixture.h"
#include "editor/gamefolders/liststart.h"
#include "editor/gamefolders/unpackeddata.h"
#include "editor/tidewrack.h"
#include "editor/words/language.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <filesystem>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

const FolderCatalogue& catalogueOf(const FolderGame& game, const std::string& id)
{
    for (const auto& each : game.catalogues)
        if (each.id == id)
            return each;
    throw std::runtime_error("there is no catalogue " + id);
}

} // namespace

TEST_CASE("a folder of data has its games with their catalogues, and says what they lack once they were read")
{
    const Tidewrack data;
    const auto folder = listFolder(data.path(), {});
    CHECK(folder.state == GameFolder::State::Found);
    CHECK(folder.files == 5);
    REQUIRE(folder.games.size() == 1);
    const auto& game = folder.games.front();
    CHECK(game.id == "tide");
    CHECK(game.name == "Tidewrack");
    CHECK(game.revision == 14);
    CHECK(game.armies() == 3);
    CHECK(game.catalogues.size() == 4);
    CHECK_FALSE(game.isRead);
    CHECK_FALSE(catalogueOf(game, "merrow").entries);

    const auto read = readGame(folder, game, {});
    CHECK(read.isRead);
    CHECK(catalogueOf(read, "merrow").entries == 5); // three of its own, the raft of the library, the omen of the game
    CHECK(catalogueOf(read, "choir").entries == 2);
    CHECK(catalogueOf(read, "stores").isLibrary);
    CHECK(catalogueOf(read, "court").lacks == QStringList{"Wreck Beasts"});
    CHECK_FALSE(catalogueOf(read, "court").isComplete());
    CHECK(read.incomplete() == 1);
}

TEST_CASE("a worker that is asked to stop leaves a game as it was")
{
    const Tidewrack data;
    const auto folder = listFolder(data.path(), {});
    std::stop_source source;
    source.request_stop();
    CHECK_FALSE(readGame(folder, folder.games.front(), source.get_token()).isRead);
    CHECK_FALSE(lintFolder(data.path(), source.get_token()).isWhole);
    CHECK(listFolders({data.path()}, source.get_token()).empty());
}

TEST_CASE("a folder without a game says why, and what to choose instead")
{
    const Tidewrack data;
    const auto stateOf = [](const std::string& path) { return listFolder(path, {}); };

    const auto gone = stateOf(data.home().toStdString() + "/nowhere");
    CHECK(gone.state == GameFolder::State::Gone);
    CHECK(gone.why == "The folder is not there.");

    const auto above = stateOf(data.home().toStdString());
    CHECK(above.state == GameFolder::State::WithoutGame);
    CHECK(above.why == QString::fromUtf8("The data are in the folder “tidewrack-data” in it. Choose that folder."));

    const Tidewrack packed("packed");
    for (const auto* name :
         {"Tidewrack.gst", "House Merrow.cat", "Glass Choir.cat", "Drowned Court.cat", "Merrow Library.cat"})
        packed.remove(name);
    CHECK(stateOf(packed.path()).why.startsWith("It has no data of BattleScribe."));
    packed.put("tidewrack.zip", "PK");
    const auto why = QString::fromUtf8("“tidewrack.zip” is packed. Add a Zip takes it as it is.");
    CHECK(stateOf(packed.path()).why == why);
    CHECK(stateOf(packed.path() + "/tidewrack.zip").why == why);

    data.remove("Tidewrack.gst");
    CHECK(stateOf(data.path()).why.startsWith("It has catalogues, but not the file of their game"));
}

TEST_CASE("a catalogue that cannot be read says so, and the others are there")
{
    const Tidewrack data;
    data.put("Glass Choir.cat", Tidewrack::catalogue("choir", "Glass Choir", 6, "<selectionEntries>"));
    const auto folder = listFolder(data.path(), {});
    const auto game = readGame(folder, folder.games.front(), {});
    CHECK(catalogueOf(game, "choir").isUnreadable);
    CHECK_FALSE(catalogueOf(game, "choir").entries);
    CHECK_FALSE(catalogueOf(game, "merrow").isUnreadable);
}

TEST_CASE("what is wrong with a folder of data is told, the gravest first")
{
    const Tidewrack data;
    auto lint = lintFolder(data.path(), {});
    CHECK(lint.isWhole);
    CHECK(lint.notJudged == 0);
    REQUIRE(lint.remarks.size() == 1);
    CHECK(lint.remarks.front().weight == FolderRemark::Weight::Fault);
    CHECK(lint.remarks.front().words == "1 import is missing, so what comes from it cannot be taken.");
    REQUIRE(lint.remarks.front().places.size() == 1);
    CHECK(lint.remarks.front().places.front().contains("Drowned Court.cat:1"));

    data.put("Glass Choir.cat", Tidewrack::catalogue("choir", "Glass Choir", 6,
                                                     R"(<selectionEntries><selectionEntry id="c" name="C" )"
                                                     R"(type="unit" sings="loud"/></selectionEntries>)"));
    lint = lintFolder(data.path(), {});
    CHECK(lint.notJudged == 1);
    REQUIRE(lint.remarks.size() == 2);
    CHECK(lint.remarks.back().weight == FolderRemark::Weight::NotJudged);
}

TEST_CASE("folders are listed in a worker, and again when a file changes; what was read stays for the others")
{
    const Tidewrack data;
    const Tidewrack other("other");
    GameFolders folders;
    int listed = 0;
    QObject::connect(&folders, &GameFolders::listed, [&] { ++listed; });
    folders.list({data.path(), other.path()});
    CHECK(folders.isListing());
    REQUIRE(QTest::qWaitFor([&] { return listed == 1; }, 30'000));
    CHECK(folders.folders().size() == 2);

    folders.read(data.path(), "tide");
    REQUIRE(QTest::qWaitFor([&] { return folders.game(data.path(), "tide")->isRead; }, 30'000));
    folders.look(); // nothing has changed
    QTest::qWait(100);
    CHECK(listed == 1);

    other.put("New.cat", Tidewrack::catalogue("new", "New Tide", 1, ""));
    folders.look();
    REQUIRE(QTest::qWaitFor([&] { return listed == 2; }, 30'000));
    CHECK(folders.game(other.path(), "tide")->armies() == 4);
    CHECK(folders.game(data.path(), "tide")->isRead);

    other.remove("New.cat");
    std::filesystem::remove_all(data.path());
    folders.look();
    REQUIRE(QTest::qWaitFor([&] { return listed == 3; }, 30'000));
    CHECK(folders.folder(data.path())->state == GameFolder::State::Gone);
    CHECK(folders.game(other.path(), "tide")->armies() == 3);
}

TEST_CASE("a new list of a catalogue has forces with their bounds, what they take, and limits of costs")
{
    const Tidewrack data;
    const auto start = listStartOf(data.path(), "tide", "merrow");
    REQUIRE(start);
    REQUIRE(start->forces.size() == 2); // one is hidden
    CHECK(start->forces[0].name == "Vanguard Force");
    CHECK(start->forces[0].bounds == QString::fromUtf8("Captains 1 to 2 · Line 2 to 6 · Beasts 0 to 2 · Engines none"));
    CHECK(start->forces[0].taken == "Omen");
    CHECK(start->forces[1].bounds == QString::fromUtf8("Captains 0 to 1 · Line 1 or more · at most 1 in a list"));
    REQUIRE(start->costs.size() == 3); // one is hidden
    CHECK(start->costs[0].name == "pts");
    CHECK(start->costs[0].limit == "1,000");
    CHECK(start->costs[1].limit == "50");
    CHECK(start->costs[2].limit.isEmpty());

    CHECK_FALSE(listStartOf(data.path(), "tide", "nobody"));
    CHECK_FALSE(listStartOf(data.path() + "/nowhere", "tide", "merrow"));
}

TEST_CASE("limits are read as people write them")
{
    using battlescribe::Decimal;
    CHECK(typedLimit("1000") == Decimal(1000));
    CHECK(typedLimit("1,000") == Decimal(1000));
    CHECK(typedLimit(" 1 250,000 ") == Decimal(1'250'000));
    CHECK(typedLimit("12.5") == Decimal::ofMillionths(12'500'000));
    CHECK(typedLimit("12,5") == Decimal::ofMillionths(12'500'000));
    CHECK(typedLimit("0") == Decimal(0));
    CHECK_FALSE(typedLimit("-5"));
    CHECK_FALSE(typedLimit("many"));
    CHECK_FALSE(typedLimit(""));
    setLanguage("de");
    CHECK(typedLimit("1.000,5") == Decimal::ofMillionths(1'000'500'000));
    CHECK(typedLimit("12.5") == Decimal::ofMillionths(12'500'000));
    setLanguage("en");
}

TEST_CASE("an archive of data is unpacked into a folder of its own, and nothing of it stays where that fails")
{
    const Tidewrack data;
    std::vector<std::pair<std::string, std::string>> files{{"tidewrack-1.2/README.md", "words"}};
    for (const auto* name : {"Tidewrack.gst", "House Merrow.cat", "Merrow Library.cat"})
        files.emplace_back(std::string("tidewrack-1.2/") + name, bytesOf(data.path() + '/' + name));
    const auto archive = data.home().toStdString() + "/tidewrack-1.2.zip";
    write(archive, archiveWith(files));
    const auto root = data.home().toStdString() + "/own/data";
    const auto there = [&] { return QDir(QString::fromStdString(root)).entryList(QDir::NoDotAndDotDot | QDir::Dirs); };

    CHECK(isPackedData(archive));
    CHECK(isPackedData("X.ZIP"));
    CHECK_FALSE(isPackedData(data.path()));
    const auto folder = unpackGameData(archive, root);
    REQUIRE(folder);
    CHECK(*folder == root + "/tidewrack-1.2");
    CHECK(QDir(QString::fromStdString(*folder)).entryList(QDir::Files) ==
          QStringList{"House Merrow.cat", "Merrow Library.cat", "Tidewrack.gst"});
    const auto listed = listFolder(*folder, {});
    REQUIRE(listed.games.size() == 1);
    CHECK(listed.games.front().catalogues.size() == 2);
    // Another of the same name has a folder beside it.
    CHECK(*unpackGameData(archive, root) == root + "/tidewrack-1.2-2");

    // Names that would leave the folder are only names.
    write(archive, archiveWith({{"../../Tidewrack.gst", bytesOf(data.path() + "/Tidewrack.gst")}}));
    const auto inside = unpackGameData(archive, root);
    REQUIRE(inside);
    CHECK(QFile::exists(QString::fromStdString(*inside + "/Tidewrack.gst")));
    CHECK_FALSE(QFile::exists(QString::fromStdString(root + "/../Tidewrack.gst")));

    const auto before = there();
    write(archive, archiveWith({{"a/x.cat", "one"}, {"a/x.cat", "two"}}));
    CHECK_FALSE(unpackGameData(archive, root));
    write(archive, "PK no archive");
    CHECK_FALSE(unpackGameData(archive, root));
    write(archive, archiveWith({{"readme.txt", "no data"}}));
    CHECK_FALSE(unpackGameData(archive, root));
    std::stop_source stopped;
    stopped.request_stop();
    write(archive, archiveWith(files));
    CHECK_FALSE(unpackGameData(archive, root, stopped.get_token()));
    CHECK(there() == before);
}
