#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace muster {

/// Whether a text is printable ASCII in which JSON escapes nothing: then it stands in its quotes as it is, and has as
/// many columns as bytes.
[[nodiscard]] constexpr bool isPlainInJson(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c < 127 && c != '"' && c != '\\'; });
}

[[nodiscard]] bool isUtf8(std::string_view text);

/// Appends a text as a JSON string, in its quotes. Only what JSON demands is escaped; bytes that are not UTF-8 become
/// U+FFFD.
void appendJsonString(std::string& out, std::string_view text);

} // namespace muster
