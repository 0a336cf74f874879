#include "hostile.h"

#include "io/roster/rostercode.h"
#include "reading/fixture.h"
#include "reading/lists.h"

#include <catch2/catch.hpp>

#include <ctime>
#include <random>

using namespace muster;
using namespace muster::testing;

namespace {

/// Reads whatever it is: a fault with words, or records of every line.
void survive(const std::string& text)
{
    const std::clock_t begin = std::clock(); // of the processor: other tests run beside this one
    const auto read = textReader().read(text, "TEXT");
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    CHECK(seconds < 60); // 8 times what the slowest takes under a sanitizer; without a bound it would be hours
    if (!read) {
        REQUIRE_FALSE(read.error().empty());
        CHECK_FALSE(read.error().front().message.empty());
    }
}

std::string repeated(const std::string& text, std::size_t times)
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace

TEST_CASE("Texts of strangers are read or refused, in bounded time")
{
    std::mt19937 random(7);
    for (int i = 0; i < 20; ++i) {
        std::string bytes(4'000, ' ');
        for (auto& c : bytes)
            c = static_cast<char>(random() % 256);
        survive(bytes);
    }
    survive(repeated("Raptor ", 1'500'000));             // 10 MB
    survive(repeated("grunst sectoin ratpor ", 11'500)); // near-misses on one line, nearly the most that is read
    survive(repeated("Grnuts Sectoin 100\n", 3'900));
    survive(repeated("\xE2\x80\xAE Raptor 105\n", 100)); // right to left
    survive(repeated("((((((((((", 10'000));
    survive(repeated("<ul><li>", 20'000) + "Raptor");
    survive(repeated("[list][*]", 20'000) + "Raptor[/list]");
    survive(repeated("> ", 100'000) + "Raptor");
    survive(std::string("\0\0\0\0", 4));
    survive("\xFF\xFER\0a\0p\0t\0o\0r\0");
    std::string distinct;
    for (int i = 0; i < 20'000; ++i)
        distinct += "rap" + std::to_string(i * 7919 % 100'003) + "tor" + static_cast<char>('a' + i % 26) +
                    (i % 10 == 9 ? '\n' : ' ');
    survive(distinct);
}

TEST_CASE("Words of strangers stay words")
{
    const auto read = readWell("Marauders\nBull 120\nRaptor (" + attack() + ") 105\n");
    CHECK(read.reading.lines.size() >= 3);
}

TEST_CASE("short codes of very many units are read up to a number of units, and refused beyond")
{
    const auto codesOf = [](int count) {
        Roster roster;
        roster.ruleset = "warpath-2e";
        roster.army = "forge-fathers";
        roster.units.resize(10'000);
        for (auto& unit : roster.units)
            unit.unit = "huscarl";
        assignUnitIds(roster);
        std::string text = "The lists of all players:\n";
        for (int i = 0; i < count; ++i) {
            roster.battle.points = 1'000 + i; // else it would be the same code
            text += rosterCode(roster) + '\n';
        }
        return text;
    };
    const auto some = readLists(shippedStore(), codesOf(20), "TEXT");
    REQUIRE(some);
    CHECK(some->size() == 20);
    const auto many = readLists(shippedStore(), codesOf(21), "TEXT");
    REQUIRE_FALSE(many);
    CHECK(many.error().front().message == "the lists in this file have more than 200,000 units together");
}
