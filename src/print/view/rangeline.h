#pragma once

#include "core/data/ruleset.h"
#include "core/data/stat.h"
#include "core/data/weapon.h"
#include "rules/figures/profile.h"

#include <optional>
#include <string>

namespace muster::print {

/// The longest range of a unit's weapons, in the columns that have a line; 0 without any.
[[nodiscard]] int longestRange(const Ruleset& ruleset, const UnitProfile& profile);

/// The outline of a line as long as a range, on a square of 48 by 48 that the longest range fills. Nothing for a figure
/// that is no range.
[[nodiscard]] std::optional<std::string> rangeLine(RangeLine line, const StatValue& range, int longest);

} // namespace muster::print
