#pragma once

#include "editor/gamedata/standing.h"
#include "editor/list/fillform.h"

#include <stop_token>

namespace muster::editor {

/// Looks for what a list of game data could have besides, as report and windows name it. For a worker: it takes up to a
/// second, gives way to the window meanwhile, and ends early when it is asked to stop.
[[nodiscard]] FillForm fillForm(const Standing& standing, const FillAsked& asked, const std::stop_token& stop);

} // namespace muster::editor
