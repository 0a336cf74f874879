#include "battlescribe/file/xmltree.h"

#include <algorithm>

namespace muster::battlescribe {

std::string_view XmlNode::localName() const
{
    const std::string_view name = text;
    const auto colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

const std::string* XmlNode::attribute(std::string_view name) const
{
    const auto found = std::ranges::find(attributes, name, &XmlAttribute::name);
    return found == attributes.end() ? nullptr : &found->value;
}

std::string XmlNode::valueOf(std::string_view name) const
{
    const auto* value = attribute(name);
    return value == nullptr ? std::string() : *value;
}

const XmlNode* XmlNode::child(std::string_view name) const
{
    const auto found = std::ranges::find_if(children, [&](const XmlNode& node) { return node.is(name); });
    return found == children.end() ? nullptr : &*found;
}

std::string XmlNode::words() const
{
    std::string all;
    for (const auto& node : children)
        if (node.kind == Kind::Text || node.kind == Kind::CData)
            all += node.text;
    return all;
}

} // namespace muster::battlescribe
