#pragma once

#include "editor/list/listform.h"
#include "rules/verdict/verdict.h"

#include <optional>

namespace muster::editor {

/// A roster as views show it; null without a verdict. `unread`: how many lines of a list in words were not understood;
/// none: as many as the roster has.
[[nodiscard]] ListFormPtr listForm(VerdictPtr verdict, std::optional<int> unread = {});

/// The verdict that a form was made of; null for none, and for a list of another engine.
[[nodiscard]] VerdictPtr verdictOf(const ListFormPtr& form);

} // namespace muster::editor
