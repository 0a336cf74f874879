#pragma once

#include "editor/gestures/gestures.h"
#include "editor/list/intent.h"
#include "rules/verdict/verdict.h"

namespace muster::editor {

/// What a person means, as a change of this roster; none where it changes nothing or cannot be. Which choices and sizes
/// there are is known by the verdict, which may be older than the roster.
[[nodiscard]] std::optional<Gesture> gestureOf(const Verdict& verdict, const Roster& roster, const Intent& intent);

} // namespace muster::editor
