#pragma once

#include "battlescribe/data/definitions.h"
#include "battlescribe/data/parts.h"

#include <optional>

namespace muster::battlescribe::data {

/// What is read of every element alike. It remembers for which attributes it was asked: whatever nobody asks for
/// becomes an Unknown of the node that is being read, but for what words.h has as silent.
class ElementReader {
protected:
    ElementReader(Definitions& definitions, Id<File> file) : m_data(definitions), m_file(file) {}

    /// `isOfWord`: the attribute is known, but not its value.
    void unknown(const Element& element, std::string_view name, std::string_view word, bool isOfWord = false,
                 bool isIdle = false);
    /// Of the element that has begun.
    void unknownWord(AttributeName attribute, std::string_view word)
    {
        unknown(*m_element, attribute.text(), word, true);
    }

    void begin(const Element& element);
    /// After all attributes were asked for. `isText`: what is written in the element has a meaning.
    void end(bool isText = false);
    /// The same for an element that has no children.
    void endWithoutChildren();

    // Of the element that has begun and not ended:
    [[nodiscard]] bool has(AttributeName attribute) { return find(attribute) != nullptr; }
    [[nodiscard]] std::string_view text(AttributeName attribute);
    [[nodiscard]] Key key(AttributeName attribute) { return m_data.keys.add(text(attribute)); }
    [[nodiscard]] bool flag(AttributeName attribute, bool otherwise = false);
    [[nodiscard]] std::int32_t integer(AttributeName attribute, std::int32_t otherwise);
    /// Nothing if it is not there, or is not a number.
    [[nodiscard]] std::optional<Decimal> amount(AttributeName attribute);
    template <typename Meaning, std::size_t Count>
    [[nodiscard]] Meaning word(AttributeName attribute, const Vocabulary<Meaning, Count>& words)
    {
        const auto written = text(attribute);
        const auto* found = words.find(written);
        if (found == nullptr)
            unknownWord(attribute, written);
        return found == nullptr ? Meaning::Unknown : *found;
    }

    /// What is written in an element, without blanks around it; nothing if there is no such element.
    [[nodiscard]] std::string_view words(const Element* element);
    [[nodiscard]] Parts partsOf(const Element& element);

    /// Parts that mean nothing where they are, unless they are empty. `isIdle`: whatever they say, they belong to
    /// nothing.
    void refuse(const Parts& parts, std::uint64_t refused, bool isIdle = false);
    /// The same of parts that were read, so what is wrong in them is reported already.
    void refuseFilled(const Parts& parts, std::uint64_t refused, bool isIdle = false);
    void refuseElement(const Element& child);
    /// What a list itself says, beside its elements.
    void refuseOwn(const Element& list);

    Definitions& m_data;
    Id<File> m_file;
    Id<Node> m_owner; ///< that unknown things belong to

private:
    [[nodiscard]] const ElementAttribute* find(AttributeName attribute);

    const Element* m_element = nullptr;
    std::vector<bool> m_isAsked; ///< for each attribute of the element
};

} // namespace muster::battlescribe::data
