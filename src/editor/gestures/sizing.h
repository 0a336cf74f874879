#pragma once

#include "editor/gestures/gestures.h"
#include "rules/verdict/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// The next smaller (`by` < 0) or larger size that the rules give a unit; nothing at the end, and in games that do not
/// count models.
[[nodiscard]] std::optional<int> nextSize(const Verdict& verdict, Id<AssessedUnit> unit, int by);

/// Gives each of the units its next size. Those that have no other keep theirs; nothing where none has one.
[[nodiscard]] std::optional<Gesture> resize(const Verdict& verdict, const std::vector<std::string>& ids, int by);

} // namespace muster::editor
