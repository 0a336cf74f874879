// The page to play from, and what it gives away: muster print --play, muster show --battle.
#include "apps/process.h"
#include "io/battle/battlefile.h"
#include "io/fixture.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>

using namespace muster::testing;
using Catch::Matchers::Contains;

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
