#pragma once

#include "core/base/fault.h"

#include <string>
#include <string_view>

namespace muster::battlescribe {

/// An XML file in UTF-8 without a mark in front, and its declaration says so. It may come in UTF-16 with a byte order
/// mark, or in Latin-1 if it says so. `file` is its name in faults.
[[nodiscard]] Result<std::string> inUtf8(std::string bytes, const std::string& file);

} // namespace muster::battlescribe
