#include "report/verdict/csv.h"

#include "core/base/safetext.h"

#include <algorithm>
#include <array>

namespace muster::report {

bool looksLikeFormula(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return false;
    const auto start = text.substr(first);
    // The signs, and their wide forms, which some spreadsheets take for the same.
    return std::string_view("=+-@|%").find(start.front()) != std::string_view::npos ||
           std::ranges::any_of(std::array<std::string_view, 4>{"＝", "＋", "－", "＠"},
                               [&](std::string_view sign) { return start.starts_with(sign); });
}

std::string csvCell(std::string_view text, std::string_view quoted)
{
    auto safe = safeLine(text);
    if (looksLikeFormula(text) || looksLikeFormula(safe) || text.starts_with('\t') || text.starts_with('\r') ||
        text.starts_with('\n'))
        safe.insert(0, 1, '\'');
    if (safe.find_first_of(quoted) == std::string::npos && !safe.starts_with(' ') && !safe.ends_with(' '))
        return safe;
    std::string cell = "\"";
    for (const char c : safe)
        cell.append(c == '"' ? 2 : 1, c);
    return cell + '"';
}

std::string csvRow(const std::vector<std::string>& cells)
{
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i)
        row += (i == 0 ? "" : ",") + csvCell(cells[i]);
    return row + "\r\n";
}

} // namespace muster::report
