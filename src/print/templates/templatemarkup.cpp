#include "print/templates/templatemarkup.h"

#include "paper/layout/glyph.h"
#include "paper/text/faults.h"
#include "paper/text/markup.h"
#include "print/templates/templatefile.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <string_view>
#include <vector>

namespace muster::print {

namespace {

// What Mustache tags are replaced by before the HTML is read. A section becomes an element, so that the HTML reader
// notices what is still open at its end. A value becomes a character that no template contains.
constexpr std::string_view shown = "mustache-if-";
constexpr std::string_view hidden = "mustache-not-";
constexpr char value = '\x01';

/// Replaces the Mustache tags of a template, so that its HTML can be read. Line numbers stay the same.
class Stripper {
public:
    explicit Stripper(const std::string& text) : m_text(text) {}

    std::string strip()
    {
        while (m_at < m_text.size()) {
            if (m_text.compare(m_at, 2, "{{") == 0)
                takeTag();
            else
                take();
        }
        return std::move(m_html);
    }

private:
    enum class In { Words, Element, Quotes, Comment };

    void take()
    {
        const char c = m_text[m_at];
        const auto starts = [&](std::string_view sign) { return m_text.compare(m_at, sign.size(), sign) == 0; };
        if (m_in == In::Words && c == '<')
            m_in = starts("<!--") ? In::Comment : In::Element;
        else if ((m_in == In::Comment && starts("-->")) || (m_in == In::Element && c == '>'))
            m_in = In::Words;
        else if ((m_in == In::Element || m_in == In::Quotes) && c == '"')
            m_in = m_in == In::Quotes ? In::Element : In::Quotes;
        m_html += c;
        ++m_at;
    }

    void takeTag()
    {
        const bool isTriple = m_text.compare(m_at, 3, "{{{") == 0;
        const auto from = m_at + (isTriple ? 3 : 2);
        const auto end = std::min(m_text.find(isTriple ? "}}}" : "}}", from), m_text.size());
        const auto tag = std::string_view(m_text).substr(std::min(from, end), end - std::min(from, end));
        m_at = end + (isTriple ? 3 : 2);
        put(tag);
        m_html.append(static_cast<std::size_t>(std::ranges::count(tag, '\n')), '\n');
    }

    void put(std::string_view tag)
    {
        const auto start = tag.find_first_not_of(" \t");
        const char sigil = start < tag.size() ? tag[start] : '!';
        if (sigil == '!' || m_in == In::Comment)
            return;
        const bool isSection = sigil == '#' || sigil == '^' || sigil == '/';
        if (!isSection || m_in == In::Quotes) {
            m_html += value;
            return;
        }
        if (m_in == In::Element)
            return;
        if (sigil == '/') {
            if (m_open.empty()) // the section began inside an element or a comment
                return;
            m_html += "</" + m_open.back() + '>';
            m_open.pop_back();
            return;
        }
        const auto from = tag.find_first_not_of(" \t", start + 1);
        std::string name(from == std::string_view::npos ? ""
                                                        : tag.substr(from, tag.find_last_not_of(" \t\n") + 1 - from));
        std::ranges::replace_if(
            name, [](unsigned char c) { return std::isalnum(c) == 0; }, '-');
        m_open.push_back(std::string(sigil == '#' ? shown : hidden) + name);
        m_html += '<' + m_open.back() + '>';
    }

    const std::string& m_text;
    std::size_t m_at = 0;
    In m_in = In::Words;
    std::string m_html;
    std::vector<std::string> m_open;
};

/// A message of the HTML reader with the tags of the template: {{/cards}} for </mustache-if-cards>.
std::string asWritten(std::string message)
{
    for (const auto prefix : {shown, hidden})
        for (const bool isEnd : {false, true}) {
            const auto sign = std::string(isEnd ? "</" : "<") + std::string(prefix);
            for (auto at = message.find(sign); at != std::string::npos; at = message.find(sign, at)) {
                message.replace(at, sign.size(), isEnd ? "{{/" : prefix == shown ? "{{#" : "{{^");
                if (const auto end = message.find('>', at); end != std::string::npos)
                    message.replace(end, 1, "}}");
            }
        }
    return message;
}

struct Known {
    std::string_view element;
    std::vector<std::string_view> attributes;
    std::vector<std::string_view> in; ///< elements that it may be in; empty: any
};

const std::vector<Known>& knownElements()
{
    static const std::vector<Known> all{
        {"section", {"class", "data-title", "data-accent", "id", "data-to"}, {""}},
        {"header", {"class"}, {"section"}},
        {"footer", {"class"}, {"section"}},
        {"div", {"class", "align"}, {}},
        {"p", {"class", "align"}, {}},
        {"span", {"class"}, {}},
        {"b", {"class"}, {}},
        {"i", {"class"}, {}},
        {"br", {}, {}},
        {"table", {"class", "width", "cellspacing", "cellpadding"}, {}},
        {"thead", {"class"}, {"table"}},
        {"tbody", {"class"}, {"table"}},
        {"tr", {"class", "align"}, {"table", "thead", "tbody"}},
        {"td", {"class", "width", "align", "valign", "colspan"}, {"tr"}},
        {"svg", {"class", "viewBox", "aria-label"}, {}},
        {"path", {"class", "d"}, {"svg"}},
        {"img", {"class", "src", "alt"}, {}},
    };
    return all;
}

/// What to write instead of an HTML element that paper does not know.
std::string_view insteadOf(std::string_view element)
{
    using Pair = std::pair<std::string_view, std::string_view>;
    static constexpr std::array<Pair, 14> all{{{"ul", "Write a <p> for each point."},
                                               {"ol", "Write a <p> for each point."},
                                               {"li", "Write a <p> for each point."},
                                               {"h1", "Write <p class=\"title\">."},
                                               {"h2", "Write <p class=\"heading\">."},
                                               {"h3", "Write <p class=\"heading\">."},
                                               {"h4", "Write <p class=\"heading\">."},
                                               {"th", "Write <td>, with a class if it looks otherwise."},
                                               {"strong", "Write <b>."},
                                               {"em", "Write <i>."},
                                               {"a", "Write <span>: paper has no links."},
                                               {"hr", "Give a border-bottom to what stands above."},
                                               {"script", "A sheet runs nothing. Take it out."},
                                               {"style", "Put the rules into own.css, beside the template."}}};
    const auto found = std::ranges::find(all, element, &Pair::first);
    return found == all.end()
               ? "Use section, header, footer, div, p, span, b, i, br, table, thead, tbody, tr, td, svg, path or img."
               : found->second;
}

bool isShare(std::string_view text)
{
    double read = 0;
    if (text == std::string{value, '%'})
        return true;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
    return error == std::errc() && std::string_view(end, text.data() + text.size()) == "%" && read > 0 && read <= 100;
}

class Walker {
public:
    explicit Walker(const std::string& file) : m_file(file) {}

    Faults check(const std::vector<paper::Node>& nodes)
    {
        walk(nodes, "");
        return std::move(m_faults);
    }

private:
    void walk(const std::vector<paper::Node>& nodes, std::string_view outer)
    {
        for (const auto& node : nodes) {
            if (m_faults.size() >= paper::mostFaults)
                return;
            if (node.isText())
                checkText(node, outer);
            else if (node.name.starts_with(shown) || node.name.starts_with(hidden))
                walk(node.nodes, outer);
            else
                checkElement(node, outer);
        }
    }

    void checkText(const paper::Node& node, std::string_view outer)
    {
        const auto from = node.text.find_first_not_of(" \t\r\n");
        if (from == std::string::npos)
            return;
        const auto line =
            node.line + static_cast<int>(
                            std::count(node.text.begin(), node.text.begin() + static_cast<std::ptrdiff_t>(from), '\n'));
        if (outer.empty())
            fault(line, "There is text outside the blocks of the sheet", "Put it into a <section class=\"...\">.");
        else if (outer == "table" || outer == "thead" || outer == "tbody" || outer == "tr" || outer == "svg")
            fault(line, "The text in this <" + std::string(outer) + "> would not be shown",
                  outer == "svg" ? "Take it out." : "Put it into a <td>.");
    }

    void checkElement(const paper::Node& node, std::string_view outer)
    {
        const auto known = std::ranges::find(knownElements(), node.name, &Known::element);
        if (known == knownElements().end())
            return fault(node.line, "<" + node.name + "> is not an element that a sheet knows",
                         std::string(insteadOf(node.name)));
        checkPlace(node, *known, outer);
        for (const auto& [name, text] : node.attributes)
            checkAttribute(node, *known, name, text);
        walk(node.nodes, node.name);
    }

    void checkPlace(const paper::Node& node, const Known& known, std::string_view outer)
    {
        const auto& in = known.in;
        if (node.name == "section" && !outer.empty())
            fault(node.line, "A <section> stands in <" + std::string(outer) + ">",
                  "Blocks stand beside each other; inside them use <div>.");
        else if (outer.empty() && node.name != "section")
            fault(node.line, "<" + node.name + "> stands outside the blocks of the sheet",
                  "Put it into a <section class=\"...\">.");
        else if (!in.empty() && std::ranges::find(in, outer) == in.end())
            fault(node.line, "<" + node.name + "> stands in <" + std::string(outer) + ">",
                  "It stands directly in <" + std::string(in.front()) + "> alone.");
        else if (node.name != "tr" && node.name != "thead" && node.name != "tbody" &&
                 (outer == "table" || outer == "thead" || outer == "tbody"))
            fault(node.line, "<" + node.name + "> stands in <" + std::string(outer) + ">", "Put it into <tr><td>.");
        else if (outer == "tr" && node.name != "td")
            fault(node.line, "<" + node.name + "> stands in <tr>", "Put it into a <td>.");
        else if ((outer == "span" || outer == "b" || outer == "i") && !isInWords(node.name))
            fault(node.line, "<" + node.name + "> stands in <" + std::string(outer) + ">, which is for words in a line",
                  "Use <div> round it.");
    }

    static bool isInWords(std::string_view name)
    {
        return name == "span" || name == "b" || name == "i" || name == "br";
    }

    void checkAttribute(const paper::Node& node, const Known& known, const std::string& name, std::string_view text)
    {
        if (name != "class" && std::ranges::find(known.attributes, name) == known.attributes.end())
            return fault(node.line, "<" + node.name + "> has no '" + name + "' on a sheet",
                         name == "style" ? "Give it a class, and say in own.css how that looks."
                                         : "Take it out; docs/templates.md lists what there is.");
        const auto wrong = [&](std::string advice) {
            fault(node.line, name + "=\"" + std::string(text) + "\" is not understood on <" + node.name + ">",
                  std::move(advice));
        };
        if (name == "width" && node.name == "td" && !isShare(text))
            return wrong("Write a share of the table such as width=\"30%\", or give a width in mm in a style.");
        if (text.find(value) != std::string_view::npos)
            return;
        if (name == "src")
            return wrong(
                "Write src=\"{{picture}}\" for a player's picture; pictures in files are not there. Draw others as "
                "<svg viewBox=\"0 0 24 24\"><path d=\"...\"/></svg>.");
        if (name == "width" && node.name == "table" && text != "100%")
            wrong("Write width=\"100%\", or leave it out: then the table is as wide as its words.");
        if (name == "d" && !paper::isPath(text))
            wrong("Write an outline in the path language of SVG, with M L H V C Q and Z.");
        if (name == "align" && text != "left" && text != "center" && text != "right")
            wrong("Write left, center or right.");
        if (name == "valign" && text != "top" && text != "middle" && text != "bottom")
            wrong("Write top, middle or bottom.");
        if (name == "colspan" &&
            (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos || text.size() > 2))
            wrong("Write how many columns the cell takes, such as 2.");
    }

    void fault(int line, std::string message, std::string advice)
    {
        if (m_faults.size() < paper::mostFaults)
            m_faults.push_back({m_file, line, 0, {}, std::move(message), std::move(advice)});
    }

    const std::string& m_file;
    Faults m_faults;
};

} // namespace

Faults checkMarkup(const std::string& text, const std::string& file)
{
    const auto nodes = paper::readMarkup(Stripper(text).strip(), file);
    if (nodes)
        return Walker(file).check(*nodes);
    auto faults = nodes.error();
    for (auto& fault : faults)
        fault.message = asWritten(std::move(fault.message));
    return faults;
}

} // namespace muster::print
