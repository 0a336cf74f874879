#include "core/roster/notes.h"

namespace muster {

namespace {

void clearIn(std::vector<RosterUnit>& units)
{
    for (auto& unit : units) {
        unit.note.clear();
        clearIn(unit.units);
    }
}

} // namespace

Roster withoutNotes(Roster roster)
{
    roster.notes.clear();
    clearIn(roster.units);
    return roster;
}

Roster withoutOwnNotes(Roster roster)
{
    roster.player.clear();
    roster.notes.clear();
    return roster;
}

} // namespace muster
