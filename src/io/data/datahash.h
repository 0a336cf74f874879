#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace muster {

/// SHA-256 of what a JSON file says, in hexadecimal digits: the same whatever its spaces, its line ends and the order
/// of its keys; another as soon as a figure, a name or a text is another.
[[nodiscard]] std::string contentHash(const nlohmann::json& document);

/// "3F9A-22C1-7B0D": the first six bytes of a text's SHA-256, short enough to be compared by eye.
[[nodiscard]] std::string shortHash(std::string_view text);

} // namespace muster
