#pragma once

#include "editor/gamedata/standing.h"
#include "editor/list/repairform.h"

#include <set>
#include <stop_token>
#include <string>

namespace muster::editor {

/// Looks for ways to make a list of game data legal, as report and windows name them. `rows`: ids of those that a
/// window shows; what changes in others is told at the next around them. For a worker: it takes up to some seconds,
/// gives way to the window meanwhile, and ends early when it is asked to stop.
[[nodiscard]] RepairForm repairForm(const Standing& standing, const std::set<std::string>& rows,
                                    const RepairWishes& wishes, const std::stop_token& stop);

} // namespace muster::editor
