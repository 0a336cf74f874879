// Cards for printing on both sides, several times, and of some units.

#include "fixture.h"
#include "folder.h"
#include "paper/output/application.h"
#include "print/view/rangeline.h"

#include "core/data/ruleset.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::Folder;

namespace {

constexpr double alignedWithin = 0.2; // mm

std::vector<paper::LaidSheet> laidOf(const Printable& printable, const Settings& wanted)
{
    auto prepared = prepare(printable.job(), wanted, Medium::Printer, {});
    REQUIRE(prepared);
    auto document = documentOf(std::move(*prepared), wanted);
    REQUIRE(document);
    REQUIRE(paper::makeReady(wanted.fontFolder));
    return paper::layOut(*document);
}

Settings backsOf(CardSize size, bool isLandscape = false)
{
    auto wanted = only(Sheet::Cards);
    wanted.cards = size;
    wanted.hasBacks = true;
    wanted.isLandscape = isLandscape;
    return wanted;
}

} // namespace

TEST_CASE("Each card has its back behind it when the paper is turned on its long edge")
{
    for (const auto size : cardSizes)
        for (const bool isLandscape : {false, true}) {
            const auto wanted = backsOf(size, isLandscape);
            INFO(cardSizeId(size) << (isLandscape ? " landscape" : ""));
            const auto laid = laidOf(forge(), wanted);
            REQUIRE(laid.size() == 1);
            const auto& sheet = laid.front().composition;
            const double width = isLandscape ? 297 : 210;
            const double height = isLandscape ? 210 : 297;
            int fronts = 0;
            int backs = 0;
            for (const auto& back : sheet.placed) {
                if (sheet.blocks[back.block].kind != "back") {
                    fronts += sheet.blocks[back.block].kind == "card" ? 1 : 0;
                    continue;
                }
                ++backs;
                CHECK(back.page % 2 == 1);
                // Turned over, it lies where a card of the page before lies.
                const auto x = isLandscape ? back.x : width - back.x - back.width;
                const auto y = isLandscape ? height - back.y - back.height : back.y;
                const auto front = std::ranges::find_if(sheet.placed, [&](const paper::Placed& card) {
                    return card.page == back.page - 1 && std::abs(card.x - x) < alignedWithin &&
                           std::abs(card.y - y) < alignedWithin && std::abs(card.width - back.width) < alignedWithin &&
                           std::abs(card.height - back.height) < alignedWithin;
                });
                CHECK(front != sheet.placed.end());
                // What it shows has room inside its frame.
                const auto& shown = sheet.laid[back.block];
                CHECK(back.down + shown.height(paper::BlockPart::Body) <= back.height);
            }
            CHECK(fronts > 0);
            CHECK(backs == fronts);
            CHECK(sheet.pages % 2 == 0);
        }
}

TEST_CASE("The back of a poker card shows its name, and that of an ally is in the colour of its army")
{
    const auto laid = laidOf(forge(), backsOf(CardSize::Poker));
    const auto& sheet = laid.front().composition;
    std::vector<std::string> accents;
    for (const auto& block : sheet.blocks)
        if (block.kind == "back")
            accents.push_back(block.accent);
    CHECK(std::ranges::count(accents, "#384418") >= 2); // Rustbucket, and those aboard
    CHECK(std::ranges::count(accents, "#8a3b0c") >= 8);
    const auto page = toHtml(forge().job(), backsOf(CardSize::Poker));
    REQUIRE(page);
    CHECK_FALSE(has(*page, "class=\"backname\"")); // a web page has no other side
}

TEST_CASE("Cards with backs begin on the front of a paper")
{
    auto wanted = backsOf(CardSize::Two);
    wanted.sheets = {Sheet::Roster, Sheet::Cards};
    const auto laid = laidOf(forge(), wanted);
    REQUIRE(laid.size() == 2);
    CHECK(laid[1].first % 2 == 0);
}

TEST_CASE("A template that makes too few backs is told")
{
    const Folder folder;
    folder.write("back.html", "<section class=\"back\"><p>{{army}}</p></section>");
    auto wanted = backsOf(CardSize::Two);
    wanted.userTemplateFolder = folder.path.string();
    const auto pdf = toPdf(forge().job(), wanted);
    REQUIRE_FALSE(pdf);
    CHECK(has(pdf.error().front().message, "1 backs of 10 cards"));
}

TEST_CASE("Cards are printed as often as is wanted, and only those of some units")
{
    const auto army = forge();
    const auto countOf = [&](const Settings& wanted) {
        const auto prepared = prepare(army.job(), wanted, Medium::Printer, {});
        REQUIRE(prepared);
        return std::ranges::count(prepared->sheets.front().blocks, "card", &paper::Block::kind);
    };
    auto wanted = only(Sheet::Cards);
    CHECK(countOf(wanted) == 10);
    wanted.cardCopies = 3;
    CHECK(countOf(wanted) == 30);
    const auto& units = army.assessment.units;
    wanted.units = {units[Id<AssessedUnit>::at(0)].id, units[Id<AssessedUnit>::at(3)].id};
    CHECK(countOf(wanted) == 6);
    wanted.cardCopies = 1;
    const auto page = toHtml(army.job(), wanted);
    REQUIRE(page);
    CHECK(has(*page, "id=\"card-1\""));
    CHECK_FALSE(has(*page, "id=\"card-2\"")); // numbers stay those of the whole roster
}

TEST_CASE("A line under a range is as long as the range, and thick as far as it is short")
{
    const auto inches = [](int range) { return *parseStat(StatKind::Inches, std::to_string(range)); };
    // 24 of 48: half of the width; the first half of that is thick.
    CHECK(rangeLine(RangeLine::Half, inches(24), 48) == "M0 0H12.0V3H0ZM12.0 1H24.0V2H12.0ZM23.2 0H24.0V3H23.2Z");
    CHECK(rangeLine(RangeLine::Whole, inches(48), 48) == "M0 0H48.0V3H0Z");
    CHECK(rangeLine(RangeLine::Whole, *parseStat(StatKind::Pair, "12/24"), 48) ==
          "M0 0H12.0V3H0ZM12.0 1H24.0V2H12.0ZM23.2 0H24.0V3H23.2Z");
    CHECK_FALSE(rangeLine(RangeLine::Whole, StatValue(), 48));
    CHECK_FALSE(rangeLine(RangeLine::Whole, inches(12), 0));
}

TEST_CASE("Weapons have the sign of their kind, where the game names kinds")
{
    const auto iron = march();
    const auto job = iron.job();
    const auto cards = cardsView(SheetContext(job, [](std::string_view name) { return std::string(name); }));
    std::set<std::string> signs;
    for (const auto& card : cards.cards)
        for (const auto& weapon : card.weapons)
            signs.insert(weapon.sign.value_or("none"));
    CHECK(signs.contains("melee"));
    CHECK(signs.contains("shot"));
}
