#pragma once

#include "core/base/fault.h"
#include "rules/compare/agreements.h"

#include <string>

namespace muster {

/// What a roster file, or another readable one, says of its battle, for all lists: an organiser makes a roster without
/// units for it.
[[nodiscard]] Result<Agreements> agreementsIn(const std::string& path);

/// Why a list of this ruleset cannot be judged as agreed. `file` names the list.
[[nodiscard]] Fault faultFor(const Disagreement& disagreement, const std::string& ruleset, const std::string& file);

} // namespace muster
