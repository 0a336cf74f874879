#include "report/verdict/textlines.h"

#include "core/base/letters.h"

#include <algorithm>

namespace muster::report {

namespace {

constexpr std::size_t lineWidth = 100;

} // namespace

std::size_t columns(std::string_view text) { return countLetters(text); }

std::string padded(std::string text, std::size_t width)
{
    if (const auto used = columns(text); used < width)
        text.append(width - used, ' ');
    return text;
}

std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows, const std::vector<bool>& isNumber)
{
    std::vector<std::size_t> widths(isNumber.size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], columns(row[i]));
    std::vector<std::string> lines;
    for (const auto& row : rows) {
        auto& line = lines.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - columns(row[i]), ' ');
            line += (i == 0 ? "" : "  ") + (isNumber[i] ? space + row[i] : row[i] + space);
        }
        line.erase(line.find_last_not_of(' ') + 1);
    }
    return lines;
}

std::string wrapped(std::string_view text, std::size_t indent)
{
    std::string result;
    std::string line;
    const auto flush = [&] {
        result += (result.empty() ? "" : "\n" + std::string(indent, ' ')) + line;
        line.clear();
    };
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(" \n"), text.size());
        const auto word = text.substr(0, end);
        if (!line.empty() && indent + columns(line) + 1 + columns(word) > lineWidth)
            flush();
        line += (line.empty() ? "" : " ") + std::string(word);
        if (end < text.size() && text[end] == '\n')
            flush();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    flush();
    return result;
}

} // namespace muster::report
