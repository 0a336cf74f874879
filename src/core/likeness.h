#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// The candidate that is most like a misspelt word; empty where none is near.
[[nodiscard]] std::string mostLike(std::string_view word, const std::vector<std::string>& candidates);

} // namespace muster
