#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe::data {

struct ElementAttribute {
    std::string_view name;
    std::string_view value;
};

class ElementTree;

/// An element of a file of data, whichever format the file has: a view into an ElementTree.
class Element {
public:
    Element() = default;
    Element(const ElementTree& tree, std::uint32_t row) : m_tree(&tree), m_row(row) {}

    explicit operator bool() const { return m_tree != nullptr; }
    [[nodiscard]] std::string_view name() const;
    /// What is written directly in it.
    [[nodiscard]] std::string_view text() const;
    /// Where it is in the file, in bytes.
    [[nodiscard]] std::uint32_t offset() const;
    [[nodiscard]] std::span<const ElementAttribute> attributes() const;
    [[nodiscard]] Element firstChild() const;
    [[nodiscard]] Element next() const;

    /// Calls `take` with each child.
    template <typename Take>
    void eachChild(const Take& take) const
    {
        if (!*this)
            return;
        for (auto child = firstChild(); child; child = child.next())
            take(child);
    }

private:
    const ElementTree* m_tree = nullptr;
    std::uint32_t m_row = 0;
};

/// All elements of a file. Its maker adds an element, then its attributes, then its children. Texts are views into what
/// outlives the tree.
class ElementTree {
public:
    static constexpr std::uint32_t none = UINT32_MAX;

    void reserve(std::size_t elements, std::size_t attributes)
    {
        m_rows.reserve(elements);
        m_attributes.reserve(attributes);
    }
    /// The row of a new element: the next child of `parent`, or the root.
    std::uint32_t add(std::uint32_t parent, std::string_view name, std::uint32_t offset)
    {
        const auto row = static_cast<std::uint32_t>(m_rows.size());
        const auto attribute = static_cast<std::uint32_t>(m_attributes.size());
        m_rows.push_back({name, {}, offset, attribute, attribute, none, none, none});
        if (parent != none) {
            auto& above = m_rows[parent];
            (above.lastChild == none ? above.firstChild : m_rows[above.lastChild].next) = row;
            above.lastChild = row;
        }
        return row;
    }
    void setText(std::uint32_t row, std::string_view text) { m_rows[row].text = text; }
    /// Of the element that was added last.
    void addAttribute(std::string_view name, std::string_view value)
    {
        m_attributes.push_back({name, value});
        m_rows.back().attributesEnd = static_cast<std::uint32_t>(m_attributes.size());
    }
    /// Of any element, all at once.
    void setAttributes(std::uint32_t row, std::span<const ElementAttribute> attributes)
    {
        m_rows[row].attributes = static_cast<std::uint32_t>(m_attributes.size());
        m_attributes.insert(m_attributes.end(), attributes.begin(), attributes.end());
        m_rows[row].attributesEnd = static_cast<std::uint32_t>(m_attributes.size());
    }

    [[nodiscard]] Element root() const { return m_rows.empty() ? Element() : Element(*this, 0); }
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }

private:
    friend class Element;

    struct Row {
        std::string_view name;
        std::string_view text;
        std::uint32_t offset = 0;
        std::uint32_t attributes = 0;
        std::uint32_t attributesEnd = 0;
        std::uint32_t firstChild = none;
        std::uint32_t lastChild = none;
        std::uint32_t next = none;
    };

    std::vector<Row> m_rows;
    std::vector<ElementAttribute> m_attributes;
};

/// A file of data as a tree, and the bytes that its texts are views into.
struct ElementFile {
    std::unique_ptr<const std::string> bytes;
    std::vector<std::uint32_t> lines;                       ///< where each line of the file begins
    std::vector<std::unique_ptr<const std::string>> joined; ///< texts that are in several pieces in the file
    ElementTree tree;
};

inline std::string_view Element::name() const { return m_tree->m_rows[m_row].name; }
inline std::string_view Element::text() const { return *this ? m_tree->m_rows[m_row].text : std::string_view(); }
inline std::uint32_t Element::offset() const { return m_tree->m_rows[m_row].offset; }
inline std::span<const ElementAttribute> Element::attributes() const
{
    const auto& row = m_tree->m_rows[m_row];
    return std::span(m_tree->m_attributes).subspan(row.attributes, row.attributesEnd - row.attributes);
}
inline Element Element::firstChild() const
{
    const auto row = m_tree->m_rows[m_row].firstChild;
    return row == ElementTree::none ? Element() : Element(*m_tree, row);
}
inline Element Element::next() const
{
    const auto row = m_tree->m_rows[m_row].next;
    return row == ElementTree::none ? Element() : Element(*m_tree, row);
}

} // namespace muster::battlescribe::data
