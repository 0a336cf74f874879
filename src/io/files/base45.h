#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// Bytes as Base45 (RFC 9285): only characters of the alphanumeric mode of QR codes, which takes 5 1/2 bits for each,
/// so that no other text for bytes makes a smaller code.
[[nodiscard]] std::string toBase45(std::string_view bytes);

/// None where the text is not what toBase45() writes.
[[nodiscard]] std::optional<std::string> fromBase45(std::string_view text);

} // namespace muster
