#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// Bytes as Base45 (RFC 9285). It uses only the characters of the alphanumeric mode of QR codes (5 1/2 bits each),
/// which gives the smallest code for bytes as text.
[[nodiscard]] std::string toBase45(std::string_view bytes);

/// The bytes again; nothing if the text is not Base45.
[[nodiscard]] std::optional<std::string> fromBase45(std::string_view text);

} // namespace muster
