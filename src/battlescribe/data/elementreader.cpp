#include "battlescribe/data/elementreader.h"

#include "battlescribe/file/trimmed.h"

namespace muster::battlescribe::data {

void ElementReader::unknown(const Element& element, std::string_view name, std::string_view word, bool isOfWord,
                            bool isIdle)
{
    constexpr std::size_t mostLetters = 100;
    m_data.addUnknown({m_owner, element.offset, std::string(element.name.substr(0, mostLetters)),
                       std::string(name.substr(0, mostLetters)), std::string(word.substr(0, mostLetters)), isOfWord,
                       isIdle});
}

void ElementReader::begin(const Element& element)
{
    m_element = &element;
    m_isAsked.assign(element.attributes.size(), false);
}

const ElementAttribute* ElementReader::find(AttributeName attribute)
{
    for (std::size_t i = 0; i < m_isAsked.size(); ++i)
        if (const auto& each = m_element->attributes[i]; each.name == attribute.text()) {
            m_isAsked[i] = true;
            return &each;
        }
    return nullptr;
}

void ElementReader::end(bool isText)
{
    for (std::size_t i = 0; i < m_isAsked.size(); ++i)
        if (const auto& [name, value] = m_element->attributes[i]; !m_isAsked[i] && !isSilent(m_element->name, name))
            unknown(*m_element, name, value);
    if (const auto words = isText ? std::string_view() : trimmed(m_element->text); !words.empty())
        unknown(*m_element, "text", words, false, true);
}

void ElementReader::endWithoutChildren()
{
    end();
    for (const auto& child : m_element->children)
        refuseElement(child);
}

std::string_view ElementReader::text(AttributeName attribute)
{
    const auto* found = find(attribute);
    return found == nullptr ? std::string_view() : found->value;
}

bool ElementReader::flag(AttributeName attribute, bool otherwise)
{
    const auto word = text(attribute);
    if (word.empty())
        return otherwise;
    const bool isTrue = word == "true" || word == "1";
    if (!isTrue && word != "false" && word != "0")
        unknownWord(attribute, word);
    return isTrue;
}

std::int32_t ElementReader::integer(AttributeName attribute, std::int32_t otherwise)
{
    const auto written = text(attribute);
    if (written.empty())
        return otherwise;
    const auto number = Decimal::parse(written);
    if (number && number->isWhole())
        return static_cast<std::int32_t>(number->floor());
    unknownWord(attribute, written);
    return otherwise;
}

std::optional<Decimal> ElementReader::amount(AttributeName attribute)
{
    const auto written = text(attribute);
    const auto value = Decimal::parse(written);
    if (!value && !written.empty())
        unknownWord(attribute, written);
    return value;
}

std::string_view ElementReader::words(const Element* element)
{
    if (element == nullptr)
        return {};
    for (const auto& child : element->children)
        unknown(child, child.name, {});
    return trimmed(element->text);
}

Parts ElementReader::partsOf(const Element& element)
{
    Parts parts;
    for (const auto& child : element.children) {
        if (isSilentElement(child.name))
            continue;
        if (const auto* named = partNamed(child.name); named != nullptr && parts[named->part] == nullptr)
            parts.set(named->part, child);
        else
            unknown(child, child.name, {});
    }
    return parts;
}

void ElementReader::refuse(const Parts& parts, std::uint64_t refused, bool isIdle)
{
    parts.each(refused, [&](const Element& part) {
        if (!part.children.empty())
            unknown(part, part.name, {}, false, isIdle);
        else
            refuseOwn(part);
    });
}

void ElementReader::refuseFilled(const Parts& parts, std::uint64_t refused, bool isIdle)
{
    parts.each(refused, [&](const Element& part) {
        const bool isText = part.name == "description"; // which no verdict asks for
        if (!part.children.empty() || (isText && !trimmed(part.text).empty()))
            unknown(part, part.name, {}, false, isIdle || isText);
    });
}

void ElementReader::refuseElement(const Element& child)
{
    if (!isSilentElement(child.name))
        unknown(child, child.name, trimmed(child.text));
}

void ElementReader::refuseOwn(const Element& list)
{
    for (const auto& [name, value] : list.attributes)
        unknown(list, name, value);
    if (const auto words = trimmed(list.text); !words.empty())
        unknown(list, "text", words, false, true);
}

} // namespace muster::battlescribe::data
