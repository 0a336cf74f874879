#pragma once

#include "battlescribe/browse/sheet.h"

#include <string>
#include <string_view>

namespace muster::report {

/// "min", as the files write it.
[[nodiscard]] std::string_view limitName(battlescribe::data::Constraint::Type type);
/// "unit", "group": as the files write it. Empty if they do not say.
[[nodiscard]] std::string_view choiceName(const battlescribe::data::ShownChoice& choice);

} // namespace muster::report
