#pragma once

#include "core/roster/edit.h"

#include <rapidcheck.h>

namespace muster::testing {

/// Words as people write them, and worse: quotes, backslashes, line ends, control characters, letters of all planes.
[[nodiscard]] rc::Gen<std::string> arbitraryWords();

[[nodiscard]] rc::Gen<std::string> arbitraryId();

/// Any roster that a file may hold, units hanging on units up to three deep.
[[nodiscard]] rc::Gen<Roster> arbitraryRoster();

/// An edit that mostly fits the roster; one in a few names a unit, an index or an id that does not.
[[nodiscard]] rc::Gen<Edit> arbitraryEdit(const Roster& roster);

} // namespace muster::testing
