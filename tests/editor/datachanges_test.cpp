#include "datafolder.h"

#include "report/changes/datachangeswords.h"
#include "rules/compare/stamp.h"

#include <filesystem>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

/// Four pikes, long ones, with a sergeant, for 4 × 10 + 15 + 5 = 60 points, a cannon for 400 with a crew of four pikes
/// for 40, five archers of another army for 50. 1,000 points were agreed, so guns may cost a third of it.
Roster reds()
{
    Roster roster;
    roster.name = "Reds";
    roster.ruleset = "skirmish";
    roster.army = "red";
    roster.battle.points = 1000;
    auto first = unit("u1", "pikes");
    first.name = "The Old Ones";
    first.models = 4;
    first.options.set("long-pikes", 1);
    first.groups.push_back({"sergeant", 1, {}});
    auto gun = unit("u2", "cannon");
    gun.units.push_back(unit("u3", "pikes"));
    gun.units.back().models = 4;
    auto archers = unit("u4", "blue:archers");
    archers.models = 5;
    roster.units = {first, gun, archers};
    return roster;
}

/// Saves it with the data as they are.
std::string saved(const DataFolder& data, const Roster& roster)
{
    auto store = data.open();
    Document document(store);
    REQUIRE(document.create(roster));
    const auto path = data.file("mine.muster");
    REQUIRE(document.save(path));
    return path;
}

/// A roster that was opened, and what changed in the data since it was saved.
struct ToldChanges {
    std::vector<std::string> texts;
    Roster roster;
};

ToldChanges opened(const DataFolder& data, const std::string& path)
{
    auto store = data.open();
    Document document(store);
    const auto result = document.open(path);
    for (const auto& fault : result ? Faults{} : result.error())
        UNSCOPED_INFO(toText(fault));
    REQUIRE(result);
    ToldChanges told{{}, document.roster()};
    for (const auto& change : document.dataChanges().list)
        told.texts.push_back(report::toText(document.dataChanges(), change));
    return told;
}

} // namespace

TEST_CASE("a roster is stamped with versions, costs and limits when it is saved")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    auto store = data.open();
    const auto made = readRoster(bytesOf(path), path)->madeWith;
    REQUIRE(made);
    CHECK(made->ruleset == "0.1");
    CHECK(made->armies == decltype(made->armies){{"blue", "0.2"}, {"red", "0.1"}});
    CHECK(made->points == decltype(made->points){{"u1", 60}, {"u2", 400}, {"u3", 40}, {"u4", 50}});
    CHECK(made->limits == std::vector<MadeLimit>{{"points-limit", "", {}, 1000},
                                                 {"guns-third", "", {}, Fraction(1000, 3)},
                                                 {"guns-few", "red", 1, 2},
                                                 {"guns-few", "blue", 1, 2},
                                                 {"crew", "u2", {}, 6}});
    CHECK(opened(data, path).texts.empty());
}

TEST_CASE("a roster without a stamp has nothing to compare")
{
    const DataFolder data;
    const auto path = data.file("old.muster");
    auto roster = reds();
    roster.units.push_back(unit("u9", "war-wagon"));
    write(path, writeRoster(roster));
    CHECK(opened(data, path).texts.empty());
}

TEST_CASE("a unit that is no longer known is told with what it cost, kept as it was, and saved again")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    data.change("red.json", "\"cannon\"", "\"mortar\"");
    data.change("red.json", R"("dataVersion": "0.1")", R"("dataVersion": "0.2")");
    const auto told = opened(data, path);
    const std::string gone = "cannon is no longer known. It is kept as it was, and counts for nothing; it cost 400.";
    CHECK(told.texts ==
          std::vector<std::string>{"Reds: version 0.1 of the data when the roster was saved, version 0.2 now.", gone});
    CHECK(told.roster.units == reds().units);

    // The player saves it with the new data: the unit is still there, and still told.
    saved(data, told.roster);
    CHECK(bytesOf(path).find("\"cannon\"") != std::string::npos);
    CHECK(opened(data, path).texts == std::vector{gone});

    // A later version has it again, at another price.
    data.change("red.json", "\"mortar\"", "\"cannon\"");
    data.change("red.json", R"("points": 400)", R"("points": 350)");
    CHECK(opened(data, path).texts ==
          std::vector<std::string>{"Cannon: cost 400 when the roster was saved, costs 350 now.",
                                   "Crew Cannon: at most 6, a limit that did not exist when the roster was saved."});
}

TEST_CASE("names of what changed stay when the roster is edited")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    data.change("red.json", R"("points": 400)", R"("points": 450)");
    auto store = data.open();
    Document document(store);
    REQUIRE(document.open(path));
    REQUIRE(document.apply({edits::RemoveUnit{"u2"}}, "Remove"));
    document.judgeNow();
    REQUIRE(document.dataChanges().list.size() == 1);
    CHECK(report::toText(document.dataChanges(), document.dataChanges().list.front()) ==
          "Cannon: cost 400 when the roster was saved, costs 450 now.");
    REQUIRE(document.create(reds()));
    CHECK(document.dataChanges().isEmpty());
}

TEST_CASE("every sample is stamped, read again and found unchanged; games without points keep no costs")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("sample.muster").toStdString();
    int samples = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(MUSTER_SOURCE_DIR "/armies")) {
        if (entry.path().extension() != ".muster")
            continue;
        INFO(entry.path());
        ++samples;
        Document document(store());
        REQUIRE(document.open(entry.path().string()));
        CHECK(document.dataChanges().isEmpty());
        REQUIRE(document.save(path));
        const auto& made = document.roster().madeWith;
        REQUIRE(made);
        CHECK(made->points.empty() != document.catalogue().ruleset.hasPoints);
        CHECK_FALSE(made->armies.empty());
        CHECK(bytesOf(path) == writeRoster(document.roster()));
        Document again(store());
        REQUIRE(again.open(path));
        CHECK(again.roster() == document.roster());
        CHECK(again.dataChanges().isEmpty());
        CHECK(fingerprint(again.roster()) == fingerprint(*readRoster(bytesOf(entry.path().string()), "FILE")));
    }
    CHECK(samples >= 4);
}

TEST_CASE("a roster of thousands of units keeps versions alone, and can be read again")
{
    const DataFolder data;
    auto roster = reds();
    for (int i = 0; i < 2'000; ++i)
        roster.units.push_back(unit("x" + std::to_string(i), "cannon"));
    const auto path = saved(data, roster);
    const auto told = opened(data, path);
    REQUIRE(told.roster.madeWith);
    CHECK(told.roster.madeWith->armies.size() == 2);
    CHECK(told.roster.madeWith->points.empty());
    CHECK(told.roster.madeWith->limits.empty());
    CHECK(told.texts.empty());
}
