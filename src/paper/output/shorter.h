#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster::paper {

/// How wide the glyphs of a font are, by number, in thousandths of its size.
using GlyphWidths = std::vector<double>;

/// The content of a page in fewer letters. Qt puts each glyph in its place by itself and writes nine digits of each
/// number. Here glyphs that follow one another as their font has them are one text, and numbers have as many digits as
/// a printer can show. `fonts`: those of the page, by the names that it has for them. What is not as Qt writes it stays
/// as it is.
[[nodiscard]] std::string shorter(std::string_view content, const std::map<std::string, GlyphWidths>& fonts);

} // namespace muster::paper
