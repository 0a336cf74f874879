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

constexpr auto partsOfChanges = bitOf(Part::Modifiers) | bitOf(Part::ModifierGroups);
constexpr auto partsOfLimits = partsOfChanges | bitOf(Part::Constraints);
constexpr auto partsOfChoice = partsOfLimits | partsFor(NodeList::Place::Choices) | partsFor(NodeList::Place::Info) |
                               bitOf(Part::CategoryLinks) | bitOf(Part::Associations);

/// What a node may have; in any other it has no meaning that we know.
constexpr std::uint64_t partsIn(Node::Kind kind)
{
    switch (kind) {
    case Node::Kind::GameSystem:
    case Node::Kind::Catalogue:
        return partsOfRoot | partsFor(NodeList::Place::Choices) | partsFor(NodeList::Place::Info) |
               partsFor(NodeList::Place::Forces) | bitOf(Part::CategoryEntries);
    case Node::Kind::Entry:
    case Node::Kind::EntryLink:
        return partsOfChoice | bitOf(Part::Costs);
    case Node::Kind::Group:
        return partsOfChoice;
    case Node::Kind::Category:
        return partsOfLimits | partsFor(NodeList::Place::Info);
    case Node::Kind::CategoryLink:
        return partsOfLimits; // of a force; see NodeReader
    case Node::Kind::Force:
    case Node::Kind::ForceLink: // the judge looks at the costs of a force
        return partsOfLimits | partsFor(NodeList::Place::Info) | partsFor(NodeList::Place::Forces) |
               bitOf(Part::CategoryLinks) | bitOf(Part::Costs);
    case Node::Kind::Profile:
        return partsOfChanges | bitOf(Part::Characteristics) | bitOf(Part::Attributes);
    case Node::Kind::Rule:
        return partsOfChanges | bitOf(Part::Description);
    case Node::Kind::InfoGroup:
        return partsOfChanges | partsFor(NodeList::Place::Info);
    case Node::Kind::InfoLink:
    case Node::Kind::CostType:
        return partsOfChanges;
    }
    return 0;
}

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
