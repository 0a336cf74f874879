#pragma once

#include "battlescribe/file/xmltree.h"

namespace muster::battlescribe::exchange {

/// The value of an attribute; empty if the element has none.
[[nodiscard]] inline std::string attributeOf(const XmlNode& node, std::string_view name)
{
    const auto* value = node.attribute(name);
    return value == nullptr ? std::string() : *value;
}

} // namespace muster::battlescribe::exchange
