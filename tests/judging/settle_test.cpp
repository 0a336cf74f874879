#include "judging/settle.h"

#include "battlescribe/reefs.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

using Means = LineChoice::Means;

JudgedList read(const std::string& text, const ReadOptions& options = {})
{
    auto store = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(store);
    auto lists = readLists(*store, text, "list.txt", options);
    INFO(text);
    REQUIRE(lists);
    REQUIRE(lists->size() == 1);
    auto list = judgeList(*store, std::move(lists->front()));
    REQUIRE(list.reading);
    return list;
}

const LineReading& lineOf(const JudgedList& list, int number)
{
    const auto found = std::ranges::find(list.reading->lines, number, &LineReading::line);
    REQUIRE(found != list.reading->lines.end());
    return *found;
}

void say(JudgedList& list, LineChoice choice)
{
    const auto settled = settle(list, std::move(choice));
    if (!settled)
        FAIL(toText(settled.error().front()));
    judgeSettled(list);
}

std::string unitsOf(const JudgedList& list)
{
    std::string words;
    for (const auto& force : list.battleScribe->roster.forces)
        for (const auto& each : force.selections)
            words += (words.empty() ? "" : ", ") + std::to_string(each.number) + ' ' + each.name;
    return words;
}

struct ReefList {
    JudgedList of(const std::string& text) const
    {
        ReadOptions options;
        options.dataFolders = {reefs.path()};
        auto list = read(text, options);
        REQUIRE(list.battleScribe);
        return list;
    }

    Reefs reefs;
};

} // namespace

TEST_CASE("A line on which the verdict depends is kept, and there is one", "[settle]")
{
    auto list = judged("Wargame\nInfantry 250 pts: Sword, Large Shields\n");
    REQUIRE(outcomeOf(list) == Outcome::NotJudged);
    CHECK(lineOf(list, 2).isOpen());
    CHECK_FALSE(settle(list, {1, Means::AsRead}));
    CHECK_FALSE(settle(list, {9, Means::AsRead}));
    CHECK_FALSE(settle(list, {2, Means::Guess, 7}));
    say(list, {2, Means::AsRead});
    CHECK(lineOf(list, 2).isConfirmed);
    CHECK_FALSE(lineOf(list, 2).isOpen());
    CHECK(list.reading->deciding.empty());
    CHECK(outcomeOf(list) != Outcome::NotJudged);
}

TEST_CASE("What was agreed stays agreed when a line is settled", "[settle]")
{
    auto store = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(store);
    auto lists = readLists(*store,
                           "Marauders 600\nGrunts Section 100\nGrunts Section 100\nGrunts Section 100\nRaptor "
                           "105\nWarlord 50\nTotal 455\nKelp Drake 99\n",
                           "list.txt");
    REQUIRE(lists);
    Agreements agreements;
    agreements.points = 120;
    auto list = judgeList(*store, std::move(lists->front()), agreements);
    REQUIRE(outcomeOf(list) == Outcome::NotJudged);
    CHECK_FALSE(settle(list, {8, Means::AsRead})); // it was not understood
    say(list, {8, Means::Nothing});
    CHECK(list.roster.unread.empty());
    CHECK(outcomeOf(list) == Outcome::NotLegal); // 455 of 120
}

TEST_CASE("Lists of game data are settled in the same way", "[settle]")
{
    const ReefList reefs;
    SECTION("another price, as read")
    {
        auto list = reefs.of("Vanguard (Folk of merrow)\n\nCaptain 35\nReef Wardens [85 crowns]\n");
        REQUIRE(list.reading->deciding == std::vector{3});
        say(list, {3, Means::AsRead});
        CHECK(list.reading->deciding.empty());
        CHECK(lineOf(list, 3).isConfirmed);
        CHECK(lineOf(list, 3).actual == Points(30));
        CHECK(outcomeOf(list) == Outcome::Legal);
    }
    SECTION("a line that is no part of the list")
    {
        auto list =
            reefs.of("Vanguard (Folk of merrow)\n\nCaptain 30\nReef Wardens [85 crowns]\nKelp Drake [45 crowns]\n");
        REQUIRE(outcomeOf(list) == Outcome::NotJudged);
        CHECK_FALSE(settle(list, {5, Means::AsRead}));
        say(list, {5, Means::Nothing});
        CHECK(lineOf(list, 5).as == LineKind::Ignored);
        CHECK(list.roster.notes.empty());
        CHECK(outcomeOf(list) == Outcome::Legal);
    }
    SECTION("a unit, which goes with what it has")
    {
        auto list = reefs.of("Vanguard (Folk of merrow)\n\nCaptain 30\nReef Wardens [108 crowns]\n- Sergeant: Harpoon\n"
                             "- 6x Warden: 4x Cutlass, 2x Net\nDredger 50\n");
        say(list, {4, Means::Nothing});
        CHECK(unitsOf(list) == "1 Captain, 1 Dredger");
        CHECK(lineOf(list, 6).as == LineKind::Ignored);
        CHECK(outcomeOf(list) == Outcome::Legal);
    }
    SECTION("another unit")
    {
        auto list =
            reefs.of("Vanguard (Folk of merrow)\n\nCaptain 30\nReef Wardens [85 crowns]\nKelp Drake [50 crowns]\n");
        REQUIRE(list.words);
        const auto& units = list.words->units;
        const auto dredger = std::ranges::find(units, "Dredger", &GameWords::Unit::name);
        REQUIRE(dredger != units.end());
        say(list, {5, Means::OtherUnit, 0, dredger->id});
        CHECK(unitsOf(list) == "1 Captain, 1 Reef Wardens, 1 Dredger");
        CHECK(outcomeOf(list) == Outcome::Legal);
    }
}

TEST_CASE("A guess of a list of game data is chosen, and taken back", "[settle]")
{
    const ReefList reefs;
    // Two units of the smallest size are 170, and two models are none: 100 is neither.
    auto list = reefs.of("Vanguard (Folk of merrow)\n\nCaptain 30\n10 Reef Wardens\n");
    const auto& others = lineOf(list, 4).alternatives;
    REQUIRE_FALSE(others.empty());
    const auto before = unitsOf(list);
    const auto chosen = others.front().name;
    say(list, {4, Means::Guess, 0});
    CHECK(unitsOf(list) != before);
    CHECK(lineOf(list, 4).isConfirmed);
    const auto& back = lineOf(list, 4).alternatives;
    CHECK(std::ranges::find(back, chosen, &UnitGuess::name) == back.end());
    // What it was before is a guess now.
    const auto was = std::ranges::find_if(back, [&](const UnitGuess& guess) { return guess.name != chosen; });
    REQUIRE(was != back.end());
    say(list, {4, Means::Guess, static_cast<std::size_t>(was - back.begin())});
    CHECK(unitsOf(list) == before);
}
