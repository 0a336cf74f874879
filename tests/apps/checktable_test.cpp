#include "apps/process.h"
#include "battlescribe/archives.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>

using namespace muster::testing;

namespace {

/// A folder with a legal list, one that is not, and a file that is none.
void fill(const TempFolder& folder)
{
    (void)folder.write("b legal.muster", bytesOf(appsData("legal.muster")));
    (void)folder.write("a.muster", bytesOf(appsData("illegal.muster")));
    (void)folder.write("inner/readme", "nothing here\n");
}

std::size_t at(const std::string& text, const std::string& part) { return text.find(part); }

} // namespace

TEST_CASE("an archive of lists is a table, as a folder is")
{
    TempFolder folder;
    const auto list = bytesOf(appsData("legal.muster"));
    const std::string words = "Marauders 300\nGrunts Section 100\nWarlord 50\nRaptor 105\n";
    (void)folder.write("lists/a.muster", list);
    (void)folder.write("lists/round 1/b.txt", words);
    const auto archive = folder.write("lists.zip", archiveWith({{"round 1/b.txt", words}, {"a.muster", list}}));
    for (const auto* format : {"table", "csv"}) {
        const auto packed = run({"check", archive, "--format", format});
        INFO(packed.err);
        CHECK(packed.status == 0);
        CHECK(packed.out == run({"check", folder.path("lists"), "--format", format}).out);
    }
    CHECK_THAT(run({"check", archive + "/round 1/b.txt"}).out, Catch::StartsWith("LEGAL, as read\nMarauders 300"));
}

TEST_CASE("a folder is checked into a table with a line for each list")
{
    TempFolder folder;
    fill(folder);
    const auto outcome = run({"check", folder.path()});
    CHECK(outcome.status == 3);
    CHECK(outcome.err.empty());
    CHECK(at(outcome.out, "a.muster") < at(outcome.out, "b legal.muster"));
    CHECK(at(outcome.out, "b legal.muster") < at(outcome.out, "inner/readme"));
    CHECK_THAT(outcome.out, Catch::EndsWith("\n3 lists: 1 legal, 1 not legal, 1 not readable\n"));
    CHECK(run({"check", folder.path(), "--format", "table"}).out == outcome.out);

    // The worst of the lists gives the status.
    std::filesystem::remove_all(folder.path("inner"));
    CHECK(run({"check", folder.path()}).status == 1);
    std::filesystem::remove(folder.path("a.muster"));
    CHECK(run({"check", folder.path()}).status == 0);
    CHECK_THAT(run({"check", folder.path(), "--points", "1"}).out,
               Catch::Contains("\n    Agreed: Points: 1 instead of"));
}

TEST_CASE("the table is written as CSV and as a web page")
{
    TempFolder folder;
    fill(folder);
    const auto csv = run({"check", folder.path(), "--format", "csv"});
    CHECK(csv.status == 3);
    CHECK_THAT(csv.out, Catch::StartsWith("file,list,player,"));
    CHECK(lineCount(csv.out) == 4);

    TempFolder out;
    CHECK(run({"check", folder.path(), "-o", out.path("t.csv")}).status == 3);
    auto saved = bytesOf(out.path("t.csv"));
    CHECK_THAT(saved, Catch::StartsWith("\xEF\xBB\xBF"
                                        "file,"));
    CHECK(std::ranges::count(saved, '\r') == 4); // line ends as RFC 4180 has them; standard output has its own
    std::erase(saved, '\r');
    CHECK(saved.substr(3) == csv.out);
    CHECK(run({"check", folder.path(), "-o", out.path("t.html")}).status == 3);
    CHECK_THAT(bytesOf(out.path("t.html")), Catch::StartsWith("<!DOCTYPE html>"));
    CHECK(run({"check", folder.path(), "--format", "html"}).out == bytesOf(out.path("t.html")));
    CHECK(run({"check", folder.path(), "-o", out.path("t.doc")}).status == 2);
    CHECK(run({"check", folder.path(), "-o", out.path("none/t.csv")}).status == 3);
    CHECK(run({"check", folder.path(), "--format", "csv", "--against", appsData("legal.muster")}).status == 2);
}

TEST_CASE("a folder can be checked list by list; files can be checked as a table")
{
    TempFolder folder;
    fill(folder);
    const auto json = run({"check", folder.path(), "--format", "json"});
    CHECK(json.status == 3);
    CHECK(lineCount(json.out) == 2);
    CHECK_THAT(json.err, Catch::Contains("inner/readme"));
    const auto files = run({"check", "--format", "table", appsData("legal.muster"), appsData("illegal.muster")});
    CHECK(files.status == 1);
    CHECK_THAT(files.out, Catch::EndsWith("\n2 lists: 1 legal, 1 not legal\n"));
    CHECK(run({"check", folder.path("inner/nothing")}).status == 3);
}

TEST_CASE("agreements come from options or from a roster, and what cannot be agreed is told")
{
    const auto sample = inSource("armies/warpath-2e/samples/forge-fathers-1500.muster");
    TempFolder folder;
    const auto cup = folder.write("cup.muster", R"({"format":"muster-roster","version":1,"name":"Cup",
        "ruleset":"warpath-2e","army":"corporation","battle":{"points":1000},"units":[]})");
    const auto agreed = run({"check", sample, "--format", "table", "--agreed", cup, "--scenario", "scorched-earth"});
    CHECK(agreed.status == 1);
    CHECK_THAT(agreed.out, Catch::Contains("Agreed: Points: 1,000 instead of 1,500\n"));
    CHECK_THAT(agreed.out, Catch::Contains("Agreed: Scenario: Scorched Earth instead of Meat Grinder\n"));
    // Without a table they count as well.
    CHECK(run({"check", sample, "--agreed", cup}).status == 1);
    CHECK(run({"check", sample, "--option", "opponent-agrees-to-allies=on"}).status == 0);

    CHECK(run({"check", sample, "--agreed", folder.path("none")}).status == 3);
    CHECK(run({"check", sample, "--option", "opponent-agrees-to-allies"}).status == 2);
    const auto unknown = run({"check", sample, "--scenario", "tea"});
    CHECK(unknown.status == 3);
    CHECK_THAT(unknown.err, Catch::Contains("has no scenario \"tea\""));
    CHECK(run({"check", sample, "--data-version", "0.1"}).status == 3);
}

TEST_CASE("names of files and words of lists cannot forge a line or a formula")
{
    TempFolder folder;
    (void)folder.write("=1+1\nLEGAL\x1b[2J.muster", bytesOf(appsData("legal.muster")));
    (void)folder.write("\xff\xfe.txt", "=cmd|' /C calc'!A1");
    const auto csv = run({"check", folder.path(), "--format", "csv"});
    CHECK(lineCount(csv.out) == 3);
    CHECK_THAT(csv.out, Catch::Contains("\n\"'=1+1 LEGAL<U+001B>[2J.muster\","));
    CHECK(csv.out.find('\x1b') == std::string::npos);
    CHECK(lineCount(run({"check", folder.path()}).out) >= 4);
}

TEST_CASE("a folder that links to itself is searched once")
{
    TempFolder folder;
    (void)folder.write("a.muster", bytesOf(appsData("legal.muster")));
    std::filesystem::create_directory_symlink(folder.path(), folder.path("loop"));
    const auto outcome = run({"check", folder.path()});
    CHECK(outcome.status == 3);
    CHECK_THAT(outcome.err, Catch::Contains("loop: this link to a folder was not followed"));
    CHECK_THAT(outcome.out, Catch::EndsWith("\n1 list: 1 legal\n"));
}
