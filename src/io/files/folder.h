#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster {

/// What is in a folder but for hidden files, sorted by name; empty where it cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> entriesOf(const std::string& folder);

/// Whether there is a regular file of this name, or a link to one.
[[nodiscard]] bool isFile(const std::filesystem::path& path);

} // namespace muster
