#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace muster {

/// The one form in which Muster's JSON files are written: keys in the given order, two spaces, LF, a final newline, and
/// a list or object on one line where that line has at most 120 columns.
[[nodiscard]] std::string canonicalText(const nlohmann::ordered_json& value);

} // namespace muster
