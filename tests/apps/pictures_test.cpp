#include "apps/process.h"
#include "battlescribe/reefs.h"
#include "io/apart/readerform.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

using namespace muster::testing;

namespace {

std::string picture(const std::string& name) { return MUSTER_SOURCE_DIR "/tests/data/pictures/" + name; }

} // namespace

TEST_CASE("every command takes the picture of a code in place of its roster")
{
    TempFolder folder;
    const auto code = folder.path("code.png");
    const auto made = run({"convert", appsData("legal.muster"), "-o", code});
    INFO(made.err);
    REQUIRE(made.status == 0);

    const auto checked = run({"check", code});
    INFO(checked.err);
    CHECK(checked.status == 0);
    CHECK_THAT(checked.out, Catch::StartsWith("LEGAL\nFirst Reds"));
    CHECK(checked.err.empty());
    CHECK(run({"check", "-"}, bytesOf(code)).out == checked.out);
    CHECK(run({"convert", code, "-o", folder.path("again.muster")}).status == 0);
    CHECK(run({"check", folder.path("again.muster")}).out.substr(0, 60) == checked.out.substr(0, 60));
    CHECK(run({"print", code, "-o", folder.path("a.pdf")}).status == 0);
    CHECK(std::filesystem::file_size(folder.path("a.pdf")) > 1'000);
    CHECK(run({"convert", code, "-o", folder.path("again.png")}).status == 0);
    CHECK(bytesOf(folder.path("again.png")) == bytesOf(code));
}

TEST_CASE("photos that phones send, and scans, are read")
{
    for (const auto* name : {"hold.jpg", "hold.webp", "scan.pdf"}) {
        const auto checked = run({"check", picture(name)});
        INFO(name << ": " << checked.err);
        CHECK(checked.status == 0);
        CHECK_THAT(checked.out, Catch::Contains("Hold of the Ninth Anvil"));
    }
}

TEST_CASE("the words of a photographed list are read where tesseract is installed, and none of them is sure")
{
    const auto checked = run({"check", picture("words.jpg"), "--format", "json"});
    INFO(checked.err);
    if (checked.status == 3) {
        CHECK_THAT(checked.err, Catch::Contains("no Muster code can be read in the picture"));
        WARN("tesseract is not installed: skipped");
        return;
    }
    CHECK(checked.status == 0);
    CHECK_THAT(checked.err, Catch::Contains("its words were read by tesseract"));
    CHECK_THAT(checked.out, Catch::Contains("\"points\":425,\"limit\":425,\"units\":4,\"models\":25"));
    CHECK_THAT(checked.out, Catch::Contains("\"counts\":{\"sure\":0,\"likely\":8,\"doubtful\":0,\"none\":0}"));
}

TEST_CASE("no file and no setting of anybody's tells tesseract what to see of a picture")
{
    TempFolder folder;
    REQUIRE(run({"convert", appsData("legal.muster"), "-o", folder.path("list.txt")}).status == 0);
    // It reads zones in "stdin.uzn" of its working folder.
    const auto program =
        folder.write("bin/tesseract", "#!/bin/sh\n[ ! -e stdin.uzn ] && [ -z \"$TESSDATA_PREFIX$HOME\" ] || exit 1\n"
                                      "exec cat '" +
                                          folder.path("list.txt") + "'\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    (void)folder.write("stdin.uzn", "0 0 10 10 Text\n");
    Call call{{"check", picture("words.jpg")}};
    call.folder = folder.path();
    call.environment = {"PATH=" + folder.path("bin") + ":/usr/bin:/bin", "TESSDATA_PREFIX=" + folder.path()};
    const auto checked = run(call);
    INFO(checked.err);
    CHECK(checked.status == 0);
    CHECK_THAT(checked.out, Catch::StartsWith("LEGAL, as read\nFirst Reds"));

    // Nor is a program run that is in the working folder.
    for (const auto* path : {"PATH=.:bin:", "PATH=:bin", "PATH=bin/"}) {
        call.environment = {path};
        const auto none = run(call);
        CHECK(none.status == 3);
        CHECK_THAT(none.err, Catch::Contains("no Muster code can be read in the picture"));
        CHECK(lineCount(none.err) == 1);
    }
}

TEST_CASE("the words of a picture have a verdict only where both readings of it give the same army")
{
    TempFolder folder;
    const std::string list = "Marauders 300\nGrunts Section 100\nWarlord 50\nRaptor 105\n";
    const auto one = folder.write("one.txt", list);
    const auto program = folder.write("bin/tesseract", {});
    const auto checkedWith = [&](const std::string& other) {
        std::ofstream(program) << "#!/bin/sh\n[ \"$6\" = 6 ] && exec cat '" << one << "'\nexec cat '"
                               << folder.write("other.txt", other) << "'\n";
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        Call call{{"check", picture("words.jpg"), "--format", "json"}};
        call.environment = {"PATH=" + folder.path("bin") + ":/usr/bin:/bin"};
        return run(call);
    };
    // In another order, with a word that means nothing to the army, it is the same.
    const auto alike = checkedWith("Marauders 300\nWarlord 50\nGrunts Section 100\nRaptor 105\n");
    INFO(alike.err);
    CHECK(alike.status == 0);
    CHECK_THAT(alike.out, !Catch::Contains("deciding"));

    struct Case {
        std::string other;
        std::string deciding;
    };
    const auto each = GENERATE(Case{"Marauders 300\nGrunts Section 100\nWarlord 50\n", "[4]"},
                               Case{"Marauders 300\nWarlord 50\nRaptor 105\n", "[2]"},
                               Case{"Marauders 3000\nGrunts Section 100\nWarlord 50\nRaptor 105\n", "[2,3,4]"},
                               Case{"~ ~ ~\n", "[2,3,4]"});
    const auto unlike = checkedWith(each.other);
    INFO(each.other << unlike.err << unlike.out);
    CHECK(unlike.status == 3);
    CHECK_THAT(unlike.out,
               Catch::Contains("\"verdict\":\"not judged\"") && Catch::Contains("\"deciding\":" + each.deciding));
    CHECK_THAT(unlike.err, Catch::Contains("tesseract read the words of the picture twice, and not alike"));
}

TEST_CASE("of a photographed list that is judged by a folder of data no line is sure")
{
    TempFolder folder;
    const Reefs reefs;
    const auto list = folder.write("list.txt", "Folk of merrow\nVanguard\n\nCaptain [30 crowns]\n");
    const auto program = folder.write("bin/tesseract", "#!/bin/sh\nexec cat '" + list + "'\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    const auto written = run({"check", list, "--data-folder", reefs.path(), "--format", "json"});
    INFO(written.err);
    REQUIRE_THAT(written.out, Catch::Contains("\"counts\":{\"sure\":3,\"likely\":0,"));
    Call call{{"check", picture("words.jpg"), "--data-folder", reefs.path(), "--format", "json"}};
    call.environment = {"PATH=" + folder.path("bin") + ":/usr/bin:/bin"};
    const auto checked = run(call);
    CHECK_THAT(checked.err, Catch::Contains("its words were read by tesseract"));
    CHECK_THAT(checked.out, Catch::Contains("\"counts\":{\"sure\":0,\"likely\":3,"));
}

TEST_CASE("nothing that muster started goes on when it was killed")
{
    TempFolder folder;
    // Its name is found among all that runs.
    const auto program = folder.write("bin/tesseract", "#!/bin/sh\nexec sleep 98765.4321\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    Call call{{"check", picture("words.jpg")}};
    call.environment = {"PATH=" + folder.path("bin") + ":/usr/bin:/bin"};
    const auto isThere = [] {
        for (const auto& process : std::filesystem::directory_iterator("/proc")) {
            std::ifstream file(process.path() / "cmdline");
            const std::string words{std::istreambuf_iterator<char>(file), {}};
            if (words.starts_with("sleep") && words.find("98765.4321") != std::string::npos)
                return true;
        }
        return false;
    };
    const auto becomes = [&](bool wanted) {
        for (int i = 0; i < 3'000 && isThere() != wanted; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        return isThere() == wanted;
    };
    CHECK(runAndKillWhen(call, [&] { return becomes(true); }));
    CHECK(becomes(false));
}

namespace {

/// A PDF of 3 KB whose only page takes more memory than there is: each form shows the next one ten times.
std::string bomb()
{
    std::string pdf = "%PDF-1.7\n";
    std::string table = "0000000000 65535 f \n";
    int number = 0;
    const auto add = [&](const std::string& object) {
        const auto place = std::to_string(pdf.size());
        table += std::string(10 - place.size(), '0') + place + " 00000 n \n";
        pdf += std::to_string(++number) + " 0 obj\n" + object + "\nendobj\n";
    };
    add("<</Type/Catalog/Pages 2 0 R>>");
    add("<</Type/Pages/Kids[3 0 R]/Count 1>>");
    add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>");
    add("<</Length 6>>\nstream\n/A Do \nendstream");
    while (number < 25)
        add("<</Type/XObject/Subtype/Form/BBox[0 0 200 200]/Resources<</XObject<</A " + std::to_string(number + 2) +
            " 0 R>>>>/Length 60>>\nstream\n/A Do /A Do /A Do /A Do /A Do /A Do /A Do /A Do /A Do /A Do \nendstream");
    add("<</Type/XObject/Subtype/Form/BBox[0 0 200 200]/Length 11>>\nstream\n0 0 9 9 re f\nendstream");
    const auto start = std::to_string(pdf.size());
    const auto size = std::to_string(number + 1);
    return pdf + "xref\n0 " + size + "\n" + table + "trailer\n<</Size " + size + "/Root 1 0 R>>\nstartxref\n" + start +
           "\n%%EOF\n";
}

} // namespace

TEST_CASE("a file that would take all memory is a row of the folder's table that says so")
{
    TempFolder folder;
    for (const auto* name : {"a.muster", "c.muster"})
        (void)folder.write(name, bytesOf(appsData("legal.muster")));
    (void)folder.write("b.pdf", bomb());
    const auto table = run({"check", folder.path()});
    INFO(table.out);
    CHECK(table.status == 3);
    CHECK_THAT(table.out, Catch::Contains("cannot be read: that takes too much "));
    CHECK_THAT(table.out, Catch::EndsWith("\n3 lists: 2 legal, 1 not readable\n"));

    const auto alone = run({"check", folder.path("b.pdf")});
    CHECK(alone.status == 3);
    CHECK(lineCount(alone.err) == 1);
    CHECK_THAT(alone.err, Catch::StartsWith(folder.path("b.pdf") + ": it cannot be read: that takes too much "));
}

TEST_CASE("a reader of pictures that is missing or answers anything is told, and the rest goes on")
{
    // Another installation, with what this one has beside its programs.
    TempFolder folder;
    namespace fs = std::filesystem;
    const fs::path ours = MUSTER_BINARY;
    const auto plugins = fs::path(MUSTER_READER).parent_path();
    const auto there = (folder.path("bin") / plugins.lexically_relative(ours.parent_path())).lexically_normal();
    fs::create_directories(folder.path("bin"));
    fs::create_directories(there);
    fs::copy_file(ours, fs::path(folder.path("bin")) / "muster");
    fs::copy_file(plugins / "children.so", there / "children.so");
    for (const auto* name : {"a.muster", "c.muster"})
        (void)folder.write(std::string("lists/") + name, bytesOf(appsData("legal.muster")));
    fs::copy_file(picture("hold.jpg"), folder.path("lists/b.jpg"));
    const auto check = [&](const std::string& script) {
        const auto reader = there / "muster-reader";
        if (!script.empty()) {
            std::ofstream(reader) << "#!/bin/sh\n" << script << '\n';
            fs::permissions(reader, fs::perms::owner_all);
        }
        Call call{{"check", folder.path("lists")}};
        call.program = (fs::path(folder.path("bin")) / "muster").string();
        const auto table = run(call);
        INFO(script << '\n' << table.out << table.err);
        CHECK(table.status == 3);
        CHECK_THAT(table.out, Catch::EndsWith("\n3 lists: 2 legal, 1 not readable\n"));
        call.arguments = {"check", folder.path("lists/b.jpg")};
        return run(call).err;
    };
    CHECK_THAT(check({}),
               Catch::Contains("cannot be started: " + (there / "muster-reader").string() + ": No such file") &&
                   Catch::Contains("Install Muster again."));
    for (const auto* script : {"exit 0", "exit 1", "kill -SEGV $$", "echo 'LEGAL: all is well'", "cat /dev/zero"})
        CHECK_THAT(check(script), Catch::Contains("it cannot be read: that takes too much memory, or it is damaged"));

    // What has the form of an answer, and is none.
    const auto answering = [&](const std::string& answer) {
        return check("cat '" + folder.write("answer", answer) + "'");
    };
    const auto head = muster::joined({muster::readerHead(), std::string(muster::readerAnswers)});
    for (const auto& answer : {head, head + "\xFF\xFF\xFF\xFFx", head.substr(0, head.size() - 1)})
        CHECK_THAT(answering(answer), Catch::Contains("that takes too much memory, or it is damaged"));
    CHECK_THAT(answering(head + muster::joined({"whole", "all", "MUSTER1:NOTHING"})), Catch::Contains("b.jpg: "));
    CHECK_THAT(answering(muster::joined({"muster-reader 0.0.1", "answer", "whole"})),
               Catch::Contains("is of another version"));
    const auto told = answering(muster::joined({muster::readerHead(), "fault", "one\x1B[31m\ntwo", "three"}));
    CHECK(lineCount(told) == 1);
    CHECK_THAT(told, !Catch::Contains("\x1B"));
}

TEST_CASE("where tesseract is installed and fails, that is said beside the code that is not there")
{
    TempFolder folder;
    const auto program = folder.write("tesseract", "#!/bin/sh\nexit 1\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    Call call{{"check", picture("words.jpg")}};
    call.environment = {"PATH=" + std::filesystem::path(program).parent_path().string()};
    const auto checked = run(call);
    CHECK(checked.status == 3);
    CHECK_THAT(checked.err, Catch::Contains("no Muster code can be read in the picture"));
    CHECK_THAT(checked.err, Catch::Contains("tesseract could not read the words in the picture"));
}

TEST_CASE("a picture that cannot be read is status 3, with one line that says what to do")
{
    TempFolder folder;
    const auto half = bytesOf(picture("hold.jpg")).substr(0, 3'000);
    for (const auto& bytes : {half, std::string("\x89PNG\r\n\x1a\n"), std::string("GIF89a and more")}) {
        const auto outcome = run({"check", folder.write("bad", bytes)});
        INFO(outcome.err);
        CHECK(outcome.status == 3);
        CHECK(outcome.out.empty());
        CHECK(lineCount(outcome.err) == 1);
        CHECK_THAT(outcome.err, Catch::StartsWith(folder.path("bad") + ": "));
    }
    // A code cannot be in a language.
    CHECK(run({"convert", appsData("legal.muster"), "-o", folder.path("a.png"), "--language", "de"}).status == 2);
}
