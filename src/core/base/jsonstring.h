#pragma once

#include <string>
#include <string_view>

namespace muster {

/// Appends a text as a JSON string, in its quotes. Only what JSON demands is escaped; bytes that are not UTF-8 become
/// U+FFFD.
void appendJsonString(std::string& out, std::string_view text);

} // namespace muster
