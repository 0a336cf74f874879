#pragma once

#include <string>

namespace muster {

/// The dictionary of roster codes of version 1: text that rosters probably have, the most probable last. To read a
/// code, exactly the same bytes are needed, and printed codes are kept for years. So this text must never change; a
/// better one needs a code version 2.
[[nodiscard]] const std::string& codeDictionary();

} // namespace muster
