#pragma once

#include "core/base/fault.h"

#include <string>
#include <vector>

namespace muster::paper {

/// Gives Qt these families from a folder, whose files are named after them: RobotoCondensed-Bold.ttf. They are used
/// before typefaces of the system with the same name. Calling it again costs nothing. Fails if a family is not in the
/// folder. Needs an application. May be called in any thread.
[[nodiscard]] Result<void> addFonts(const std::string& folder, const std::vector<std::string>& families);

/// The same for the typefaces of sheets, from the program's font folder.
[[nodiscard]] Result<void> addSheetFonts(const std::string& fontFolder);

} // namespace muster::paper
