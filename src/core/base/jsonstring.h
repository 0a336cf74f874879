#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace muster {

/// For each byte, whether it is. A table: thousands of texts are asked about.
inline constexpr auto plainInJson = [] {
    std::array<bool, 256> isPlain{};
    for (unsigned char c = ' '; c < 127; ++c)
        isPlain[c] = c != '"' && c != '\\';
    return isPlain;
}();

/// Whether a text is printable ASCII in which JSON escapes nothing: then it stands in its quotes as it is, and has as
/// many columns as bytes.
[[nodiscard]] constexpr bool isPlainInJson(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return plainInJson[static_cast<unsigned char>(c)]; });
}

[[nodiscard]] bool isUtf8(std::string_view text);

/// Appends a text as a JSON string, in its quotes. Only what JSON demands is escaped; bytes that are not UTF-8 become
/// U+FFFD.
void appendJsonString(std::string& out, std::string_view text);

} // namespace muster
