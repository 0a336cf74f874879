#pragma once

#include <string>
#include <string_view>

namespace muster {

/// Words that came from elsewhere (a roster, data, the name of a file, an argument) made safe for the place that shows
/// them. What is stored is never changed by this.
///
/// Harmful characters control the program that shows them, or cannot be seen: control characters (C0, DEL, C1), those
/// that turn the direction of text (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+206F), separators of lines
/// and paragraphs (U+2028, U+2029), U+FEFF, marks of annotations (U+FFF9 to U+FFFB), tags (U+E0000 to U+E007F), codes
/// that are not characters, and bytes that are not UTF-8; and more than eight marks stacked on a letter, which would
/// cover the lines above it. Each is written as <U+202E>, a byte as <FF>: one form for all of them, in characters that
/// every terminal and every typeface has. Joiners (U+200C, U+200D), which scripts and emoji need, stay, and so do the
/// tags of a flag such as Scotland's.
[[nodiscard]] bool isHarmful(char32_t sign);

/// On one line: line ends and tabs, which could forge a line of a report, are spaces.
[[nodiscard]] std::string safeLine(std::string_view text);
/// With its line ends and tabs; CR LF becomes LF.
[[nodiscard]] std::string safeLines(std::string_view text);

/// Lines for HTML, as text or as the value of an attribute in quotes.
[[nodiscard]] std::string safeHtml(std::string_view text);

/// JSON of the same value in which every harmful character is escaped: \u009b.
[[nodiscard]] std::string safeJson(std::string_view json);

/// A file name without its ending: no slashes or other characters that systems reserve, no dot or minus in front, at
/// most 120 bytes. Empty if nothing is left.
[[nodiscard]] std::string safeFileName(std::string_view text);

} // namespace muster
