#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

/// A letter of a text, or bytes that are not UTF-8.
struct Letter {
    char32_t code = 0;    ///< of bytes that are not UTF-8: the first byte
    std::size_t size = 1; ///< in bytes; of those that are not UTF-8: as many as together begin a letter
    bool isUtf8 = true;
};

/// What is at a position of a text, before its end.
[[nodiscard]] Letter letterAt(std::string_view text, std::size_t at);

[[nodiscard]] bool isUtf8(std::string_view text);

/// Number of letters of a UTF-8 text: its code points, which is also what schemas count. "ü" and "🐉" are one each, in
/// two and four bytes.
[[nodiscard]] std::size_t countLetters(std::string_view text);

/// Whether a text has at most `most` letters.
[[nodiscard]] bool hasAtMost(std::string_view text, std::size_t most);

/// The first `most` letters of a text; all of it if it has no more.
[[nodiscard]] std::string_view firstLetters(std::string_view text, std::size_t most);

/// A text of at most `most` letters: a longer one is cut, and ends in "…".
[[nodiscard]] std::string shortened(std::string text, std::size_t most);

} // namespace muster
