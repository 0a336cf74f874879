// Several rosters in one print.

#include "battlescribe/samples.h"
#include "fixture.h"

#include "battlescribe/saved/list.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::harbourRoster;

TEST_CASE("Several rosters are one print, each with its own face and foot")
{
    const auto anvil = forge();
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

TEST_CASE("A web page of several rosters has each id once, links to its own cards, and every fingerprint")
{
    const auto anvil = forge();
    const auto danube = romans();
    const SeveralJob job{{anvil.job(), danube.job()}};
    const auto page = toHtml(job, only({Sheet::Roster, Sheet::Cards, Sheet::Order}));
    REQUIRE(page);
    std::set<std::string> ids;
    std::size_t links = 0;
    for (const std::string_view start : {" id=\"", "href=\"#"})
        for (auto at = page->find(start); at != std::string::npos; at = page->find(start, at + 1)) {
            const auto from = at + start.size();
            const auto id = page->substr(from, page->find('"', from) - from);
            if (start == " id=\"")
                CHECK(ids.insert(id).second);
            else if (++links; !id.empty())
                CHECK(ids.contains(id));
        }
    CHECK(ids.contains("card-1"));
    CHECK(ids.contains("card-1-2"));
    CHECK(links > 20);
    CHECK(has(*page, ">2 rosters</h1>"));
    for (const auto& one : {anvil.job(), danube.job()})
        CHECK(page->rfind(one.fingerprint) > page->rfind("<footer"));
}

TEST_CASE("A list of which no sheet can be made does not vanish from a print of several")
{
    const auto danube = romans();
    auto list = battlescribe::readList(harbourRoster(), "harbour.ros");
    REQUIRE(list);
    const SeveralJob job{{danube.job(), BattleScribeJob{&*list, "2026-05-04"}}};
    const auto pdf = toPdf(job, only(Sheet::Order));
    REQUIRE_FALSE(pdf);
    CHECK(has(pdf.error().front().message, list->roster.name));
    CHECK(toPdf(job, only({Sheet::Order, Sheet::Roster})));
}

TEST_CASE("Copies of cards are bounded as units are")
{
    auto anvil = forge();
    while (anvil.roster.units.size() < 1'200)
        anvil.roster.units.push_back(anvil.roster.units.front());
    assignUnitIds(anvil.roster);
    for (std::size_t i = 0; i < anvil.roster.units.size(); ++i)
        anvil.roster.units[i].options.set("other-" + std::to_string(i), 1); // each has a card of its own
    anvil.assessment = assess(*anvil.catalogue, anvil.roster);
    auto wanted = only(Sheet::Cards);
    wanted.cardCopies = 9;
    const auto prepared = prepare(anvil.job(), wanted, Medium::Printer, {});
    REQUIRE_FALSE(prepared);
    CHECK(has(prepared.error().front().message, "too many to print"));
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
