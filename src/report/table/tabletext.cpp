#include "report/table/foldertable.h"

#include "core/base/letters.h"
#include "core/base/safetext.h"
#include "report/table/csv.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <array>

namespace muster::report {

namespace {

// Plain text.

constexpr std::size_t columns = 9;
constexpr std::array<std::size_t, columns> widest{40, 24, 24, 15, 12, 8, 14, 10, 40};
constexpr std::array<bool, columns> isNumber{false, false, false, true, false, true, false, false, false};
using Line = std::array<std::string, columns>;

std::string pointsOf(const TableRow& row)
{
    if (!row.points)
        return {};
    return row.limit ? number(*row.points) + '/' + number(*row.limit) : number(*row.points);
}

Line lineOf(const FolderTable& table, const TableRow& row)
{
    return {row.file,
            row.player.empty() ? row.name : row.player,
            row.army,
            pointsOf(row),
            stateName(row.state),
            row.count == 0 ? std::string() : number(static_cast<std::int64_t>(row.count)),
            row.fingerprint,
            row.dataVersion,
            sameAs(table, row)};
}

/// What stands below a row of the text.
std::vector<std::string> below(const TableRow& row)
{
    std::vector<std::string> lines;
    for (const auto& change : row.overridden)
        lines.push_back(say(phrase("table", "Agreed:")) + ' ' + change);
    if (auto line = headline(row); !line.empty())
        lines.push_back(std::move(line));
    const std::size_t told = row.findings.empty() ? 0 : 1;
    if (row.state == RowState::NotLegal && row.count > told)
        lines.push_back(
            say(phrases("table", "and {n} more {n:finding|findings}"), static_cast<std::int64_t>(row.count - told)));
    return lines;
}

// Spreadsheets.

std::string cell(std::string_view text) { return csvCell(text); }

std::string cell(const std::optional<Points>& points) { return points ? Fraction(*points).text() : std::string(); }
std::string cell(const std::optional<std::int64_t>& number) { return number ? std::to_string(*number) : std::string(); }

std::string joined(const std::vector<std::string>& parts)
{
    std::string all;
    for (const auto& part : parts)
        all += (all.empty() ? "" : " | ") + part;
    return all;
}

void add(std::string& out, std::initializer_list<std::string> cells)
{
    bool isFirst = true;
    for (const auto& each : cells) {
        if (!std::exchange(isFirst, false))
            out += ',';
        out += each;
    }
    out += "\r\n";
}

} // namespace

std::string toText(const FolderTable& table)
{
    std::vector<Line> lines{{say(phrase("table", "File")), say(phrase("table", "Player")), say(phrase("table", "Army")),
                             say(phrase("table", "Points")), say(phrase("table", "Verdict")),
                             say(phrase("table", "Findings")), say(phrase("table", "Fingerprint")),
                             say(phrase("table", "Data")), say(phrase("table", "Same as"))}};
    for (const auto& row : table.rows)
        lines.push_back(lineOf(table, row));
    std::array<std::size_t, columns> widths{};
    for (auto& line : lines)
        for (std::size_t i = 0; i < columns; ++i) {
            line[i] = shortened(safeLine(line[i]), std::max(widest[i], countLetters(lines.front()[i])));
            widths[i] = std::max(widths[i], countLetters(line[i]));
        }
    std::string out;
    for (std::size_t l = 0; l < lines.size(); ++l) {
        std::string text;
        for (std::size_t i = 0; i < columns; ++i) {
            const std::string space(widths[i] - countLetters(lines[l][i]), ' ');
            text += (i == 0 ? "" : "  ") + (isNumber[i] ? space + lines[l][i] : lines[l][i] + space);
        }
        out += text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
        if (l > 0)
            for (const auto& line : below(table.rows[l - 1]))
                out += "    " + safeLine(line) + '\n';
    }
    return out + '\n' + summary(table) + '\n';
}

std::string toCsv(const FolderTable& table)
{
    std::string out;
    add(out, {"file",          "list",           "player",      "ruleset",      "army",      "points",
              "limit",         "units",          "models",      "verdict",      "findings",  "errors",
              "first_finding", "doubtful_lines", "fingerprint", "data_version", "data_hash", "data_mark",
              "made_with",     "same_as",        "overridden",  "remarks"});
    for (const auto& row : table.rows)
        add(out, {cell(row.file),
                  cell(row.name),
                  cell(row.player),
                  cell(row.ruleset),
                  cell(row.army),
                  cell(row.points),
                  cell(row.limit),
                  std::to_string(row.units),
                  std::to_string(row.models),
                  std::string(stateId(row.state)),
                  std::to_string(row.count),
                  std::to_string(row.errors),
                  cell(headline(row)),
                  std::to_string(row.doubts),
                  cell(row.fingerprint),
                  cell(row.dataVersion),
                  cell(row.dataHash),
                  cell(row.dataMark),
                  cell(row.madeWith),
                  cell(sameAs(table, row)),
                  cell(joined(row.overridden)),
                  cell(joined(row.remarks))});
    return out;
}

} // namespace muster::report
