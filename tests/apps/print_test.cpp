// What a print is of: units, copies, several rosters and folders.
#include "apps/process.h"
#include "battlescribe/archives.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <sys/stat.h>

using namespace muster::testing;
using Catch::Matchers::Contains;

namespace {

std::string hold() { return inSource("armies/warpath-2e/samples/forge-fathers-1500.muster"); }
std::string danube() { return inSource("armies/rules-of-war-ancients/samples/roman-typical.muster"); }
std::string harbourFile() { return inSource("tests/data/battlescribe/harbour.ros"); }

std::size_t countOf(const std::string& text, const std::string& part)
{
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

} // namespace

TEST_CASE("print --unit takes own names, kinds and ids, and says which units there are")
{
    TempFolder folder;
    const auto page = folder.path("a.html");
    CHECK(run({"print", hold(), "--sheets", "cards", "--unit", "Emberkeel", "--unit", "Light Drakkar", "-o", page})
              .status == 0);
    CHECK(countOf(bytesOf(page), "id=\"card-") == 2);
    // The file may follow, as it may follow the other options.
    CHECK(run({"print", "--sheets", "cards", "--unit", "Emberkeel", hold(), "-o", page}).status == 0);
    CHECK(countOf(bytesOf(page), "id=\"card-") == 1);
    CHECK(run({"print", hold(), "--sheets", "cards", "--unit", "", "-o", page}).status == 2);
    CHECK(run({"print", hold(), "--sheets", "machines", "--unit", "Emberkeel", "-o", page}).status == 0);
    CHECK(countOf(bytesOf(page), "id=\"machine-") == 1);
    const auto outcome = run({"print", hold(), "--sheets", "cards", "--unit", "Nobody", "-o", page});
    CHECK(outcome.status == 2);
    CHECK_THAT(outcome.err, Contains("no unit 'Nobody'") && Contains("Emberkeel"));
}

TEST_CASE("a long word on a marker has smaller letters, so that it stays inside")
{
    TempFolder folder;
    const auto page = folder.path("a.html");
    const auto hasLong = [&](const std::string& language) {
        CHECK(run({"print", hold(), "--sheets", "tokens", "--language", language, "-o", page}).status == 0);
        return countOf(bytesOf(page), "\"tokenword longword\"");
    };
    CHECK(hasLong("en") == 0);
    CHECK(hasLong("de") == 13); // Bewegungsunfähig and Niedergehalten
}

TEST_CASE("print takes several rosters and a folder")
{
    TempFolder folder;
    const auto page = folder.path("all.html");
    CHECK(run({"print", hold(), danube(), "--sheets", "roster,order", "-o", page}).status == 0);
    const auto text = bytesOf(page);
    CHECK_THAT(text, Contains("Hold of the Ninth Anvil") && Contains("March on the Danube"));
    CHECK(countOf(text, "id=\"roster-2\"") == 1);
    CHECK(run({"print", inSource("armies/rules-of-war-ancients/samples"), "-o", folder.path("f.pdf")}).status == 0);
    CHECK(std::filesystem::file_size(folder.path("f.pdf")) > 100'000); // four rosters with cards
    // A list of game data without its data is not judged, and printed all the same.
    CHECK(run({"print", hold(), harbourFile(), "--sheets", "roster", "-o", folder.path("g.pdf")}).status == 3);
    TempFolder empty;
    const auto nothing = run({"print", empty.path(""), "-o", folder.path("h.pdf")});
    CHECK(nothing.status == 2);
    CHECK_THAT(nothing.err, Contains("no roster"));
}

TEST_CASE("print takes a folder with a link in it, with a pipe that looks like a roster, and a .zip")
{
    TempFolder folder;
    namespace fs = std::filesystem;
    const auto army = folder.path("army");
    fs::create_directory(army);
    fs::copy(hold(), army + "/a.muster");
    fs::create_directory_symlink(inSource("armies"), army + "/link");
    const auto linked = run({"print", army, "--sheets", "roster", "-o", folder.path("a.pdf")});
    CHECK(linked.status == 0);
    CHECK_THAT(linked.err, Contains("was not followed"));
    REQUIRE(::mkfifo((army + "/x.muster").c_str(), 0600) == 0);
    const auto piped = run({"print", army, "--sheets", "roster", "-o", folder.path("b.pdf")});
    CHECK(piped.status > 0); // and does not wait for ever
    const auto zip =
        folder.write("lists.zip", archiveWith({{"a.muster", bytesOf(hold())}, {"b.muster", bytesOf(danube())}}));
    const auto page = folder.path("z.html");
    CHECK(run({"print", zip, "--sheets", "roster", "-o", page}).status == 0);
    CHECK_THAT(bytesOf(page), Contains("2 rosters"));
}

TEST_CASE("what a print of several rosters, or of a web page, cannot have is refused with what to do")
{
    TempFolder folder;
    const auto pdf = folder.path("a.pdf");
    const auto refused = [&](std::vector<std::string> call, const std::string& words) {
        call.insert(call.begin(), "print");
        const auto outcome = run(call);
        INFO(outcome.err);
        CHECK(outcome.status == 2);
        CHECK_THAT(outcome.err, Contains(words));
    };
    refused({hold(), danube(), "--against", hold(), "-o", pdf}, "--against is for a print of one roster");
    refused({hold(), danube(), "--unit", "Emberkeel", "-o", pdf}, "--unit is for a print of one roster");
    refused({hold(), danube(), "--play", "-o", folder.path("a.html")}, "--play is for a print of one roster");
    refused({hold(), danube(), "--without-texts", "-o", pdf}, "--without-texts is for rosters of BattleScribe");
    refused({hold(), "--copies", "2", "-o", folder.path("a.html")}, "--copies is for pages of paper");
    refused({hold(), "--backs", "-o", folder.path("a.html")}, "--backs is for pages of paper");
    refused({hold(), "--backs", "--sheets", "roster", "-o", pdf}, "--backs is for the sheet cards");
    refused({hold(), "--unit", "Emberkeel", "--sheets", "roster", "-o", pdf}, "--unit is for the sheet cards");
    refused({hold(), "--copies", "10", "-o", pdf}, "--copies");
    CHECK(folder.files().empty());
}
