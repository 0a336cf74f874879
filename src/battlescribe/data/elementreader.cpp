#include "battlescribe/data/elementreader.h"

#include "battlescribe/file/trimmed.h"

namespace muster::battlescribe::data {

namespace {

std::optional<std::int32_t> integerOf(std::string_view text)
{
    const auto amount = Amount::parse(text);
    if (!amount || !amount->isWhole())
        return std::nullopt;
    return static_cast<std::int32_t>(amount->floor());
}

} // namespace

void ElementReader::unknown(Element element, std::string_view name, std::string_view word)
{
    constexpr std::size_t mostLetters = 100;
    m_all.addUnknown({m_owner, element.offset(), std::string(element.name().substr(0, mostLetters)),
                      std::string(name.substr(0, mostLetters)), std::string(word.substr(0, mostLetters))});
}

void ElementReader::begin(Element element)
{
    m_attributes.read(element, [&](std::string_view name, std::string_view value) { unknown(element, name, value); });
}

void ElementReader::end(Element element, bool isText)
{
    m_attributes.eachNotAsked([&](std::string_view name, std::string_view value) { unknown(element, name, value); });
    if (const auto words = isText ? std::string_view() : trimmed(element.text()); !words.empty())
        unknown(element, "text", words);
}

bool ElementReader::flag(Element element, Attribute attribute, bool otherwise)
{
    const auto word = text(attribute);
    if (word.empty())
        return otherwise;
    const bool isTrue = word == "true" || word == "1";
    if (!isTrue && word != "false" && word != "0")
        unknown(element, attributeWords.textOf(attribute), word);
    return isTrue;
}

std::int32_t ElementReader::integer(Element element, Attribute attribute, std::int32_t otherwise)
{
    const auto written = text(attribute);
    if (written.empty())
        return otherwise;
    const auto number = integerOf(written);
    if (!number)
        unknown(element, attributeWords.textOf(attribute), written);
    return number.value_or(otherwise);
}

std::optional<Amount> ElementReader::amount(Element element, Attribute attribute)
{
    const auto written = text(attribute);
    const auto value = Amount::parse(written);
    if (!value && !written.empty())
        unknown(element, attributeWords.textOf(attribute), written);
    return value;
}

std::string_view ElementReader::words(Element element)
{
    if (!element)
        return {};
    element.eachChild([&](Element child) { unknown(child, child.name(), {}); });
    return trimmed(element.text());
}

Parts ElementReader::partsOf(Element element)
{
    Parts parts;
    element.eachChild([&](Element child) {
        const auto* part = partWords.find(child.name());
        if (part == nullptr || (*part != Part::Silent && parts.has(*part)))
            unknown(child, child.name(), {});
        else if (*part != Part::Silent)
            parts.set(*part, child);
    });
    return parts;
}

void ElementReader::refuse(const Parts& parts, std::uint64_t refused)
{
    parts.each(refused, [&](Element part) {
        if (part.firstChild())
            unknown(part, part.name(), {});
        else
            refuseOwn(part);
    });
}

void ElementReader::refuseFilled(const Parts& parts, std::uint64_t refused)
{
    parts.each(refused, [&](Element part) {
        if (part.firstChild() || (part.name() == "description" && !trimmed(part.text()).empty()))
            unknown(part, part.name(), {});
    });
}

void ElementReader::refuseElement(Element child)
{
    if (partWords.find(child.name(), Part::Attributes) != Part::Silent)
        unknown(child, child.name(), trimmed(child.text()));
}

void ElementReader::refuseChildren(Element element)
{
    element.eachChild([&](Element child) { refuseElement(child); });
}

void ElementReader::refuseOwn(Element list)
{
    if (!list)
        return;
    for (const auto& [name, value] : list.attributes())
        unknown(list, name, value);
    if (const auto words = trimmed(list.text()); !words.empty())
        unknown(list, "text", words);
}

} // namespace muster::battlescribe::data
