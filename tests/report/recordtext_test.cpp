#include "report/battle/recordtext.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

BattleRecord record()
{
    BattleRecord record;
    record.turn = 3;
    record.score = {Fraction(1435), Fraction(165, 2)};
    record.forces = {{"D932-923A-032D",
                      0,
                      "Hold",
                      {{"u1", "Stonefist", "Models 8 of 10", {}, {}, {}, {}}, {"u2", {}, {}, {}, {}, {}, {}}}},
                     {"0000-1111-AAAA", 1, "Clans", {}}};
    return record;
}

} // namespace

TEST_CASE("a battle is told with its turn, its score and the marks of its units")
{
    CHECK(report::recordText(record()) == "Battle: Hold against Clans\n"
                                          "Turn 3. Victory points: 1,435 to 82½.\n"
                                          "Hold:\n"
                                          "  Stonefist: Models 8 of 10\n"
                                          "  u2\n");
    auto alone = record();
    alone.forces.pop_back();
    alone.forces[0].name.clear();
    alone.forces[0].units.clear();
    CHECK(report::recordText(alone) == "Battle: Roster without a name\nTurn 3. Victory points: 1,435 to 82½.\n");
}

TEST_CASE("words of a battle forge no line and turn no text")
{
    auto hostile = record();
    hostile.forces[0].units[0].name = "A\nTurn 9. Victory points: 1 to 0.";
    hostile.forces[0].units[0].words = "\u202eB\x1b[2J";
    const auto text = report::recordText(hostile);
    CHECK(text.find("  A Turn 9. Victory points: 1 to 0.: <U+202E>B<U+001B>[2J\n") != std::string::npos);
}

TEST_CASE("that a battle is of another roster is said with both fingerprints")
{
    CHECK(report::otherRosterText(record(), "0000-1111-AAAA").empty());
    const auto text = report::otherRosterText(record(), "2222-2222-2222");
    for (const auto* part : {"2222-2222-2222", "D932-923A-032D, 0000-1111-AAAA", "another roster"})
        CHECK(text.find(part) != std::string::npos);
}
