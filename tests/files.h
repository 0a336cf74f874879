#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace muster::testing {

/// A path in the checkout.
[[nodiscard]] inline std::string inSource(const std::string& name)
{
    return std::string(MUSTER_SOURCE_DIR) + '/' + name;
}

/// What is in a file; throws if it cannot be read.
[[nodiscard]] inline std::string bytesOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace muster::testing
