#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace muster::testing {

/// Rebuilds a saved roster from an empty list by edits of `compose` alone. The answer has both, and whether what is
/// written of the rebuilt one is what is written of the roster as it is opened, but for ids and the order of
/// neighbours.
[[nodiscard]] nlohmann::json rebuildOf(const std::string& folder, const std::string& file);

} // namespace muster::testing
