#pragma once

#include "core/roster/edit.h"

#include <span>

namespace muster {

// Many edits of one kind in a row, as a batch has them. Each alone would look for its unit and shift those behind it,
// which makes the time grow with the square of their number; together they are one pass over the roster.

/// What takes the edits back, in the order in which it must be applied.
using Undoing = tl::expected<std::vector<Edit>, EditError>;

/// All of the edits are AddUnit. If one does not fit, the roster is left as it was.
[[nodiscard]] Undoing addTogether(Roster& roster, std::span<const Edit> edits);

/// The same for RemoveUnit.
[[nodiscard]] Undoing removeTogether(Roster& roster, std::span<const Edit> edits);

} // namespace muster
