#pragma once

#include "battlescribe/file/xmltree.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster::battlescribe::jsonform {

// How JSON and XML say the same of a roster. New Recruit writes an element as an object: what is written in the element
// as `$text`, lists of elements under the plural's name, texts such as descriptions as strings, then the attributes.
// What this form cannot say is kept beside it, so that both ways back give what there was:
// - of XML: elements in `$children`, each with its `$name`; an attribute whose key is taken with "@" before its name;
// - of JSON: an element <json key="KEY"> with the JSON of that member. If the element has an attribute or a text of
//   this name too, it only says how JSON writes that: "12" in place of 12. What was beside the roster is in a
//   <json beside="KEY"> of it.

inline constexpr std::string_view textKey = "$text";
inline constexpr std::string_view childrenKey = "$children";
inline constexpr std::string_view nameKey = "$name";
inline constexpr std::string_view carrierName = "json";

[[nodiscard]] inline bool isElement(const XmlNode& node) { return node.kind == XmlNode::Kind::Element; }

/// Whether an element of this name has a list of others, also if it is empty.
[[nodiscard]] bool isListName(std::string_view name);
/// Whether an element of this name has nothing but a text.
[[nodiscard]] bool isTextName(std::string_view name);
/// Whether a roster has a text, a number or a boolean of this name, and nothing else.
[[nodiscard]] bool isValueName(std::string_view name);
/// Whether an element of this name is one of a roster's own: whatever else is in it than it has, is a fault.
[[nodiscard]] bool isRosterElement(std::string_view name);
/// Whether a roster is under this key: "roster", perhaps with the prefix of a namespace.
[[nodiscard]] bool isRosterKey(std::string_view key);
/// The name of what is in a list of this name; empty if it is no plural.
[[nodiscard]] std::string singularOf(std::string_view name);

/// Whether JSON has the element as a list, or as a string.
[[nodiscard]] bool isList(const XmlNode& node);
[[nodiscard]] bool isText(const XmlNode& node);
/// Whether there is more than blanks directly in it.
[[nodiscard]] bool hasWords(const XmlNode& node);

/// Whether the XML reader takes it as a name.
[[nodiscard]] bool isXmlName(std::string_view name);
/// Whether JSON has the value of an attribute as a number or a boolean: all that looks so. An id such as "12e45" is a
/// text.
[[nodiscard]] bool isTyped(std::string_view value);

[[nodiscard]] XmlNode carrier(std::string key, std::string json, bool isBeside = false);

/// A member of JSON that XML has in a <json>.
struct Carried {
    std::string_view key;
    bool isBeside = false;              ///< it was not in the roster
    std::string json;                   ///< as it is written
    std::optional<std::string> letters; ///< of a text, a number or a boolean: what XML has in its place
};
/// Nothing if the element is not such a <json>, or if there is no whole JSON in it.
[[nodiscard]] std::optional<Carried> carriedBy(const XmlNode& node);

} // namespace muster::battlescribe::jsonform
