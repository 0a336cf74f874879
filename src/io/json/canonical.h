#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace muster {

/// The form in which Muster writes all JSON files: keys in the given order, indented by two spaces, LF, a newline at
/// the end. A list or object is on one line if that line has at most 120 columns.
[[nodiscard]] std::string canonicalText(const nlohmann::ordered_json& value);

} // namespace muster
