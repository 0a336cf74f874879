#include "io/spreadsheet/csv.h"

#include "core/base/letters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isLineEnd(char c) { return c == '\n' || c == '\r'; }

/// What parts the cells: the sign that the first row has most of, outside of quotes.
char separatorOf(std::string_view text)
{
    constexpr std::array signs{',', ';', '\t'};
    std::array<std::size_t, signs.size()> counts{};
    bool isQuoted = false;
    for (const char c : text) {
        if (isLineEnd(c) && !isQuoted)
            break;
        isQuoted ^= c == '"';
        for (std::size_t i = 0; i < signs.size(); ++i)
            counts[i] += !isQuoted && c == signs[i] ? 1 : 0;
    }
    return signs[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

class CsvReader {
public:
    CsvReader(std::string_view text, const std::string& file, const CsvBounds& bounds)
        : m_text(text), m_file(file), m_bounds(bounds)
    {
    }

    Result<std::vector<CsvRow>> read()
    {
        takeSeparator();
        std::vector<CsvRow> rows;
        while (m_at < m_text.size()) {
            CsvRow row{m_line, {}};
            if (!readRow(row))
                return failure({m_file, m_faultLine, 0, {}, std::move(m_message), std::move(m_advice)});
            if (std::ranges::all_of(row.cells,
                                    [](const std::string& cell) { return cell.find_first_not_of(' ') == cell.npos; }))
                continue;
            if (rows.size() == m_bounds.rows)
                return failure({m_file,
                                row.line,
                                0,
                                {},
                                "the table has more than " + std::to_string(m_bounds.rows) + " rows",
                                "Take it in parts."});
            rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    /// The line "sep=;" is for the spreadsheet and no row.
    void takeSeparator()
    {
        m_separator = separatorOf(m_text);
        if (m_text.size() >= 5 && m_text.substr(0, 4) == "sep=" && !isLineEnd(m_text[4]) &&
            (m_text.size() == 5 || isLineEnd(m_text[5]))) {
            m_separator = m_text[4];
            m_at = 5;
            endLine();
        }
    }

    bool readRow(CsvRow& row)
    {
        for (;;) {
            if (row.cells.size() == m_bounds.cells)
                return fail(row.line, "the row has more than " + std::to_string(m_bounds.cells) + " cells",
                            "Is it the right file?");
            auto& cell = row.cells.emplace_back();
            if (m_at < m_text.size() && m_text[m_at] == '"' ? !readQuoted(cell) : !readPlain(cell))
                return false;
            if (m_at < m_text.size() && m_text[m_at] == m_separator) {
                ++m_at;
                continue;
            }
            endLine();
            return true;
        }
    }

    bool readPlain(std::string& cell)
    {
        auto end = m_at;
        while (end < m_text.size() && m_text[end] != m_separator && !isLineEnd(m_text[end]))
            ++end;
        cell = m_text.substr(m_at, end - m_at);
        m_at = end;
        return isShort(cell);
    }

    bool readQuoted(std::string& cell)
    {
        const auto begin = m_line;
        ++m_at;
        for (;;) {
            if (m_at == m_text.size())
                return fail(begin, "a quote is never closed", "Put a quote at the end of the cell that begins here.");
            const char c = m_text[m_at++];
            if (c != '"') {
                // CR LF is one end of a line, of which the LF counts.
                m_line += c == '\n' || (c == '\r' && (m_at == m_text.size() || m_text[m_at] != '\n')) ? 1 : 0;
                cell += c;
                if (!isShort(cell))
                    return false;
                continue;
            }
            if (m_at < m_text.size() && m_text[m_at] == '"') {
                cell += '"';
                ++m_at;
                continue;
            }
            if (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineEnd(m_text[m_at]))
                return fail(m_line, "there is something behind a closed quote",
                            "Inside of a cell in quotes, write a quote twice.");
            return isShort(cell);
        }
    }

    bool isShort(const std::string& cell)
    {
        return cell.size() <= m_bounds.cell ||
               fail(m_line, "a cell has more than " + std::to_string(m_bounds.cell) + " bytes", "Shorten it.");
    }

    void endLine()
    {
        if (m_at == m_text.size())
            return;
        m_at += m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n' ? 2 : 1;
        ++m_line;
    }

    bool fail(int line, std::string message, std::string advice)
    {
        m_faultLine = line;
        m_message = std::move(message);
        m_advice = std::move(advice);
        return false;
    }

    std::string_view m_text;
    const std::string& m_file;
    const CsvBounds& m_bounds;
    char m_separator = ',';
    std::size_t m_at = 0;
    int m_line = 1;
    int m_faultLine = 0;
    std::string m_message;
    std::string m_advice;
};

} // namespace

Result<std::vector<CsvRow>> readCsv(std::string_view text, const std::string& file, const CsvBounds& bounds)
{
    if (text.size() > bounds.bytes)
        return failure(
            Fault::about(file, "the file is too large: at most " + std::to_string(bounds.bytes >> 20) + " MB are read",
                         "Is it the right file?"));
    if (text.find('\0') != std::string_view::npos || !isUtf8(text))
        return failure(
            Fault::about(file, "this is not a table in UTF-8", "Save it from the spreadsheet as \"CSV UTF-8\"."));
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    return CsvReader(text, file, bounds).read();
}

Result<std::string> readableCsv(std::string text, const std::string& file)
{
    if (auto again = readCsv(text, file); !again)
        return tl::unexpected(std::move(again.error()));
    return text;
}

std::string withoutGuard(std::string cell)
{
    if (!cell.starts_with('\''))
        return cell;
    const auto rest = std::string_view(cell).substr(1);
    const auto first = rest.find_first_not_of(' ');
    if (first == rest.npos)
        return cell;
    const auto from = rest.substr(first);
    const bool isGuard = std::string_view("=+-@|%'").find(from.front()) != std::string_view::npos ||
                         std::ranges::any_of(std::array<std::string_view, 4>{"＝", "＋", "－", "＠"},
                                             [&](std::string_view sign) { return from.starts_with(sign); });
    if (isGuard)
        cell.erase(0, 1);
    return cell;
}

} // namespace muster
