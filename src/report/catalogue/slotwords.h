#pragma once

#include "core/data/slot.h"

#include <string>

namespace muster::report {

/// How many units a slot takes: "exactly 1", "2 to 4", "up to 2", "2 or more", "any number", "none now"; "1 for each
/// Line company".
[[nodiscard]] std::string slotLimits(const Table<Slot>& all, const Slot& slot);

/// The same with the numbers of a roster, in which a limit may depend on other slots.
[[nodiscard]] std::string slotLimits(std::int64_t min, std::optional<std::int64_t> max);

} // namespace muster::report
