#pragma once

#include "rules/verdict/verdict.h"

#include <QString>

#include <string>
#include <vector>

namespace muster::editor {

/// Sums in words, for a status bar: units, and models and points in games that have them.

/// "10 units, 45 models". Empty without units.
[[nodiscard]] QString rosterSum(const Verdict& verdict);
/// "Selected: 2 units, 11 models, 175 points": of these units alone, without those attached to them. Empty where none
/// is in the roster.
[[nodiscard]] QString selectionSum(const Verdict& verdict, const std::vector<std::string>& ids);

} // namespace muster::editor
