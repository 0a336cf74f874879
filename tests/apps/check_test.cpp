#include "apps/process.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <regex>
#include <sstream>

#include <sys/wait.h>

using namespace muster::testing;
using nlohmann::json;

namespace {

std::string illegal() { return appsData("illegal.muster"); }

std::vector<json> reports(const std::string& out)
{
    std::vector<json> list;
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);)
        list.push_back(json::parse(line));
    return list;
}

} // namespace

TEST_CASE("a legal roster is told so, with status 0 and nothing on standard error")
{
    const auto outcome = run({"check", legal()});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    checkGolden("check-legal.txt", outcome.out);
}

TEST_CASE("a roster that is not legal is told why, with status 1 and nothing on standard error")
{
    const auto outcome = run({"check", illegal()});
    CHECK(outcome.status == 1);
    CHECK(outcome.err.empty());
    checkGolden("check-illegal.txt", outcome.out);
}

TEST_CASE("the roster of the contract is judged")
{
    const auto outcome = run({"check", "-"}, bytesOf(inSource("tests/data/io/contract.muster")));
    // Its ruling is one of another game.
    CHECK(outcome.status == 3);
    CHECK_THAT(outcome.err, Catch::Contains("there is no ruling \"graded-upgrades\""));
    // The hash of shipped data is another whenever they are.
    checkGolden("check-contract.txt",
                std::regex_replace(outcome.out, std::regex("data [0-9A-F-]{14}"), "data XXXX-XXXX-XXXX"));
}

TEST_CASE("the same roster gives the same bytes in every form")
{
    for (const auto* format : {"text", "json", "html"}) {
        INFO(format);
        const auto first = run({"check", illegal(), "--format", format});
        CHECK(first.status == 1);
        CHECK_FALSE(first.out.empty());
        CHECK(first.out == run({"check", "--format", format, illegal()}).out);
    }
}

TEST_CASE("a call that is wrong has status 2, says so on standard error and prints nothing")
{
    const std::vector<std::vector<std::string>> calls{
        {},
        {"chek", legal()},
        {"check"},
        {"check", legal(), "--format", "yaml"},
        {"check", legal(), "--format"},
        {"check", legal(), "--frobnicate"},
        {"check", legal(), "--points", "many"},
        {"check", legal(), "--points", "-5"},
        {"check", legal(), "--points", "10000001"},
        {"check", legal(), "--points", "1.5"},
        {"check", legal(), "--ruling", "early-start"},
        {"check", legal(), "--ruling", "early-start=yes"},
        {"check", legal(), "--ruling", "early-start="},
        {"check", legal(), "--ruling"},
        {"check", legal(), "--against"},
        {"check", legal(), "--batch"},
        {"check", "--batch", "--against", legal()},
        {"print", legal(), "-o", "out.html", "--paper", "letter"},
        {"print", legal(), "-o", "out.html", "--landscape"},
        {"print", legal(), "-o", "out.html", "--card-size", "poker"},
        {"print", legal()},
        {"print", legal(), "-o", "out.doc"},
        {"print", legal(), "-o", "out"},
        {"print", legal(), "-o", "out.pdf", "--sheets", "roster,tent"},
        {"print", legal(), "-o", "out.pdf", "--paper", "a5"},
        {"print", legal(), "-o", "out.pdf", "--ink", "red"},
        {"print", "-o", "out.pdf"},
        {"convert", legal()},
        {"convert", legal(), "-o", "out.docx"},
        {"convert", legal(), "-o", "muster"},
        {"show", "a/b/c/d"},
        {"show", "--format", "html"},
        {"show", "a", "b"},
        {"lint"},
        {"schema"},
        {"schema", "unit"},
    };
    checkWrongCalls(calls);
}

TEST_CASE("several files are judged in their order; the highest of 0, 1 and 3 is the status")
{
    const auto nothing = appsData("nothing.muster");
    const std::pair<std::vector<std::string>, int> cases[]{{{legal(), legal()}, 0},   {{legal(), illegal()}, 1},
                                                           {{illegal(), legal()}, 1}, {{legal(), nothing}, 3},
                                                           {{nothing, illegal()}, 3}, {{nothing, nothing}, 3}};
    for (const auto& [files, status] : cases) {
        auto arguments = files;
        arguments.insert(arguments.begin(), {"check", "--format", "json"});
        const auto outcome = run(arguments);
        CHECK(outcome.status == status);
        const auto there = static_cast<std::size_t>(std::count(files.begin(), files.end(), nothing));
        CHECK(reports(outcome.out).size() == files.size() - there);
        CHECK(lineCount(outcome.err) == there);
    }
}

TEST_CASE("one bad file stops no other")
{
    const auto outcome = run({"check", "--format", "json", legal(), appsData("nothing.muster"), illegal()});
    CHECK(outcome.status == 3);
    const auto list = reports(outcome.out);
    REQUIRE(list.size() == 2);
    CHECK(list[0]["roster"]["name"] == "First Reds");
    CHECK(list[0]["legal"] == true);
    CHECK(list[1]["roster"]["name"] == "Too Many Guns");
    CHECK(list[1]["legal"] == false);
    CHECK_THAT(outcome.err, Catch::StartsWith(appsData("nothing.muster") + ": "));

    const auto text = run({"check", legal(), appsData("nothing.muster"), illegal()});
    CHECK(text.status == 3);
    CHECK(text.out == run({"check", legal()}).out + "\n\n" + run({"check", illegal()}).out);
}

TEST_CASE("- is standard input")
{
    const auto outcome = run({"check", "-", "--format", "json"}, bytesOf(legal()));
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out == run({"check", legal(), "--format", "json"}).out);
    const auto both = run({"check", illegal(), "-", "--format", "json"}, bytesOf(legal()));
    CHECK(both.status == 1);
    CHECK(reports(both.out).size() == 2);
    const auto bad = run({"check", "-"}, "{ \"format\": ");
    CHECK(bad.status == 3);
    CHECK(bad.out.empty());
    CHECK_THAT(bad.err, Catch::StartsWith("standard input:1:13: "));
}

TEST_CASE("JSON is one report a line, which the shipped schema knows")
{
    const auto outcome = run({"check", "--format", "json", legal(), illegal()});
    CHECK(lineCount(outcome.out) == 2);
    CHECK(outcome.out.back() == '\n');
    auto shipped = schemas();
    std::istringstream lines(outcome.out);
    for (std::string line; std::getline(lines, line);) {
        const auto faults = shipped.check("report", json::parse(line), line, "REPORT");
        INFO(told(faults));
        CHECK(faults.empty());
    }
}

TEST_CASE("--batch reads one roster a line and writes one report a line")
{
    const auto one = json::parse(bytesOf(legal())).dump();
    const auto two = json::parse(bytesOf(illegal())).dump();
    const auto outcome = run({"check", "--batch"}, one + "\n\n" + two + "\r\n{ broken\n" + one);
    CHECK(outcome.status == 3);
    const auto list = reports(outcome.out);
    REQUIRE(list.size() == 3);
    CHECK(list[0] == list[2]);
    CHECK(list[0]["legal"] == true);
    CHECK(list[1]["legal"] == false);
    CHECK(lineCount(outcome.err) == 1);
    CHECK_THAT(outcome.err, Catch::StartsWith("standard input, line 4"));

    CHECK(run({"check", "--batch"}, one + '\n').status == 0);
    CHECK(run({"check", "--batch"}, one + '\n' + two + '\n').status == 1);
    const auto nothing = run({"check", "--batch"});
    CHECK(nothing.status == 0);
    CHECK(nothing.out.empty());
}

TEST_CASE("a line of --batch that is too long is passed over, and the others are judged")
{
    auto line = bytesOf(legal());
    std::ranges::replace(line, '\n', ' ');
    const auto outcome = run({"check", "--batch"}, line + '\n' + std::string(9U << 20, ' ') + '\n' + line);
    CHECK(outcome.status == 3);
    CHECK(lineCount(outcome.out) == 2);
    CHECK_THAT(outcome.err, Catch::StartsWith("standard input, line 2: the line is too long"));
}

TEST_CASE("standard input that cannot be read is status 3")
{
    const auto call = std::string("'") + MUSTER_BINARY + "' --data '" + inSource("") + "' check ";
    for (const auto* how : {"--batch", "-"}) {
        INFO(how);
        CHECK(WEXITSTATUS(std::system((call + how + " < / > /dev/null 2>&1").c_str())) == 3);
    }
}

TEST_CASE("--points judges by other points than the roster's")
{
    CHECK(run({"check", legal(), "--points", "1500"}).status == 0);
    const auto outcome = run({"check", legal(), "--points", "100", "--format", "json"});
    CHECK(outcome.status == 1);
    const auto report = reports(outcome.out).at(0);
    CHECK(report["totals"]["limit"] == 100);
    // The army is still the same one.
    CHECK(report["roster"]["fingerprint"] ==
          reports(run({"check", legal(), "--format", "json"}).out).at(0)["roster"]["fingerprint"]);
    CHECK(run({"check", legal(), "--points=0"}).status == 1);
}

TEST_CASE("--ruling switches a ruling; one that is not there cannot be")
{
    const auto on = run({"check", legal()});
    const auto off = run({"check", legal(), "--ruling", "early-start=off"});
    CHECK(off.status == 0);
    CHECK(on.out != off.out);
    CHECK_THAT(off.out, Catch::Contains("early-start (off, switched): A die decides."));
    CHECK(run({"check", legal(), "--ruling", "early-start=off", "--ruling", "red-paint=on"}).status == 0);
    const auto unknown = run({"check", legal(), "--ruling", "late-start=on"});
    CHECK(unknown.status == 3);
    CHECK(unknown.out.empty());
    CHECK(lineCount(unknown.err) == 1);
    CHECK_THAT(unknown.err, Catch::Contains("\"late-start\""));
}

TEST_CASE("options that may stand several times leave the rosters behind them alone")
{
    CHECK(run({"check", "--ruling", "early-start=off", legal()}).status == 0);
    CHECK(run({"check", "--ruling", "early-start=off", "--ruling", "red-paint=on", legal()}).status == 0);
    const auto outcome = run({"check", "--format", "json", "--against", legal(), illegal(), legal()});
    CHECK(outcome.status == 1);
    CHECK(reports(outcome.out).size() == 3);
}

TEST_CASE("--against judges the pair too")
{
    const auto pair = run({"check", legal(), "--against", legal(), "--format", "json"});
    CHECK(pair.status == 0);
    REQUIRE(reports(pair.out).size() == 2);

    TempFolder folder;
    auto poor = bytesOf(legal());
    poor.replace(poor.find("1500"), 4, "1600");
    const auto uneven = run({"check", legal(), "--against", folder.write("poor.muster", poor), "--format", "json"});
    CHECK(uneven.status == 0);
    for (const auto& report : reports(uneven.out)) {
        const auto& findings = report["findings"];
        const auto found = std::any_of(findings.begin(), findings.end(),
                                       [](const json& finding) { return finding["rule"] == "same-points"; });
        CHECK(found);
    }
    const auto page = run({"check", legal(), "--against", folder.path("poor.muster"), "--format", "html"});
    CHECK(page.status == 0);
    CHECK_THAT(page.out, Catch::Contains("<h2>Battle</h2>\n<ol class=\"findings\">\n<li><b>Warning.</b> "));
    const auto battle = page.out.substr(0, page.out.find("<h2>First Reds</h2>", page.out.find("<h2>Battle</h2>")));
    CHECK_THAT(battle, Catch::Contains("<p class=\"small\">")); // a finding says where the rule is
    const auto first = page.out.find("<h2>First Reds</h2>");
    REQUIRE(first != std::string::npos); // both sides have a part of the page
    CHECK(page.out.find("<h2>First Reds</h2>", first + 1) != std::string::npos);
    const auto even = run({"check", legal(), "--against", legal(), "--format", "html"});
    CHECK_THAT(even.out, Catch::Contains("<p>Every rule about both sides together holds.</p>"));
    CHECK(run({"check", illegal(), "--against", legal()}).status == 1);
    CHECK(run({"check", legal(), "--against", illegal()}).status == 1);
    CHECK(run({"check", legal(), "--against", appsData("nothing.muster")}).status == 3);
    CHECK(run({"check", legal(), "--against", inSource("tests/data/io/contract.muster")}).status != 0);
}

TEST_CASE("a side that names no role is judged by the one that the other leaves it, and its file stays as it is")
{
    const auto silent = inSource("tests/data/rules/heresy/reserves-quarter/illegal-silent-about-the-scenario.muster");
    const auto attacker =
        inSource("tests/data/rules/heresy/reserves-quarter/illegal-silent-about-the-scenario.against.muster");
    // A defender holds nothing back: 1 of 0. Alone a quarter of 385 points is allowed, and 100 are held back.
    const auto findingOf = [](const json& report) {
        const auto& findings = report["findings"];
        const auto found = std::find_if(findings.begin(), findings.end(),
                                        [](const json& finding) { return finding["rule"] == "reserves-quarter"; });
        return found == findings.end() ? std::string()
                                       : (*found)["severity"].get<std::string>() + (*found)["actual"].dump();
    };
    const auto alone = run({"check", silent, "--format", "json"});
    CHECK(findingOf(reports(alone.out).front()) == "error100");
    for (const bool isFirst : {true, false}) {
        const auto pair =
            run({"check", isFirst ? silent : attacker, "--against", isFirst ? attacker : silent, "--format", "json"});
        CHECK(pair.status == 1);
        const auto judged = reports(pair.out);
        REQUIRE(judged.size() == 2);
        CHECK(findingOf(judged[isFirst ? 0 : 1]) == "error1");
        CHECK(findingOf(judged[isFirst ? 1 : 0]).empty());
        CHECK(judged[isFirst ? 0 : 1]["roster"]["fingerprint"] == reports(alone.out).front()["roster"]["fingerprint"]);
    }
    // So does the roster sheet say, and the copy in the print is the roster as it came.
    TempFolder folder;
    const auto page = folder.path("sheet.html");
    REQUIRE(run({"print", silent, "--against", attacker, "--sheets", "roster,battle", "-o", page}).status == 0);
    CHECK_THAT(bytesOf(page), Catch::Contains("held in reserve; a defender"));
    const auto pdf = folder.path("sheet.pdf");
    REQUIRE(run({"print", silent, "--against", attacker, "--sheets", "roster,battle", "-o", pdf}).status == 0);
    const auto again = run({"check", pdf, "--format", "json"});
    CHECK(findingOf(reports(again.out).front()) == "error100");
}

namespace {

/// The legal roster with something misspelt.
std::string misspelt(const std::string& right, const std::string& wrong)
{
    auto text = bytesOf(legal());
    return text.replace(text.find(right), right.size(), wrong);
}

} // namespace

TEST_CASE("a roster with names that the data do not have is judged as far as it goes, with status 3")
{
    const std::tuple<std::string, std::string, std::string> cases[]{{"\"drummer\"", "\"drumer\"", "unknown-option"},
                                                                    {"\"cannon\"", "\"canon\"", "unknown-unit"},
                                                                    {"\"cannon\"", "\"green:cannon\"", "unknown-unit"},
                                                                    {"the-bridge", "the-brige", "unknown-scenario"}};
    for (const auto& [right, wrong, rule] : cases) {
        INFO(wrong);
        const auto roster = misspelt(right, wrong);
        const auto outcome = run({"check", "-", "--format", "json"}, roster);
        CHECK(outcome.status == 3);
        CHECK(lineCount(outcome.err) == 1);
        CHECK_THAT(outcome.err, Catch::StartsWith("standard input:"));
        const auto report = reports(outcome.out).at(0);
        CHECK(report["legal"].is_null());
        CHECK(report["verdict"] == "not judged");
        REQUIRE(report["unknown"].size() == 1);
        CHECK(report["unknown"][0]["rule"] == rule);
        CHECK(report["findings"][0]["severity"] == "unknown");
        CHECK_FALSE(report["findings"][0]["fixes"].empty());
        auto shipped = schemas();
        const auto faults = shipped.check("report", report, outcome.out, "REPORT");
        INFO(told(faults));
        CHECK(faults.empty());

        const auto text = run({"check", "-"}, roster);
        CHECK(text.status == 3);
        CHECK_THAT(text.out, Catch::StartsWith("NOT JUDGED: 1 unknown name"));
        const auto batch =
            run({"check", "--batch"}, json::parse(roster).dump() + '\n' + json::parse(bytesOf(legal())).dump());
        CHECK(batch.status == 3);
        const auto list = reports(batch.out);
        REQUIRE(list.size() == 2);
        CHECK(list[0]["verdict"] == "not judged");
        CHECK(list[1]["verdict"] == "legal");
        const auto pair = run({"check", "-", "--against", legal(), "--format", "json"}, roster);
        CHECK(pair.status == 3);
        CHECK(reports(pair.out).size() == 2);

        TempFolder folder;
        const auto output = folder.path("out");
        CHECK(run({"convert", "-", "-o", output + ".muster"}, roster).status == 3);
        CHECK_THAT(bytesOf(output + ".muster"), Catch::Contains(wrong));
        CHECK(run({"convert", "-", "-o", output + ".txt"}, roster).status == 3);
        CHECK_THAT(bytesOf(output + ".txt"), Catch::Contains("NOT JUDGED: 1 unknown name"));
        CHECK(run({"print", "-", "-o", output + ".html"}, roster).status == 3);
        CHECK_THAT(bytesOf(output + ".html"),
                   Catch::Contains("NOT JUDGED") && Catch::Contains(wrong.substr(wrong[0] == '"' ? 1 : 0, 4)));
    }
}

TEST_CASE("too many points: options are dropped together before a unit goes; text and JSON have the same fixes")
{
    // 300 and four options of 25; 300 more: 100 over.
    const auto roster = R"({"format": "muster-roster", "version": 1, "ruleset": "warpath-2e", "army": "forge-fathers",
        "battle": {"points": 600}, "units": [
        {"id": "u1", "unit": "steel-warriors-section", "options": {"dragon-breath": 1, "heat-hammer": 1}},
        {"id": "u2", "unit": "steel-warriors-section", "options": {"dragon-breath": 1, "heat-hammer": 1}},
        {"id": "u3", "unit": "brokkr-platoon"}]})";
    const auto report = reports(run({"check", "-", "--format", "json"}, roster).out).at(0);
    const auto& fixes = report["findings"][0]["fixes"];
    CHECK(report["findings"][0]["rule"] == "points-limit");
    REQUIRE(fixes.size() > 1);
    CHECK(fixes[0]["edits"].size() == 4);
    for (const auto& edit : fixes[0]["edits"])
        CHECK(edit["edit"] == "set-option");
    CHECK(fixes[1]["edits"][0]["edit"] == "remove-unit");
    CHECK_THAT(run({"check", "-"}, roster).out,
               Catch::Contains("Fix: Drop Heat hammer") && Catch::Contains("(−100 points)"));
}

TEST_CASE("no commander: the fix adds one and puts the units under him, for each of the errors")
{
    const auto roster = R"({"format": "muster-roster", "version": 1, "ruleset": "heresy", "army": "space-marines",
        "battle": {"points": 2000}, "units": [{"id": "u1", "unit": "tactical-detachment"},
        {"id": "u2", "unit": "scout-detachment"}, {"id": "u3", "unit": "assault-detachment"}]})";
    const auto report = reports(run({"check", "-", "--format", "json"}, roster).out).at(0);
    REQUIRE(report["findings"].size() == 4);
    for (const auto& finding : report["findings"]) {
        const auto& fix = finding["fixes"][0];
        CHECK_THAT(fix["label"].get<std::string>(),
                   Catch::StartsWith("Add Company Commander and put ") && Catch::EndsWith(" under it (+230 points)") &&
                       Catch::Contains("Tactical Detachment") && Catch::Contains("Scout Detachment") &&
                       Catch::Contains("Assault Detachment"));
        REQUIRE(fix["edits"].size() == 4);
        CHECK(fix["edits"][0]["edit"] == "add-unit");
        for (std::size_t i = 1; i < 4; ++i)
            CHECK(fix["edits"][i]["edit"] == "move-unit");
    }
    CHECK_THAT(run({"check", "-"}, roster).out, Catch::Contains("Fix: Add Company Commander and put Tactical"));
}

TEST_CASE("an unknown ruleset or army cannot be judged at all")
{
    for (const auto& roster : {misspelt("\"red\"", "\"rde\""), misspelt("\"skirmish\"", "\"skirmsh\"")}) {
        const auto outcome = run({"check", "-", "--format", "json"}, roster);
        CHECK(outcome.status == 3);
        CHECK(outcome.out.empty());
        CHECK(lineCount(outcome.err) == 1);
    }
}

TEST_CASE("a roster without units is empty, with status 0")
{
    const std::string roster =
        R"({"format": "muster-roster", "version": 1, "ruleset": "warpath-2e", "army": "forge-fathers", "units": []})";
    const auto outcome = run({"check", "-"}, roster);
    CHECK(outcome.status == 0);
    CHECK_THAT(outcome.out, Catch::StartsWith("EMPTY"));
    TempFolder folder;
    const auto output = folder.path("out.html");
    CHECK(run({"print", "-", "-o", output}, roster).status == 0);
    CHECK_THAT(bytesOf(output), Catch::Contains("EMPTY") && !Catch::Contains(">LEGAL"));
}

TEST_CASE("with --against, too, one bad file stops no other")
{
    const auto outcome =
        run({"check", legal(), illegal(), "--against", appsData("nothing.muster"), "--format", "json"});
    CHECK(outcome.status == 3);
    CHECK(reports(outcome.out).size() == 2);
}

TEST_CASE("--help teaches by examples, for each command")
{
    const auto help = run({"--help"});
    CHECK(help.status == 0);
    CHECK(help.err.empty());
    for (const auto* words : {"muster check army.muster", "muster print army.muster -o army.pdf", "Exit status",
                              "check", "print", "convert", "show", "lint", "schema"}) {
        INFO(words);
        CHECK_THAT(help.out, Catch::Contains(words));
    }
    for (const auto* command : {"check", "print", "convert", "show", "lint", "schema"}) {
        INFO(command);
        const auto outcome = run({command, "--help"});
        CHECK(outcome.status == 0);
        CHECK(outcome.err.empty());
        CHECK(lineCount(outcome.out) > 4);
    }
    const auto version = run({"--version"});
    CHECK(version.status == 0);
    CHECK_THAT(version.out, Catch::StartsWith("muster "));
}
