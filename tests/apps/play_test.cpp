// The page to play from, and what it gives away: muster print --play, muster show --battle.
#include "apps/process.h"
#include "io/battle/battlefile.h"
#include "io/fixture.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace muster::testing;
using Catch::Matchers::Contains;
using json = nlohmann::json;

namespace {

std::string forge() { return inSource("armies/warpath-2e/samples/forge-fathers-1500.muster"); }

std::string battle(const std::string& fingerprint)
{
    return R"({"format":"muster-battle","version":1,"turn":2,"step":1,"points":[10,0],"lossesCount":true,)"
           R"("score":[10,250],"forces":[{"fingerprint":")" +
           fingerprint +
           R"(","side":0,"name":"Hold","units":[{"unit":"u5","name":"Emberkeel","words":"Destroyed","lost":"destroyed"}]}]})";
}

std::string fingerprintOfForge() { return muster::fingerprint(muster::readRoster(bytesOf(forge()), forge()).value()); }

} // namespace

TEST_CASE("print --play writes one page, of a roster, of both sides and of game data")
{
    TempFolder folder;
    const auto page = folder.path("a.html");
    CHECK(run({"print", forge(), "--play", "-o", page}).status == 0);
    CHECK_THAT(bytesOf(page), Contains("Emberkeel") && Contains(fingerprintOfForge()));
    const auto german = folder.path("de.html");
    CHECK(run({"print", forge(), "--play", "--language", "de", "-o", german}).status == 0);
    CHECK_THAT(bytesOf(german), Contains("<html lang=\"de\">"));
    const auto both = folder.path("both.html");
    CHECK(run({"print", inSource("armies/heresy/samples/orks-clans.muster"), "--against",
               inSource("armies/heresy/samples/imperial-guard-company.muster"), "--play", "-o", both})
              .status == 0);
    CHECK_THAT(bytesOf(both), Contains("Last Company at Hark Bridge"));
    const auto data = folder.path("data.html");
    CHECK(run({"print", inSource("tests/data/battlescribe/harbour.ros"), "--play", "-o", data}).status == 3);
    CHECK_THAT(bytesOf(data), Contains("The Old Lamps"));
}

TEST_CASE("a page to play from has lists of game data of both sides, if they are of one game")
{
    TempFolder folder;
    const auto harbour = inSource("tests/data/battlescribe/harbour.ros");
    const auto other = inSource("tests/data/battlescribe/judged/legal.ros");
    const auto page = folder.path("both.html");
    const auto sheetOf = [&] {
        const auto html = bytesOf(page);
        const auto begin = html.find('{', html.find("application/json"));
        return json::parse(html.substr(begin, html.find("</script>", begin) - begin));
    };
    CHECK(run({"print", harbour, "--with", harbour, "--against", harbour, "--play", "-o", page}).status == 3);
    const auto sheet = sheetOf();
    REQUIRE(sheet["forces"].size() == 3);
    std::vector<int> sides;
    for (const auto& force : sheet["forces"])
        sides.push_back(force.value("side", 0));
    CHECK(sides == std::vector{0, 0, 1});
    CHECK(run({"print", harbour, "--play", "-o", page}).status == 3);
    const auto alone = sheetOf();
    REQUIRE(!alone["rules"].empty());
    CHECK(alone["rules"] == sheet["rules"]); // what several have is there once
    CHECK(alone["tables"] == sheet["tables"]);

    const auto refused = [&](const std::vector<std::string>& call, const std::string& words) {
        const auto outcome = run(call);
        INFO(outcome.err);
        CHECK(outcome.status == 2);
        CHECK_THAT(outcome.err, Contains(words));
    };
    const auto out = folder.path("none.html");
    refused({"print", harbour, "--against", other, "--play", "-o", out}, "legal.ros are of two");
    refused({"print", harbour, "--against", forge(), "--play", "-o", out}, "are of two");
    refused({"print", forge(), "--against", forge(), "--without-texts", "--play", "-o", out}, "--without-texts");
    refused({"print", forge(), "--against", forge(), "--data-folder", folder.path(""), "--play", "-o", out},
            "--data-folder is for");
    CHECK_FALSE(std::filesystem::exists(out));
}

TEST_CASE("the same page is made again byte for byte")
{
    TempFolder folder;
    for (const auto* name : {"1.html", "2.html"})
        CHECK(run({.arguments = {"print", forge(), "--play", "-o", folder.path(name)},
                   .environment = {"SOURCE_DATE_EPOCH=1700000000"}})
                  .status == 0);
    CHECK(bytesOf(folder.path("1.html")) == bytesOf(folder.path("2.html")));
}

TEST_CASE("calls of print --play and show --battle that mean nothing are refused")
{
    checkWrongCalls({{"print", forge(), "--play", "-o", "a.pdf"},
                     {"print", forge(), "--play", "-o", "-"},
                     {"print", forge(), "--play", "--sheets", "cards", "-o", "a.html"},
                     {"print", forge(), "--play", "--ink", "saver", "-o", "a.html"},
                     {"print", "--book", "warpath-2e/forge-fathers", "--play", "-o", "a.html"},
                     {"show", "warpath-2e", "--battle", "a.json"},
                     {"show", "--battle", "a.json"}});
}

TEST_CASE("show --battle tells how a battle of the roster stands")
{
    TempFolder folder;
    const auto record = folder.write("b.battle.json", battle(fingerprintOfForge()));
    const auto shown = run({"show", forge(), "--battle", record});
    CHECK(shown.status == 0);
    CHECK(shown.err.empty());
    CHECK(shown.out == "Battle: Hold\nTurn 2. Victory points: 10 to 250.\nHold:\n  Emberkeel: Destroyed\n");
    const auto json = run({"show", forge(), "--battle", record, "--format", "json"});
    CHECK(json.out == muster::writeBattle(muster::readBattle(bytesOf(record), record, shipped()).value()));
}

TEST_CASE("show --battle says that the roster is another now, and refuses what is no battle")
{
    TempFolder folder;
    const auto other = run({"show", forge(), "--battle", folder.write("b.json", battle("0000-0000-0000"))});
    CHECK(other.status == 1);
    CHECK_THAT(other.err, Contains("0000-0000-0000") && Contains(fingerprintOfForge()));
    CHECK_THAT(other.out, Contains("Emberkeel"));
    CHECK(run({"show", forge(), "--battle", folder.write("c.json", "{}")}).status == 3);
    CHECK(run({"show", forge(), "--battle", folder.path("nowhere.json")}).status == 3);
}
