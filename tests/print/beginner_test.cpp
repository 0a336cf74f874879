// The sheet for beginners: what figures and boxes mean, from the data of the ruleset.

#include "fixture.h"

#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

BeginnerSheet beginnerSheetOf(const Printable& printable)
{
    const auto job = printable.job();
    return beginnerView(SheetContext(job, {}));
}

/// What a figure of a reading means; empty where it has no such column.
std::string meaningOf(const Reading& reading, const std::string& column)
{
    for (const auto& row : reading.readRows)
        for (const auto& figure : row.figures)
            if (figure.column == column)
                return figure.value + ": " + figure.words.value_or("");
    return {};
}

std::string meaningOf(const std::vector<WordMeant>& words, const std::string& word)
{
    const auto found = std::ranges::find(words, word, &WordMeant::word);
    return found == words.end() ? std::string() : found->meaning.value_or("");
}

bool hasBlock(const BeginnerSheet& sheet, const std::string& title)
{
    return std::ranges::find(sheet.blocks, title, &ReferenceSection::title) != sheet.blocks.end();
}

} // namespace

TEST_CASE("A stat line and a weapon are read figure by figure")
{
    const auto sheet = beginnerSheetOf(forge());
    REQUIRE(sheet.readings.size() == 2);
    const auto& unit = sheet.readings[0];
    CHECK(unit.of == "Stonefist's Own");
    CHECK(unit.about == "Steel Warriors Section");
    CHECK(meaningOf(unit, "Speed") == "4″: 4 inches; higher is better.");
    CHECK(meaningOf(unit, "Hit") == "4+: 4 or more on a die; lower is better.");
    CHECK(meaningOf(unit, "Nerve") == "9/11: 9\u00a0suppressed, 11\u00a0destroyed; higher is better.");
    CHECK(meaningOf(unit, "Attacks") == "1: Higher is better.");
    const auto& weapon = sheet.readings[1];
    CHECK(meaningOf(weapon, "Range") == "12″: 12 inches; higher is better.");
    for (const auto& row : unit.readRows)
        CHECK(row.figures.size() == 3);
}

TEST_CASE("A game whose models have figures of their own explains those of a kind of model too")
{
    const auto sheet = beginnerSheetOf(battalion());
    REQUIRE(sheet.readings.size() == 3);
    CHECK(meaningOf(sheet.readings[0], "Quality") ==
          "4/6/8: 4\u00a0fresh, 6\u00a0fatigued, 8\u00a0routed; lower is better.");
    CHECK(meaningOf(sheet.readings[1], "Accuracy") ==
          "6+: 6 or more on a die; D10 to hit, short range; lower is better.");
    // Columns that the units of the readings do not have.
    CHECK(meaningOf(sheet.otherFigures, "Repair") == "D10, end phase; lower is better.");
    CHECK(meaningOf(sheet.otherFigures, "Quality").empty());
    CHECK(meaningOf(sheet.boxes, "Fresh, Fatigued, Routed") == "Ticked while it is so.");
    CHECK(meaningOf(sheet.boxes, "Suppression chits") == "10 boxes.");
}

TEST_CASE("The order of a turn stands apart, and only what the army has is explained")
{
    const auto anvil = beginnerSheetOf(forge());
    // Only a game that says which block has the steps of a turn has it apart.
    CHECK(anvil.turn.empty());
    CHECK(hasBlock(anvil, "Turn"));
    const auto warband = beginnerSheetOf(load("armies/heresy/samples/chaos-warband.muster"));
    REQUIRE(warband.turn.size() == 1);
    CHECK(warband.turn.front().steps.size() > 1);
    CHECK(hasBlock(anvil, "Ordnance"));              // the cannon
    CHECK_FALSE(anvil.leftOut.value_or("").empty()); // the blocks of other scenarios
    const auto levy = beginnerSheetOf(load("armies/wargame/samples/river-patrol-500.muster"));
    CHECK_FALSE(hasBlock(levy, "Colossus")); // it has none
    CHECK(levy.leftOut.value_or("").find("Colossus") != std::string::npos);
    CHECK(hasBlock(beginnerSheetOf(march()), "Colossus"));
    const auto bearersOf = [&](const std::string& rule) {
        const auto found = std::ranges::find(anvil.rules, rule, &BorneRule::rule);
        return found == anvil.rules.end() ? std::string() : found->bearers.value_or("");
    };
    CHECK(bearersOf("Lumbering") == "Jotunn Heavy Hailstorm Cannon");
    CHECK(bearersOf("Headstrong") == "Steel Warriors Section, Stormrage Veterans Team and 5 more");
}

TEST_CASE("A roster without units has a sheet for beginners without readings")
{
    auto anvil = forge();
    anvil.roster.units.clear();
    anvil.assessment = assess(*anvil.catalogue, anvil.roster);
    const auto sheet = beginnerSheetOf(anvil);
    CHECK(sheet.readings.empty());
    CHECK(sheet.boxes.empty());
    CHECK(toPdf(anvil.job(), only(Sheet::Beginner)));
}
