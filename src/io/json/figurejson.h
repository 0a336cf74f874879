#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// The whole number that a text is.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(std::string_view text);

/// A figure of a data file as people write it: "5", "4+", "?" for one that is not known, "10:9/11 20:13/15" for one by
/// size.
[[nodiscard]] std::string figureText(const nlohmann::ordered_json& value);
[[nodiscard]] nlohmann::ordered_json figureJson(const std::string& text);

} // namespace muster
