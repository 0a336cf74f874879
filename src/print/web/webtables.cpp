#include "print/web/webtables.h"

#include "print/web/webmarkup.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace muster::print {

using paper::Node;

namespace {

using Nodes = std::vector<Node>;

/// Made by joinTables(): its short rows are headings of the rows that follow.
constexpr std::string_view joined = "joined";

/// The table of a block that holds nothing else; null for other blocks.
Node* onlyTable(Node& block)
{
    Node* table = nullptr;
    for (auto& node : block.nodes) {
        if (isBlank(node))
            continue;
        if (table || node.name != "table")
            return nullptr;
        table = &node;
    }
    return table;
}

bool isGroup(const Node& node) { return node.name == "thead" || node.name == "tbody"; }

/// Calls `use(row, isInHead)` for each row.
void eachRow(Node& table, const auto& use)
{
    for (auto& node : table.nodes) {
        if (node.name == "tr")
            use(node, false);
        else if (isGroup(node))
            for (auto& row : node.nodes)
                if (row.name == "tr")
                    use(row, node.name == "thead");
    }
}

/// A sign that has a cell of its own on paper stands before the words of the next cell: the row has one cell for both,
/// as its columns are those of the rows that follow.
void joinSign(Node& row)
{
    std::vector<std::size_t> cells;
    for (std::size_t i = 0; i < row.nodes.size(); ++i)
        if (!isBlank(row.nodes[i]))
            cells.push_back(i);
    if (cells.size() < 2)
        return;
    auto& sign = row.nodes[cells[0]];
    auto& words = row.nodes[cells[1]];
    if (sign.nodes.size() != 1 || sign.nodes.front().name != "svg")
        return;
    words.nodes.insert(words.nodes.begin(), std::move(sign.nodes.front()));
    row.nodes.erase(row.nodes.begin() + static_cast<std::ptrdiff_t>(cells[0]));
}

/// The rows of a block's table, each with the classes and attributes of the block.
Nodes rowsOf(Node& block, Node& table)
{
    Nodes rows;
    eachRow(table, [&](Node& row, bool /*isInHead*/) {
        row.classes.insert(row.classes.begin(), block.classes.begin(), block.classes.end());
        for (auto& attribute : block.attributes)
            row.attributes.push_back(attribute);
        block.attributes.clear(); // an id must be unique
        joinSign(row);
        rows.push_back(std::move(row));
    });
    return rows;
}

void append(Nodes& to, Nodes rows) { std::ranges::move(rows, std::back_inserter(to)); }

int spanOf(const Node& cell)
{
    const auto text = cell.attribute("colspan");
    int span = 1;
    std::from_chars(text.data(), text.data() + text.size(), span);
    return std::max(1, span);
}

void setSpan(Node& cell, int span)
{
    takeAttribute(cell, "colspan");
    if (span > 1)
        cell.attributes.emplace_back("colspan", std::to_string(span));
}

std::vector<Node*> cellsOf(Node& row)
{
    std::vector<Node*> cells;
    for (auto& node : row.nodes)
        if (node.name == "td" || node.name == "th")
            cells.push_back(&node);
    return cells;
}

int columnsOf(Node& row)
{
    int columns = 0;
    for (const auto* cell : cellsOf(row))
        columns += spanOf(*cell);
    return columns;
}

bool isEmpty(const Node& cell)
{
    return wordsIn(cell).empty() && std::ranges::none_of(cell.nodes, [](const Node& inner) { return !inner.isText(); });
}

/// The parts of a row between its gaps.
std::vector<Node> partsOf(const Node& row)
{
    std::vector<Node> parts(1, element("tr", row.classes));
    parts.front().attributes = row.attributes;
    for (const auto& cell : row.nodes) {
        if (isBlank(cell))
            continue;
        if (hasClass(cell, "gap"))
            parts.push_back(element("tr", row.classes));
        else
            parts.back().nodes.push_back(cell);
    }
    std::erase_if(parts, [](const Node& part) { return part.nodes.empty(); });
    return parts;
}

/// Whether a row only fills up a table that is shorter than the one beside it.
bool isFiller(const Node& row)
{
    const auto& first = row.nodes.front();
    return isEmpty(first) && first.classes.empty();
}

/// Spanned columns in which no cell begins are taken out.
void closeColumns(Node& table)
{
    std::set<int> begun;
    eachRow(table, [&](Node& row, bool) {
        int column = 0;
        for (const auto* cell : cellsOf(row)) {
            begun.insert(column);
            column += spanOf(*cell);
        }
    });
    eachRow(table, [&](Node& row, bool) {
        int column = 0;
        for (auto* cell : cellsOf(row)) {
            const auto span = spanOf(*cell);
            int kept = 0;
            for (int i = column; i < column + span; ++i)
                kept += begun.contains(i) ? 1 : 0;
            if (kept != span)
                setSpan(*cell, kept);
            column += span;
        }
    });
}

} // namespace

Nodes joinTables(Nodes blocks, const paper::Geometry& geometry)
{
    Nodes result;
    bool isOpen = false;
    for (auto& block : blocks) {
        const auto shape = geometry.block(block.classes.empty() ? std::string_view() : block.classes.front());
        auto* table = block.name == "section" ? onlyTable(block) : nullptr;
        if (table && shape.repeats) {
            auto head = element("thead", {}, rowsOf(block, *table));
            result.push_back(element("section", block.classes));
            result.back().nodes.push_back(element("table", {std::string(joined)}, {std::move(head)}));
            isOpen = true;
        } else if (table && shape.goesUnder && isOpen) {
            auto& groups = result.back().nodes.front().nodes;
            if (shape.keepsWithNext || groups.back().name != "tbody")
                groups.push_back(element("tbody"));
            append(groups.back().nodes, rowsOf(block, *table));
        } else if (!isBlank(block)) {
            result.push_back(std::move(block));
            isOpen = false;
        }
    }
    return result;
}

Nodes splitAtGaps(Node table)
{
    Nodes tables;
    const auto tableFor = [&](std::size_t i) -> Node& {
        while (tables.size() <= i) {
            tables.push_back(element("table", table.classes));
            tables.back().attributes = table.attributes;
        }
        return tables[i];
    };
    // `group`: what the row is in; null for a row directly in the table.
    const auto add = [&](const Node& row, const Node* group) {
        auto parts = partsOf(row);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts.size() > 1 && isFiller(parts[i]))
                continue;
            auto& nodes = tableFor(i).nodes;
            if (group && (&row == &group->nodes.front() || nodes.empty()))
                nodes.push_back(element(group->name, group->classes));
            (group ? nodes.back().nodes : nodes).push_back(std::move(parts[i]));
        }
    };
    for (const auto& node : table.nodes)
        if (node.name == "tr")
            add(node, nullptr);
        else if (isGroup(node))
            for (const auto& row : node.nodes)
                add(row, &node);
    return tables;
}

void markHeads(Node& table)
{
    int columns = 0;
    eachRow(table, [&](Node& row, bool) { columns = std::max(columns, columnsOf(row)); });
    std::map<int, std::string> labels;
    std::size_t figures = 0;
    constexpr std::size_t longestFigure = 40;
    bool hasText = false; // a column of sentences, which needs the room of several figures
    bool isFirst = true;
    eachRow(table, [&](Node& row, bool isInHead) {
        auto cells = cellsOf(row);
        if (cells.empty())
            return;
        const auto all = [&](std::string_view name) {
            return std::ranges::all_of(cells, [&](const Node* cell) { return hasClass(*cell, name); });
        };
        const bool isHead = isInHead || all("head") || (isFirst && all("cap"));
        isFirst = false;
        if (isHead) {
            labels.clear();
            row.classes.emplace_back("heads");
            figures = std::max(figures, cells.size() - 1);
        }
        const bool isShort = hasClass(table, joined) && columnsOf(row) < columns;
        if (isShort)
            setSpan(*cells.front(), spanOf(*cells.front()) + columns - columnsOf(row));
        int column = 0;
        for (auto* cell : cells) {
            const bool begins = cell == cells.front();
            const auto words = wordsIn(*cell);
            if (isHead && !words.empty()) {
                cell->name = "th";
                cell->attributes.emplace_back("scope", "col");
                labels[column] = words;
            } else if (figures > 0 && begins && !words.empty() && (isShort || spanOf(*cell) < columns)) {
                cell->name = "th";
                cell->attributes.emplace_back("scope", isShort ? "rowgroup" : "row");
            } else if (figures > 0 && !begins && !isHead && !isShort && labels.contains(column)) {
                cell->attributes.emplace_back("data-label", labels[column]);
            }
            hasText = hasText || (!begins && words.size() > longestFigure);
            column += spanOf(*cell);
        }
    });
    closeColumns(table);
    constexpr std::size_t few = 3;
    constexpr std::size_t some = 6;
    if (figures > 0)
        table.classes.emplace_back(figures < few || (figures == few && !hasText) ? "few"
                                   : figures <= some                             ? "some"
                                                                                 : "many");
    else if (std::ranges::none_of(table.attributes, [](const auto& attribute) { return attribute.first == "role"; }))
        table.attributes.emplace_back("role", "presentation");
}

} // namespace muster::print
