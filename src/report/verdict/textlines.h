#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster::report {

/// How many columns a text takes in a terminal, about.
[[nodiscard]] std::size_t columns(std::string_view text);

/// The text with blanks behind it, up to so many columns.
[[nodiscard]] std::string padded(std::string text, std::size_t width);

/// A table: columns are as wide as their widest cell, with two blanks between them. `isNumber`: columns that end at the
/// right. Lines have no blanks at their end.
[[nodiscard]] std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows,
                                               const std::vector<bool>& isNumber);

/// Breaks words into lines of a readable length, the later ones indented, including those after their own line ends:
/// none of them can look like a line of the report itself.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent);

} // namespace muster::report
