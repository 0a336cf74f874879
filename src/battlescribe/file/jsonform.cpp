#include "battlescribe/file/jsonform.h"

#include "battlescribe/file/jsonbounds.h"
#include "battlescribe/file/trimmed.h"

#include <QXmlStreamReader>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace muster::battlescribe::jsonform {

namespace {

using std::string_view_literals::operator""sv;

constexpr std::array listNames{"associations"sv, "attributes"sv,   "categories"sv, "characteristics"sv, "costLimits"sv,
                               "costs"sv,        "forces"sv,       "infoLinks"sv,  "modifierGroups"sv,  "modifiers"sv,
                               "profiles"sv,     "publications"sv, "rules"sv,      "selections"sv};
constexpr std::array textNames{"comment"sv, "customNotes"sv, "description"sv};
constexpr std::array valueNames{
    "catalogueId"sv,  "catalogueName"sv,  "catalogueRevision"sv,  "customName"sv,  "entryGroupId"sv, "entryId"sv,
    "gameSystemId"sv, "gameSystemName"sv, "gameSystemRevision"sv, "generatedBy"sv, "id"sv,           "name"sv,
    "number"sv,       "typeId"sv,         "typeName"sv,           "value"sv};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/// Takes the digits in front, and counts them.
std::size_t takeDigits(std::string_view& text)
{
    const auto count = static_cast<std::size_t>(std::ranges::find_if_not(text, isDigit) - text.begin());
    text.remove_prefix(count);
    return count;
}

bool isNumber(std::string_view text)
{
    constexpr std::size_t mostDigits = 15; // as many are exact wherever numbers are binary
    constexpr std::size_t mostOfExponent = 2;
    const bool isNegative = text.starts_with('-');
    text.remove_prefix(isNegative ? 1 : 0);
    const bool beginsWithZero = text.starts_with('0');
    auto digits = takeDigits(text);
    if (digits == 0 || (beginsWithZero && digits > 1))
        return false;
    if (text.empty())
        return digits <= mostDigits && !(isNegative && beginsWithZero);
    if (text.front() != '.')
        return false;
    text.remove_prefix(1);
    const auto fraction = takeDigits(text);
    digits += fraction;
    if (fraction == 0 || digits > mostDigits)
        return false;
    if (text.empty())
        return true;
    // 1.0E7, as BattleScribe writes it
    if (text.front() != 'E')
        return false;
    text.remove_prefix(text.starts_with("E-") ? 2 : 1);
    const auto exponent = takeDigits(text);
    return exponent > 0 && exponent <= mostOfExponent && text.empty();
}

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r'; }

} // namespace

bool isListName(std::string_view name) { return std::ranges::find(listNames, name) != listNames.end(); }

bool isTextName(std::string_view name) { return std::ranges::find(textNames, name) != textNames.end(); }

bool isValueName(std::string_view name) { return std::ranges::find(valueNames, name) != valueNames.end(); }

bool isRosterElement(std::string_view name)
{
    return isRosterKey(name) ||
           std::ranges::any_of(listNames, [&](std::string_view list) { return singularOf(list) == name; });
}

bool isRosterKey(std::string_view key) { return key == "roster" || (key.ends_with(":roster") && isXmlName(key)); }

std::string singularOf(std::string_view name)
{
    if (name.size() > 3 && name.ends_with("ies"))
        return std::string(name.substr(0, name.size() - 3)) + 'y';
    return name.size() > 1 && name.ends_with('s') ? std::string(name.substr(0, name.size() - 1)) : std::string();
}

bool hasWords(const XmlNode& node)
{
    return std::ranges::any_of(node.children, [](const XmlNode& each) {
        return (each.kind == XmlNode::Kind::Text || each.kind == XmlNode::Kind::CData) && !trimmed(each.text).empty();
    });
}

bool isList(const XmlNode& node)
{
    const auto single = singularOf(node.text);
    if (!node.attributes.empty() || single.empty() || hasWords(node))
        return false;
    const auto elements = std::ranges::count_if(node.children, isElement);
    return elements == 0 ? isListName(node.localName()) : std::ranges::all_of(node.children, [&](const XmlNode& each) {
        return !isElement(each) || each.text == single;
    });
}

bool isText(const XmlNode& node)
{
    return isTextName(node.localName()) && node.attributes.empty() && std::ranges::none_of(node.children, isElement);
}

bool isXmlName(std::string_view name)
{
    const auto isUsual = [](char c) { return isLetter(c) || isDigit(c) || c == '-' || c == '.'; };
    if (!name.empty() && isLetter(name.front()) && std::ranges::all_of(name, isUsual))
        return true;
    // Prefixes and letters of other scripts are rare: the reader itself is asked.
    const auto isSpecial = [&](char c) { return !isUsual(c) && c != ':' && static_cast<unsigned char>(c) < 0x80; };
    if (name.empty() || std::ranges::any_of(name, isSpecial))
        return false;
    const auto element = '<' + std::string(name) + "/>";
    QXmlStreamReader reader(QByteArray::fromStdString(element));
    reader.setNamespaceProcessing(false);
    return reader.readNextStartElement() && reader.qualifiedName().toUtf8() == QByteArrayView(name) &&
           reader.readNext() == QXmlStreamReader::EndElement && reader.readNext() == QXmlStreamReader::EndDocument;
}

bool isTyped(std::string_view value) { return value == "true" || value == "false" || isNumber(value); }

XmlNode carrier(std::string key, std::string json, bool isBeside)
{
    XmlNode text;
    text.kind = XmlNode::Kind::Text;
    text.text = std::move(json);
    XmlNode node;
    node.text = carrierName;
    node.attributes.push_back({isBeside ? "beside" : "key", std::move(key)});
    node.children.push_back(std::move(text));
    return node;
}

std::optional<Carried> carriedBy(const XmlNode& node)
{
    if (node.text != carrierName || node.attributes.size() != 1 || std::ranges::any_of(node.children, isElement))
        return std::nullopt;
    const auto& [name, key] = node.attributes.front();
    if (name != "key" && name != "beside")
        return std::nullopt;
    Carried carried{key, name == "beside", node.words(), std::nullopt};
    const auto& written = carried.json;
    // The parser ends at a zero, and passes over a mark of UTF-8.
    if (written != trimmed(written) || std::ranges::any_of(written, isControl) || written.starts_with('\xEF') ||
        !outlineOf(written, {}, JsonBounds()) || !nlohmann::json::accept(written))
        return std::nullopt;
    if (written.starts_with('"'))
        carried.letters = nlohmann::json::parse(written).get<std::string>();
    else if (written != "null" && written.front() != '{' && written.front() != '[')
        carried.letters = written;
    return carried;
}

} // namespace muster::battlescribe::jsonform
