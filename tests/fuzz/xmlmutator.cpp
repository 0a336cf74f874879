#include "xmlmutator.h"

#include "jsonmutator.h"

#include "battlescribe/file/xmlreader.h"
#include "battlescribe/file/xmlwriter.h"

#include <algorithm>

namespace muster::fuzz {

namespace {

using battlescribe::XmlAttribute;
using battlescribe::XmlNode;

void addElements(XmlNode& node, std::vector<XmlNode*>& elements)
{
    if (node.kind != XmlNode::Kind::Element)
        return;
    elements.push_back(&node);
    for (auto& child : node.children)
        addElements(child, elements);
}

std::vector<XmlNode*> elementsOf(XmlNode& root)
{
    std::vector<XmlNode*> elements;
    addElements(root, elements);
    return elements;
}

/// A value that is under this name somewhere, else an odd one.
std::string valueFor(const std::string& name, const std::vector<XmlNode*>& elements, Chance& chance)
{
    static const std::vector<std::string> odd{"",
                                              "0",
                                              "-1",
                                              "1",
                                              "2.5",
                                              "1e9",
                                              "-1e12",
                                              "-0.000001",
                                              "99999999999999999999",
                                              "true",
                                              "false",
                                              "any",
                                              "parent",
                                              markup,
                                              "force",
                                              "\xC3\xBC\xF0\x9F\x90\x89"};
    std::vector<std::string> values;
    for (const auto* element : elements)
        for (const auto& attribute : element->attributes)
            if (attribute.name == name)
                values.push_back(attribute.value);
    return values.empty() || chance.oneIn(4) ? chance.oneOf(odd) : chance.oneOf(values);
}

void changeFigure(std::string& value, Chance& chance)
{
    std::vector<std::size_t> digits;
    for (std::size_t i = 0; i < value.size(); ++i)
        if (value[i] >= '0' && value[i] <= '9')
            digits.push_back(i);
    if (!digits.empty())
        value[chance.oneOf(digits)] = static_cast<char>('0' + chance.below(10));
}

void changeAttribute(XmlNode& node, const std::vector<XmlNode*>& elements, Chance& chance)
{
    if (node.attributes.empty())
        return;
    const auto at = chance.below(node.attributes.size());
    auto& attribute = node.attributes[at];
    switch (chance.below(6)) {
    case 0:
        node.attributes.erase(node.attributes.begin() + static_cast<std::ptrdiff_t>(at));
        break;
    case 1: {
        const auto& from = *chance.oneOf(elements);
        if (!from.attributes.empty())
            attribute.value = chance.oneOf(from.attributes).value;
        break;
    }
    case 2:
    case 3:
        changeFigure(attribute.value, chance);
        break;
    default:
        attribute.value = valueFor(attribute.name, elements, chance);
        break;
    }
}

void changeChildren(XmlNode& node, const std::vector<XmlNode*>& given, Chance& chance)
{
    auto& children = node.children;
    if (children.empty())
        return;
    const auto at = children.begin() + static_cast<std::ptrdiff_t>(chance.below(children.size()));
    switch (chance.below(4)) {
    case 0:
        children.erase(at);
        break;
    case 1: {
        const XmlNode copy = *at;
        children.insert(at, copy);
        break;
    }
    case 2:
        std::iter_swap(at, children.begin() + static_cast<std::ptrdiff_t>(chance.below(children.size())));
        break;
    default: { // one of the same name has other children
        std::vector<const XmlNode*> alike;
        for (const auto* each : given)
            if (each->text == node.text)
                alike.push_back(each);
        if (!alike.empty()) {
            const auto copy = chance.oneOf(alike)->children;
            children.insert(children.end(), copy.begin(), copy.end());
        }
        break;
    }
    }
}

} // namespace

std::string mutateXml(std::string_view text, std::string_view other, Chance& chance)
{
    auto file = battlescribe::readXml(text, "XML");
    if (!file || chance.oneIn(12))
        return chance.changedBytes(std::string(text));
    auto given = other.empty() ? file : battlescribe::readXml(other, "OTHER");
    if (!given)
        given = file;
    for (auto rounds = 1 + chance.below(4); rounds > 0; --rounds) {
        const auto elements = elementsOf(file->root);
        auto& node = *chance.oneOf(elements);
        if (chance.oneIn(3))
            changeChildren(node, elementsOf(given->root), chance);
        else
            changeAttribute(node, elements, chance);
    }
    return battlescribe::writeXml(*file);
}

} // namespace muster::fuzz
