#include "print/web/webmarkup.h"

#include "core/base/safetext.h"

#include <algorithm>

namespace muster::print {

using paper::Node;

namespace {

constexpr std::string_view spaces = " \t\r\n";

void addWords(const Node& node, std::string& words)
{
    words += node.text;
    if (node.name == "p" || node.name == "br")
        words += ' ';
    for (const auto& inner : node.nodes)
        addWords(inner, words);
}

void write(const Node& node, std::string& out)
{
    if (node.isText()) {
        out += safeHtml(node.text);
        return;
    }
    out += '<' + node.name;
    if (!node.classes.empty()) {
        out += " class=\"";
        for (std::size_t i = 0; i < node.classes.size(); ++i)
            out += (i > 0 ? " " : "") + safeHtml(node.classes[i]);
        out += '"';
    }
    for (const auto& [name, value] : node.attributes)
        out += ' ' + name + "=\"" + safeHtml(value) + '"';
    out += '>';
    if (node.name == "br" || node.name == "input" || node.name == "img")
        return;
    for (const auto& inner : node.nodes)
        write(inner, out);
    out += "</" + node.name + '>';
}

} // namespace

bool hasClass(const Node& node, std::string_view name)
{
    return std::ranges::find(node.classes, name) != node.classes.end();
}

bool isBlank(const Node& text) { return text.isText() && text.text.find_first_not_of(spaces) == std::string::npos; }

std::string wordsIn(const Node& node)
{
    std::string all;
    addWords(node, all);
    std::string words;
    constexpr std::string_view fixed = "\u00a0";
    for (std::size_t at = 0; at < all.size();) {
        const bool isFixed = all.compare(at, fixed.size(), fixed) == 0;
        if (isFixed || spaces.find(all[at]) != std::string_view::npos) {
            if (!words.empty() && words.back() != ' ')
                words += ' ';
            at += isFixed ? fixed.size() : 1;
        } else {
            words += all[at++];
        }
    }
    if (!words.empty() && words.back() == ' ')
        words.pop_back();
    return words;
}

Node element(std::string name, std::vector<std::string> classes, std::vector<Node> nodes)
{
    Node node;
    node.name = std::move(name);
    node.classes = std::move(classes);
    node.nodes = std::move(nodes);
    return node;
}

std::string takeAttribute(Node& node, std::string_view name)
{
    const auto found = std::ranges::find(node.attributes, name, &std::pair<std::string, std::string>::first);
    if (found == node.attributes.end())
        return {};
    auto value = std::move(found->second);
    node.attributes.erase(found);
    return value;
}

std::string writeMarkup(const std::vector<Node>& nodes)
{
    std::string out;
    for (const auto& node : nodes)
        write(node, out);
    return out;
}

} // namespace muster::print
