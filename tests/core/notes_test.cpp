#include "core/roster/notes.h"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("a roster without notes is the same army, at every depth")
{
    RosterUnit aboard;
    aboard.id = "u2";
    aboard.unit = "drakkarim-team";
    aboard.note = "Get out on turn two.";
    RosterUnit carrier;
    carrier.id = "u1";
    carrier.unit = "heavy-drakkar";
    carrier.name = "Old Anvil";
    carrier.note = "Hold the left.";
    carrier.units = {aboard};
    Roster roster;
    roster.name = "Third Company";
    roster.player = "Robin";
    roster.notes = "They always forget my flyers.";
    roster.units = {carrier};

    auto expected = roster;
    expected.notes.clear();
    expected.units[0].note.clear();
    expected.units[0].units[0].note.clear();
    CHECK(withoutNotes(roster) == expected);
    CHECK(withoutNotes(expected) == expected);
}
