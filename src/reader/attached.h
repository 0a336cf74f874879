#pragma once

#include "core/base/fault.h"

#include <string_view>

namespace muster::reader {

/// The text of the roster file that is attached to a PDF. Fails if that is damaged or locked, or has no such attachment
/// or several.
[[nodiscard]] Result<std::string> attachedRoster(std::string_view bytes);

} // namespace muster::reader
