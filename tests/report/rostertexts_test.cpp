#include "report/forum/rostertexts.h"

#include "report/judged.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using muster::testing::judgedReds;

namespace {

const auto units =
    R"("name": "First", "units": [
        { "unit": "pikes", "name": "[url]Old", "models": 8, "options": { "long-pikes": 1 }, "note": "=1+1, \"x\"" },
        { "unit": "cannon", "units": [{ "unit": "blue:archers", "as": "crew" }] },
        { "unit": "pikes", "reserve": true }])";

std::string afterHead(const std::string& text) { return text.substr(text.find("\n\n") + 2); }

} // namespace

TEST_CASE("a roster as lines has one line for each unit")
{
    const auto judged = judgedReds(units);
    CHECK(afterHead(report::rosterLines(judged->context)) == "8 × [url]Old (Pikes) — Long pikes, Drummer: 95 points\n"
                                                             "Cannon: 400 points\n"
                                                             "    Crew: 5 × Archers [Blues]: 50 points\n"
                                                             "4 × Pikes — Drummer (held back): 40 points\n");
}

TEST_CASE("a roster as BBCode has no tags but ours")
{
    const auto judged = judgedReds(units);
    CHECK(afterHead(report::rosterBbcode(judged->context)) ==
          "[b]8 × (url)Old (Pikes)[/b] — Long pikes, Drummer: 95 points\n"
          "    [i]=1+1, \"x\"[/i]\n"
          "[b]Cannon[/b]: 400 points\n"
          "    Crew: [b]5 × Archers (Blues)[/b]: 50 points\n"
          "[b]4 × Pikes[/b] — Drummer (held back): 40 points\n");
}

TEST_CASE("a roster as CSV has a row for each unit and no formulas")
{
    const auto judged = judgedReds(units);
    const auto csv = report::rosterCsv(judged->context);
    CHECK(csv.starts_with("section,name,own name,kind,models,points,options,notes\r\n"));
    CHECK(std::count(csv.begin(), csv.end(), '\n') == 5);
    CHECK(csv.find(",[url]Old (Pikes),[url]Old,Pikes,8,95,\"Long pikes, Drummer\",\"'=1+1, \"\"x\"\"\"\r\n") !=
          std::string::npos);
    CHECK(csv.find(",Pikes,,Pikes,4,40,Drummer,held back\r\n") != std::string::npos);
}

TEST_CASE("a roster as BBCode makes no links and mentions")
{
    const auto judged = judgedReds(
        R"("name": "http://a.example", "units": [{ "unit": "pikes", "name": "@all", "note": "WWW.b.example, c@d" }])");
    const auto text = report::rosterBbcode(judged->context);
    CHECK(text.starts_with("[b]http: //a.example[/b]\n"));
    CHECK(text.find("[b]4 × @ all (Pikes)[/b]") != std::string::npos);
    CHECK(text.find("[i]WWW. b.example, c@ d[/i]") != std::string::npos);
}

TEST_CASE("no cell of a CSV is a formula in any spreadsheet")
{
    for (const std::string words :
         {"=A1", "+A1", "-A1", "@A1", "＝A1", "＋A1", "－A1", "＠A1", "\\tA1", "\\rA1", "\\n=A1", "  =A1"}) {
        INFO(words);
        const auto judged = judgedReds(R"("units": [{ "unit": "pikes", "note": ")" + words + R"(" }])");
        const auto csv = report::rosterCsv(judged->context);
        const auto line = csv.substr(csv.find("\r\n") + 2);
        const auto cell = line.substr(line.rfind(',') + 1);
        CHECK(cell.starts_with('\''));
        CHECK(std::count(csv.begin(), csv.end(), '\n') == 2);
    }
    const auto plain = judgedReds(R"("units": [{ "unit": "pikes", "note": "3 = 4" }])");
    CHECK(report::rosterCsv(plain->context).ends_with(",3 = 4\r\n"));
}
