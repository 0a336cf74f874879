#include "io/fixture.h"
#include "judging/agreed.h"
#include "judging/judgefiles.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <sys/stat.h>
#include <unistd.h>

using namespace muster;
using namespace muster::testing;
using report::RowState;
using report::TableRow;

namespace {

Store store()
{
    auto opened = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(opened);
    return std::move(*opened);
}

/// 1,500 of 1,500 points and legal.
std::string fifteenHundred() { return bytesOf(inSource("armies/warpath-2e/samples/forge-fathers-1500.muster")); }

std::vector<TableRow> rowsOf(const TempFolder& folder, const JudgeOptions& options = {})
{
    const auto judged = judgeFiles(store(), findListFiles({folder.path()}).files, options);
    return tableOf(judged, {}, {}).rows;
}

TableRow rowOf(const std::string& bytes, const JudgeOptions& options = {})
{
    TempFolder folder;
    (void)folder.write("a.muster", bytes);
    const auto rows = rowsOf(folder, options);
    REQUIRE(rows.size() == 1);
    return rows.front();
}

JudgeOptions agreed(Agreements agreements)
{
    return {.agreements = std::move(agreements), .read = {}, .threads = 2, .named = Pipes::Refuse};
}

} // namespace

TEST_CASE("each list of a folder has a row, whatever it came as, in the order of their names")
{
    TempFolder folder;
    (void)folder.write("a.muster", fifteenHundred());
    (void)folder.write("b.jpg", bytesOf(inSource("tests/data/pictures/hold.jpg")));
    (void)folder.write("c.txt", "Forge Fathers 1000 points\nBrokkr Section (150)\nBrokkr Section (150)\n");
    (void)folder.write("d.bin", std::string("\0\1\2", 3));
    (void)folder.write("e.txt", "");
    for (const unsigned threads : {1u, 2u, 7u}) {
        const auto rows = rowsOf(folder, {.agreements = {}, .read = {}, .threads = threads});
        REQUIRE(rows.size() == 5);
        CHECK(rows[0].file == "a.muster");
        CHECK(rows[0].state == RowState::Legal);
        CHECK(rows[0].points == 1'500);
        CHECK(rows[0].limit == 1'500);
        CHECK(rows[0].units == 10);
        CHECK(rows[0].models == 45);
        CHECK(rows[0].fingerprint == "D932-923A-032D");
        CHECK(rows[0].dataVersion == "1.0");
        CHECK_FALSE(rows[0].dataHash.empty());
        CHECK_THAT(rows[0].report, Catch::StartsWith("LEGAL"));
        // The picture has the code of the same roster.
        CHECK(rows[1].state == RowState::Legal);
        CHECK(rows[1].fingerprint == rows[0].fingerprint);
        CHECK(rows[0].group == 1);
        CHECK(rows[1].group == 1);
        CHECK(rows[2].points == 300);
        CHECK(rows[2].limit == 1'000);
        CHECK(rows[2].group == 0);
        CHECK(rows[3].state == RowState::NotReadable);
        CHECK_FALSE(rows[3].remarks.empty());
        CHECK(rows[4].state == RowState::NotReadable);
        CHECK_THAT(rows[4].remarks.front(), Catch::Contains("empty"));
    }
}

TEST_CASE("what was agreed wins over what a list says, and each change is told")
{
    const auto plain = rowOf(fifteenHundred());
    CHECK(plain.overridden.empty());

    Agreements agreements;
    agreements.points = 1'000;
    agreements.scenario = "scorched-earth";
    agreements.options = {{"opponent-agrees-to-allies", "on"}};
    agreements.rulings = {{"embarked-units-count", false}};
    const auto row = rowOf(fifteenHundred(), agreed(agreements));
    CHECK(row.state == RowState::NotLegal);
    CHECK(row.limit == 1'000);
    CHECK(row.fingerprint == plain.fingerprint); // of the list as it came
    CHECK(row.asJudged != plain.asJudged);
    REQUIRE(row.overridden.size() == 4);
    CHECK(row.overridden[0] == "Points: 1,000 instead of 1,500");
    CHECK(row.overridden[1] == "Scenario: Scorched Earth instead of Meat Grinder");
    CHECK_THAT(row.overridden[2], Catch::EndsWith(": yes instead of no"));
    CHECK_THAT(row.overridden[3], Catch::StartsWith("Ruling: "));

    // What the list says already is not a change.
    Agreements same;
    same.points = 1'500;
    same.scenario = "meat-grinder";
    same.options = {{"opponent-agrees-to-allies", "off"}};
    CHECK(rowOf(fifteenHundred(), agreed(same)).overridden.empty());
}

TEST_CASE("the battle of a roster can be everybody's; a list of another game is not judged by it")
{
    TempFolder folder;
    const auto file = folder.write("cup.muster", R"({"format":"muster-roster","version":1,"name":"Cup",
        "ruleset":"warpath-2e","army":"corporation","battle":{"points":1000},"units":[]})");
    auto agreements = agreementsIn(file);
    REQUIRE(agreements);
    const auto row = rowOf(fifteenHundred(), agreed(*agreements));
    CHECK(row.overridden ==
          std::vector<std::string>{"Points: 1,000 instead of 1,500", "Scenario: none instead of Meat Grinder"});
    agreements->points = 2'000; // said beside it
    CHECK(rowOf(fifteenHundred(), agreed(*agreements)).overridden.front() == "Points: 2,000 instead of 1,500");

    const auto other = rowOf(bytesOf(inSource("armies/wargame/samples/river-patrol-500.muster")), agreed(*agreements));
    CHECK(other.state == RowState::NotJudged);
    CHECK(other.name == "River Patrol");
    CHECK(report::headline(other) == "The list is for wargame, and what was agreed is for warpath-2e.");
    CHECK_FALSE(agreementsIn(folder.path("missing")));
}

TEST_CASE("what the ruleset does not have cannot be agreed")
{
    const auto headlineOf = [](const auto& set) {
        Agreements agreements;
        set(agreements);
        const auto row = rowOf(fifteenHundred(), agreed(agreements));
        CHECK(row.state == RowState::NotJudged);
        return report::headline(row);
    };
    CHECK_THAT(headlineOf([](auto& a) { a.scenario = "tea"; }),
               Catch::StartsWith("The roster's ruleset has no scenario \"tea\""));
    CHECK_THAT(headlineOf([](auto& a) { a.rulings = {{"tea", true}}; }), Catch::Contains("no ruling \"tea\""));
    CHECK_THAT(headlineOf([](auto& a) { a.options = {{"tea", "on"}}; }), Catch::Contains("no battle option \"tea\""));
    CHECK_THAT(headlineOf([](auto& a) {
                   a.options = {{"opponent-agrees-to-allies", "tea"}};
               }),
               Catch::Contains("has no choice \"tea\""));
    CHECK_THAT(headlineOf([](auto& a) { a.rulesetVersion = "0.1"; }), Catch::Contains("version 0.1 was agreed"));

    Agreements installed;
    installed.rulesetVersion = "1.0";
    CHECK(rowOf(fifteenHundred(), agreed(installed)).state == RowState::Legal);
}

TEST_CASE("files that have not changed are not judged again")
{
    TempFolder folder;
    const auto a = folder.write("a.muster", fifteenHundred());
    (void)folder.write("b.txt", "nothing");
    const auto data = store();
    auto files = findListFiles({folder.path()}).files;
    auto judged = judgeFiles(data, files, {});
    REQUIRE(judged.size() == 2);
    for (auto& file : judged)
        file.rows.front().name = "kept";
    (void)folder.write("b.txt", "nothing more");
    (void)folder.write("c.muster", fifteenHundred());
    std::filesystem::remove(a);
    files = findListFiles({folder.path()}).files;
    const auto first = judgeFiles(data, files, {}, judged);
    REQUIRE(first.size() == 2); // a is gone
    CHECK(first[0].rows.front().file == "b.txt");
    CHECK(first[0].rows.front().name.empty());
    CHECK(first[1].rows.front().state == RowState::Legal);
    auto kept = first;
    kept[1].rows.front().name = "kept";
    CHECK(judgeFiles(data, files, {}, kept)[1].rows.front().name == "kept");
}

TEST_CASE("judging tells how far it is, and ends where it is stopped")
{
    TempFolder folder;
    for (int i = 0; i < 40; ++i)
        (void)folder.write("list" + std::to_string(100 + i), fifteenHundred());
    const auto data = store();
    const auto files = findListFiles({folder.path()}).files;
    std::size_t last = 0;
    bool isInOrder = true;
    const auto all = judgeFiles(data, files, {}, {}, {}, [&](std::size_t done, std::size_t of) {
        isInOrder = isInOrder && done == last + 1 && of == 40;
        last = done;
    });
    CHECK(all.size() == 40);
    CHECK(last == 40);
    CHECK(isInOrder);

    std::stop_source stop;
    const auto some = judgeFiles(data, files, {}, {}, stop.get_token(), [&](std::size_t done, std::size_t) {
        if (done == 5)
            stop.request_stop();
    });
    CHECK(some.size() >= 5);
    CHECK(some.size() < 20);
    CHECK(std::ranges::is_sorted(some, {}, [](const JudgedFile& file) { return file.file.shown; }));
}

TEST_CASE("a pipe is told, in a folder or named, and nobody waits for it")
{
    const TempFolder folder;
    const auto pipe = folder.path("a.muster");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    for (const auto& path : {folder.path(), pipe}) {
        alarm(60); // ends the tests if something waits
        const auto judged = judgeFiles(store(), findListFiles({path}).files, {});
        alarm(0);
        const auto rows = tableOf(judged, {}, {}).rows;
        REQUIRE(rows.size() == 1);
        CHECK(rows.front().state == RowState::NotReadable);
    }
}
