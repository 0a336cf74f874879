#include "apps/process.h"
#include "io/fixture.h"
#include "io/roster/anyroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <regex>

using namespace muster::testing;
using Names = std::vector<std::string>;

namespace {

std::string untidy() { return appsData("untidy.muster"); }

/// A report without the hash of the data that judged the roster when it was printed.
std::string withoutThen(const std::string& report)
{
    return std::regex_replace(report, std::regex(R"(,"then":"[0-9A-F-]{14}")"), "");
}

} // namespace

TEST_CASE("convert to .muster writes the canonical roster")
{
    TempFolder folder;
    const auto outcome = run({"convert", untidy(), "-o", folder.path("tidy.muster")});
    CHECK(outcome.status == 0);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.empty());
    checkGolden("tidy.muster", bytesOf(folder.path("tidy.muster")));

    // Again changes nothing, in its own place too.
    CHECK(run({"convert", folder.path("tidy.muster"), "-o", folder.path("again.muster")}).status == 0);
    CHECK(bytesOf(folder.path("again.muster")) == bytesOf(folder.path("tidy.muster")));
    CHECK(run({"convert", folder.path("again.muster"), "-o", folder.path("again.muster")}).status == 0);
    CHECK(bytesOf(folder.path("again.muster")) == bytesOf(folder.path("tidy.muster")));
    CHECK(folder.files() == Names{"again.muster", "tidy.muster"});
    CHECK(run({"lint", folder.path("tidy.muster")}).status == 0);
}

TEST_CASE("what was written canonically is written again byte for byte")
{
    TempFolder folder;
    CHECK(run({"convert", legal(), "-o", folder.path("same.muster")}).status == 0);
    CHECK(bytesOf(folder.path("same.muster")) == bytesOf(legal()));
    CHECK(run({"convert", "-", "-o", folder.path("in.muster")}, bytesOf(legal())).status == 0);
    CHECK(bytesOf(folder.path("in.muster")) == bytesOf(legal()));
}

TEST_CASE("convert to .txt writes the roster to send to an opponent")
{
    TempFolder folder;
    const auto outcome = run({"convert", appsData("illegal.muster"), "-o", folder.path("a.txt")});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    checkGolden("convert-illegal.txt", bytesOf(folder.path("a.txt")));
}

TEST_CASE("convert writes a text in each style")
{
    const std::string sample = MUSTER_SOURCE_DIR "/armies/warpath-2e/samples/forge-fathers-1500.muster";
    TempFolder folder;
    const auto written = [&](const char* name, const std::vector<std::string>& more) {
        INFO(name);
        std::vector<std::string> call{"convert", sample, "-o", folder.path(name)};
        call.insert(call.end(), more.begin(), more.end());
        const auto outcome = run(call);
        INFO(outcome.err);
        CHECK(outcome.status == 0);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.empty());
        return bytesOf(folder.path(name));
    };
    const auto name = muster::readRoster(bytesOf(sample), sample).value().name;
    const auto full = written("plain.txt", {});
    CHECK(written("full.txt", {"--style", "full"}) == full);
    CHECK_THAT(full, Catch::StartsWith(name + '\n'));
    CHECK_THAT(written("lines.txt", {"--style", "lines"}), Catch::StartsWith(name + '\n'));
    CHECK(bytesOf(folder.path("lines.txt")) != full);
    CHECK_THAT(written("bbcode.txt", {"--style", "bbcode"}), Catch::StartsWith("[b]" + name + "[/b]\n"));
    const auto markdown = written("markdown.txt", {"--style", "markdown"});
    CHECK_THAT(markdown, Catch::StartsWith("# " + name + '\n'));
    CHECK(written("a.md", {}) == markdown);
    const auto csv = written("a.csv", {});
    CHECK_THAT(csv, Catch::StartsWith("section,name,own name,kind,models,points,options,notes\r\n"));

    // The code is a line that is checked like the file, and carries which data judged it.
    const auto code = written("code.txt", {"--style", "code"});
    CHECK_THAT(code, Catch::StartsWith("MUSTER1:"));
    CHECK(lineCount(code) == 1);
    const auto judged = run({"check", "--format", "json", sample}).out;
    const auto fromCode = run({"check", "--format", "json", folder.path("code.txt")}).out;
    CHECK(withoutThen(fromCode) == judged);
    CHECK(fromCode != judged);
    // So are the others, whatever their words leave out.
    for (const auto* text : {"full.txt", "lines.txt", "bbcode.txt", "markdown.txt"}) {
        INFO(text);
        CHECK(run({"convert", folder.path(text), "-o", folder.path("back.muster")}).status == 0);
        const auto back = muster::readRoster(bytesOf(folder.path("back.muster")), "back.muster");
        REQUIRE(back);
        CHECK(muster::fingerprint(*back) == muster::fingerprint(muster::readRoster(bytesOf(sample), sample).value()));
    }
    CHECK_THAT(written("de.txt", {"--style", "lines", "--language", "de"}), Catch::Contains("Punkte"));
}

TEST_CASE("convert refuses a style that there is not, or that the file cannot have")
{
    TempFolder folder;
    const auto unknown = run({"convert", legal(), "-o", folder.path("a.txt"), "--style", "latex"});
    CHECK(unknown.status == 2);
    CHECK_THAT(unknown.err, Catch::Contains("full, lines, bbcode, markdown or code"));
    CHECK(lineCount(unknown.err) == 1);
    for (const auto* ending : {".md", ".csv", ".html", ".pdf", ".png", ".muster"})
        for (const auto* style : {"lines", "full", "code"}) {
            INFO(ending << ' ' << style);
            const auto outcome =
                run({"convert", legal(), "-o", folder.path(std::string("a") + ending), "--style", style});
            CHECK(outcome.status == 2);
            CHECK_THAT(outcome.err, Catch::Contains("only a .txt has a style"));
        }
    const auto spoken = run({"convert", legal(), "-o", folder.path("a.txt"), "--style", "code", "--language", "de"});
    CHECK(spoken.status == 2);
    CHECK_THAT(spoken.err, Catch::Contains("have no language"));
    CHECK(folder.files().empty());
}

TEST_CASE("short texts keep notes and the player to themselves, in their code too")
{
    TempFolder folder;
    // Words do not say the strange ruling, so that each text has a code.
    const auto file = folder.write("a.muster", R"({ "format": "muster-roster", "version": 1, "ruleset": "warpath-2e",
        "army": "forge-fathers", "name": "Hold", "player": "Ann Secret", "notes": "The bridge is a trap.",
        "rulings": { "no-such-ruling": true },
        "units": [{ "unit": "huscarl", "note": "Hides in the mill." }] })");
    const auto back = [&](const char* style) {
        (void)run({"convert", file, "-o", folder.path("a.txt"), "--style", style});
        const auto text = bytesOf(folder.path("a.txt"));
        REQUIRE_THAT(text, Catch::Contains("MUSTER1:"));
        (void)run({"convert", folder.path("a.txt"), "-o", folder.path("back.muster")});
        return text + bytesOf(folder.path("back.muster"));
    };
    const auto lines = back("lines");
    CHECK_THAT(lines, Catch::Contains("Huscarl") && !Catch::Contains("Secret") && !Catch::Contains("trap") &&
                          !Catch::Contains("mill"));
    const auto bbcode = back("bbcode");
    CHECK_THAT(bbcode, Catch::Contains("mill") && !Catch::Contains("Secret") && !Catch::Contains("trap"));
    (void)run({"convert", file, "-o", folder.path("a.csv")});
    CHECK_THAT(bytesOf(folder.path("a.csv")), Catch::Contains("mill") && !Catch::Contains("Secret"));
    CHECK_THAT(back("full"), Catch::Contains("Secret") && Catch::Contains("trap") && Catch::Contains("mill"));
}

TEST_CASE("convert and print write a web page and a PDF")
{
    TempFolder folder;
    for (const auto* command : {"convert", "print"}) {
        INFO(command);
        const auto page = run({command, legal(), "-o", folder.path("a.html")});
        INFO(page.err);
        CHECK(page.status == 0);
        CHECK_THAT(bytesOf(folder.path("a.html")), Catch::Contains("First Reds"));
        const auto pdf = run({command, legal(), "-o", folder.path("a.pdf")});
        INFO(pdf.err);
        CHECK(pdf.status == 0);
        CHECK(pdf.out.empty());
        CHECK_THAT(bytesOf(folder.path("a.pdf")).substr(0, 5), Catch::Equals("%PDF-"));
    }
    CHECK(folder.files() == Names{"a.html", "a.pdf"});
    const auto stream = run({"print", legal(), "-o", "-", "--sheets", "roster"});
    CHECK(stream.status == 0);
    CHECK_THAT(stream.out.substr(0, 5), Catch::Equals("%PDF-"));
}

TEST_CASE("the program runs where there is no display")
{
    TempFolder folder;
    const auto outcome = run(Call{
        {"print", legal(), "-o", folder.path("a.pdf")}, {}, {}, {"DISPLAY=", "WAYLAND_DISPLAY=", "QT_QPA_PLATFORM="}});
    INFO(outcome.err);
    CHECK(outcome.status == 0);
    CHECK(std::filesystem::file_size(folder.path("a.pdf")) > 1'000);
}

TEST_CASE("a place that cannot be written is status 3, and no file is left")
{
    TempFolder folder;
    folder.write("file", "x");
    std::filesystem::create_directory(folder.path("folder.pdf"));
    for (const auto* place : {"nowhere/a", "file/a", "folder"})
        for (const auto* ending : {".pdf", ".html", ".muster", ".txt"}) {
            const std::string output = folder.path(std::string(place) + ending);
            if (std::filesystem::is_directory(output) == (std::string(place) != "folder"))
                continue;
            const auto command = std::string(ending) == ".pdf" || std::string(ending) == ".html" ? "print" : "convert";
            INFO(output);
            const auto outcome = run({command, legal(), "-o", output});
            CHECK(outcome.status == 3);
            CHECK(outcome.out.empty());
            CHECK(lineCount(outcome.err) == 1);
            CHECK_THAT(outcome.err, Catch::StartsWith(output + ": "));
        }
    CHECK(folder.files() == Names{"file"});
    CHECK(run({"print", legal(), "-o", "/proc/a.pdf"}).status == 3);
}

TEST_CASE("an input that cannot be read leaves an old output as it was")
{
    TempFolder folder;
    const auto output = folder.write("old.muster", "precious");
    for (const auto* ending : {".muster", ".txt", ".html", ".pdf"}) {
        const auto path = folder.write(std::string("old") + ending, "precious");
        const auto outcome = run({"convert", folder.write("bad", "{"), "-o", path});
        CHECK(outcome.status == 3);
        CHECK(bytesOf(path) == "precious");
    }
}

TEST_CASE("print --against writes the battle sheet of both sides")
{
    const std::string samples = MUSTER_SOURCE_DIR "/armies/heresy/samples/";
    TempFolder folder;
    const auto outcome =
        run({"print", samples + "orks-clans.muster", "--against", samples + "imperial-guard-company.muster", "--with",
             samples + "orks-warband.muster", "--sheets", "battle", "-o", folder.path("battle.html")});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const auto page = bytesOf(folder.path("battle.html"));
    for (const auto* part :
         {"Grakka&apos;s Clans", "Urzog Goes Alone", "Last Company at Hark Bridge", "Their losses"}) {
        INFO(part);
        CHECK(page.find(part) != std::string::npos);
    }

    // A battle has one ruleset.
    CHECK(run({"print", samples + "orks-clans.muster", "--against", legal(), "-o", folder.path("x.html")}).status == 2);
    // One side alone is printed as ever, and an enemy that is not there is reported.
    CHECK(run({"print", samples + "orks-clans.muster", "--against", folder.path("none.muster"), "-o",
               folder.path("x.html")})
              .status == 3);
}

TEST_CASE("a printed roster is checked, converted and printed again like its file")
{
    const std::string sample = MUSTER_SOURCE_DIR "/armies/warpath-2e/samples/forge-fathers-1500.muster";
    TempFolder folder;
    const auto pdf = folder.path("army.pdf");
    REQUIRE(run({"print", sample, "-o", pdf}).status == 0);
    const auto printed = bytesOf(pdf);

    const auto judged = run({"check", "--format", "json", sample});
    CHECK(judged.out.find("fingerprint") != std::string::npos);
    const auto fromPdf = run({"check", "--format", "json", pdf});
    INFO(fromPdf.err);
    CHECK(fromPdf.status == 0);
    CHECK(withoutThen(fromPdf.out) == judged.out);
    CHECK(run({"check", "--format", "json", "-"}, printed).out == fromPdf.out);

    // What it carries is the canonical roster with what judged it, and the code is the same once more.
    CHECK(run({"convert", pdf, "-o", folder.path("again.muster")}).status == 0);
    auto carried = muster::readRoster(bytesOf(folder.path("again.muster")), "again.muster");
    REQUIRE(carried);
    REQUIRE(carried->madeWith);
    CHECK(carried->madeWith->data.size() == 14);
    carried->madeWith.reset();
    CHECK(muster::writeRoster(*carried) == bytesOf(sample));
    const auto roster = muster::readRoster(bytesOf(sample), sample);
    REQUIRE(roster);
    const auto code = muster::rosterCode(*roster);
    const auto printedCode = muster::printedCode(*roster);
    for (const auto& text : {code, printedCode}) {
        CHECK(run({"check", "--format", "json", "-"}, text + '\n').out == judged.out);
        CHECK(run({"check", "--format", "json", folder.write("code.txt", "\n  " + text + "\r\n")}).out == judged.out);
    }
    CHECK(run({"check", "--batch"}, code + '\n' + printedCode).out == judged.out + judged.out);

    CHECK(run({"print", pdf, "-o", folder.path("second.pdf"), "--sheets", "roster"}).status == 0);
    CHECK(run({"check", "--format", "json", folder.path("second.pdf")}).out == fromPdf.out);
    CHECK(run({"check", pdf, "--against", sample}).status == run({"check", sample, "--against", sample}).status);
    CHECK(bytesOf(pdf) == printed);
}

TEST_CASE("a print tells which data judged it, not what its roster was saved with")
{
    const std::string head = R"({ "format": "muster-roster", "version": 1, "ruleset": "skirmish", "army": "red")";
    TempFolder folder;
    const auto stamped =
        folder.write("a.muster", head + R"(, "madeWith": { "ruleset": "1.0", "points": { "u1": 4 } } })");
    CHECK(run({"print", stamped, "-o", folder.path("a.pdf"), "--sheets", "roster"}).status == 0);
    CHECK(run({"convert", folder.path("a.pdf"), "-o", folder.path("b.muster")}).status == 0);
    CHECK(bytesOf(folder.path("b.muster")).find("points") == std::string::npos);
    CHECK(bytesOf(folder.path("b.muster")).find("\"1.0\"") == std::string::npos);
}

TEST_CASE("the opponent's copy and the secret list keep notes to themselves")
{
    TempFolder folder;
    auto roster = bytesOf(MUSTER_SOURCE_DIR "/armies/warpath-2e/samples/forge-fathers-1500.muster");
    const std::string key = "\"notes\": \"";
    const auto notes = roster.find(key);
    REQUIRE(notes != std::string::npos);
    roster.insert(notes + key.size(), "The bridge is a trap.");
    const auto file = folder.write("mine.muster", roster);
    const auto print = [&](const std::string& sheets) {
        const auto outcome = run({"print", file, "--sheets", sheets, "-o", folder.path("a.html")});
        INFO(outcome.err);
        REQUIRE(outcome.status == 0);
        return bytesOf(folder.path("a.html"));
    };
    CHECK_THAT(print("roster"), Catch::Contains("The bridge is a trap."));
    CHECK_THAT(print("opponent"), !Catch::Contains("The bridge is a trap.") && Catch::Contains("Opponent’s copy"));
    // In the same print no other sheet has them either.
    CHECK_THAT(print("opponent,cards,roster"), !Catch::Contains("The bridge is a trap."));
    CHECK_THAT(print("secret"), !Catch::Contains("The bridge is a trap.") && Catch::Contains("Secret list") &&
                                    !Catch::Contains("1,500"));
    CHECK(run({"print", file, "--sheets", "book", "-o", folder.path("a.html")}).status == 2);
}

TEST_CASE("print --landscape writes pages that are wider than tall")
{
    TempFolder folder;
    const auto shape = [&](const std::vector<std::string>& more) {
        std::vector<std::string> call{"print", "-o", folder.path("a.pdf")};
        call.insert(call.end(), more.begin(), more.end());
        const auto outcome = run(call);
        CHECK(outcome.status == 0);
        const auto pdf = bytesOf(folder.path("a.pdf"));
        const auto box = pdf.find("/MediaBox [");
        double width = 0, height = 0;
        REQUIRE(std::sscanf(pdf.c_str() + box, "/MediaBox [ 0 0 %lf %lf", &width, &height) == 2);
        return std::pair(std::lround(width), std::lround(height));
    };
    CHECK(shape({legal()}) == std::pair(595L, 842L));
    CHECK(shape({legal(), "--landscape"}) == std::pair(842L, 595L));
    CHECK(shape({legal(), "--landscape", "--paper", "letter"}) == std::pair(792L, 612L));
    CHECK(shape({"--book", "warpath-2e/forge-fathers", "--landscape"}) == std::pair(842L, 595L));
    CHECK_THAT(run({"print", "--help"}).out, Catch::Contains("--landscape"));
}

TEST_CASE("print --book writes the book of an army")
{
    TempFolder folder;
    for (const auto* army :
         {"warpath-2e/forge-fathers", "wargame/standard", "heresy/orks", "rules-of-war-ancients/greek"})
        for (const auto* name : {"book.pdf", "book.html"}) {
            INFO(army << ' ' << name);
            std::vector<std::string> call{"print", "--book", army, "-o", folder.path(name), "--ink", "saver"};
            if (std::string(name) == "book.pdf")
                call.insert(call.end(), {"--paper", "letter"});
            const auto outcome = run(call);
            CHECK(outcome.err.empty());
            CHECK(outcome.status == 0);
        }
    CHECK_THAT(bytesOf(folder.path("book.pdf")).substr(0, 5), Catch::Equals("%PDF-"));
    CHECK_THAT(bytesOf(folder.path("book.html")), Catch::Contains("Hoplites, Spartan or Theban"));
}

TEST_CASE("a book that there is not, and a call that asks for two things, are told")
{
    TempFolder folder;
    const auto output = folder.path("book.pdf");
    const auto misspelt = run({"print", "--book", "warpath-2e/forge-father", "-o", output});
    CHECK(misspelt.status == 3);
    CHECK_THAT(misspelt.err, Catch::Contains("there is no army \"forge-father\" in warpath-2e") &&
                                 Catch::Contains("Did you mean \"forge-fathers\"?"));
    CHECK(lineCount(misspelt.err) == 1);
    const auto unknown = run({"print", "--book", "warpth-2e/forge-fathers", "-o", output});
    CHECK(unknown.status == 3);
    CHECK_THAT(unknown.err, Catch::Contains("Did you mean \"warpath-2e\"?"));
    const auto half = run({"print", "--book", "warpath-2e", "-o", output});
    CHECK(half.status == 2);
    CHECK_THAT(half.err, Catch::Contains("RULESET/ARMY"));
    CHECK(run({"print", legal(), "--book", "warpath-2e/forge-fathers", "-o", output}).status == 2);
    CHECK(run({"print", "--book", "warpath-2e/forge-fathers", "--sheets", "cards", "-o", output}).status == 2);
    CHECK(run({"print", "-o", output}).status == 2);
    CHECK(folder.files().empty());
}

TEST_CASE("what convert writes can be read again, whatever the text says")
{
    const auto times = [](int count, const std::string& words) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += words;
        return text;
    };
    const auto longName = times(50'000, "Rust");
    std::string carried = "Marauders\nRaptor: Quad [105 pts]\n";
    for (int i = 1; i < 90; ++i)
        carried += times(i, "  ") + ". Embarked: Raptor [105 pts]\n";
    for (const auto& text : {longName + "\nMarauders\nRaptor 105\n", "Marauders\n\"" + longName + "\" Raptor 105\n",
                             "Player: " + longName + "\nMarauders\nRaptor 105\n", carried}) {
        TempFolder folder;
        const auto file = folder.path("a.muster");
        const auto outcome = run({"convert", "-", "-o", file, "--as", "warpath-2e/marauders"}, text);
        INFO(text.substr(0, 100));
        INFO(outcome.err);
        if (outcome.status == 3 && folder.files().empty()) {
            CHECK_FALSE(outcome.err.empty());
            continue;
        }
        CHECK((outcome.status == 0 || outcome.status == 3));  // 3: a line is open
        CHECK_THAT(outcome.err, Catch::Contains("doubtful")); // what was too long was shortened
        const auto read = muster::readRoster(bytesOf(file), file);
        REQUIRE(read);
        CHECK(muster::countUnits(read->units) >= 1);
        CHECK(run({"lint", file}).status == 0);
    }
}
