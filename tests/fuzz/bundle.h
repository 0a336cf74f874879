#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::fuzz {

/// Several files as one input: before each is a line "=== NAME".
struct BundledFile {
    std::string name;
    std::string text;
};
using Bundle = std::vector<BundledFile>;

[[nodiscard]] Bundle readBundle(std::string_view bytes);
[[nodiscard]] std::string writeBundle(const Bundle& bundle);

} // namespace muster::fuzz
