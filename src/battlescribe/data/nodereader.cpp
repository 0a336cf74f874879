#include "battlescribe/data/nodereader.h"

#include "battlescribe/data/words.h"

namespace muster::battlescribe::data {

void NodeReader::readRootNode(Element element)
{
    const auto first = m_all.nodes.nextId();
    const auto id = m_all.nodes.add();
    m_all.files[m_file].root = id;
    m_all.nodes[id].kind = element.name() == "gameSystem" ? Node::Kind::GameSystem : Node::Kind::Catalogue;
    m_owner = id;
    readNode(id, element);
    m_all.files[m_file].nodes = {first, m_all.nodes.nextId()};
}

void NodeReader::readNode(Id<Node> id, Element element)
{
    const auto ownerBefore = m_owner;
    m_owner = id;
    begin(element);
    readCommon(id, element);
    readOwn(id, element);
    end(element);
    if (element.firstChild()) {
        const auto parts = partsOf(element);
        readRows(id, parts);
        for (const auto place :
             {NodeList::Place::Choices, NodeList::Place::Categories, NodeList::Place::Info, NodeList::Place::Forces})
            readNodes(id, parts, place);
        if (m_all.nodes[id].parent.isNone())
            readRootLists(id, parts);
        const auto unread = partsOfWhen | partsOfType | (m_all.nodes[id].parent.isNone() ? 0 : partsOfRoot);
        refuse(parts, unread);
        refuseFilled(parts, ~unread & (isAtSelection(id) ? ~std::uint64_t{0} : ~partsIn(m_all.nodes[id].kind)));
    }
    m_owner = ownerBefore;
}

bool NodeReader::isAtSelection(Id<Node> id) const
{
    const auto& node = m_all.nodes[id];
    if (node.kind != Node::Kind::CategoryLink)
        return false;
    const auto above = m_all.nodes[node.parent].kind;
    return above != Node::Kind::Force && above != Node::Kind::ForceLink;
}

void NodeReader::readCommon(Id<Node> id, Element element)
{
    auto& node = m_all.nodes[id];
    node.file = m_file;
    node.offset = element.offset();
    node.id = key(Attribute::Id);
    node.name = text(Attribute::Name);
    node.isHidden = flag(element, Attribute::Hidden);
    Details details;
    details.publication = key(Attribute::PublicationId);
    details.book = text(Attribute::Book);
    details.page = text(Attribute::Page);
    details.subType = text(Attribute::SubType);
    details.defaultAmount = text(Attribute::DefaultAmount);
    if (!details.publication.isNone() || !details.book.empty() || !details.page.empty() || !details.subType.empty() ||
        !details.defaultAmount.empty())
        node.details = m_all.details.add(details);
    if (has(Attribute::SortIndex)) {
        node.hasSortIndex = true;
        node.sortIndex = integer(element, Attribute::SortIndex, 0);
    }
}

void NodeReader::readOwn(Id<Node> id, Element element)
{
    auto& node = m_all.nodes[id];
    switch (node.kind) {
    case Node::Kind::GameSystem:
    case Node::Kind::Catalogue:
        readRoot(element);
        break;
    case Node::Kind::Entry:
        node.type = word(element, Attribute::Type, entryWords);
        readChoice(id, element);
        break;
    case Node::Kind::Group:
        node.defaultKey = key(Attribute::DefaultChoice);
        readChoice(id, element);
        break;
    case Node::Kind::EntryLink:
        readChoice(id, element);
        node.defaultKey = key(Attribute::DefaultChoice);
        readTarget(id, element, Node::Kind::Entry);
        break;
    case Node::Kind::InfoLink:
        readTarget(id, element, Node::Kind::Profile);
        break;
    case Node::Kind::CategoryLink:
        node.targetKind = Node::Kind::Category;
        node.targetKey = key(Attribute::TargetId);
        node.isPrimary = flag(element, Attribute::Primary);
        pass(Attribute::Type); // some programs write it
        if (node.isHidden && isAtSelection(id))
            unknown(element, "hidden", "true");
        break;
    case Node::Kind::ForceLink:
        node.targetKind = Node::Kind::Force;
        node.targetKey = key(Attribute::TargetId);
        pass(Attribute::Type);
        break;
    case Node::Kind::Profile:
        node.profileType = key(Attribute::TypeId);
        break;
    case Node::Kind::CostType:
        readCostType(id, element);
        break;
    case Node::Kind::Category:
    case Node::Kind::Force:
    case Node::Kind::Rule:
    case Node::Kind::InfoGroup:
        break;
    }
}

void NodeReader::readChoice(Id<Node> id, Element element)
{
    auto& node = m_all.nodes[id];
    node.isCollective = flag(element, Attribute::Collective);
    node.isImported = flag(element, Attribute::Import, true);
    node.isFlat = flag(element, Attribute::Flatten);
}

void NodeReader::readTarget(Id<Node> id, Element element, Node::Kind otherwise)
{
    auto& node = m_all.nodes[id];
    node.targetKey = key(Attribute::TargetId);
    const auto written = text(Attribute::Type);
    const auto* kind = targetWords.find(written);
    if (kind == nullptr && !written.empty())
        unknown(element, "type", written);
    node.targetKind = kind == nullptr ? otherwise : *kind;
}

void NodeReader::readRoot(Element element)
{
    auto& file = m_all.files[m_file];
    file.id = key(Attribute::Id);
    file.gameSystem = key(Attribute::GameSystemId);
    file.isLibrary = flag(element, Attribute::Library);
    file.revision = integer(element, Attribute::Revision, 0);
    file.version = text(Attribute::Version);
    pass(Attribute::Type); // New Recruit repeats the name of the element
}

void NodeReader::readCostType(Id<Node> id, Element element)
{
    CostType type;
    type.id = m_all.nodes[id].id;
    type.node = id;
    const auto limit = amount(element, Attribute::DefaultCostLimit);
    type.hasLimit = limit && !limit->isNegative();
    type.limit = type.hasLimit ? *limit : Amount();
    m_all.costTypes.add(type);
}

void NodeReader::readNodes(Id<Node> parent, const Parts& parts, NodeList::Place place)
{
    if (!parts.hasAny(partsFor(place)))
        return;
    const auto first = m_all.nodes.nextId();
    for (const auto& list : nodeLists)
        if (list.place == place)
            addNodes(parent, parts[list.part], list);
    rangeOf(parent, place) = {first, m_all.nodes.nextId()};
    const auto firstType = m_all.costTypes.nextId();
    auto row = first;
    for (const auto& list : nodeLists)
        if (list.place == place)
            fillRows(row, parts[list.part], list.element, [&](Id<Node> id, Element element) { readNode(id, element); });
    if (place == NodeList::Place::CostTypes)
        m_all.files[m_file].costTypes = {firstType, m_all.costTypes.nextId()};
}

void NodeReader::addNodes(Id<Node> parent, Element element, const NodeList& list)
{
    const auto first = m_all.nodes.nextId();
    addRows(m_all.nodes, element, list.element);
    for (const auto id : IdRange<Node>(first, m_all.nodes.nextId())) {
        auto& node = m_all.nodes[id];
        node.kind = list.kind;
        node.parent = parent;
        node.isShared = list.place == NodeList::Place::Shared;
    }
}

IdRange<Node>& NodeReader::rangeOf(Id<Node> parent, NodeList::Place place)
{
    auto& node = m_all.nodes[parent];
    switch (place) {
    case NodeList::Place::Choices:
        return node.choices;
    case NodeList::Place::Categories:
        return node.categories;
    case NodeList::Place::Info:
        return node.info;
    case NodeList::Place::Forces:
        return node.forces;
    case NodeList::Place::Shared:
        return m_all.files[m_file].shared;
    case NodeList::Place::CostTypes:
        break;
    }
    return m_costTypeNodes;
}

void NodeReader::readRows(Id<Node> id, const Parts& parts)
{
    const auto costs =
        readList(m_all.costs, parts, Part::Costs, [&](Id<Cost> row, Element element) { readCost(row, element); });
    const auto constraints = readList(m_all.constraints, parts, Part::Constraints,
                                      [&](Id<Constraint> row, Element element) { readConstraint(row, element); });
    const auto modifiers = readModifiers(parts);
    const auto groups = readModifierGroups(parts);
    const auto characteristics = readCharacteristics(parts);
    const auto associations = readList(m_all.associations, parts, Part::Associations,
                                       [&](Id<Association> row, Element element) { readAssociation(row, element); });
    auto& node = m_all.nodes[id];
    node.costs = costs;
    node.constraints = constraints;
    node.modifiers = modifiers;
    node.modifierGroups = groups;
    node.characteristics = characteristics;
    node.associations = associations;
    if (const auto description = words(parts[Part::Description]); !description.empty()) {
        if (node.details.isNone())
            node.details = m_all.details.add();
        m_all.details[node.details].text = description;
    }
}

void NodeReader::readCost(Id<Cost> row, Element element)
{
    begin(element);
    auto& cost = m_all.costs[row];
    cost.type = key(Attribute::TypeId);
    pass(Attribute::Name, Attribute::Id, Attribute::Hidden);
    const auto written = text(Attribute::Value);
    if (const auto value = Amount::parse(written))
        cost.value = *value;
    else
        unknown(element, "value", written);
    end(element);
    refuseChildren(element);
}

IdRange<Characteristic> NodeReader::readCharacteristics(const Parts& parts)
{
    const auto fill = [&](Id<Characteristic> row, Element element) { readCharacteristic(row, element); };
    const auto first = m_all.characteristics.nextId();
    (void)readList(m_all.characteristics, parts, Part::Characteristics, fill);
    (void)readList(m_all.characteristics, parts, Part::Attributes, fill);
    return {first, m_all.characteristics.nextId()};
}

void NodeReader::readCharacteristic(Id<Characteristic> row, Element element)
{
    begin(element);
    auto& characteristic = m_all.characteristics[row];
    characteristic.name = text(Attribute::Name);
    characteristic.type = key(Attribute::TypeId);
    pass(Attribute::Id, Attribute::Hidden);
    const auto before203 = text(Attribute::Value);
    end(element, true);
    characteristic.text = words(element);
    if (characteristic.text.empty())
        characteristic.text = before203;
}

void NodeReader::readRootLists(Id<Node> id, const Parts& parts)
{
    readNodes(id, parts, NodeList::Place::Shared);
    readNodes(id, parts, NodeList::Place::CostTypes);
    auto& file = m_all.files[m_file];
    file.imports = readList(m_all.imports, parts, Part::CatalogueLinks,
                            [&](Id<Import> row, Element element) { readImport(row, element); });
    file.publications = readList(m_all.publications, parts, Part::Publications,
                                 [&](Id<Publication> row, Element element) { readPublication(row, element); });
    file.profileTypes = readList(m_all.profileTypes, parts, Part::ProfileTypes,
                                 [&](Id<ProfileType> row, Element element) { readProfileType(row, element); });
}

void NodeReader::readImport(Id<Import> row, Element element)
{
    begin(element);
    auto& import = m_all.imports[row];
    import.offset = element.offset();
    import.targetKey = key(Attribute::TargetId);
    import.name = text(Attribute::Name);
    import.withRoots = flag(element, Attribute::ImportRootEntries);
    pass(Attribute::Id, Attribute::Type, Attribute::Hidden);
    end(element);
    refuseChildren(element);
}

void NodeReader::readPublication(Id<Publication> row, Element element)
{
    begin(element);
    auto& publication = m_all.publications[row];
    publication.file = m_file;
    publication.id = key(Attribute::Id);
    publication.name = text(Attribute::Name);
    publication.shortName = text(Attribute::ShortName);
    pass(Attribute::Hidden);
    end(element);
    refuseChildren(element);
}

void NodeReader::readProfileType(Id<ProfileType> row, Element element)
{
    begin(element);
    ProfileType type;
    type.file = m_file;
    type.id = key(Attribute::Id);
    type.name = text(Attribute::Name);
    pass(Attribute::Hidden, Attribute::SortIndex);
    end(element);
    const auto parts = partsOf(element);
    refuse(parts, ~partsOfType);
    const auto first = m_all.characteristicTypes.nextId();
    const auto fill = [&](Id<CharacteristicType> at, Element each) { readCharacteristicType(at, each); };
    (void)readList(m_all.characteristicTypes, parts, Part::CharacteristicTypes, fill);
    (void)readList(m_all.characteristicTypes, parts, Part::AttributeTypes, fill);
    type.characteristics = {first, m_all.characteristicTypes.nextId()};
    m_all.profileTypes[row] = type;
}

void NodeReader::readCharacteristicType(Id<CharacteristicType> row, Element element)
{
    begin(element);
    m_all.characteristicTypes[row] = {key(Attribute::Id), text(Attribute::Name)};
    end(element);
    refuseChildren(element);
}

} // namespace muster::battlescribe::data
