#include "print/view/battlescribetables.h"

#include "battlescribe/browse/textruns.h"
#include "core/base/letters.h"
#include "core/base/safetext.h"
#include "print/view/battlescribe.h"
#include "print/view/words.h"
#include "report/battlescribe/listwords.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace muster::print {

using battlescribe::Characteristic;
using battlescribe::Profile;
using battlescribe::ProfileTable;

namespace {

constexpr std::size_t mostLettersOfFigure = 14;
constexpr std::size_t mostTableColumns = 12;
/// Profiles with more columns have nothing in common and are not shown as a table.
constexpr std::size_t mostColumnsOfFile = 60;
/// Percent of a table. Longer names are above their figures.
constexpr std::size_t leastForNames = 14;
// Of a stat line.
constexpr std::size_t mostLettersOfStat = 5;
constexpr std::size_t mostLettersOfHead = 12;
constexpr std::size_t mostLettersOfLine = 64;

std::size_t longestWord(std::string_view text)
{
    std::size_t longest = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        longest = std::max(longest, countLetters(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return longest;
}

/// The letters of a head and of the longest value in a column.
struct Column {
    std::string name;
    std::size_t head = 0; ///< of its longest word: heads may have several lines
    std::size_t value = 0;

    [[nodiscard]] std::size_t width() const { return std::max(head * 5 / 6, value) + (value > 2 ? 3 : 2); }
};

/// The value in a column as it is printed there.
std::string valueIn(const Profile& row, const std::string& column)
{
    return battlescribe::plainText(safeLine(ProfileTable::valueOf(row, column)));
}

std::vector<Column> columnsOf(const ProfileTable& table, const std::vector<Profile>& rows)
{
    std::vector<Column> columns;
    for (const auto& name : table.columns) {
        Column column{name, longestWord(name), 0};
        for (const auto& row : rows)
            column.value = std::max(column.value, countLetters(valueIn(row, name)));
        if (column.value > 0) // empty columns are not shown
            columns.push_back(std::move(column));
    }
    return columns;
}

bool isNone(const std::string& value) { return value.empty() || value == "-" || value == "–"; }

/// "Range: 5 · Casting value: 12"; a single text needs no name.
MarkedText textOf(const Profile& row, const auto& isShown)
{
    MarkedText text;
    for (const auto& each : row.characteristics) {
        const auto value = markedText(each.value);
        if (!isShown(each.name) || isNone(value.text))
            continue;
        const bool isOnly = row.characteristics.size() == 1;
        text.add(
            {(text.text.empty() ? "" : " · ") + (isOnly || each.name.empty() ? "" : safeLine(each.name) + ": "), {}});
        text.add(value);
    }
    return text;
}

} // namespace

ShownTable shownTable(const ProfileTable& table, std::size_t lettersOfTable)
{
    ShownTable shown;
    shown.figures.table = safeLine(table.type);
    auto figures = table.columns.size() > mostColumnsOfFile ? std::vector<Column>() : columnsOf(table, table.rows);
    const auto most = lettersOfTable * (100 - leastForNames) / 100;
    std::erase_if(figures, [](const Column& column) { return column.value > mostLettersOfFigure; });
    const auto isTooWide = [&] {
        std::size_t width = 0;
        for (const auto& column : figures)
            width += column.width();
        return figures.size() > mostTableColumns || width > most;
    };
    while (!figures.empty() && isTooWide())
        figures.erase(std::ranges::max_element(figures, {}, &Column::width));

    shown.figures.columns = static_cast<int>(figures.size()) + 1;
    for (const auto& column : figures) {
        shown.figures.heads.push_back({safeLine(column.name), static_cast<int>(column.width() * 100 / lettersOfTable)});
        shown.figures.nameWidth -= shown.figures.heads.back().width;
    }
    const auto isText = [&](const std::string& name) {
        return std::ranges::find(figures, name, &Column::name) == figures.end();
    };
    for (const auto& row : table.rows) {
        auto text = textOf(row, isText);
        if (figures.empty()) {
            shown.texts.push_back({safeLine(row.name), {}, std::move(text.text), std::move(text.pieces)});
            continue;
        }
        FigureRow made{safeLine(row.name), optional(std::move(text.text)), {}, std::move(text.pieces)};
        for (const auto& column : figures) {
            const auto value = valueIn(row, column.name);
            made.figures.push_back({isNone(value) ? "–" : value, isNone(value)});
        }
        shown.figures.rows.push_back(std::move(made));
    }
    return shown;
}

std::vector<StatFigure> statLine(const ProfileTable& table, const Profile& row)
{
    if (table.columns.size() > mostColumnsOfFile)
        return {};
    const auto columns = columnsOf(table, {row});
    std::size_t width = 0;
    for (const auto& column : columns) {
        width += column.width();
        if (column.value > mostLettersOfStat || column.head > mostLettersOfHead)
            return {};
    }
    if (columns.size() > mostTableColumns || width > mostLettersOfLine)
        return {};
    std::vector<StatFigure> line;
    for (const auto& column : columns) {
        const auto value = valueIn(row, column.name);
        StatFigure figure;
        figure.name = figure.shortName = safeLine(column.name);
        figure.isNone = isNone(value);
        figure.value = figure.isNone ? "–" : value;
        figure.isFirst = line.empty();
        line.push_back(std::move(figure));
    }
    return line;
}

} // namespace muster::print
