// muster check --line: what a person says of a line of a list in words.
#include "apps/process.h"
#include "battlescribe/reefs.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster::testing;
using nlohmann::json;

namespace {

// The price of a Juggernaut is another one, and the last line is no unit.
const std::string words = "Marauders 500 points\n\nRipper Section 200\nJugernaut, big shell cannon 170\n"
                          "Bot with two machineguns 140\n";

json lineOf(const std::string& report, int number)
{
    const auto whole = json::parse(report);
    for (const auto& line : whole["reading"]["lines"])
        if (line["line"] == number)
            return line;
    throw std::runtime_error("no such line");
}

Outcome check(std::vector<std::string> arguments, const std::string& text = words)
{
    arguments.insert(arguments.begin(), {"check", "-"});
    return run(std::move(arguments), text);
}

} // namespace

TEST_CASE("a line that was not understood is left out with --line, and there is a verdict")
{
    const auto open = check({});
    CHECK(open.status == 3);
    CHECK_THAT(open.err, Catch::Contains("standard input:5: say what this line means with --line 5=CHOICE"));
    const auto report = check({"--format", "json"});
    CHECK(report.err.empty());
    CHECK(lineOf(report.out, 5)["choices"] == json::array({"ignore"}));
    CHECK_FALSE(lineOf(report.out, 1).contains("choices")); // the army is sure

    const auto settled = check({"--line", "5=ignore", "--line", "4=keep"}); // its price differs
    CHECK(settled.status == 0);
    CHECK(settled.err.empty());
    CHECK_THAT(settled.out, Catch::StartsWith("LEGAL"));
    CHECK(check({"--line", "5=ignore", "--line", "4=keep", "--points", "300"}).status == 1); // 380 points
}

TEST_CASE("a line becomes one of the units that the report numbers")
{
    const auto report = check({"--format", "json"});
    const auto before = lineOf(report.out, 4);
    CHECK(before["choices"] == json::array({"1", "keep", "ignore"}));
    CHECK(before["alternatives"][0]["unit"] == "cannon");
    CHECK_THAT(check({}).out, Catch::Contains("It may also be: [1]"));
    const auto settled = check({"--line", "5=ignore", "--line", "4=1", "--format", "json"});
    CHECK(settled.status == 0);
    const auto after = lineOf(settled.out, 4);
    CHECK(after["actual"] == 95);
    CHECK(after["certainty"] == "sure");
    CHECK_FALSE(after.contains("choices"));
    CHECK(json::parse(settled.out)["units"][1]["unit"] == "cannon");
}

TEST_CASE("a choice that a line does not have is a wrong call")
{
    for (const auto* choice : {"4=2", "4=0", "4=", "4", "=keep", "x=keep", "0=keep", "-1=keep", "4=maybe", "4=1x",
                               "5=keep", "1=keep", "2=keep", "99=ignore"}) {
        INFO(choice);
        const auto outcome = check({"--line", choice});
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK_FALSE(outcome.err.empty());
    }
    CHECK_THAT(check({"--line", "4=keep", "--line", "4=ignore"}).err, Catch::Contains("settled already"));
    const auto roster = appsData("legal.muster");
    checkWrongCalls({
        {"check", roster, "--line", "1=keep"},
        {"check", roster, roster, "--line", "1=keep"},
        {"check", roster, "--against", roster, "--line", "1=keep"},
        {"check", roster, "--format", "csv", "--line", "1=keep"},
        {"check", "--batch", "--line", "1=keep"},
    });
}

TEST_CASE("lines of lists of game data are settled in the same way")
{
    const Reefs reefs;
    const auto said = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"--data-folder", reefs.path()});
        return check(std::move(arguments),
                     "Vanguard (Folk of merrow)\n\nCaptain 35\n10 Reef Wardens\nKelp Drake [45 crowns]\n");
    };
    const auto open = said({});
    CHECK(open.status == 3);
    CHECK_THAT(open.err, Catch::Contains(":3: say what") && Catch::Contains(":5: say what"));
    const auto lines = said({"--format", "json"});
    CHECK(lineOf(lines.out, 3)["choices"].back() == "ignore");
    CHECK(lineOf(lines.out, 5)["choices"] == json::array({"ignore"}));
    const auto others = lineOf(lines.out, 4)["alternatives"];
    REQUIRE_FALSE(others.empty());
    CHECK_THAT(others[0]["name"].get<std::string>(), Catch::Contains("Reef Wardens"));

    const auto settled = said({"--line", "3=keep", "--line", "5=ignore"});
    INFO(settled.out);
    CHECK_THAT(settled.out, !Catch::StartsWith("NOT JUDGED: it depends on line 3"));
    const auto whole = said({"--line", "3=keep", "--line", "5=ignore", "--line", "4=1", "--format", "json"});
    CHECK(whole.status != 3);
    CHECK(whole.status != 2);
    CHECK(lineOf(whole.out, 4)["certainty"] == "sure");
    CHECK(said({"--line", "4=9"}).status == 2);
    CHECK(said({"--line", "1=keep", "--line", "1=keep"}).status == 2);
}
