#include "fixture.h"

#include "print/templates/templates.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <set>

using namespace muster::print;
using namespace muster::print::test;
using muster::paper::BlockPart;
using muster::paper::BlockSlice;
using muster::paper::Composition;
using muster::paper::CutLines;
using muster::paper::dotsPerMm;
using muster::paper::Drawing;
using muster::paper::Geometry;
using muster::paper::Placed;

namespace {

constexpr double slack = 0.05; // mm

/// Every block is there, and all of it: its parts follow each other without a gap, none has only the head again, and
/// the foot is there once.
void checkWhole(const Composition& sheet)
{
    for (std::size_t block = 0; block < sheet.blocks.size(); ++block) {
        const auto& laid = sheet.laid[block];
        INFO(sheet.blocks[block].kind << ' ' << sheet.blocks[block].title);
        double reached = 0;
        double feet = 0;
        std::vector<int> parts;
        for (const auto& place : sheet.placed) {
            if (place.block != block)
                continue;
            parts.push_back(place.part);
            if (place.hasFoot)
                feet += laid.height(BlockPart::Foot);
            const bool hasMore =
                place.hasFoot || std::ranges::any_of(place.pieces, [&](const BlockSlice& piece) {
                    return piece.part == BlockPart::Head ? piece.from > 0 : piece.from < laid.end(piece.part) - slack;
                });
            CHECK((place.part == 0 || hasMore));
            for (const auto& piece : place.pieces) {
                if (piece.part == BlockPart::Body && piece.from >= reached - slack)
                    reached = piece.from <= reached + slack ? piece.to : reached;
                if (piece.part == BlockPart::Foot)
                    feet += piece.to - piece.from;
            }
        }
        CHECK(reached >= laid.end(BlockPart::Body) - slack); // below it, there are only margins
        CHECK(reached <= laid.height(BlockPart::Body) + slack);
        // What repeats is on each page.
        if (parts.size() > 1 && sheet.blocks[block].kind != "tablehead" && sheet.blocks[block].kind != "losshead")
            for (std::size_t i = 0; i < parts.size(); ++i)
                CHECK(parts[i] == static_cast<int>(i));
        if (parts.size() == 1)
            CHECK(feet == Approx(laid.height(BlockPart::Foot)).margin(slack));
    }
}

/// Where the words, boxes and pictures of a placed block are on the page, in millimetres.
struct Mark {
    double left;
    double top;
    double right;
    double bottom;
    Drawing::Kind kind;
};

std::vector<Mark> marksOf(const Composition& sheet, const Placed& place, double padding)
{
    const auto& laid = sheet.laid[place.block];
    const auto mm = [&](double dots) { return dots * laid.scale() / dotsPerMm; };
    std::vector<Mark> marks;
    auto pieces = place.pieces;
    double y = padding;
    const auto add = [&](const muster::paper::BlockSlice& piece, double top) {
        for (const auto& drawing : laid.part(piece.part).drawings) {
            if (drawing.kind == Drawing::Kind::Line)
                continue;
            const auto& area = drawing.area;
            if (mm(area.bottom()) <= piece.from + slack || mm(area.top()) >= piece.to - slack)
                continue;
            const auto offset = top - piece.from;
            marks.push_back({place.x + padding + mm(area.left()), place.y + offset + mm(area.top()),
                             place.x + padding + mm(area.right()), place.y + offset + mm(area.bottom()), drawing.kind});
        }
    };
    for (const auto& piece : pieces) {
        add(piece, y);
        y += piece.to - piece.from;
    }
    if (const auto foot = laid.height(BlockPart::Foot); place.hasFoot && foot > 0) {
        CHECK(place.height - padding - foot >= y - slack);
        add({BlockPart::Foot, 0, foot}, place.height - padding - foot);
    }
    return marks;
}

/// Words are in their block and on no other words.
void checkStrokes(const Composition& sheet, std::size_t index, const Geometry& geometry)
{
    const auto& place = sheet.placed[index];
    const auto& shape = geometry.block(sheet.blocks[place.block].kind);
    const auto padding = shape.padding + (shape.isCard ? sheet.inset : 0);
    const auto marks = marksOf(sheet, place, padding);
    INFO(sheet.blocks[place.block].kind << ' ' << sheet.blocks[place.block].title.substr(0, 40));
    for (const auto& mark : marks) {
        CHECK(mark.left >= place.x + padding - slack);
        CHECK(mark.right <= place.x + place.width - padding + 0.3);
        if (mark.kind == Drawing::Kind::Words || mark.kind == Drawing::Kind::Picture) {
            CHECK(mark.top >= place.y + padding - 0.3);
            CHECK(mark.bottom <= place.y + place.height - padding + 0.3);
        }
    }
    for (std::size_t i = 0; i < marks.size(); ++i) {
        for (std::size_t j = i + 1; j < marks.size(); ++j) {
            const auto& a = marks[i];
            const auto& b = marks[j];
            if (a.kind != Drawing::Kind::Words || b.kind != Drawing::Kind::Words)
                continue;
            const bool isApart = a.right <= b.left + 0.2 || b.right <= a.left + 0.2 || a.bottom <= b.top + 0.2 ||
                                 b.bottom <= a.top + 0.2;
            if (!isApart)
                FAIL("Words overlap at " << a.left << ", " << a.top << " and " << b.left << ", " << b.top);
        }
    }
}

void checkPlaces(const std::vector<Composition>& sheets, Paper paper)
{
    const auto templates = Templates::read(settings().templateFolder, {});
    REQUIRE(templates);
    const auto& geometry = templates->geometry();
    const auto& shape = geometry.papers.find(paper == Paper::A4 ? "a4" : "letter")->second;
    for (const auto& sheet : sheets) {
        // Cards that are cut out may use the margins.
        const auto edge = [&](double margin) { return sheet.cuts.empty() ? margin : 4.0; };
        for (const auto& place : sheet.placed) {
            INFO(sheet.blocks[place.block].kind << " on page " << place.page << ": " << place.x << ", " << place.y
                                                << ", " << place.width << " x " << place.height);
            CHECK(place.x >= edge(geometry.left) - slack);
            CHECK(place.y >= edge(geometry.top) - slack);
            CHECK(place.x + place.width <= shape.width - edge(geometry.right) + slack);
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
        checkWhole(sheet);
        for (std::size_t i = 0; i < sheet.placed.size(); ++i)
            checkStrokes(sheet, i, geometry);
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
    auto wanted = only(Sheet::Cards);
    wanted.cards = GENERATE(CardSize::Two, CardSize::Four, CardSize::Nine, CardSize::Poker, CardSize::Half);
    checkPlaces(placed(company(), wanted), Paper::A4);
    checkPlaces(placed(battalion(), wanted), Paper::A4);
}

// On Letter, the words of one of these cards fit, and the margin below them does not.
TEST_CASE("A card is not continued for a margin")
{
    auto wanted = only(Sheet::Cards);
    wanted.paper = Paper::Letter;
    wanted.cards = CardSize::Nine;
    checkPlaces(placed(load("armies/warpath-2e/samples/veer-myn-1000.muster"), wanted), wanted.paper);
}

TEST_CASE("Hostile content is neither lost nor off the page")
{
    auto wanted = settings();
    wanted.cards = GENERATE(CardSize::Two, CardSize::Four, CardSize::Nine, CardSize::Poker, CardSize::Half);
    wanted.ink = Ink::Saver;
    wanted.paper = GENERATE(Paper::A4, Paper::Letter);
    checkPlaces(placed(hostile(), wanted), wanted.paper);
    CHECK(toPdf(hostile().job(), wanted));
}

TEST_CASE("A roster's table has its head again on each page")
{
    auto printable = company();
    for (int i = 0; i < 40; ++i) {
        auto unit = printable.roster.units[1];
        unit.id = "more" + std::to_string(i);
        unit.name = "Number " + std::to_string(i); // else they would share a line
        printable.roster.units.push_back(unit);
    }
    printable.assessment = muster::assess(*printable.catalogue, printable.roster);
    auto wanted = only(Sheet::Roster);
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

namespace {

int pagesOf(const Printable& printable, const Settings& wanted)
{
    int pages = 0;
    for (const auto& sheet : placed(printable, wanted))
        pages += sheet.pages;
    return pages;
}

} // namespace

TEST_CASE("A quick reference has two pages at most, whatever the army")
{
    auto wanted = only(Sheet::Reference);
    wanted.paper = GENERATE(Paper::A4, Paper::Letter);
    for (const auto& path : samples()) {
        INFO(path);
        CHECK(placed(load(path), wanted).front().pages <= 2);
    }
}

// As large as can be read; with type of five points they were five.
TEST_CASE("Roster, cards and reference of sixteen formations are seven pages")
{
    auto wanted = only({Sheet::Roster, Sheet::Cards, Sheet::Reference});
    const auto regiment = load("armies/heresy/samples/imperial-guard-regiment.muster");
    REQUIRE(regiment.assessment.units.size() == 16);
    CHECK(pagesOf(regiment, wanted) <= 7);
}

TEST_CASE("Cards of exact size are cut out along their marks")
{
    auto wanted = only(Sheet::Cards);
    wanted.cards = CardSize::Poker;
    wanted.paper = GENERATE(Paper::A4, Paper::Letter);
    const auto sheet = std::move(placed(battalion(), wanted).front());
    REQUIRE(sheet.placed.size() > 9);
    // 2 1/2 by 3 1/2 inches.
    for (const auto& place : sheet.placed) {
        CHECK(place.width == Approx(63.5));
        CHECK(place.height == Approx(88.9));
        const auto cuts = std::ranges::find(sheet.cuts, place.page, &CutLines::page);
        REQUIRE(cuts != sheet.cuts.end());
        const auto isCut = [](const std::vector<double>& lines, double at) {
            return std::ranges::any_of(lines, [&](double line) { return std::abs(line - at) < 0.01; });
        };
        CHECK(isCut(cuts->x, place.x));
        CHECK(isCut(cuts->x, place.x + place.width));
        CHECK(isCut(cuts->y, place.y));
        CHECK(isCut(cuts->y, place.y + place.height));
    }
}

TEST_CASE("What finds no room on a card goes on a second one under the same head")
{
    auto wanted = only(Sheet::Cards);
    wanted.cards = CardSize::Poker;
    const auto sheet = std::move(placed(hostile(), wanted).front());
    std::size_t parted = sheet.placed.size();
    for (std::size_t i = 0; i < sheet.placed.size(); ++i)
        if (sheet.placed[i].parts > 1 && sheet.placed[i].part == 0)
            parted = std::min(parted, i);
    REQUIRE(parted < sheet.placed.size());
    const auto& first = sheet.placed[parted];
    for (int part = 0; part < first.parts; ++part) {
        const auto& place = sheet.placed[parted + static_cast<std::size_t>(part)];
        CHECK(place.block == first.block);
        CHECK(place.part == part);
        CHECK(place.height == Approx(first.height));
        REQUIRE_FALSE(place.pieces.empty());
        CHECK(place.pieces.front().part == BlockPart::Head);
        CHECK(place.hasFoot == (part == 0)); // the boxes are on the part that a player has before them
    }
    // Not smaller than can be read for that: words of 7.2 points become 6.5 at most.
    CHECK(sheet.laid[first.block].scale() >= 6.5 / 7.2 - 0.001);
}
