#pragma once

#include "editor/verdict.h"

namespace muster::editor {

/// What a roster keeps of the data that judged it: their versions, what each unit costs, the limits that hold. For what
/// these data do not know, it keeps what the roster's old stamp says. Very large rosters keep versions only, so that
/// the file stays one that can be read.
[[nodiscard]] MadeWith stampOf(const Verdict& verdict);

} // namespace muster::editor
