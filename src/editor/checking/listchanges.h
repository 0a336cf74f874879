#pragma once

#include "editor/checking/checkedlist.h"
#include "report/changes/comparisonwords.h"

#include <stop_token>
#include <vector>

namespace muster::editor {

/// The other roster with the ids of this one where a unit is the same: of the same kind, the most alike first. Lists in
/// words and lists of two people have no ids that could be compared.
[[nodiscard]] Roster withIdsOf(const Roster& here, Roster there);

/// What differs between two lists of which the second has the ids of the first, unit by unit. Where a unit stands in a
/// list says nothing.
[[nodiscard]] std::vector<Difference> differencesOf(const Roster& here, const Roster& withItsIds);

/// What is different between a judged list and another, in words: battle, units, options, and what each costs. Huge
/// lists take long: it is for a worker, and ends early, with whatever it has, where it is to stop.
[[nodiscard]] std::vector<report::DifferenceText> changesBetween(const CheckedList& here, const Roster& there,
                                                                 const std::stop_token& stop = {});

} // namespace muster::editor
