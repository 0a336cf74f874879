#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// Bytes as letters, digits, + and /, filled with = to a multiple of four (RFC 4648).
[[nodiscard]] std::string toBase64(std::string_view bytes);

/// Nothing for a text that toBase64() cannot have made.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

} // namespace muster
