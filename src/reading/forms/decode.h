#pragma once

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace muster::text {

/// More is no list in words.
inline constexpr std::size_t mostTextBytes = 256U << 10;
inline constexpr std::size_t mostTextLines = 4'000;

/// A letter of Windows-1252.
[[nodiscard]] QChar windowsLetter(unsigned char byte);

/// A text in whatever way it is encoded: UTF-8, UTF-16 with its mark, else Windows-1252. None for what is no text.
[[nodiscard]] std::optional<QString> decoded(std::string_view bytes);

/// The lines of a text as they came. CR, LF and both together end one.
[[nodiscard]] std::vector<QString> cutIntoLines(const QString& text);

} // namespace muster::text
