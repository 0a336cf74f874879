#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::report {

/// Tables for spreadsheets (RFC 4180, UTF-8).

/// A cell on one line: in quotes where it has one of the signs `quoted`, and with an apostrophe in front of what a
/// spreadsheet would take for a formula.
[[nodiscard]] std::string csvCell(std::string_view text, std::string_view quoted = ",\";'");

/// Cells as one row, with its end.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells);

/// Whether a spreadsheet would take words for a formula.
[[nodiscard]] bool looksLikeFormula(std::string_view text);

} // namespace muster::report
