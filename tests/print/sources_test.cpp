// Rulings and the origin of the figures: in one line on a roster, in full once at the end of the print.

#include "fixture.h"

#include "poppler.h"
#include "print/templates/templates.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::told;

namespace {

using Sheets = std::vector<Sheet>;

std::size_t countOf(const std::string& text, const std::string& part)
{
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

Settings of(Sheets sheets)
{
    auto wanted = settings();
    wanted.sheets = std::move(sheets);
    return wanted;
}

std::string pageOf(const Printable& printable, Sheets sheets)
{
    const auto page = toHtml(printable.job(), of(std::move(sheets)));
    REQUIRE(page);
    return *page;
}

// Of the sample: two armies that players transcribed, and one ruling that matters.
const std::string inFull = "Figures transcribed by players: One player";
const std::string line = "Figures transcribed by players · 1 ruling. In full at the end of these sheets.";

/// A sheet of so many rules, with something across the page at its end or not.
paper::Composition referenceOf(int rules, bool hasEnding)
{
    const auto wanted = of({Sheet::Reference});
    const auto templates = Templates::read(wanted.templateFolder, {});
    REQUIRE(templates);
    std::string html;
    for (int i = 0; i < rules; ++i)
        html += "<section class=\"rule\"><p class=\"entry\"><b>Rule</b> Suppressed units roll a die before they do "
                "anything, and with a four the marker goes.</p></section>";
    if (hasEnding)
        html += "<section class=\"sources\"><p class=\"fine\">From a book.<br>Of a year.<br>By a player.</p></section>";
    auto blocks = paper::splitBlocks(html, "reference.html");
    REQUIRE(blocks);
    std::vector<RenderedSheet> sheets;
    sheets.push_back({Sheet::Reference, std::move(*blocks)});
    return std::move(laidOut(std::move(sheets), wanted, *templates).front());
}

} // namespace

TEST_CASE("Rulings and origins are printed once, at the end, and the rosters say so in a line")
{
    const auto page = pageOf(forge(), {Sheet::Roster, Sheet::Cards, Sheet::Opponent});
    CHECK(countOf(page, inFull) == 2); // of either army
    CHECK(countOf(page, line) == 1);   // the opponent's copy has them under it
    const auto opponent = page.find("id=\"opponent\"");
    REQUIRE(opponent != std::string::npos);
    CHECK(page.find(inFull) > opponent);
    CHECK(page.find("Ruling.</b>") > opponent);

    const auto other = pageOf(forge(), {Sheet::Opponent, Sheet::Roster, Sheet::Reference});
    CHECK(countOf(other, inFull) == 2);
    CHECK(countOf(other, line) == 2);
    CHECK(other.find(inFull) > other.find("id=\"reference\""));
}

TEST_CASE("A roster alone has rulings and origins under it, and no line that sends the reader there")
{
    const auto page = pageOf(forge(), {Sheet::Roster});
    CHECK(countOf(page, inFull) == 2);
    CHECK(countOf(page, "In full at the end") == 0);
}

TEST_CASE("A print without a roster has neither, and a secret list never has")
{
    CHECK(countOf(pageOf(forge(), {Sheet::Cards, Sheet::Reference}), "Figures transcribed") == 0);
    CHECK(countOf(pageOf(forge(), {Sheet::Secret}), "Figures transcribed") == 0);
    const auto page = pageOf(forge(), {Sheet::Roster, Sheet::Battle, Sheet::Secret});
    CHECK(countOf(page, inFull) == 2);
    CHECK(page.find(inFull) > page.find("id=\"battle\""));
    CHECK(page.rfind(inFull) < page.find("id=\"secret\""));
}

TEST_CASE("The line says how many rulings the players changed")
{
    auto printable = forge();
    const auto& rulings = printable.catalogue->ruleset.rulings;
    REQUIRE_FALSE(rulings.empty());
    auto& changed = printable.assessment.rulings;
    for (const auto i : rulings.ids())
        changed[i] = !rulings[i].standard;
    const auto job = printable.job();
    const SheetContext context(job, [](std::string_view) { return std::string(); });
    const auto sources = sourcesOf(context);
    const auto count = std::to_string(sources.rulings.size());
    CHECK_THAT(sourcesLine(context), Catch::Contains("ruling") && Catch::Contains(", " + count + " changed"));
}

TEST_CASE("Of several rosters each has its own rulings and origins, under its name")
{
    const auto sides = loadSides("armies/warpath-2e/samples/forge-fathers-1500.muster",
                                 "armies/warpath-2e/samples/veer-myn-1000.muster");
    auto job = sides[0].job();
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    job.isOfAll = true;
    const auto page = toHtml(job, of({Sheet::Roster, Sheet::Cards}));
    REQUIRE(page);
    const auto end = page->find("class=\"sources\"");
    REQUIRE(end != std::string::npos);
    CHECK(countOf(*page, "class=\"sources\"") == 1);
    const auto first = page->find("<b>" + sides[0].roster.name + "</b>", end);
    const auto second = page->find("<b>" + sides[1].roster.name + "</b>", end);
    CHECK(first < second);
    CHECK(second != std::string::npos);
}

TEST_CASE("What ends a sheet takes the room under it before the text above is made larger")
{
    int enlarged = 0;
    for (int rules = 6; rules <= 120; rules += 6) {
        INFO(rules);
        const auto alone = referenceOf(rules, false);
        const auto whole = referenceOf(rules, true);
        const bool isLarge = alone.laid.front().scale() > 1.1;
        enlarged += isLarge ? 1 : 0;
        if (isLarge)
            CHECK(whole.pages == alone.pages);
        const auto& last = whole.placed.back();
        CHECK(whole.blocks[last.block].kind == "sources");
        CHECK(last.page == whole.pages - 1);
        for (const auto& place : whole.placed)
            if (&place != &last && place.page == last.page)
                CHECK(place.y + place.height <= last.y + 0.1);
    }
    CHECK(enlarged > 5);
}

TEST_CASE("A PDF has rulings and origins on its last page, once")
{
    const auto pdf = toPdf(forge().job(), of({Sheet::Roster, Sheet::Cards, Sheet::Opponent}));
    REQUIRE(pdf);
    const auto words = told(*pdf, "pdftotext");
    const auto heading = words.find("Rulings and origin of the figures");
    REQUIRE(heading != std::string::npos);
    CHECK(words.find("Rulings and origin of the figures", heading + 1) == std::string::npos);
    const auto pages = static_cast<std::size_t>(std::ranges::count(words, '\f'));
    CHECK(std::count(words.begin() + static_cast<std::ptrdiff_t>(heading), words.end(), '\f') == 1);
    CHECK(pages == 4); // roster, two of cards, opponent's copy
}
