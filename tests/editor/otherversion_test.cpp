#include "datafolder.h"

#include "editor/comparing/otherversion.h"
#include "io/data/keepversion.h"
#include "io/files/safefile.h"

#include <filesystem>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

/// Four pikes with a sergeant for 4 × 10 + 5 = 45 points, four more for 40: 85 of 90.
Roster pikes()
{
    auto made = roster("skirmish", "red", {unit("u1", "pikes"), unit("u2", "pikes")});
    made.battle.points = 90;
    made.units[0].models = 4;
    made.units[0].groups.push_back({"sergeant", 1, {}});
    made.units[1].models = 4;
    return made;
}

/// Data of version 0.1 are kept; in the newest, 0.2, a pike costs 12 points in place of 10.
struct TwoVersions {
    TwoVersions()
    {
        auto before = data.open();
        REQUIRE(keepNewestVersion(before, "skirmish"));
        data.change("ruleset.json", R"("dataVersion": "0.1")", R"("dataVersion": "0.2")");
        data.change("red.json", R"("pointsPerModel": 10)", R"("pointsPerModel": 12)");
    }
    DataFolder data;
};

std::vector<std::string> changeRows(const OtherVersion& other)
{
    std::vector<std::string> rows;
    for (const auto& change : other.changes)
        rows.push_back((change.what + " | " + change.now + " | " + change.then).toStdString());
    return rows;
}

} // namespace

TEST_CASE("what another version changes is told before it is chosen")
{
    const TwoVersions two;
    auto store = two.data.open();
    Document document(store);
    REQUIRE(document.create(pikes()));
    CHECK(document.verdict()->assessment().points == 101); // 4 × 12 + 5 and 4 × 12
    const auto choices = versionChoices(store, "skirmish");
    REQUIRE(choices.size() == 3);
    CHECK(choices[0].kind == VersionChoice::Kind::Newest);
    CHECK(choices[0].asked().empty());
    CHECK(choices[1].kind == VersionChoice::Kind::StayNewest);
    CHECK(choices[1].asked() == "0.2");
    CHECK(choices[2].kind == VersionChoice::Kind::Kept);
    CHECK(choices[2].asked() == "0.1");

    const auto old = otherVersion(store, *document.verdict(), choices[2]);
    REQUIRE(old.verdict);
    CHECK(old.verdict->assessment().points == 85);
    const auto rows = changeRows(old);
    INFO([&] {
        std::string all;
        for (const auto& row : rows)
            all += row + '\n';
        return all;
    }());
    CHECK(std::ranges::find(rows, "Verdict | NOT LEGAL | LEGAL") != rows.end());
    CHECK(std::ranges::find(rows, "Points | 101 | 85") != rows.end());
    CHECK(std::ranges::find_if(rows, [](const auto& row) { return row.ends_with(" | 53 | 45"); }) != rows.end());
    CHECK(std::ranges::find_if(rows, [](const auto& row) { return row.ends_with(" | 48 | 40"); }) != rows.end());
    CHECK(std::ranges::find_if(rows, [](const auto& row) { return row.ends_with(", version | 0.2 | 0.1"); }) !=
          rows.end());
    CHECK(old.comes.isEmpty());
    REQUIRE(old.goes.size() == 1); // the limit of points
    CHECK(old.goes.front().contains("101"));

    // To stay with what is the newest now changes nothing.
    CHECK(otherVersion(store, *document.verdict(), choices[1]).isSame());
    CHECK(document.roster().dataVersion.empty()); // nothing was switched by looking
}

TEST_CASE("switching is one step of undo, and the verdict goes with it")
{
    const TwoVersions two;
    auto store = two.data.open();
    Document document(store);
    REQUIRE(document.create(pikes()));
    const auto newest = &document.catalogue();
    REQUIRE(document.apply({edits::SetDataVersion{"0.1"}}, "Switch"));
    document.judgeNow();
    CHECK(document.verdict()->assessment().points == 85);
    CHECK(document.catalogue().ruleset.dataVersion == "0.1");
    CHECK(document.verdict()->assessment().outcome() == Outcome::Legal);
    document.undoStack().undo();
    document.judgeNow();
    CHECK(document.verdict()->assessment().points == 101);
    CHECK(&document.catalogue() == newest);
    document.undoStack().redo();
    document.judgeNow();
    CHECK(document.verdict()->assessment().points == 85);

    // It stays so in its file, and after the data were read again.
    const auto path = two.data.file("mine.muster");
    REQUIRE(document.save(path));
    store.readAgain();
    REQUIRE(document.reload());
    CHECK(document.verdict()->assessment().points == 85);
    auto again = two.data.open();
    Document other(again);
    REQUIRE(other.open(path));
    CHECK(other.verdict()->assessment().points == 85);
    CHECK(other.notices().empty());
    CHECK(other.dataChanges().isEmpty());
}

TEST_CASE("a version that went away leaves the roster, its verdict, and a word about it")
{
    const TwoVersions two;
    auto store = two.data.open();
    Document document(store);
    auto staying = pikes();
    staying.dataVersion = "0.1";
    REQUIRE(document.create(staying));
    const auto path = two.data.file("mine.muster");
    REQUIRE(document.save(path));
    REQUIRE(document.apply({edits::SetDataVersion{""}}, "Switch"));
    document.judgeNow();
    CHECK(document.verdict()->assessment().points == 101);

    std::filesystem::remove_all(two.data.file("muster/armies/skirmish/versions"));
    store.readAgain();
    document.undoStack().undo();
    document.judgeNow();
    CHECK_THAT(document.judgingFailure(), Catch::Contains("there is no version \"0.1\" of the data of skirmish"));
    CHECK(document.roster().dataVersion == "0.1");
    document.undoStack().redo();
    document.judgeNow();
    CHECK(document.judgingFailure().empty());
    CHECK(document.verdict()->assessment().points == 101);

    // Opened again, it is judged by the newest, and says so; its file is as it was.
    const auto held = bytesOf(path);
    auto again = two.data.open();
    Document other(again);
    REQUIRE(other.open(path));
    CHECK(other.roster().dataVersion.empty());
    CHECK(other.verdict()->assessment().points == 101);
    REQUIRE(other.notices().size() == 1);
    CHECK(other.notices().front().message == "there is no version \"0.1\" of the data of skirmish");
    CHECK(other.notices().front().advice == "It is judged by version 0.2, the newest, and saved so.");
    CHECK(bytesOf(path) == held);
}

TEST_CASE("names that the other version does not have are told")
{
    DataFolder data;
    auto before = data.open();
    REQUIRE(keepNewestVersion(before, "skirmish"));
    data.change("ruleset.json", R"("dataVersion": "0.1")", R"("dataVersion": "0.2")");
    data.change("red.json", R"("id": "sergeant")", R"("id": "corporal")");
    auto store = data.open();
    Document document(store);
    auto mine = pikes();
    mine.units[0].groups[0].group = "corporal";
    REQUIRE(document.create(mine));
    REQUIRE(document.verdict()->assessment().outcome() != Outcome::NotJudged);
    const auto choices = versionChoices(store, "skirmish");
    const auto old = otherVersion(store, *document.verdict(), choices.back());
    REQUIRE(old.verdict);
    const auto rows = changeRows(old);
    CHECK(std::ranges::find_if(rows, [](const auto& row) { return row.ends_with("corporal | there | not known"); }) !=
          rows.end());
}
