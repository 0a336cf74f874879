#pragma once

#include "core/roster/roster.h"

#include <string>

namespace muster::print {

/// What must be equal for two units to be shown as one. Choices, models, places and the units below always count; of
/// those below their names too.
struct Alike {
    bool byName = true;
    bool byNote = true;
};

/// A text that units have in common if they are alike.
[[nodiscard]] std::string likeness(const RosterUnit& unit, Alike alike);

} // namespace muster::print
