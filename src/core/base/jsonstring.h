#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace muster {

/// For each byte, whether it stands in a JSON string as it is. A table is faster than to compare, and every text of a
/// report is asked about.
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

/// The key of a member. One that is written in the source needs no escape, which is checked when it is compiled.
struct JsonKey {
    consteval JsonKey(const char* literal) : text(literal), isPlain(true)
    {
        if (!isPlainInJson(text))
            throw "a key that has to be escaped";
    }
    JsonKey(std::string_view its) : text(its), isPlain(isPlainInJson(its)) {}
    JsonKey(const std::string& its) : JsonKey(std::string_view(its)) {}

    std::string_view text;
    bool isPlain = false;
};

[[nodiscard]] bool isUtf8(std::string_view text);

/// Appends a text as a JSON string, in its quotes. Only what JSON demands is escaped; bytes that are not UTF-8 become
/// U+FFFD.
void appendJsonString(std::string& out, std::string_view text);

} // namespace muster
