#pragma once

#include "battlescribe/data/element.h"
#include "battlescribe/data/words.h"

namespace muster::battlescribe::data {

// Which part of a file may be where.

/// A list of nodes, and where it is put.
struct NodeList {
    enum class Place : std::uint8_t { Choices, Categories, Info, Forces, Shared, CostTypes };

    Part part;
    Node::Kind kind;
    Place place;
};

inline constexpr std::array nodeLists{
    NodeList{Part::SelectionEntries, Node::Kind::Entry, NodeList::Place::Choices},
    NodeList{Part::SelectionEntryGroups, Node::Kind::Group, NodeList::Place::Choices},
    NodeList{Part::EntryLinks, Node::Kind::EntryLink, NodeList::Place::Choices},
    NodeList{Part::CategoryLinks, Node::Kind::CategoryLink, NodeList::Place::Categories},
    NodeList{Part::CategoryEntries, Node::Kind::Category, NodeList::Place::Categories},
    NodeList{Part::Profiles, Node::Kind::Profile, NodeList::Place::Info},
    NodeList{Part::Rules, Node::Kind::Rule, NodeList::Place::Info},
    NodeList{Part::InfoGroups, Node::Kind::InfoGroup, NodeList::Place::Info},
    NodeList{Part::InfoLinks, Node::Kind::InfoLink, NodeList::Place::Info},
    NodeList{Part::ForceEntries, Node::Kind::Force, NodeList::Place::Forces},
    NodeList{Part::ForceEntryLinks, Node::Kind::ForceLink, NodeList::Place::Forces},
    NodeList{Part::SharedSelectionEntries, Node::Kind::Entry, NodeList::Place::Shared},
    NodeList{Part::SharedSelectionEntryGroups, Node::Kind::Group, NodeList::Place::Shared},
    NodeList{Part::SharedProfiles, Node::Kind::Profile, NodeList::Place::Shared},
    NodeList{Part::SharedRules, Node::Kind::Rule, NodeList::Place::Shared},
    NodeList{Part::SharedInfoGroups, Node::Kind::InfoGroup, NodeList::Place::Shared},
    NodeList{Part::SharedForceEntries, Node::Kind::Force, NodeList::Place::Shared},
    NodeList{Part::CostTypes, Node::Kind::CostType, NodeList::Place::CostTypes},
};

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

/// What a link of an entry or a group to a category has: it may come and go, but has limits only at a force.
constexpr auto partsAtSelection = partsOfChanges | partsFor(NodeList::Place::Info);

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
        return partsOfLimits | partsFor(NodeList::Place::Info); // of a force; see partsAtSelection
    case Node::Kind::Force:
    case Node::Kind::ForceLink: // the judge looks at the costs of a force
        return partsOfLimits | partsFor(NodeList::Place::Info) | partsFor(NodeList::Place::Forces) |
               bitOf(Part::CategoryLinks) | bitOf(Part::CategoryEntries) | bitOf(Part::Costs);
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

/// The lists and texts in an element: null where there is none.
class Parts {
public:
    [[nodiscard]] const Element* operator[](Part part) const { return m_elements[static_cast<std::size_t>(part)]; }
    void set(Part part, const Element& element) { m_elements[static_cast<std::size_t>(part)] = &element; }
    /// Calls `take` with each that is there and among `parts`.
    template <typename Take>
    void each(std::uint64_t parts, const Take& take) const
    {
        for (std::size_t i = 0; i < partCount; ++i)
            if (m_elements[i] != nullptr && (parts >> i & 1) != 0)
                take(*m_elements[i]);
    }

private:
    static_assert(partCount < 64); // bitOf()
    std::array<const Element*, partCount> m_elements{};
};

} // namespace muster::battlescribe::data
