#pragma once

#include "core/roster/edit.h"
#include "editor/list/unitform.h"
#include "rules/verdict/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// One of an option gives its place to another in a full group.
struct SwapEdit : Swap {
    Edit edit; ///< both changes as one
};

/// What can leave so that one more of `option` fits its group. Empty where the group is not full, or where it allows
/// only one, which always gives way. Judges the roster once for each.
[[nodiscard]] std::vector<SwapEdit> swapsFor(const Verdict& verdict, Id<AssessedUnit> unit,
                                             std::optional<std::size_t> group, const std::string& option, int count);

} // namespace muster::editor
