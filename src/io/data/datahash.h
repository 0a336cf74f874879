#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace muster {

/// SHA-256 of the content of a JSON file, in hexadecimal digits. Spaces, line ends and the order of keys do not change
/// it; every other difference does.
[[nodiscard]] std::string contentHash(const nlohmann::json& document);

/// BLAKE2b of bytes as they are, in hexadecimal digits: as safe as SHA-256, and several times as fast.
[[nodiscard]] std::string bytesHash(std::string_view bytes);

/// "3F9A-22C1-7B0D": the first six bytes of a text's SHA-256, short enough for people to compare.
[[nodiscard]] std::string shortHash(std::string_view text);

} // namespace muster
