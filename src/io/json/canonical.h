#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace muster {

/// A document in canonical form (canonicalJson()), in which Muster writes all JSON files. Keys keep their order; bytes
/// that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string canonicalText(const nlohmann::ordered_json& document);

} // namespace muster
