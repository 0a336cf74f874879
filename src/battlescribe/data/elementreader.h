#pragma once

#include "battlescribe/data/attributes.h"
#include "battlescribe/data/definitions.h"
#include "battlescribe/data/parts.h"

#include <optional>

namespace muster::battlescribe::data {

/// What is read of every element alike. Whatever nobody asks for becomes an Unknown of the node that is being read.
class ElementReader {
protected:
    ElementReader(Definitions& definitions, Id<File> file) : m_all(definitions), m_file(file) {}

    void unknown(Element element, std::string_view name, std::string_view word);

    void begin(Element element);
    /// After all attributes were asked for. `isText`: what is written in the element has a meaning.
    void end(Element element, bool isText = false);

    [[nodiscard]] bool has(Attribute attribute) { return m_attributes.has(attribute); }
    [[nodiscard]] std::string_view text(Attribute attribute) { return m_attributes.text(attribute); }
    [[nodiscard]] Key key(Attribute attribute) { return m_all.keys.add(text(attribute)); }
    /// For attributes that mean nothing where they are.
    template <typename... Silent>
    void pass(Silent... silent)
    {
        ((void)m_attributes.has(silent), ...);
    }

    [[nodiscard]] bool flag(Element element, Attribute attribute, bool otherwise = false);
    [[nodiscard]] std::int32_t integer(Element element, Attribute attribute, std::int32_t otherwise);
    /// Nothing if it is not there, or is no number.
    [[nodiscard]] std::optional<Amount> amount(Element element, Attribute attribute);
    template <typename Meaning, std::size_t Slots>
    [[nodiscard]] Meaning word(Element element, Attribute attribute, const Vocabulary<Meaning, Slots>& words)
    {
        const auto written = text(attribute);
        const auto* found = words.find(written);
        if (found == nullptr)
            unknown(element, attributeWords.textOf(attribute), written);
        return found == nullptr ? Meaning::Unknown : *found;
    }

    /// What is written in an element, without blanks around it.
    [[nodiscard]] std::string_view words(Element element);
    [[nodiscard]] Parts partsOf(Element element);

    /// Parts that mean nothing where they are, unless they are empty.
    void refuse(const Parts& parts, std::uint64_t refused);
    /// The same of those that were read, so that what is wrong in them is told already.
    void refuseFilled(const Parts& parts, std::uint64_t refused);
    void refuseChildren(Element element);

    /// A row for each element of the list, then each is filled in: so they lie side by side. `fill` gets the Id of the
    /// row, as the table may grow.
    template <typename T, typename Fill>
    IdRange<T> readList(Table<T>& table, const Parts& parts, Part part, const Fill& fill)
    {
        const auto first = table.nextId();
        addRows(table, parts[part], elementIn(part));
        const auto end = table.nextId();
        auto row = first;
        fillRows(row, parts[part], elementIn(part), fill);
        return {first, end};
    }

    template <typename T>
    void addRows(Table<T>& table, Element list, std::string_view name)
    {
        refuseOwn(list);
        list.eachChild([&](Element child) {
            if (child.name() == name)
                table.add();
            else
                refuseElement(child);
        });
    }

    template <typename T, typename Fill>
    void fillRows(Id<T>& row, Element list, std::string_view name, const Fill& fill)
    {
        list.eachChild([&](Element child) {
            if (child.name() == name)
                fill(row++, child);
        });
    }

    Definitions& m_all;
    Id<File> m_file;
    Id<Node> m_owner; ///< that unknown things belong to

private:
    void refuseElement(Element child);
    /// What a list itself says, beside its elements.
    void refuseOwn(Element list);

    Attributes m_attributes;
};

} // namespace muster::battlescribe::data
