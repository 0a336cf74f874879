#pragma once

#include <string>

namespace muster {

/// The share folder of the running program. It is found from the place of the program, so that an installation can be
/// moved; if it is not there, the folder chosen at build time.
[[nodiscard]] std::string programFolder();

/// The folder with the typefaces of the program.
[[nodiscard]] std::string fontFolder();

} // namespace muster
