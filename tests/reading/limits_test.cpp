#include "reading/fixture.h"
#include "reading/wholewords.h"
#include "somerosters.h"

#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace muster;
using namespace muster::testing;

namespace {

std::string times(std::size_t count, const std::string& letters)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += letters;
    return text;
}

bool isWritable(const Roster& roster) { return readableRoster(roster, "FILE").has_value(); }

const LineReading& lineAt(const ReadText& read, int number)
{
    const auto line = std::ranges::find(read.reading.lines, number, &LineReading::line);
    REQUIRE(line != read.reading.lines.end());
    return *line;
}

/// Each carried by the one before.
std::string carriedDeep(std::size_t deep)
{
    std::string text = "Marauders 20000\nRaptor: Quad [105 pts]\n";
    for (std::size_t i = 1; i < deep; ++i)
        text += times(i, "  ") + ". Embarked: Raptor [105 pts]\n";
    return text;
}

std::string somePiece()
{
    return *rc::gen::element<std::string>(
        "Raptor", "Grunts Section", "Embarked: ", ". ", "- ", "  ", "    ", "\n", "\n", "\n", "3x ", "200 ", "10001 ",
        "[105 pts]", " on ", " in Raptor", "(", ")", "\"", ": ", ", ", "Player: ", "Quad", "Rust", "🐉", "ü",
        times(500, "Rust"), times(450, "🐉"), times(401, "x y "), "Marauders\n", "carries ", "| ", "\t");
}

} // namespace

TEST_CASE("A title or an own name that is longer than a name may be loses its end, and its line is doubtful")
{
    for (const std::string letters : {"Rust", "Größe", "🐉x"}) {
        INFO(letters);
        const auto words = times(600, letters);
        const auto title = readWell(words + "\n\nMarauders\nRaptor 105\n2x Bull 240\n");
        CHECK(isWritable(title.roster));
        REQUIRE(title.roster.units.size() == 3);
        const auto named = readWell("Marauders\n\"" + words + "\" Raptor 105\n2x Bull 240\n");
        CHECK(isWritable(named.roster));
        REQUIRE_FALSE(named.roster.units.empty());
        CHECK((named.reading.hasDoubts() || !named.roster.units.front().name.ends_with("…")));
    }
    const auto read = readWell(times(600, "Rust") + "\n\nMarauders\nRaptor 105\n");
    REQUIRE_FALSE(read.roster.name.empty());
    CHECK(countLetters(read.roster.name) == rosterlimits::nameLetters);
    CHECK(read.roster.name.ends_with("…"));
    CHECK(lineAt(read, 1).certainty == Certainty::Doubtful);
}

TEST_CASE("A title as long as a name may be is the name as a whole")
{
    const auto words = times(rosterlimits::nameLetters, "ü");
    const auto read = readWell(words + "\n\nMarauders\nRaptor 105\n");
    CHECK(read.roster.name == words);
    CHECK(lineAt(read, 1).certainty != Certainty::Doubtful);
}

TEST_CASE("Units are attached as deep as a roster may have them; what would be deeper is doubtful")
{
    const auto shallow = readWell(carriedDeep(8));
    CHECK(rosterlimits::depthOf(shallow.roster.units) == 8);
    const auto deep = readWell(carriedDeep(100));
    CHECK(countUnits(deep.roster.units) == 100);
    CHECK(rosterlimits::depthOf(deep.roster.units) == rosterlimits::unitsDeep);
    CHECK(isWritable(deep.roster));
    CHECK(lineAt(deep, 2 + 29).certainty != Certainty::Doubtful);
    CHECK(lineAt(deep, 2 + 30).certainty == Certainty::Doubtful);
}

TEST_CASE("Units that are said to carry each other are read without an end")
{
    const auto read =
        readWell("Marauders\n\"Alpha\" Raptor 105 in \"Beta\" Raptor\n\"Beta\" Raptor 105 in \"Alpha\" Raptor\n");
    CHECK(isWritable(read.roster));
}

TEST_CASE("More units than a roster may have are refused in words")
{
    std::string text = "Marauders\n";
    for (int i = 0; i < 110; ++i)
        text += "200x Raptor\n";
    const auto read = textReader().read(text, "TEXT");
    if (read) {
        CHECK(isWritable(read->roster));
    } else {
        CHECK(read.error().front().file == "TEXT");
        CHECK(read.error().front().message.find("20,000") != std::string::npos);
    }
}

TEST_CASE("Whatever a text says, what was read of it can be written and read again")
{
    CHECK(rc::check("texts of pieces", [] {
        std::string text;
        for (auto left = *rc::gen::inRange(1, 60); left > 0; --left)
            text += somePiece();
        const auto read = textReader().read(text, "TEXT", "warpath-2e", "");
        RC_CLASSIFY(read.has_value(), "read");
        if (!read) {
            RC_ASSERT(!read.error().empty());
            return;
        }
        const auto bytes = readableRoster(read->roster, "FILE");
        RC_ASSERT(bytes.has_value());
        RC_ASSERT(readRoster(*bytes, "FILE") == read->roster);
        for (const auto& line : read->reading.lines)
            for (const auto& guess : line.alternatives) {
                auto other = read->roster;
                other.units.push_back(guess.unit);
                assignUnitIds(other);
                RC_ASSERT(isWritable(other));
            }
    }));
}
