#pragma once

#include "advice/repair/repair.h"
#include "editor/list/repairform.h"

namespace muster::editor {

// Words for repairs of lists of either engine.

/// What a person asks of a repair, for the search.
[[nodiscard]] advice::Wishes wishesOf(const RepairWishes& wishes, std::stop_token stop);

/// "Fewest choices lost · Fewest changes".
[[nodiscard]] QString titleOf(const advice::Repair& answer);

/// What an answer is as one step of undo; `facts`: its headline.
[[nodiscard]] Gesture gestureOf(const advice::Repair& answer, const QString& facts);

/// What is to be said beside the answers; without an answer, why there is none.
[[nodiscard]] QString wordOf(const advice::Repairs& repairs, const RepairWishes& wishes);

} // namespace muster::editor
