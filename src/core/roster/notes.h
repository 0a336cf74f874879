#pragma once

#include "core/roster/roster.h"

namespace muster {

/// The roster without its notes and those of its units, to be given to other people. Its fingerprint stays the same.
[[nodiscard]] Roster withoutNotes(Roster roster);

/// Without the player and the notes of the roster itself; units keep theirs.
[[nodiscard]] Roster withoutOwnNotes(Roster roster);

} // namespace muster
