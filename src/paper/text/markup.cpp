#include "paper/text/markup.h"

#include "core/base/safetext.h"

#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace muster::paper {

namespace {

constexpr std::size_t deepest = 60;

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

bool isNameLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

std::optional<char32_t> entity(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, char32_t>, 6> named{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}, {"nbsp", 0xA0}}};
    for (const auto& [known, code] : named)
        if (known == name)
            return code;
    if (name.size() < 2 || name.front() != '#')
        return std::nullopt;
    const bool isHex = name[1] == 'x';
    const auto digits = name.substr(isHex ? 2 : 1);
    unsigned code = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, isHex ? 16 : 10);
    if (error != std::errc() || end != digits.data() + digits.size() || code == 0 || code > 0x10FFFF ||
        isHarmful(code)) // the entity stays as it was written
        return std::nullopt;
    return code;
}

std::string resolved(std::string_view text)
{
    constexpr std::size_t longestEntity = 10;
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '&') {
            // The search is limited: otherwise a text with many & would be slow, because each would search the whole
            // text.
            const auto length = text.substr(at, longestEntity + 1).find(';');
            if (length != std::string_view::npos) {
                const auto end = at + length;
                if (const auto code = entity(text.substr(at + 1, end - at - 1))) {
                    result += QString::fromUcs4(&*code, 1).toStdString();
                    at = end;
                    continue;
                }
            }
        }
        result += text[at];
    }
    return result;
}

class Reader {
public:
    Reader(std::string_view html, const std::string& file) : m_html(html), m_file(file) {}

    Result<std::vector<Node>> read()
    {
        m_open.push_back(&m_root);
        while (m_at < m_html.size() && !m_fault) {
            if (m_html[m_at] != '<')
                readText();
            else if (m_html.substr(m_at, 4) == "<!--")
                skipComment();
            else if (m_html.substr(m_at, 2) == "</")
                close();
            else
                open();
        }
        if (!m_fault && m_open.size() > 1)
            fault("<" + m_open.back()->name + "> of line " + std::to_string(m_open.back()->line) + " is not closed",
                  "Close each element that is opened, the inner one first.");
        if (m_fault)
            return tl::unexpected(Faults{*m_fault});
        return std::move(m_root.nodes);
    }

private:
    void readText()
    {
        auto end = m_html.find('<', m_at);
        if (end == std::string_view::npos)
            end = m_html.size();
        Node node;
        node.text = resolved(m_html.substr(m_at, end - m_at));
        node.line = m_line;
        m_open.back()->nodes.push_back(std::move(node));
        advance(end);
    }

    void skipComment()
    {
        const auto end = m_html.find("-->", m_at);
        if (end == std::string_view::npos)
            return fault("A comment is not closed", "End it with -->.");
        advance(end + 3);
    }

    void close()
    {
        const auto end = m_html.find('>', m_at);
        if (end == std::string_view::npos)
            return fault("A tag is not closed", "End it with >.");
        auto name = m_html.substr(m_at + 2, end - m_at - 2);
        while (!name.empty() && isSpace(name.back()))
            name.remove_suffix(1);
        if (m_open.size() == 1)
            return fault("</" + std::string(name) + "> closes no open element", "Remove it, or open the element.");
        if (m_open.back()->name != name)
            return fault("</" + std::string(name) + "> stands where <" + m_open.back()->name + "> of line " +
                             std::to_string(m_open.back()->line) + " is still open",
                         "Close each element that is opened, the inner one first.");
        m_open.pop_back();
        advance(end + 1);
    }

    void open()
    {
        auto at = m_at + 1;
        Node node;
        node.line = m_line;
        while (at < m_html.size() && isNameLetter(m_html[at]))
            node.name += m_html[at++];
        if (node.name.empty())
            return fault("There is a < that does not begin an element", "Write &lt; for the sign itself.");
        bool isClosed = false;
        while (true) {
            while (at < m_html.size() && isSpace(m_html[at]))
                ++at;
            if (at >= m_html.size())
                return fault("<" + node.name + " has no >", {});
            if (m_html[at] == '>')
                break;
            if (m_html.substr(at, 2) == "/>") {
                isClosed = true;
                ++at;
                break;
            }
            if (!readAttribute(at, node))
                return;
        }
        advance(at + 1);
        const bool standsAlone = isClosed || node.name == "br";
        auto& nodes = m_open.back()->nodes;
        nodes.push_back(std::move(node));
        if (standsAlone)
            return;
        if (m_open.size() > deepest)
            return fault("Elements are nested deeper than a sheet needs", "Write them flatter.");
        // The parent's list does not grow while a child is open, so the pointer stays valid.
        m_open.push_back(&nodes.back());
    }

    bool readAttribute(std::size_t& at, Node& node)
    {
        std::string name;
        while (at < m_html.size() && isNameLetter(m_html[at]))
            name += m_html[at++];
        if (name.empty() || m_html.substr(at, 2) != "=\"") {
            fault("An attribute of <" + node.name + "> is not understood", "Write it as name=\"value\".");
            return false;
        }
        const auto from = at + 2;
        const auto end = m_html.find('"', from);
        if (end == std::string_view::npos) {
            fault("The value of '" + name + "' is not closed", "End it with a double quote.");
            return false;
        }
        auto value = resolved(m_html.substr(from, end - from));
        if (name == "class") {
            std::size_t start = 0;
            while (start < value.size()) {
                const auto stop = std::min(value.find(' ', start), value.size());
                if (stop > start)
                    node.classes.push_back(value.substr(start, stop - start));
                start = stop + 1;
            }
        } else {
            node.attributes.emplace_back(std::move(name), std::move(value));
        }
        at = end + 1;
        return true;
    }

    void advance(std::size_t to)
    {
        m_line += static_cast<int>(std::count(m_html.begin() + static_cast<std::ptrdiff_t>(m_at),
                                              m_html.begin() + static_cast<std::ptrdiff_t>(to), '\n'));
        m_at = to;
    }

    void fault(std::string message, std::string advice)
    {
        m_fault = Fault{m_file, m_line, 0, {}, std::move(message), std::move(advice)};
    }

    std::string_view m_html;
    const std::string& m_file;
    std::size_t m_at = 0;
    int m_line = 1;
    Node m_root;
    std::vector<Node*> m_open;
    std::optional<Fault> m_fault;
};

} // namespace

std::string_view Node::attribute(std::string_view wanted) const
{
    for (const auto& [key, value] : attributes)
        if (key == wanted)
            return value;
    return {};
}

Result<std::vector<Node>> readMarkup(std::string_view html, const std::string& file)
{
    return Reader(html, file).read();
}

} // namespace muster::paper
