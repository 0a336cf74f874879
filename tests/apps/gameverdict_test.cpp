// Rosters of BattleScribe judged by folders of data, and the folders that a person has added.
#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster::testing;
using nlohmann::json;

namespace {

bool keepsSchema(const json& report) { return report["format"] == "muster-report" && report["version"] == 1; }

} // namespace

TEST_CASE("check judges a roster of BattleScribe by a folder of data")
{
    const auto legal = runWithData({"check", judgedData("legal.ros")});
    CHECK(legal.status == 0);
    CHECK(legal.err.empty());
    CHECK_THAT(legal.out, Catch::StartsWith("LEGAL\n"));
    CHECK_THAT(legal.out, Catch::Contains("180 Crowns"));

    const auto broken = runWithData({"check", judgedData("broken.ros")});
    CHECK(broken.status == 1);
    checkGolden("check-gameverdict.txt", broken.out);

    const auto unknown = runWithData({"check", judgedData("unknown.ros")});
    CHECK(unknown.status == 3);
    CHECK_THAT(unknown.out, Catch::StartsWith("NOT JUDGED"));
    CHECK_THAT(unknown.out, Catch::Contains("Harbour Ghost"));

    // That the data are there does not help where such a roster has no place.
    const auto battle = runWithData({"check", judgedData("legal.ros"), "--against", judgedData("broken.ros")});
    CHECK(battle.status == 3);
    CHECK_THAT(battle.err, Catch::Contains("legal.ros: this is a roster of BattleScribe: no battle is judged") &&
                               !Catch::Contains("not installed"));

    // Without the data nothing is judged, as before.
    CHECK(run({"check", judgedData("legal.ros")}).status == 3);
}

TEST_CASE("the report of a judged roster of BattleScribe has numbers, places and fixes")
{
    const auto report = json::parse(runWithData({"check", judgedData("broken.ros"), "--format", "json"}).out);
    CHECK(keepsSchema(report));
    CHECK(report["legal"] == false);
    CHECK(report["verdict"] == "not legal");
    CHECK_FALSE(report.contains("unknown"));
    CHECK(report["battlescribe"]["data"][0] ==
          json::parse(R"({"name": "Salt War", "revision": "4", "madeWith": "3"})"));
    const auto& findings = report["findings"];
    const auto most = std::find_if(findings.begin(), findings.end(),
                                   [](const json& finding) { return finding["rule"] == "limit-most"; });
    REQUIRE(most != findings.end());
    CHECK((*most)["constraint"] == "guard-most");
    CHECK((*most)["citation"] == json::parse(R"({"source": "Book of Salt", "section": "p. 12"})"));
    CHECK((*most)["written"] == "Folk.cat:6");
    CHECK((*most)["suggestions"].size() >= 1);
    const auto legal = json::parse(runWithData({"check", judgedData("legal.ros"), "--format", "json"}).out);
    CHECK(legal["legal"] == true);
    CHECK(legal["verdict"] == "legal");
    CHECK(legal["findings"].empty());
}

TEST_CASE("a batch, a table, a print, a text and show have the verdict of the data")
{
    const TempFolder folder;
    const auto table = runWithData({"check", judgedData("legal.ros"), judgedData("broken.ros"), "--format", "csv"});
    CHECK(table.status == 1);
    CHECK(lineCount(table.out) == 3);
    CHECK_THAT(table.out, Catch::Contains("Two Lanterns"));
    const auto text = folder.path("list.txt");
    CHECK(runWithData({"convert", judgedData("broken.ros"), "-o", text}).status == 0);
    CHECK_THAT(bytesOf(text), Catch::Contains("NOT LEGAL"));
    CHECK_THAT(bytesOf(text), Catch::Contains("280 of 200"));
    CHECK_THAT(runWithData({"show", judgedData("legal.ros")}).out, Catch::Contains("Nerve 4+"));
    const auto page = folder.path("list.html");
    CHECK(runWithData({"print", judgedData("broken.ros"), "-o", page}).status == 0);
    CHECK_THAT(bytesOf(page), Catch::Contains("Salt Folk (revision 6)"));
    CHECK(runWithData({"print", judgedData("legal.ros"), "-o", folder.path("list.pdf")}).status == 0);
}

TEST_CASE("folders that are remembered judge without being named")
{
    const TempFolder home;
    const auto call = [&](std::vector<std::string> arguments) {
        return run(Call{std::move(arguments), {}, {}, {"XDG_DATA_HOME=" + home.path()}});
    };
    CHECK(call({"check", judgedData("legal.ros")}).status == 3);
    CHECK(call({"data", "list"}).out.empty());
    const auto added = call({"data", "add", judgedData("data")});
    CHECK(added.status == 0);
    CHECK_THAT(added.out, Catch::Contains("Salt War (revision 4): 1 catalogue\n"));
    CHECK_THAT(call({"data", "add", judgedData("data") + "/"}).out, Catch::Contains("is there already"));
    CHECK(call({"check", judgedData("legal.ros")}).status == 0);
    CHECK_THAT(call({"data", "list"}).out, Catch::Contains("Salt War"));

    const auto none = call({"data", "add", inSource("tests/data/rules")});
    CHECK(none.status == 3);
    CHECK_THAT(none.err, Catch::Contains("there is no game of BattleScribe or New Recruit in it"));
    CHECK(call({"data", "remove", home.path()}).status == 3);
    CHECK(call({"data", "remove", judgedData("data")}).status == 0);
    CHECK(call({"check", judgedData("legal.ros")}).status == 3);
    CHECK(call({"data"}).status == 2);
}
