#pragma once

#include "editor/gestures/gestures.h"
#include "rules/verdict/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

// What is set for several units at once, as one step of undo.

/// Gives each unit this number of an option of its own models. Units that do not have the option, and those that have
/// so many already, stay as they are; nothing where none would change.
[[nodiscard]] std::optional<Gesture> chooseForAll(const Verdict& verdict, const std::vector<std::string>& ids,
                                                  const std::string& option, int count);
/// Gives each unit this number of models; nothing where all have it.
[[nodiscard]] std::optional<Gesture> resizeAll(const Verdict& verdict, const std::vector<std::string>& ids, int models);

} // namespace muster::editor
