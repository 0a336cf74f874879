// Rosters of BattleScribe on the command line: read, shown, printed and written again; not judged without data.
#include "apps/process.h"
#include "battlescribe/samples.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace muster::testing;
using nlohmann::json;

namespace {

std::string harbour() { return inSource("tests/data/battlescribe/harbour.ros"); }

} // namespace

TEST_CASE("a roster of BattleScribe is not judged, with status 3 and the reason")
{
    const auto outcome = run({"check", harbour()});
    CHECK(outcome.status == 3);
    CHECK(outcome.err.empty());
    checkGolden("check-harbour.txt", outcome.out);
    // Pasted, also in UTF-16.
    CHECK(run({"check", "-"}, harbourRoster()).out == outcome.out);
    std::string wide("\xFF\xFE", 2);
    for (const char c : harbourRoster("encoding=\"UTF-8\"", "encoding=\"UTF-16\""))
        wide.append(1, c).append(1, '\0');
    CHECK(run({"check", "-"}, wide).out == outcome.out);
    for (const auto* format : {"text", "json", "html"})
        CHECK(run({"check", harbour(), "--format", format}).status == 3);
}

TEST_CASE("a wrong total and a passed limit of a file are findings with their numbers")
{
    const auto wrong = run({"check", "-"}, harbourRoster("value=\"25.0\"", "value=\"25.5\""));
    CHECK(wrong.status == 3);
    CHECK_THAT(wrong.out, Catch::Contains("The file says 205 crowns in all; what is in it comes to 205.5."));
    const auto passed = run({"check", "-"}, harbourRoster("value=\"250.0\"", "value=\"200\""));
    CHECK(passed.status == 3);
    CHECK_THAT(passed.out, Catch::Contains("205 crowns; the file sets a limit of 200."));
}

TEST_CASE("judged rosters and others can be checked together")
{
    const auto text = run({"check", legal(), harbour()});
    CHECK(text.status == 3);
    CHECK_THAT(text.out, Catch::StartsWith("LEGAL"));
    CHECK_THAT(text.out, Catch::Contains("\n\nNOT JUDGED: the data"));
    const auto lines = run({"check", harbour(), legal(), "--format", "json"});
    CHECK(lineCount(lines.out) == 2);
    CHECK(json::parse(lines.out.substr(0, lines.out.find('\n')))["verdict"] == "not judged");
    const auto page = run({"check", legal(), harbour(), "--format", "html"});
    CHECK_THAT(page.out, Catch::Contains("Harbour Watch") && Catch::EndsWith("</html>\n"));
    // XML on one line is a line of a batch.
    auto line = harbourRoster();
    std::replace(line.begin(), line.end(), '\n', ' ');
    const auto batch = run({"check", "--batch"}, line + "\n" + line + "\n");
    CHECK(batch.status == 3);
    CHECK(lineCount(batch.out) == 2);
}

TEST_CASE("a table of a folder has rows of rosters of BattleScribe")
{
    TempFolder folder;
    (void)folder.write("a.ros", harbourRoster());
    CHECK(run({"convert", harbour(), "-o", folder.path("b.rosz")}).status == 0);
    (void)folder.write("c.ros", harbourRoster().substr(0, 900));
    const auto table = run({"check", folder.path()});
    CHECK(table.status == 3);
    CHECK_THAT(table.out, Catch::Contains("a.ros") && Catch::Contains("Harbour Watch") &&
                              Catch::EndsWith("\n3 lists: 2 not judged, 1 not readable\n"));
    const auto csv = run({"check", folder.path(), "--format", "csv"});
    CHECK(lineCount(csv.out) == 4);
    CHECK_THAT(csv.out, Catch::Contains("Tide & Timber"));
}

TEST_CASE("show tells all that a roster file has")
{
    const auto shown = run({"show", harbour()});
    CHECK(shown.status == 3);
    CHECK_THAT(shown.err, Catch::Contains("the data of its game are not installed"));
    checkGolden("show-harbour.txt", shown.out);
    const auto report = json::parse(run({"show", harbour(), "--format", "json"}).out);
    CHECK(report["battlescribe"]["game"] == "Tide & Timber");
    CHECK(run({"show", legal()}).status == 0);
    CHECK_THAT(run({"show", legal()}).out, Catch::StartsWith("First Reds\n"));
    CHECK(run({"show", "nothing.ros"}).status == 3);
}

TEST_CASE("a roster of BattleScribe is written again with nothing lost")
{
    TempFolder folder;
    CHECK(run({"convert", harbour(), "-o", folder.path("a.ros")}).status == 0);
    CHECK(bytesOf(folder.path("a.ros")) == harbourRoster());
    CHECK(run({"convert", harbour(), "-o", folder.path("b.rosz")}).status == 0);
    CHECK_THAT(bytesOf(folder.path("b.rosz")), Catch::StartsWith("PK"));
    CHECK(run({"convert", folder.path("b.rosz"), "-o", folder.path("c.ros")}).status == 0);
    CHECK(bytesOf(folder.path("c.ros")) == harbourRoster());
    CHECK(run({"convert", folder.path("b.rosz"), "-o", folder.path("d.rosz")}).status == 0);
    CHECK(bytesOf(folder.path("d.rosz")) == bytesOf(folder.path("b.rosz")));
    CHECK(run({"convert", "-", "-o", folder.path("e.txt")}, harbourRoster()).status == 3);
    CHECK_THAT(bytesOf(folder.path("e.txt")), Catch::StartsWith("Harbour Watch\n"));
}

TEST_CASE("a roster in New Recruit's JSON is read and written like one in XML")
{
    TempFolder folder;
    const auto list = folder.path("list.json");
    CHECK(run({"convert", harbour(), "-o", list}).status == 0);
    CHECK_THAT(bytesOf(list), Catch::StartsWith("{\"roster\":{"));
    CHECK(run({"convert", list, "-o", folder.path("again.json")}).status == 0);
    CHECK(bytesOf(folder.path("again.json")) == bytesOf(list));
    CHECK(run({"convert", list, "-o", folder.path("a.rosz")}).status == 0);
    CHECK(run({"convert", folder.path("a.rosz"), "-o", folder.path("b.json")}).status == 0);
    CHECK(bytesOf(folder.path("b.json")) == bytesOf(list));
    const auto shown = run({"show", list});
    CHECK(shown.status == 3);
    CHECK(shown.out == run({"show", harbour()}).out);
    CHECK(run({"check", "-"}, bytesOf(list)).out == run({"check", "-"}, harbourRoster()).out);
    CHECK_THAT(run({"check", folder.path()}).out, Catch::EndsWith("\n4 lists: 4 not judged\n"));
    const std::string judged = inSource("tests/data/battlescribe/judged/");
    const auto byData = [&](const std::string& file) { return run({"check", file, "--data-folder", judged + "data"}); };
    CHECK(run({"convert", judged + "broken.ros", "-o", folder.path("broken.json")}).status == 0);
    CHECK(byData(folder.path("broken.json")).status == 1);
    CHECK(byData(folder.path("broken.json")).out == byData(judged + "broken.ros").out);
    CHECK(run({"print", list, "-o", folder.path("a.html")}).status == 3);
    CHECK(run({"check", "--batch"}, bytesOf(list) + "\n" + bytesOf(list) + "\n").status == 3);
    CHECK_THAT(run({"convert", legal(), "-o", folder.path("b.json")}).err,
               Catch::Contains("only a roster of BattleScribe can be written as .json"));
    const auto refused = run({"check", "-"}, "{\"roster\": {\"forces\": {}}}");
    CHECK(refused.status == 3);
    CHECK_THAT(refused.err, Catch::Contains("here must be a list") && Catch::Contains("/roster/forces"));
}

TEST_CASE("a roster of BattleScribe is printed as pages and as a web page")
{
    TempFolder folder;
    CHECK(run({"print", harbour(), "-o", folder.path("a.pdf")}).status == 3);
    CHECK_THAT(bytesOf(folder.path("a.pdf")), Catch::StartsWith("%PDF"));
    CHECK(run({"print", harbour(), "-o", folder.path("b.pdf")}).status == 3);
    CHECK(bytesOf(folder.path("a.pdf")) == bytesOf(folder.path("b.pdf")));
    CHECK(run({"print", harbour(), "-o", folder.path("a.html")}).status == 3);
    const auto page = bytesOf(folder.path("a.html"));
    CHECK_THAT(page, Catch::Contains("Lantern Guard") && Catch::Contains("Fires burn one turn less"));
    CHECK(run({"convert", harbour(), "-o", folder.path("c.html")}).status == 3);
    CHECK(bytesOf(folder.path("c.html")) == page);
    CHECK(run({"print", harbour(), "--without-texts", "-o", folder.path("e.html")}).status == 3);
    CHECK_THAT(bytesOf(folder.path("e.html")),
               Catch::Contains("Lantern Guard") && !Catch::Contains("Fires burn one turn less"));
    // An opponent's copy has no notes.
    CHECK_THAT(page, Catch::Contains("Stand at the pier."));
    CHECK(run({"print", harbour(), "--sheets", "opponent,cards", "-o", folder.path("d.html")}).status == 3);
    CHECK_THAT(bytesOf(folder.path("d.html")),
               !Catch::Contains("Stand at the pier.") && !Catch::Contains("spring cup"));
}

TEST_CASE("what is not done with a roster of BattleScribe is refused in plain words")
{
    TempFolder folder;
    const std::string noBattle = "no battle is judged or printed with it";
    const std::vector<std::pair<std::vector<std::string>, std::string>> calls{
        {{"check", legal(), "--against", harbour()}, noBattle},
        {{"check", harbour(), "--against", legal()}, noBattle},
        {{"convert", harbour(), "-o", folder.path("x.muster")}, "it cannot be written as .muster"},
        {{"convert", harbour(), "-o", folder.path("x.png")}, "it cannot be written as .png"},
        {{"print", harbour(), "--against", legal(), "-o", folder.path("x.pdf")}, noBattle},
    };
    for (const auto& [call, why] : calls) {
        INFO(call[0] + ' ' + call[1] + ' ' + call[2]);
        const auto outcome = run(call);
        CHECK(outcome.status == 3);
        CHECK(outcome.out.find("Harbour") == std::string::npos);
        CHECK_THAT(outcome.err, Catch::Contains("this is a roster of BattleScribe: " + why));
        CHECK_THAT(outcome.err, !Catch::Contains("not installed"));
    }
    CHECK(run({"convert", legal(), "-o", folder.path("x.ros")}).status == 3);
    CHECK(run({"print", harbour(), "--sheets", "battle", "-o", folder.path("x.pdf")}).status == 2);
    const auto native = run({"print", legal(), "--without-texts", "-o", folder.path("x.pdf")});
    CHECK(native.status == 2);
    CHECK_THAT(native.err, Catch::Contains("--without-texts is for rosters of BattleScribe"));
    CHECK(folder.files().empty());
}

TEST_CASE("hostile roster files are refused at once with one message")
{
    std::string deep = "<roster>";
    for (int i = 0; i < 10'000; ++i)
        deep += "<forces><force>";
    auto nul = harbourRoster();
    nul[1000] = '\0';
    const std::vector<std::pair<std::string, std::string>> inputs{
        {deep, "nested more than"},
        {"<!DOCTYPE roster [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]><roster name=\"&b;\"/>", "entities"},
        {"<roster name=\"" + std::string(15U << 20, 'a') + "\"/>", "attribute"},
        {"<roster>" + std::string(21U << 20, ' ') + "</roster>", "too large"},
        {harbourRoster().substr(0, 3000), "ends in the middle"},
        {nul, "standard input"},
        {"<catalogue id='1'/>", "not a roster"},
        {"PK\x03\x04 and no more", "damaged"},
    };
    for (const auto& [bytes, words] : inputs) {
        const auto outcome = run({"check", "-"}, bytes);
        INFO(words);
        CHECK(outcome.status == 3);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Catch::Contains(words));
        CHECK(lineCount(outcome.err) == 1);
        CHECK(outcome.seconds < 5);
    }
}
