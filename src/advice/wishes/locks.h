#pragma once

#include "battlescribe/roster/edit.h"
#include "core/roster/edit.h"

#include <string>
#include <variant>
#include <vector>

namespace muster::advice {

/// A change of a list: of one of our rulesets, or of game data.
using ListEdit = std::variant<Edit, battlescribe::Edit>;

/// What a person does not want to be touched.
struct Locks {
    std::vector<std::string> keep; ///< ids of units, selections and forces that stay as they are, and where they are
    std::vector<ListEdit> refused; ///< no answer has one of these changes; those of the other kind of list mean nothing
};

} // namespace muster::advice
