#pragma once

#include "battlescribe/saved/fileroster.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe {

/// The selections of a force under one of its categories.
struct Group {
    std::string category; ///< empty: they have none
    std::vector<const FileSelection*> selections;
};

/// All selections at the top of a force by their main category, in the force's order of categories; those without one
/// come last. The force outlives the result.
[[nodiscard]] std::vector<Group> groupsOf(const FileForce& force);

/// The category under which a selection is listed; null if it has none.
[[nodiscard]] const Category* mainCategory(const FileSelection& selection);

/// The selection at the top of a force that has this id, or has a selection with it; null if there is none.
[[nodiscard]] const FileSelection* topSelection(const FileRoster& roster, std::string_view id);

/// The own name of a selection, or its name.
[[nodiscard]] const std::string& shownName(const FileSelection& selection);
/// The same with how many there are: "8 × Guard".
[[nodiscard]] std::string countedName(const FileSelection& selection);

} // namespace muster::battlescribe
