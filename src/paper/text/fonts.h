#pragma once

#include "core/base/fault.h"

#include <string>
#include <vector>

namespace muster::paper {

/// Gives Qt the typefaces in a folder, which then stand before the system's of the same name; again costs nothing.
/// Fails where they do not have all these families. Wants an application. For any thread.
[[nodiscard]] Result<void> addFonts(const std::string& folder, const std::vector<std::string>& families);

/// Those of the sheets, from the program's font folder.
[[nodiscard]] Result<void> addSheetFonts(const std::string& fontFolder);

} // namespace muster::paper
