#pragma once

#include "core/base/fault.h"

#include <string_view>

namespace muster::reader {

/// Why there is no roster to be had from a PDF.
struct NoRoster {
    Fault why;
    bool isNone = false; ///< none was seen in it, so it may still be a list in words
};

/// The text of the roster file that is attached to a PDF. Fails if that is damaged or locked, or has no such attachment
/// or several.
[[nodiscard]] tl::expected<std::string, NoRoster> attachedRoster(std::string_view bytes);

} // namespace muster::reader
