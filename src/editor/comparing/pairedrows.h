#pragma once

#include "editor/comparing/pairedunits.h"
#include "editor/list/listform.h"

namespace muster::editor {

/// Two lists row by row, by what their rows say: whatever is in paired rows is paired with each other, that which says
/// the same first, then what has as many models, then what is of one kind. Of lists of different games nothing is.
[[nodiscard]] PairedRosters pairRows(const ListForm& here, const ListForm& there, bool isOneGame);

} // namespace muster::editor
