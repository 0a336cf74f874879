#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace muster::testing {

/// What a saved roster says beside what the engine makes of it with the data in a folder, selection by selection.
/// Timed, it says how long that takes, too.
[[nodiscard]] nlohmann::json replayOf(const std::string& folder, const std::string& file, bool isTimed);

} // namespace muster::testing
