#include "files.h"
#include "fixture.h"

#include "io/roster/anyroster.h"
#include "io/roster/pdfroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"
#include "paper/codes.h"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace muster;
using namespace muster::print;
using namespace muster::testing;
using paper::qrCode;

namespace {

constexpr int largest = 177;

/// As every print carries it.
const JudgedBy judged{"1A2B-3C4D-5E6F", "1.0", {{"some-army", "1.0"}}, {}, {}};
const MadeWith stamp = judged.stamp();

/// Copies with a code of so many letters.
template <std::size_t count>
RosterCopies withLetters(const Roster&, std::optional<MadeWith>)
{
    return {{}, letters(count)};
}

} // namespace

TEST_CASE("a code that was painted is scanned again, to the same roster")
{
    int samples = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(MUSTER_SOURCE_DIR "/armies")) {
        if (entry.path().extension() != ".muster")
            continue;
        INFO(entry.path());
        const auto read = readAnyRoster(bytesOf(entry.path()), "FILE");
        REQUIRE(read);
        const auto text = copiesOf(read->roster, stamp).code;
        CHECK(text.starts_with("MUSTER2:"));
        const auto code = qrCode(text, largest);
        REQUIRE(code);
        CHECK(code->modules <= 57);
        const auto result = scanned(painted(*code, 3));
        REQUIRE(result.isValid());
        CHECK(result.text() == text);
        CHECK(result.ecLevel() == "M");
        const auto again = readAnyRoster(result.text(), "CODE");
        REQUIRE(again);
        CHECK(fingerprint(again->roster) == fingerprint(read->roster));
        ++samples;
    }
    CHECK(samples >= 4);
}

namespace {

/// The first page of a PDF as a scanner of so many dots an inch sees it.
} // namespace

TEST_CASE("the printed sheet gives its roster back, from its code and from its attachment")
{
    constexpr int ofAPhone = 200; // dots an inch of a sheet that fills its picture
    auto wanted = test::settings();
    wanted.sheets = {Sheet::Roster};
    wanted.ink = GENERATE(Ink::Full, Ink::Saver);
    for (const auto* sample : {"warpath-2e/samples/forge-fathers-1500", "rules-of-war-ancients/samples/persian-strict",
                               "wargame/samples/iron-march-2500", "heresy/samples/space-marines-battalion"}) {
        INFO(sample);
        auto printable = test::load(std::string("armies/") + sample + ".muster");
        auto job = printable.job();
        job.copy = copiesOf;
        job.data = judged;
        const auto pdf = toPdf(job, wanted);
        REQUIRE(pdf);
        const auto result = scanned(test::firstPage(*pdf, ofAPhone));
        REQUIRE(result.isValid());
        const auto fromCode = readAnyRoster(result.text(), "CODE");
        REQUIRE(fromCode);
        CHECK(fingerprint(fromCode->roster) == fingerprint(printable.roster));
        CHECK(fromCode->roster.madeWith->data == stamp.data);
        const auto attached = rosterInPdf(*pdf, "PDF");
        REQUIRE(attached);
        const auto fromFile = readRoster(*attached, "FILE");
        REQUIRE(fromFile);
        CHECK(fingerprint(*fromFile) == fingerprint(printable.roster));
        CHECK(fromFile->madeWith == stamp);
    }
}

TEST_CASE("a roster too large for a code that paper can carry says so in its place")
{
    auto printable = test::load("armies/wargame/samples/iron-march-2500.muster");
    auto job = printable.job();
    job.copy = withLetters<3000>;
    auto wanted = test::settings();
    wanted.sheets = {Sheet::Roster};
    const auto page = toHtml(job, wanted);
    REQUIRE(page);
    CHECK(page->find("too large for a QR code") != std::string::npos);
    CHECK(page->find("class=\"code\"") == std::string::npos);
    CHECK(page->find("class=\"largecode\"") == std::string::npos);
    // The large size is for codes of more modules than the usual one carries.
    job.copy = withLetters<1000>;
    CHECK(toHtml(job, wanted)->find("class=\"largecode\"") != std::string::npos);
    const auto result = scanned(test::firstPage(*toPdf(job, wanted), 200));
    REQUIRE(result.isValid());
    CHECK(result.text() == letters(1000));
}

namespace {

/// How wide the code is on the first page, in mm.
double printedWidth(const std::string& sample, int letterCount)
{
    auto printable = test::load(sample);
    auto job = printable.job();
    job.copy = letterCount == 200 ? withLetters<200> : withLetters<1000>;
    auto wanted = test::settings();
    wanted.sheets = {Sheet::Roster};
    const auto pdf = toPdf(job, wanted);
    REQUIRE(pdf);
    constexpr int dpi = 200;
    const auto result = scanned(test::firstPage(*pdf, dpi));
    REQUIRE(result.isValid());
    const auto corners = result.position();
    return (corners.topRight().x - corners.topLeft().x) * 25.4 / dpi;
}

} // namespace

TEST_CASE("a small code is printed large where the page has room for it")
{
    const std::string small = "armies/wargame/samples/river-patrol-500.muster";
    // At least 40 mm: it grows with the type of a short sheet.
    CHECK(printedWidth(small, 200) > 39);
    CHECK(printedWidth(small, 1000) > 39);
}
