#include "htmlpage.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace muster::testing {

namespace {

/// Elements that have no end.
constexpr std::array<std::string_view, 6> empty{"br", "col", "hr", "img", "input", "meta"};
/// Elements in a line of text. All others begin and end a word.
constexpr std::array<std::string_view, 6> inLine{"a", "b", "i", "small", "span", "strong"};

std::string plain(std::string text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> signs{
        {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"\u00a0", " "}, {"&amp;", "&"}}};
    for (const auto& [written, meant] : signs)
        for (auto at = text.find(written); at != std::string::npos; at = text.find(written, at + meant.size()))
            text.replace(at, written.size(), meant);
    return text;
}

/// Each run of blanks as one space, and none at the ends.
std::string withSingleSpaces(const std::string& text)
{
    std::string words;
    for (const auto sign : text)
        if (std::isspace(static_cast<unsigned char>(sign)) == 0)
            words += sign;
        else if (!words.empty() && words.back() != ' ')
            words += ' ';
    if (words.ends_with(' '))
        words.pop_back();
    return words;
}

std::map<std::string, std::string> attributesOf(std::string_view tag)
{
    std::map<std::string, std::string> attributes;
    for (auto at = tag.find(' '); at != std::string_view::npos; at = tag.find(' ', at)) {
        at = std::min(tag.find_first_not_of(" \n", at), tag.size());
        const auto end = std::min(tag.find_first_of("= /", at), tag.size());
        const std::string name(tag.substr(at, end - at));
        at = end;
        if (tag.substr(end).starts_with("=\"")) {
            at = tag.find('"', end + 2);
            attributes[name] = plain(std::string(tag.substr(end + 2, at - end - 2)));
        } else if (!name.empty()) {
            attributes[name] = {};
        }
    }
    return attributes;
}

} // namespace

HtmlPage::HtmlPage(const std::string& html)
{
    std::vector<Element*> open;
    const auto add = [&](const std::string& text) {
        for (auto* element : open)
            element->text += text;
    };
    for (std::size_t at = 0; at < html.size();) {
        const auto tag = std::min(html.find('<', at), html.size());
        add(plain(html.substr(at, tag - at)));
        const auto end = html.find('>', tag);
        if (end == std::string::npos)
            break;
        at = end + 1;
        const std::string inside = html.substr(tag + 1, end - tag - 1);
        const std::string name = inside.substr(0, inside.find_first_of(" />\n", 1));
        if (name.starts_with('!'))
            continue;
        const auto isIn = [](const auto& names, std::string_view one) {
            return std::ranges::find(names, one) != names.end();
        };
        if (!isIn(inLine, name.starts_with('/') ? name.substr(1) : name))
            add(" ");
        if (name.starts_with('/')) {
            while (!open.empty() && '/' + open.back()->name != name)
                open.pop_back();
            if (!open.empty())
                open.pop_back();
            continue;
        }
        auto element =
            std::make_unique<Element>(Element{name, attributesOf(inside), {}, open.empty() ? nullptr : open.back()});
        if (!inside.ends_with('/') && !isIn(empty, name))
            open.push_back(element.get());
        m_elements.push_back(std::move(element));
        if (name == "style" || name == "script")
            at = std::min(html.find("</" + name, at), html.size());
    }
    for (const auto& element : m_elements)
        element->text = withSingleSpaces(element->text);
}

bool HtmlPage::fits(const Element& element, std::string_view simple)
{
    const auto valueOf = [&](const std::string& name) {
        const auto found = element.attributes.find(name);
        return found == element.attributes.end() ? std::string() : found->second;
    };
    while (!simple.empty()) {
        const char kind = simple.front();
        const auto end = kind == '[' ? simple.find(']') + 1 : std::min(simple.find_first_of(".#[", 1), simple.size());
        const auto part = simple.substr(0, end);
        simple.remove_prefix(end);
        if (kind == '.') {
            if ((' ' + valueOf("class") + ' ').find(' ' + std::string(part.substr(1)) + ' ') == std::string::npos)
                return false;
        } else if (kind == '#') {
            if (valueOf("id") != part.substr(1))
                return false;
        } else if (kind == '[') {
            const auto equals = std::min(part.find('='), part.size() - 1);
            const std::string name(part.substr(1, equals - 1));
            if (!element.attributes.contains(name) ||
                (part[equals] == '=' && valueOf(name) != part.substr(equals + 1, part.size() - equals - 2)))
                return false;
        } else if (element.name != part) {
            return false;
        }
    }
    return true;
}

std::vector<const HtmlPage::Element*> HtmlPage::find(std::string_view selector) const
{
    std::vector<std::string_view> steps;
    for (std::size_t at = 0; at < selector.size();) {
        auto end = at;
        for (bool isInside = false; end < selector.size() && (isInside || selector[end] != ' '); ++end)
            isInside = selector[end] == '[' || (isInside && selector[end] != ']');
        steps.push_back(selector.substr(at, end - at));
        at = end + 1;
    }
    std::vector<const Element*> found;
    for (const auto& element : m_elements) {
        auto step = steps.rbegin();
        if (!fits(*element, *step++))
            continue;
        for (const auto* above = element->parent; above != nullptr && step != steps.rend(); above = above->parent)
            if (fits(*above, *step))
                ++step;
        if (step == steps.rend())
            found.push_back(element.get());
    }
    return found;
}

std::vector<std::string> HtmlPage::texts(std::string_view selector) const
{
    std::vector<std::string> texts;
    for (const auto* element : find(selector))
        texts.push_back(element->text);
    return texts;
}

bool HtmlPage::has(std::string_view selector, std::string_view text) const
{
    return std::ranges::any_of(find(selector), [&](const auto* element) { return element->text == text; });
}

bool HtmlPage::tells(std::string_view selector, std::string_view text) const
{
    return std::ranges::any_of(find(selector),
                               [&](const auto* element) { return element->text.find(text) != std::string::npos; });
}

std::string HtmlPage::attribute(std::string_view selector, const std::string& name) const
{
    for (const auto* element : find(selector))
        if (const auto found = element->attributes.find(name); found != element->attributes.end())
            return found->second;
    return {};
}

} // namespace muster::testing
