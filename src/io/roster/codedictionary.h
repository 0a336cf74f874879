#pragma once

#include <string>

namespace muster {

/// What roster codes of version 1 are packed with: text that rosters are likely to have, the likeliest last. Whoever
/// reads a code needs the very bytes that it was written with, and codes hang on walls and lie in folders for years. So
/// this may never change; a better one is a version 2 beside it.
[[nodiscard]] const std::string& codeDictionary();

} // namespace muster
