#pragma once

#include "battlescribe/data/element.h"
#include "battlescribe/data/names.h"

#include <array>
#include <cstdint>

namespace muster::battlescribe::data {

constexpr std::uint64_t bitOf(Part part) { return std::uint64_t{1} << static_cast<std::size_t>(part); }

/// The parts of which lists of nodes are put into this place.
constexpr std::uint64_t partsFor(NodeList::Place place)
{
    std::uint64_t parts = 0;
    for (const auto& list : nodeLists)
        parts |= list.place == place ? bitOf(list.part) : 0;
    return parts;
}

constexpr auto partsOfWhen =
    bitOf(Part::Conditions) | bitOf(Part::ConditionGroups) | bitOf(Part::LocalConditionGroups) | bitOf(Part::Repeats);
constexpr auto partsOfType = bitOf(Part::CharacteristicTypes) | bitOf(Part::AttributeTypes);
constexpr auto partsOfRoot = bitOf(Part::CatalogueLinks) | bitOf(Part::Publications) | bitOf(Part::ProfileTypes) |
                             partsFor(NodeList::Place::Shared) | partsFor(NodeList::Place::CostTypes);

/// The lists and texts in an element. Most elements have few, so there is a bit for each that is there.
class Parts {
public:
    static_assert(partCount < 64);

    [[nodiscard]] bool has(Part part) const { return (m_present & bitOf(part)) != 0; }
    [[nodiscard]] bool hasAny(std::uint64_t parts) const { return (m_present & parts) != 0; }
    [[nodiscard]] Element operator[](Part part) const
    {
        return has(part) ? m_elements[static_cast<std::size_t>(part)] : Element();
    }
    void set(Part part, Element element)
    {
        m_present |= bitOf(part);
        m_elements[static_cast<std::size_t>(part)] = element;
    }
    /// Calls `take` with each that is there and among `parts`.
    template <typename Take>
    void each(std::uint64_t parts, const Take& take) const
    {
        const auto found = m_present & parts;
        for (std::size_t i = 0; found >> i != 0; ++i)
            if ((found >> i & 1) != 0)
                take(m_elements[i]);
    }

private:
    std::uint64_t m_present = 0;
    std::array<Element, partCount> m_elements; ///< those whose bit is set
};

} // namespace muster::battlescribe::data
