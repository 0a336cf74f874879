#pragma once

#include "battlescribe/data/modifierreader.h"

namespace muster::battlescribe::data {

/// What nests: nodes with all that they have, and the lists of a root. The things below a node get their rows before
/// any of them is filled in, so that they lie side by side.
class NodeReader : private ModifierReader {
public:
    NodeReader(Definitions& definitions, Id<File> file) : ModifierReader(definitions, file) {}

    /// The root, and all in it.
    void readRootNode(Element element);

private:
    void readNode(Id<Node> id, Element element);
    /// Whether it is a link of an entry or a group to a category: it has limits and changes only at a force.
    [[nodiscard]] bool isAtSelection(Id<Node> id) const;
    void readCommon(Id<Node> id, Element element);
    void readOwn(Id<Node> id, Element element);
    void readChoice(Id<Node> id, Element element);
    void readTarget(Id<Node> id, Element element, Node::Kind otherwise);
    void readRoot(Element element);
    void readCostType(Id<Node> id, Element element);
    void readNodes(Id<Node> parent, const Parts& parts, NodeList::Place place);
    void addNodes(Id<Node> parent, Element element, const NodeList& list);
    IdRange<Node>& rangeOf(Id<Node> parent, NodeList::Place place);
    void readRows(Id<Node> id, const Parts& parts);
    void readCost(Id<Cost> row, Element element);
    /// New Recruit has some of them as attributes.
    IdRange<Characteristic> readCharacteristics(const Parts& parts);
    void readCharacteristic(Id<Characteristic> row, Element element);
    void readRootLists(Id<Node> id, const Parts& parts);
    void readImport(Id<Import> row, Element element);
    void readPublication(Id<Publication> row, Element element);
    void readProfileType(Id<ProfileType> row, Element element);
    void readCharacteristicType(Id<CharacteristicType> row, Element element);

    IdRange<Node> m_costTypeNodes = nothing<Node>;
};

} // namespace muster::battlescribe::data
