#include "print/web/websheet.h"

#include "print/web/webmarkup.h"
#include "print/web/webstyle.h"
#include "print/web/webtables.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace muster::print {

using paper::Node;

namespace {

using Nodes = std::vector<Node>;

bool isWords(const Node& node) { return node.isText() || node.name == "span" || node.name == "b" || node.name == "i"; }

/// The first element in it that `fits`; null if there is none.
Node* findIn(Node& node, const auto& fits)
{
    for (auto& inner : node.nodes) {
        if (fits(inner))
            return &inner;
        if (auto* found = findIn(inner, fits))
            return found;
    }
    return nullptr;
}

Node* findClass(Node& node, std::string_view name)
{
    return findIn(node, [&](const Node& inner) { return hasClass(inner, name); });
}

void forEach(Node& node, const auto& use)
{
    use(node);
    for (auto& inner : node.nodes)
        forEach(inner, use);
}

/// Makes the ids of a further roster its own: each numbers its cards from 1.
void addToIds(Node& node, const std::string& ending)
{
    for (auto& [name, value] : node.attributes)
        if ((name == "id" || name == "data-to") && !value.empty())
            value += ending;
}

/// Attributes that only say how something looks.
void takeLooks(Node& node)
{
    for (const auto* name : {"align", "valign"})
        if (auto value = takeAttribute(node, name); !value.empty())
            node.classes.push_back(std::move(value));
    takeAttribute(node, "cellspacing");
    takeAttribute(node, "cellpadding");
    if (const auto width = takeAttribute(node, "width"); node.name == "table" && !width.empty())
        node.classes.emplace_back("full");
    else if (!width.empty())
        node.attributes.emplace_back("style", "width:" + width);
}

void takeWidths(Node& table)
{
    forEach(table, [](Node& node) { takeAttribute(node, "style"); });
}

// Boxes

/// A box as a control. `label`: what a screen reader says.
void makeBox(Node& tick, std::string label)
{
    tick.name = "input";
    tick.nodes.clear();
    const bool isTicked = hasClass(tick, "ticked");
    tick.attributes = {{"type", "checkbox"}, {"aria-label", std::move(label)}};
    if (isTicked)
        tick.attributes.emplace_back("checked", "");
}

bool isTick(const Node& node) { return node.name == "span" && hasClass(node, "tick"); }

/// "First: Models", where several units share a card.
std::string labelOf(const std::string& copy, const std::string& words)
{
    return copy.empty() ? words : copy + ": " + words;
}

/// A box with its word beside it is a label that can be clicked.
void makeState(Node& state, const std::string& copy)
{
    state.name = "label";
    const auto words = wordsIn(state);
    for (auto& inner : state.nodes)
        if (isTick(inner))
            makeBox(inner, labelOf(copy, words));
}

/// A label with its boxes is a group that has the label as its name. The first boxes stay beside the label.
void groupBoxes(Node& cell, const std::string& copy)
{
    Nodes result;
    bool isOpen = false;
    for (auto& node : cell.nodes) {
        if (hasClass(node, "cap")) {
            const auto name = wordsIn(node);
            result.push_back(element("span", {"track"}, {element("span", {"keep"})}));
            result.back().attributes = {{"role", "group"}, {"aria-label", labelOf(copy, name)}};
            isOpen = true;
        } else if (hasClass(node, "between") || hasClass(node, "state")) {
            isOpen = false;
        }
        if (!isOpen) {
            result.push_back(std::move(node));
            continue;
        }
        auto& group = result.back();
        auto& kept = group.nodes.front().nodes;
        const bool isKept = group.nodes.size() == 1 && (kept.size() < 2 || kept.back().isText());
        (isKept ? kept : group.nodes).push_back(std::move(node));
    }
    for (auto& group : result) {
        if (hasClass(group, "state")) {
            makeState(group, copy);
            continue;
        }
        int number = 0;
        forEach(group, [&](Node& node) {
            if (isTick(node))
                makeBox(node, std::to_string(++number));
        });
    }
    cell.nodes = std::move(result);
}

/// Labels with boxes behind them, directly in the node.
bool isLineOfBoxes(const Node& node)
{
    const auto isBoxes = [](const Node& inner) { return hasClass(inner, "five") || hasClass(inner, "write"); };
    const auto has = [&](std::string_view name) {
        return std::ranges::any_of(node.nodes, [&](const Node& inner) { return hasClass(inner, name); });
    };
    return has("state") || (std::ranges::any_of(node.nodes, isBoxes) && has("cap"));
}

void groupLines(Node& node, const std::string& copy)
{
    if (isLineOfBoxes(node))
        return groupBoxes(node, copy);
    for (auto& inner : node.nodes)
        groupLines(inner, copy);
}

void makeBoxes(Node& row)
{
    std::string name;
    for (auto& cell : row.nodes) {
        if (cell.name != "td" && cell.name != "th")
            continue;
        groupLines(cell, name);
        forEach(cell, [&](Node& node) {
            if (!isTick(node))
                return;
            const auto head = cell.attribute("data-label");
            makeBox(node, head.empty() ? name : name + ": " + std::string(head));
        });
        if (name.empty())
            name = wordsIn(cell);
    }
}

/// The sheets of one page.
class Converter {
public:
    Converter(std::set<std::string, std::less<>> ids, const paper::Geometry& geometry)
        : m_ids(std::move(ids)), m_geometry(geometry)
    {
    }

    Nodes sheet(Nodes blocks, bool isNamed)
    {
        m_isNamed = isNamed;
        m_rank = 2;
        blocks = joinTables(std::move(blocks), m_geometry);
        // A block without contents is only room on paper.
        std::erase_if(blocks, [](const Node& block) {
            return block.name == "section" &&
                   std::ranges::all_of(block.nodes, [](const Node& n) { return isBlank(n); });
        });
        for (auto& block : blocks) {
            m_kind = block.classes.empty() ? std::string() : block.classes.front();
            walk(block);
        }
        return blocks;
    }

    [[nodiscard]] bool hasHeading() const { return m_hasHeading; }

private:
    void walk(Node& node)
    {
        takeLooks(node);
        takeAttribute(node, "data-title");
        setAccent(node);
        if (const auto target = takeAttribute(node, "data-to"); m_ids.contains(target))
            link(node, target);
        for (auto inner = node.nodes.begin(); inner != node.nodes.end(); ++inner) {
            if (inner->name != "table") {
                walk(*inner);
                continue;
            }
            auto tables = splitAtGaps(std::move(*inner));
            for (auto& table : tables)
                walkTable(table);
            if (tables.size() == 1)
                *inner = std::move(tables.front());
            else
                *inner = element("div", {"beside"}, std::move(tables));
        }
        setHeading(node);
        setPicture(node);
    }

    void walkTable(Node& table)
    {
        m_isList = hasClass(table, "joined");
        walk(table);
        markHeads(table);
        if (table.attribute("role").empty())
            takeWidths(table); // the browser gives each column the width that it needs
        forEach(table, [](Node& node) {
            if (node.name == "tr")
                makeBoxes(node);
        });
    }

    static void link(Node& node, const std::string& target)
    {
        if (auto* name = findClass(node, "name")) {
            auto anchor = element("a", {}, std::move(name->nodes));
            anchor.attributes.emplace_back("href", '#' + target);
            name->nodes = {std::move(anchor)};
        }
    }

    /// A title or heading becomes an element of its rank. Cells keep it inside.
    void setHeading(Node& node)
    {
        const auto isTitle = [](const Node& one) { return hasClass(one, "title"); };
        if (node.name == "p" && (isTitle(node) || std::ranges::any_of(node.nodes, isTitle))) {
            const bool isFirst = m_isNamed && !m_hasHeading;
            m_hasHeading = m_hasHeading || isFirst;
            m_rank = isFirst ? 1 : m_rank;
            node.name = isFirst ? "h1" : rank(1);
        } else if (node.name == "p" && (hasClass(node, "heading") || hasClass(node, "cardname"))) {
            node.name = rank(1);
        } else if (node.name == "p" && m_kind == "bookunit" &&
                   std::ranges::any_of(node.nodes, [](const Node& inner) { return hasClass(inner, "name"); })) {
            node.name = rank(2);
        } else if ((node.name == "td" || node.name == "th") && !m_isList &&
                   (hasClass(node, "heading") || hasClass(node, "bar")) && !hasClass(node, "right") &&
                   std::ranges::all_of(node.nodes, isWords)) {
            node.nodes = {element(rank(1), {}, std::move(node.nodes))};
        }
    }

    /// Below the heading of the sheet: h1 is the page's, h2 that of each later sheet.
    [[nodiscard]] std::string rank(int below) const { return 'h' + std::to_string(m_rank + below); }

    /// The colour of an army, and that in which its words can be read on a dark screen.
    static void setAccent(Node& node)
    {
        const auto accent = takeAttribute(node, "data-accent");
        if (accent.empty())
            return;
        node.classes.emplace_back("accented");
        node.attributes.emplace_back("style", accentStyle(accent));
    }

    static void setPicture(Node& node)
    {
        if (node.name != "svg")
            return;
        if (node.attribute("aria-label").empty())
            node.attributes.emplace_back("aria-hidden", "true");
        else
            node.attributes.emplace_back("role", "img");
    }

    std::set<std::string, std::less<>> m_ids;
    const paper::Geometry& m_geometry;
    bool m_isNamed = false;
    bool m_hasHeading = false;
    bool m_isList = false; ///< in a table whose headings are heads of its rows
    int m_rank = 2;
    std::string m_kind;
};

} // namespace

Result<WebSheets> webSheets(const std::vector<FilledSheet>& sheets, const paper::Geometry& geometry)
{
    std::vector<Nodes> read;
    std::set<std::string, std::less<>> ids;
    for (const auto& sheet : sheets) {
        auto nodes = paper::readMarkup(sheet.html, sheet.file);
        if (!nodes)
            return tl::unexpected(nodes.error());
        if (sheet.roster > 0)
            for (auto& node : *nodes)
                forEach(node, [&](Node& inner) { addToIds(inner, '-' + std::to_string(sheet.roster + 1)); });
        for (const auto& node : *nodes)
            if (const auto id = node.attribute("id"); !id.empty())
                ids.emplace(id);
        read.push_back(std::move(*nodes));
    }
    Converter converter(std::move(ids), geometry);
    WebSheets made;
    for (std::size_t i = 0; i < read.size(); ++i)
        made.html.push_back(writeMarkup(converter.sheet(std::move(read[i]), i == 0 && sheets[i].isNamed)));
    made.hasHeading = converter.hasHeading();
    return made;
}

} // namespace muster::print
