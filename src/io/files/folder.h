#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster {

/// The entries of a folder without hidden files, sorted by name; empty if it cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> entriesOf(const std::string& folder);

/// Whether there is a regular file of this name, or a link to one.
[[nodiscard]] bool isFile(const std::filesystem::path& path);

} // namespace muster
