#include "fixture.h"

#include "print/templates.h"
#include "rules/assess.h"

#include <catch2/catch.hpp>

#include <set>

using namespace muster::print;
using namespace muster::print::test;

namespace {

constexpr double slack = 0.05; // mm

void checkPlaces(const std::vector<Composition>& sheets, Paper paper)
{
    const auto templates = Templates::read(settings().templateFolder, {});
    REQUIRE(templates);
    const auto& geometry = templates->geometry();
    const auto& shape = geometry.papers.find(paper == Paper::A4 ? "a4" : "letter")->second;
    for (const auto& sheet : sheets) {
        for (const auto& place : sheet.placed) {
            INFO(sheet.blocks[place.block].kind << " on page " << place.page << ": " << place.x << ", " << place.y
                                                << ", " << place.width << " x " << place.height);
            CHECK(place.x >= geometry.left - slack);
            CHECK(place.y >= geometry.top - slack);
            CHECK(place.x + place.width <= shape.width - geometry.right + slack);
            CHECK(place.y + place.height <= shape.height - geometry.bottom + slack);
            CHECK(place.page < sheet.pages);
        }
        for (std::size_t i = 0; i < sheet.placed.size(); ++i) {
            for (std::size_t j = i + 1; j < sheet.placed.size(); ++j) {
                const auto& a = sheet.placed[i];
                const auto& b = sheet.placed[j];
                const bool isApart = a.page != b.page || a.x + a.width <= b.x + slack || b.x + b.width <= a.x + slack ||
                                     a.y + a.height <= b.y + slack || b.y + b.height <= a.y + slack;
                if (!isApart)
                    FAIL("Blocks overlap: " << sheet.blocks[a.block].kind << " and " << sheet.blocks[b.block].kind);
            }
        }
        // Every block is there, and all of it: the parts of a cut one follow each other without a gap.
        for (std::size_t block = 0; block < sheet.blocks.size(); ++block) {
            double reached = 0;
            bool hasFoot = false;
            for (const auto& place : sheet.placed) {
                if (place.block != block)
                    continue;
                CHECK((place.from == 0 || place.from == Approx(reached)));
                reached = place.to;
                hasFoot = hasFoot || place.hasFoot;
            }
            CHECK(reached == Approx(sheet.laid[block].bodyHeight()));
            CHECK(hasFoot);
        }
    }
}

} // namespace

TEST_CASE("Every block stands whole on its page and on no other block")
{
    const auto paper = GENERATE(Paper::A4, Paper::Letter);
    auto wanted = settings();
    wanted.paper = paper;
    checkPlaces(placed(company(), wanted), paper);
    checkPlaces(placed(romans(), wanted), paper);
    checkPlaces(placed(march(), wanted), paper);
    checkPlaces(placed(battalion(), wanted), paper);
}

TEST_CASE("Every size of card keeps to the page")
{
    auto wanted = settings();
    wanted.sheets = {Sheet::Cards};
    wanted.cards = GENERATE(CardSize::Two, CardSize::Four, CardSize::Nine, CardSize::Poker, CardSize::Half);
    checkPlaces(placed(company(), wanted), Paper::A4);
    checkPlaces(placed(battalion(), wanted), Paper::A4);
}

TEST_CASE("Hostile content is neither lost nor off the page")
{
    auto wanted = settings();
    wanted.cards = GENERATE(CardSize::Two, CardSize::Nine);
    wanted.ink = Ink::Saver;
    checkPlaces(placed(hostile(), wanted), Paper::A4);
    CHECK(toPdf(hostile().job(), wanted));
}

TEST_CASE("A roster's table has its head again on each page")
{
    auto printable = company();
    for (int i = 0; i < 40; ++i) {
        auto unit = printable.roster.units[1];
        unit.id = "more" + std::to_string(i);
        printable.roster.units.push_back(unit);
    }
    printable.assessment = muster::assess(*printable.catalogue, printable.roster);
    auto wanted = settings();
    wanted.sheets = {Sheet::Roster};
    const auto sheets = placed(printable, wanted);
    const auto& sheet = sheets.front();
    REQUIRE(sheet.pages >= 2);
    std::set<int> pagesWithUnits;
    std::multiset<int> heads;
    for (const auto& place : sheet.placed) {
        if (sheet.blocks[place.block].kind == "unit")
            pagesWithUnits.insert(place.page);
        if (sheet.blocks[place.block].kind == "tablehead")
            heads.insert(place.page);
    }
    CHECK(heads == std::multiset<int>(pagesWithUnits.begin(), pagesWithUnits.end()));
}

TEST_CASE("A heading is not parted from what it heads")
{
    const auto sheets = placed(company(), settings());
    const auto templates = Templates::read(settings().templateFolder, {});
    for (const auto& sheet : sheets)
        for (std::size_t i = 0; i + 1 < sheet.placed.size(); ++i)
            if (templates->geometry().block(sheet.blocks[sheet.placed[i].block].kind).keepsWithNext) {
                CHECK(sheet.placed[i].page == sheet.placed[i + 1].page);
                CHECK(sheet.placed[i].x == Approx(sheet.placed[i + 1].x));
            }
}
