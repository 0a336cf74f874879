#include "report/table/foldertable.h"

#include "core/base/joined.h"
#include "core/base/letters.h"
#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/csv.h"
#include "report/verdict/textlines.h"
#include "report/verdict/words.h"

#include <algorithm>

namespace muster::report {

namespace {

// Plain text.

constexpr std::size_t widest[]{40, 24, 24, 15, 12, 8, 14, 10, 40}; // letters of a column
using Line = std::vector<std::string>;

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

/// The lines below a row of the text.
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

std::string textOf(const std::optional<Points>& points) { return points ? Fraction(*points).text() : std::string(); }
std::string textOf(const std::optional<std::int64_t>& number)
{
    return number ? std::to_string(*number) : std::string();
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
    for (auto& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            line[i] = shortened(safeLine(line[i]), std::max(widest[i], countLetters(lines.front()[i])));
    const auto texts = aligned(lines, {false, false, false, true, false, true, false, false, false});
    auto out = texts.front() + '\n';
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        out += texts[i + 1] + '\n';
        for (const auto& line : below(table.rows[i]))
            out += "    " + safeLine(line) + '\n';
    }
    return out + '\n' + summary(table) + '\n';
}

std::string toCsv(const FolderTable& table)
{
    auto out = csvRow({"file",          "list",           "player",      "ruleset",      "army",      "points",
                       "limit",         "units",          "models",      "verdict",      "findings",  "errors",
                       "first_finding", "doubtful_lines", "fingerprint", "data_version", "data_hash", "data_mark",
                       "made_with",     "same_as",        "overridden",  "remarks"});
    for (const auto& row : table.rows)
        out += csvRow({row.file,
                       row.name,
                       row.player,
                       row.ruleset,
                       row.army,
                       textOf(row.points),
                       textOf(row.limit),
                       std::to_string(row.units),
                       std::to_string(row.models),
                       std::string(stateId(row.state)),
                       std::to_string(row.count),
                       std::to_string(row.errors),
                       headline(row),
                       std::to_string(row.doubts),
                       row.fingerprint,
                       row.dataVersion,
                       row.dataHash,
                       row.dataMark,
                       row.madeWith,
                       sameAs(table, row),
                       joined(row.overridden, std::identity(), " | "),
                       joined(row.remarks, std::identity(), " | ")});
    return out;
}

} // namespace muster::report
