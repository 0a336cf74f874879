#pragma once

#include "editor/gamedata/standing.h"
#include "editor/list/listform.h"

namespace muster::editor {

/// A list of game data as views show it.
[[nodiscard]] ListFormPtr listForm(StandingPtr standing);

/// What a form was made of; null for none, and for a list of another engine.
[[nodiscard]] StandingPtr standingOf(const ListFormPtr& form);

} // namespace muster::editor
