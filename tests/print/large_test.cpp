#include "fixture.h"

#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

using namespace muster::print;
using namespace muster::print::test;

namespace {

/// The company with so many units in place of its own.
Printable companyOf(int count, const std::string& note = {})
{
    auto printable = company();
    const auto kind = printable.roster.units.front().unit;
    printable.roster.units.clear();
    for (int i = 0; i < count; ++i) {
        muster::RosterUnit unit;
        unit.unit = kind;
        unit.name = "Unit <" + std::to_string(i) + '>';
        unit.note = note;
        printable.roster.units.push_back(std::move(unit));
    }
    muster::assignUnitIds(printable.roster);
    printable.assessment = assess(*printable.catalogue, printable.roster);
    return printable;
}

} // namespace

TEST_CASE("A roster of 5,000 units is printed")
{
    const auto printable = companyOf(5'000);
    const auto page = toHtml(printable.job(), only(Sheet::Roster));
    REQUIRE(page);
    CHECK(has(*page, "Unit &lt;0&gt;"));
    CHECK(has(*page, "Unit &lt;4999&gt;"));
    CHECK(toPdf(printable.job(), only(Sheet::Roster)));
}

TEST_CASE("Long notes are the player's business, and no fault of a template")
{
    const auto printable = companyOf(100, std::string(20'000, '"'));
    for (const auto sheet : {Sheet::Roster, Sheet::Cards}) {
        const auto page = toHtml(printable.job(), only(sheet));
        INFO((page ? std::string() : muster::toText(page.error().front())));
        CHECK(page);
    }
}

TEST_CASE("A roster that is too large for paper is told so, with how much would do")
{
    const auto printable = companyOf(10'001);
    for (const auto sheet : {Sheet::Roster, Sheet::Cards, Sheet::Secret}) {
        const auto pdf = toPdf(printable.job(), only(sheet));
        REQUIRE_FALSE(pdf);
        CHECK(muster::toText(pdf.error().front()) ==
              "10,001 units are too many to print. Print at most 10,000 at a time.");
    }
    // All rosters of a battle count.
    const auto half = companyOf(5'001);
    auto job = half.job();
    job.enemies.push_back({&half.roster, &half.assessment});
    const auto battle = toHtml(job, only(Sheet::Battle));
    REQUIRE_FALSE(battle);
    CHECK(has(battle.error().front().message, "10,002 units"));
}
