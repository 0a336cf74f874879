// Several rosters in one print.

#include "fixture.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

TEST_CASE("Several rosters are one print, each with its own face and foot")
{
    const auto anvil = load("armies/warpath-2e/samples/forge-fathers-1500.muster");
    const auto danube = romans();
    const SeveralJob job{{anvil.job(), danube.job()}};
    const auto prepared = prepare(job, only({Sheet::Roster, Sheet::Cards}), Medium::Printer, {});
    REQUIRE(prepared);
    REQUIRE(prepared->sheets.size() == 4);
    CHECK(prepared->sheets[0].accent == "#8a3b0c");
    CHECK(prepared->sheets[2].accent != prepared->sheets[0].accent);
    CHECK(has(prepared->sheets[0].foot.value().left, "Hold of the Ninth Anvil"));
    CHECK(has(prepared->sheets[3].foot.value().left, "March on the Danube"));
    CHECK(prepared->labels.title == "2 rosters");
    CHECK(prepared->labels.countsThrough); // "page 3 of 6"
    const auto pdf = toPdf(job, only({Sheet::Roster, Sheet::Cards}));
    REQUIRE(pdf);
    const auto chapters = chaptersOf(*pdf);
    REQUIRE(chapters.size() == 4);
    CHECK(chapters[2].title == "Roster: March on the Danube");
    CHECK(chapters[2].page > chapters[1].page);
    CHECK_FALSE(has(*pdf, "roster.muster")); // it carries none
}

TEST_CASE("More rosters than one print may have are refused, and so is a page to play from")
{
    const auto danube = romans();
    SeveralJob job;
    for (std::size_t i = 0; i <= mostRosters; ++i)
        job.jobs.emplace_back(danube.job());
    const auto pdf = toPdf(job, only(Sheet::Roster));
    REQUIRE_FALSE(pdf);
    CHECK(has(pdf.error().front().message, "101 rosters are too many"));
    job.jobs.resize(2, danube.job());
    CHECK_FALSE(toPlayPage(job, settings()));
}
