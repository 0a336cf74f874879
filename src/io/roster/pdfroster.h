#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

/// What a PDF may have at most; a print of Muster has a hundredth of it.
inline constexpr std::size_t mostPdfBytes = 16u << 20;

[[nodiscard]] bool isPdf(std::string_view bytes);

/// The text of the roster file that a PDF carries as an attachment, as those do that Muster prints.
[[nodiscard]] Result<std::string> rosterInPdf(std::string_view bytes, const std::string& file);

} // namespace muster
