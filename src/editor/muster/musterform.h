#pragma once

#include "core/roster/textreading.h"
#include "editor/list/listform.h"
#include "rules/verdict/verdict.h"

namespace muster::editor {

/// A roster as views show it; null without a verdict. `reading`: how a list in words was read; null for all others.
[[nodiscard]] ListFormPtr listForm(VerdictPtr verdict, const TextReading* reading = nullptr);

/// The verdict that a form was made of; null for none, and for a list of another engine.
[[nodiscard]] VerdictPtr verdictOf(const ListFormPtr& form);

} // namespace muster::editor
