#pragma once

#include "core/roster.h"

namespace muster {

/// A roster as its player hands it to others: the same army without his notes, those of its units included. Its
/// fingerprint is the same.
[[nodiscard]] Roster withoutNotes(Roster roster);

} // namespace muster
