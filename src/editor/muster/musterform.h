#pragma once

#include "editor/list/listform.h"
#include "rules/verdict/verdict.h"

namespace muster::editor {

/// A roster as views show it; null without a verdict.
[[nodiscard]] ListFormPtr listForm(VerdictPtr verdict);

} // namespace muster::editor
