#pragma once

#include <string>

namespace muster {

/// The share folder that belongs to the running program: found from where the program stands, so that what is installed
/// may be moved; else where it was to be installed.
[[nodiscard]] std::string programFolder();

/// The typefaces of the program.
[[nodiscard]] std::string fontFolder();

} // namespace muster
