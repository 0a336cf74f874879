#pragma once

#include "core/data/stat.h"

#include <string_view>

namespace muster {

/// A figure that a column of this kind can have: "4+", "9/11", "4". Said where a figure is wrong.
[[nodiscard]] std::string_view exampleOf(StatKind kind);

} // namespace muster
