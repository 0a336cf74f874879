#include "battlescribe/adapter/toxml.h"

#include <array>
#include <utility>

namespace muster::testing {

namespace {

using nlohmann::json;

std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '"')
            result += "&quot;";
        else if (c == '\n')
            result += "&#10;";
        else
            result += c;
    }
    return result;
}

/// The name of one of a list: "selectionEntries" has "selectionEntry", "sharedRules" have "rule".
std::string oneOf(std::string list)
{
    constexpr std::string_view shared = "shared";
    if (list.starts_with(shared)) {
        list.erase(0, shared.size());
        list.front() = static_cast<char>(list.front() - 'A' + 'a');
    }
    if (list.ends_with("ies"))
        return list.substr(0, list.size() - 3) + 'y';
    return list.substr(0, list.size() - 1);
}

std::string textOf(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

/// What the suite takes for granted.
constexpr std::array defaults{
    std::array{"selectionEntry", "type", "unit"},
    std::array{"entryLink", "type", "selectionEntry"},
    std::array{"constraint", "field", "selections"},
    std::array{"constraint", "scope", "parent"},
    std::array{"condition", "type", "atLeast"},
    std::array{"condition", "field", "selections"},
    std::array{"condition", "scope", "parent"},
    std::array{"condition", "value", "0"},
    std::array{"conditionGroup", "type", "and"},
    std::array{"repeat", "field", "selections"},
    std::array{"repeat", "scope", "self"},
    std::array{"repeat", "value", "1"},
    std::array{"repeat", "repeats", "1"},
    std::array{"catalogueLink", "importRootEntries", "true"},
    std::array{"cost", "value", "0"},
    std::array{"constraint", "value", "0"},
};

std::string elementOf(const std::string& name, const json& value)
{
    std::string attributes;
    std::string children;
    for (const auto& [key, each] : value.items()) {
        // A mark of the suite's own, and an empty text.
        if (each.is_null() || key == "limit")
            continue;
        if (each.is_array()) {
            children += '<' + key + '>';
            for (const auto& one : each)
                children += elementOf(oneOf(key), one);
            children += "</" + key + '>';
        } else if (key == "description") {
            children += "<description>" + escaped(textOf(each)) + "</description>";
        } else {
            attributes += ' ' + key + "=\"" + escaped(textOf(each)) + '"';
        }
    }
    for (const auto& [element, key, text] : defaults)
        if (name == element && !value.contains(key))
            attributes += std::string(" ") + key + "=\"" + text + '"';
    return '<' + name + attributes + '>' + children + "</" + name + '>';
}

} // namespace

std::string systemXml(const json& system) { return elementOf("gameSystem", system); }

std::string catalogueXml(const json& catalogue) { return elementOf("catalogue", catalogue); }

} // namespace muster::testing
