#pragma once

#include <string>
#include <string_view>

namespace muster {

/// Whether a text is printable ASCII in which JSON escapes nothing: then it stands in its quotes as it is, and has as
/// many columns as bytes.
[[nodiscard]] bool isPlainInJson(std::string_view text);

/// The bytes of the UTF-8 character that a text begins with; 0 if it begins with none.
[[nodiscard]] std::size_t utf8Size(std::string_view text);

/// Appends a text as a JSON string, in its quotes. Only what JSON demands is escaped; bytes that are not UTF-8 become
/// U+FFFD.
void appendJsonString(std::string& out, std::string_view text);

} // namespace muster
