#pragma once

#include <functional>
#include <string>
#include <vector>

namespace muster {

/// Does the work, and again each time that a file of these changes, comes or goes, until the program is stopped. A path
/// is a file or a folder with all below it. Gives the status of the work where nothing can be watched.
[[nodiscard]] int watchFiles(const std::vector<std::string>& paths, const std::function<int()>& work);

} // namespace muster
