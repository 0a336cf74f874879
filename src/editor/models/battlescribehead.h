#pragma once

#include "battlescribe/roster/list.h"
#include "editor/models/headform.h"

namespace muster::editor {

/// The head of a roster of BattleScribe: its verdict, or that it was not judged. Each kind of cost is a tally.
[[nodiscard]] HeadForm battleScribeHead(const battlescribe::List& list);

} // namespace muster::editor
