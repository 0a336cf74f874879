#pragma once

#include "battlescribe/saved/list.h"
#include "editor/list/listform.h"

namespace muster::editor {

/// The verdict on a list of BattleScribe: by the data of its game, or what its file alone says.
[[nodiscard]] VerdictFormPtr verdictForm(const battlescribe::List& list);

} // namespace muster::editor
