#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <filesystem>

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
