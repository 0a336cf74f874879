#pragma once

#include "editor/checking/checkedlist.h"
#include "report/changes/comparisonwords.h"

#include <vector>

namespace muster::editor {

/// The other roster with the ids of this one where a unit is the same: of the same kind, the most alike first. Lists in
/// words and lists of two people have no ids that could be compared.
[[nodiscard]] Roster withIdsOf(const Roster& here, Roster there);

/// What is different between a judged list and another, in words: battle, units, options, and what each costs.
[[nodiscard]] std::vector<report::DifferenceText> changesBetween(const CheckedList& here, const Roster& there);

} // namespace muster::editor
