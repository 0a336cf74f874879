#include "fixture.h"
#include "folder.h"
#include "poppler.h"

#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include <unistd.h>

using namespace muster::print;
using namespace muster::print::test;
using namespace muster::testing;

TEST_CASE("The PDF has every unit, figure and foot as text")
{
    const auto printable = company();
    auto wanted = settings();
    wanted.paper = GENERATE(Paper::A4, Paper::Letter);
    wanted.ink = GENERATE(Ink::Full, Ink::Saver);
    const auto pdf = toPdf(printable.job(), wanted);
    REQUIRE(pdf);
    const auto text = told(*pdf, "pdftotext");
    for (const auto& unit : printable.assessment.units)
        CHECK(has(text, printable.catalogue->unit(unit.kind).name.substr(0, 12)));
    for (const auto* part : {"2,645", "NOT LEGAL", "9/11", "–/11", "was 5+", "3F9A-22C1-7B0D", "21 Nov 2026",
                             "page 1 of", "data 1.0", "Quick reference", "12″", "−3", "6′ × 4′", "2 × Spd"}) {
        INFO(part);
        CHECK(has(text, part));
    }
    // A search finds words with fl and fi: no glyph is two letters.
    CHECK(has(text, "Hailstorm rifle"));
    CHECK_FALSE(has(text, "ﬂ"));
}

TEST_CASE("The PDF has a title, its paper, and the roster in it")
{
    const auto printable = company();
    auto wanted = settings();
    wanted.paper = Paper::Letter;
    const auto pdf = toPdf(printable.job(), wanted);
    REQUIRE(pdf);
    const auto facts = told(*pdf, "pdfinfo");
    CHECK(has(facts, "Third Company"));
    CHECK(has(facts, "letter"));
    CHECK(has(told(*pdf, "pdfdetach"), "roster.muster"));
}

TEST_CASE("The outline of the PDF has its sheets with their first pages, and each unit among the cards")
{
    const auto printable = company();
    const auto pdf = toPdf(printable.job(), settings());
    REQUIRE(pdf);
    const auto sheets = chaptersOf(*pdf);
    REQUIRE(sheets.size() == 4);
    const auto pages = told(*pdf, "pdftotext");
    std::vector<std::string> text(1);
    for (const char c : pages)
        if (c == '\f')
            text.emplace_back();
        else
            text.back() += c;
    const std::array titles{"Roster", "Unit cards", "Quick reference", "Battle sheet"};
    CHECK(std::ranges::equal(sheets, titles, {}, &Chapter::title));
    CHECK(sheets[0].page == 0);
    for (const auto& sheet : sheets) {
        const auto page = static_cast<std::size_t>(sheet.page);
        REQUIRE(page < text.size());
        INFO(sheet.title << " on " << page);
        CHECK(has(text[page], sheet.title));
        CHECK((page == 0 || !has(text[page - 1], sheet.title)));
    }
    CHECK(sheets[1].inside.size() == 14); // of 15 units, two share a card
    CHECK(chaptersOf("no PDF").empty());
    CHECK(chaptersOf({}).empty());
}

TEST_CASE("The PDF is of the date of its job, not of the moment, and the same each time")
{
    const auto printable = company();
    const auto first = toPdf(printable.job(), settings());
    REQUIRE(first);
    CHECK(has(told(*first, "pdfinfo"), "Nov 21 "));
    // Objects of Qt's own file are in another order at each run; within a process this tells only of time and id.
    const auto second = toPdf(printable.job(), settings());
    REQUIRE(second);
    CHECK((*first == *second));
    auto job = printable.job();
    job.date.clear();
    const auto undated = toPdf(job, settings());
    REQUIRE(undated);
    CHECK_FALSE(has(told(*undated, "pdfinfo"), "CreationDate"));
}

TEST_CASE("The foot has the hash of the data beside the fingerprint, and marks, whatever the name's length")
{
    auto printable = company();
    printable.roster.name = std::string(300, 'x');
    auto job = printable.job();
    job.data.hash = "1A2B-3C4D-5E6F";
    job.data.unshipped = {{"ruleset.json", muster::DataOrigin::Own}};
    job.data.ownTranslations = {"ruleset.de.json"};
    auto wanted = only(Sheet::Roster);
    const auto pdf = toPdf(job, wanted);
    REQUIRE(pdf);
    const auto text = told(*pdf, "pdftotext");
    CHECK(has(text, "3F9A-22C1-7B0D · data 1A2B-3C4D-5E6F · own data · own translation"));
    CHECK(has(text, "Own data. Judged by files that are not those shipped with Muster (own: ruleset.json)."));
    CHECK(has(text, "Own translation. Names and texts are from ruleset.de.json."));
}

namespace {

/// Width and height of the page, in points, and the count of pages.
std::array<double, 3> pageSizeOf(const std::string& facts)
{
    std::array<double, 3> page{};
    const auto size = facts.find("Page size:");
    REQUIRE(size != std::string::npos);
    REQUIRE(std::sscanf(facts.c_str() + size, "Page size: %lf x %lf", &page[0], &page[1]) == 2);
    const auto count = facts.find("Pages:");
    REQUIRE(count != std::string::npos);
    REQUIRE(std::sscanf(facts.c_str() + count, "Pages: %lf", &page[2]) == 1);
    return page;
}

} // namespace

TEST_CASE("A page is as large as the geometry says its paper is")
{
    const Folder folder;
    folder.write("geometry.json", R"({ "papers": { "a4": { "width": 148, "height": 210 } } })");
    auto wanted = settings();
    wanted.userTemplateFolder = folder.path.string();
    wanted.isLandscape = GENERATE(false, true);
    const auto pdf = toPdf(romans().job(), wanted);
    REQUIRE(pdf);
    const auto page = pageSizeOf(told(*pdf, "pdfinfo"));
    // A5 in points.
    CHECK(page[wanted.isLandscape ? 1 : 0] == Approx(419.5).margin(1));
    CHECK(page[wanted.isLandscape ? 0 : 1] == Approx(595.3).margin(1));
}

TEST_CASE("The card of a unit alone is a page as large as it prints")
{
    // Few units with few words: a large army has narrower cards where that saves a page, and a long card has parts.
    const auto printable = romans();
    auto wanted = only(Sheet::Cards);
    wanted.cards = GENERATE(CardSize::Two, CardSize::Four, CardSize::Poker, CardSize::Half);
    const auto& unit = printable.assessment.units.front();
    const auto pdf = cardPdf(printable.job(), wanted, unit.id);
    REQUIRE(pdf);
    const auto sheets = placed(printable, wanted);
    auto first = sheets.front().placed.front();
    const auto page = pageSizeOf(told(*pdf, "pdfinfo"));
    const auto points = [](double mm) { return mm * 72 / 25.4; };
    CHECK(page[0] == Approx(points(first.width + 2)).margin(1.01));
    CHECK(page[2] == 1);
    // In print all cards may be a little smaller where that saves a page.
    CHECK(page[1] >= points(first.height / 1.25 + 2) - 0.01); // in print it may be taller by a quarter
    CHECK(page[1] <= points((first.height + 2) / 0.5));
    const auto text = told(*pdf, "pdftotext");
    CHECK(has(text, printable.catalogue->unit(unit.kind).name));
    CHECK_FALSE(has(text, "page 1"));
    for (const auto& other : printable.assessment.units)
        if (const auto& name = printable.catalogue->unit(other.kind).name;
            name != printable.catalogue->unit(unit.kind).name)
            CHECK_FALSE(has(text, name));
}

TEST_CASE("A card alone has no count, though units like it share one in print")
{
    auto printable = company();
    auto twin = printable.roster.units.front();
    twin.units.clear();
    twin.id = "twin-1";
    printable.roster.units.push_back(twin);
    twin.id = "twin-2";
    printable.roster.units.push_back(twin);
    printable.assessment = muster::assess(*printable.catalogue, printable.roster);
    const auto pdf = cardPdf(printable.job(), settings(), "twin-2");
    REQUIRE(pdf);
    CHECK_FALSE(has(told(*pdf, "pdftotext"), "each"));
}

TEST_CASE("A card that is taller than paper is shown whole")
{
    const auto printable = hostile();
    const auto pdf = cardPdf(printable.job(), settings(), "u0");
    REQUIRE(pdf);
    CHECK(pageSizeOf(told(*pdf, "pdfinfo"))[2] == 1);
    CHECK(has(told(*pdf, "pdftotext"), "Rule number 59"));
    const auto unknownKind = cardPdf(printable.job(), settings(), "u4");
    REQUIRE(unknownKind);
    CHECK(has(told(*unknownKind, "pdftotext"), "gone:missing"));
}

TEST_CASE("There is no card of a unit that is not there")
{
    const auto printable = company();
    const auto pdf = cardPdf(printable.job(), settings(), "nobody");
    REQUIRE_FALSE(pdf);
    REQUIRE(pdf.error().size() == 1);
    CHECK(has(pdf.error().front().message, "nobody"));
}

TEST_CASE("Hostile names come out of the PDF as they went in")
{
    const auto printable = hostile();
    const auto pdf = toPdf(printable.job(), settings());
    REQUIRE(pdf);
    const auto text = told(*pdf, "pdftotext");
    CHECK(has(text, "<script>"));
    CHECK(has(text, "Rule number 59"));
    CHECK(has(text, "gone:missing"));
}
