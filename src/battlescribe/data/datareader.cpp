#include "battlescribe/data/datareader.h"

#include "battlescribe/data/words.h"
#include "battlescribe/data/xmlattributes.h"
#include "battlescribe/file/encoding.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace muster::battlescribe::data {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blank = " \t\r\n";
    const auto first = text.find_first_not_of(blank);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blank) - first + 1);
}

std::optional<std::int32_t> integerOf(std::string_view text)
{
    const auto amount = Amount::parse(text);
    if (!amount || !amount->isWhole())
        return std::nullopt;
    return static_cast<std::int32_t>(amount->floor());
}

bool isElement(pugi::xml_node node) { return node.type() == pugi::node_element; }

/// Calls `take` with each child. pugixml's iterators call its library several times for each.
template <typename Take>
void eachChild(pugi::xml_node parent, const Take& take)
{
    for (auto child = parent.first_child(); child; child = child.next_sibling())
        take(child);
}

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
    [[nodiscard]] pugi::xml_node operator[](Part part) const
    {
        return has(part) ? pugi::xml_node(m_elements[static_cast<std::size_t>(part)]) : pugi::xml_node();
    }
    void set(Part part, pugi::xml_node element)
    {
        m_present |= bitOf(part);
        m_elements[static_cast<std::size_t>(part)] = element.internal_object();
    }
    /// Calls `take` with each that is there and among `parts`.
    template <typename Take>
    void each(std::uint64_t parts, const Take& take) const
    {
        const auto found = m_present & parts;
        for (std::size_t i = 0; found >> i != 0; ++i)
            if ((found >> i & 1) != 0)
                take(pugi::xml_node(m_elements[i]));
    }

private:
    std::uint64_t m_present = 0;
    std::array<pugi::xml_node_struct*, partCount> m_elements; ///< those whose bit is set
};

/// Turns the tree of one file into rows of the tables. The things below a node get their rows before any of them is
/// filled in, so that they lie side by side.
class DataReader {
public:
    DataReader(Definitions& definitions, Id<File> file, const char* begin)
        : m_all(definitions), m_file(file), m_begin(begin)
    {
    }

    void read(pugi::xml_node root)
    {
        const auto first = m_all.nodes.nextId();
        const auto id = m_all.nodes.add();
        m_all.files[m_file].root = id;
        auto& node = m_all.nodes[id];
        node.kind = root.name() == std::string_view("gameSystem") ? Node::Kind::GameSystem : Node::Kind::Catalogue;
        m_owner = id;
        readNode(id, root);
        m_all.files[m_file].nodes = {first, m_all.nodes.nextId()};
    }

private:
    // --- what all elements have ---

    [[nodiscard]] std::uint32_t offsetOf(pugi::xml_node xml) const
    {
        return static_cast<std::uint32_t>(xml.name() - m_begin);
    }

    void unknown(pugi::xml_node xml, std::string_view name, std::string_view word)
    {
        constexpr std::size_t mostLetters = 100;
        m_all.addUnknown({m_owner, offsetOf(xml), xml.name(), std::string(name.substr(0, mostLetters)),
                          std::string(word.substr(0, mostLetters))});
    }

    void begin(pugi::xml_node xml)
    {
        m_attributes.read(xml, [&](std::string_view name, std::string_view value) { unknown(xml, name, value); });
    }

    /// After all attributes were asked for.
    void end(pugi::xml_node xml)
    {
        m_attributes.eachNotAsked([&](std::string_view name, std::string_view value) { unknown(xml, name, value); });
    }

    [[nodiscard]] std::string_view text(Attribute attribute) { return m_attributes.text(attribute); }
    [[nodiscard]] Key key(Attribute attribute) { return m_all.keys.add(text(attribute)); }

    [[nodiscard]] bool flag(pugi::xml_node xml, Attribute attribute, bool otherwise = false)
    {
        const auto word = text(attribute);
        if (word.empty())
            return otherwise;
        const bool isTrue = word == "true" || word == "1";
        if (!isTrue && word != "false" && word != "0")
            unknown(xml, attributeWords.textOf(attribute), word);
        return isTrue;
    }

    template <typename Meaning, std::size_t Slots>
    [[nodiscard]] Meaning word(pugi::xml_node xml, Attribute attribute, const Vocabulary<Meaning, Slots>& words)
    {
        const auto written = text(attribute);
        const auto* found = words.find(written);
        if (found == nullptr)
            unknown(xml, attributeWords.textOf(attribute), written);
        return found == nullptr ? Meaning::Unknown : *found;
    }

    std::int32_t integer(pugi::xml_node xml, Attribute attribute, std::int32_t otherwise)
    {
        const auto written = text(attribute);
        if (written.empty())
            return otherwise;
        const auto number = integerOf(written);
        if (!number)
            unknown(xml, attributeWords.textOf(attribute), written);
        return number.value_or(otherwise);
    }

    /// What is written in an element; its pieces are joined where a comment parts them.
    std::string_view words(pugi::xml_node xml)
    {
        std::string_view first;
        std::string all;
        bool isJoined = false;
        eachChild(xml, [&](pugi::xml_node child) {
            const std::string_view piece = child.value();
            if (isElement(child)) {
                unknown(child, child.name(), {});
            } else if (first.empty()) {
                first = piece;
            } else {
                if (!isJoined)
                    all = first;
                isJoined = true;
                all += piece;
            }
        });
        if (!isJoined)
            return trimmed(first);
        auto& joined = m_all.files[m_file].joined;
        joined.push_back(std::make_unique<const std::string>(std::move(all)));
        return trimmed(*joined.back());
    }

    Parts partsOf(pugi::xml_node xml)
    {
        Parts parts;
        eachChild(xml, [&](pugi::xml_node child) {
            if (!isElement(child))
                return;
            const auto* part = partWords.find(child.name());
            if (part == nullptr || (*part != Part::Silent && parts.has(*part)))
                unknown(child, child.name(), {});
            else if (*part != Part::Silent)
                parts.set(*part, child);
        });
        return parts;
    }

    /// Parts that mean nothing where they are, unless they are empty.
    void refuse(const Parts& parts, std::uint64_t refused)
    {
        parts.each(refused, [&](pugi::xml_node part) {
            if (isElement(part.first_child()))
                unknown(part, part.name(), {});
        });
    }

    void refuseElement(pugi::xml_node child)
    {
        if (isElement(child) && partWords.find(child.name(), Part::Attributes) != Part::Silent)
            unknown(child, child.name(), {});
    }

    void refuseChildren(pugi::xml_node xml)
    {
        eachChild(xml, [&](pugi::xml_node child) { refuseElement(child); });
    }

    /// A row for each element of the list, then each is filled in. `fill` gets the Id of the row, as the table may
    /// grow.
    template <typename T, typename Fill>
    IdRange<T> readList(Table<T>& table, pugi::xml_node list, std::string_view element, const Fill& fill)
    {
        const auto first = table.nextId();
        addRows(table, list, element);
        const auto end = table.nextId();
        auto row = first;
        fillRows(row, list, element, fill);
        return {first, end};
    }

    template <typename T>
    void addRows(Table<T>& table, pugi::xml_node list, std::string_view element)
    {
        eachChild(list, [&](pugi::xml_node child) {
            if (child.name() == element)
                table.add();
            else
                refuseElement(child);
        });
    }

    template <typename T, typename Fill>
    void fillRows(Id<T>& row, pugi::xml_node list, std::string_view element, const Fill& fill)
    {
        eachChild(list, [&](pugi::xml_node child) {
            if (child.name() == element)
                fill(row++, child);
        });
    }

    // --- nodes ---

    void readNode(Id<Node> id, pugi::xml_node xml)
    {
        const auto ownerBefore = m_owner;
        m_owner = id;
        begin(xml);
        readCommon(id, xml);
        readOwn(id, xml);
        end(xml);
        if (xml.first_child()) {
            const auto parts = partsOf(xml);
            readRows(id, parts);
            for (const auto place : {NodeList::Place::Choices, NodeList::Place::Categories, NodeList::Place::Info,
                                     NodeList::Place::Forces})
                readNodes(id, parts, place);
            if (m_all.nodes[id].parent.isNone())
                readRootLists(id, parts);
            else
                refuse(parts, partsOfRoot);
            refuse(parts, partsOfWhen | partsOfType);
        }
        m_owner = ownerBefore;
    }

    void readCommon(Id<Node> id, pugi::xml_node xml)
    {
        auto& node = m_all.nodes[id];
        node.file = m_file;
        node.offset = offsetOf(xml);
        node.id = key(Attribute::Id);
        node.name = text(Attribute::Name);
        node.isHidden = flag(xml, Attribute::Hidden);
        Details details;
        details.publication = key(Attribute::PublicationId);
        details.book = text(Attribute::Book);
        details.page = text(Attribute::Page);
        details.subType = text(Attribute::SubType);
        details.defaultAmount = text(Attribute::DefaultAmount);
        if (!details.publication.isNone() || !details.book.empty() || !details.page.empty() ||
            !details.subType.empty() || !details.defaultAmount.empty())
            node.details = m_all.details.add(details);
        if (m_attributes.has(Attribute::SortIndex)) {
            node.hasSortIndex = true;
            node.sortIndex = integer(xml, Attribute::SortIndex, 0);
        }
    }

    void readOwn(Id<Node> id, pugi::xml_node xml)
    {
        auto& node = m_all.nodes[id];
        switch (node.kind) {
        case Node::Kind::GameSystem:
        case Node::Kind::Catalogue:
            readRoot(xml);
            break;
        case Node::Kind::Entry:
            node.type = word(xml, Attribute::Type, entryWords);
            readChoice(id, xml);
            break;
        case Node::Kind::Group:
            node.defaultKey = key(Attribute::DefaultChoice);
            readChoice(id, xml);
            break;
        case Node::Kind::EntryLink:
            readChoice(id, xml);
            node.defaultKey = key(Attribute::DefaultChoice);
            readTarget(id, xml, Node::Kind::Entry);
            break;
        case Node::Kind::InfoLink:
            readTarget(id, xml, Node::Kind::Profile);
            break;
        case Node::Kind::CategoryLink:
            node.targetKind = Node::Kind::Category;
            node.targetKey = key(Attribute::TargetId);
            node.isPrimary = flag(xml, Attribute::Primary);
            break;
        case Node::Kind::ForceLink:
            node.targetKind = Node::Kind::Force;
            node.targetKey = key(Attribute::TargetId);
            (void)m_attributes.has(Attribute::Type);
            break;
        case Node::Kind::Profile:
            node.profileType = key(Attribute::TypeId);
            break;
        case Node::Kind::CostType:
            readCostType(id, xml);
            break;
        case Node::Kind::Category:
        case Node::Kind::Force:
        case Node::Kind::Rule:
        case Node::Kind::InfoGroup:
            break;
        }
    }

    void readChoice(Id<Node> id, pugi::xml_node xml)
    {
        auto& node = m_all.nodes[id];
        node.isCollective = flag(xml, Attribute::Collective);
        node.isImported = flag(xml, Attribute::Import, true);
        node.isFlat = flag(xml, Attribute::Flatten);
    }

    void readTarget(Id<Node> id, pugi::xml_node xml, Node::Kind otherwise)
    {
        auto& node = m_all.nodes[id];
        node.targetKey = key(Attribute::TargetId);
        const auto written = text(Attribute::Type);
        const auto* kind = targetWords.find(written);
        if (kind == nullptr && !written.empty())
            unknown(xml, "type", written);
        node.targetKind = kind == nullptr ? otherwise : *kind;
    }

    void readRoot(pugi::xml_node xml)
    {
        auto& file = m_all.files[m_file];
        file.id = key(Attribute::Id);
        file.gameSystem = key(Attribute::GameSystemId);
        file.isLibrary = flag(xml, Attribute::Library);
        file.revision = integer(xml, Attribute::Revision, 0);
        file.version = text(Attribute::Version);
        (void)m_attributes.has(Attribute::Type); // New Recruit repeats the name of the element
    }

    void readCostType(Id<Node> id, pugi::xml_node xml)
    {
        CostType type;
        type.id = m_all.nodes[id].id;
        type.node = id;
        const auto written = text(Attribute::DefaultCostLimit);
        const auto limit = Amount::parse(written);
        if (!limit && !written.empty())
            unknown(xml, "defaultCostLimit", written);
        type.hasLimit = limit && !limit->isNegative();
        type.limit = type.hasLimit ? *limit : Amount();
        m_all.costTypes.add(type);
    }

    void readNodes(Id<Node> parent, const Parts& parts, NodeList::Place place)
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
                fillRows(row, parts[list.part], list.element,
                         [&](Id<Node> id, pugi::xml_node xml) { readNode(id, xml); });
        if (place == NodeList::Place::CostTypes)
            m_all.files[m_file].costTypes = {firstType, m_all.costTypes.nextId()};
    }

    void addNodes(Id<Node> parent, pugi::xml_node xml, const NodeList& list)
    {
        const auto first = m_all.nodes.nextId();
        addRows(m_all.nodes, xml, list.element);
        for (const auto id : IdRange<Node>(first, m_all.nodes.nextId())) {
            auto& node = m_all.nodes[id];
            node.kind = list.kind;
            node.parent = parent;
            node.isShared = list.place == NodeList::Place::Shared;
        }
    }

    IdRange<Node>& rangeOf(Id<Node> parent, NodeList::Place place)
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

    void readRows(Id<Node> id, const Parts& parts)
    {
        const auto costs = readList(m_all.costs, parts[Part::Costs], "cost",
                                    [&](Id<Cost> row, pugi::xml_node xml) { readCost(row, xml); });
        const auto constraints = readList(m_all.constraints, parts[Part::Constraints], "constraint",
                                          [&](Id<Constraint> row, pugi::xml_node xml) { readConstraint(row, xml); });
        const auto modifiers = readModifiers(parts[Part::Modifiers]);
        const auto groups = readModifierGroups(parts[Part::ModifierGroups]);
        const auto characteristics = readCharacteristics(parts);
        const auto associations = readList(m_all.associations, parts[Part::Associations], "association",
                                           [&](Id<Association> row, pugi::xml_node xml) { readAssociation(row, xml); });
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

    void readCost(Id<Cost> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& cost = m_all.costs[row];
        cost.type = key(Attribute::TypeId);
        (void)m_attributes.has(Attribute::Name);
        (void)m_attributes.has(Attribute::Id);
        (void)m_attributes.has(Attribute::Hidden);
        const auto written = text(Attribute::Value);
        if (const auto value = Amount::parse(written))
            cost.value = *value;
        else
            unknown(xml, "value", written);
        end(xml);
        refuseChildren(xml);
    }

    /// New Recruit has some of them as attributes.
    IdRange<Characteristic> readCharacteristics(const Parts& parts)
    {
        const auto fill = [&](Id<Characteristic> row, pugi::xml_node xml) { readCharacteristic(row, xml); };
        const auto first = m_all.characteristics.nextId();
        readList(m_all.characteristics, parts[Part::Characteristics], "characteristic", fill);
        readList(m_all.characteristics, parts[Part::Attributes], "attribute", fill);
        return {first, m_all.characteristics.nextId()};
    }

    void readCharacteristic(Id<Characteristic> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& characteristic = m_all.characteristics[row];
        characteristic.name = text(Attribute::Name);
        characteristic.type = key(Attribute::TypeId);
        (void)m_attributes.has(Attribute::Id);
        (void)m_attributes.has(Attribute::Hidden);
        const auto before203 = text(Attribute::Value);
        end(xml);
        characteristic.text = words(xml);
        if (characteristic.text.empty())
            characteristic.text = before203;
    }

    // --- what asks ---

    void readQuery(pugi::xml_node xml, Query& query, bool needsValue)
    {
        readScope(text(Attribute::Scope), query.scope, query.scopeKey);
        readField(query);
        const auto child = text(Attribute::ChildId);
        query.child = child.empty() ? Child::None : childWords.find(child, Child::Key);
        if (query.child == Child::Key)
            query.childKey = m_all.keys.add(child);
        query.isShared = flag(xml, Attribute::Shared, true);
        query.withChildSelections = flag(xml, Attribute::IncludeChildSelections);
        query.withChildForces = flag(xml, Attribute::IncludeChildForces);
        query.isPercent = flag(xml, Attribute::PercentValue);
        const auto written = text(Attribute::Value);
        const auto value = Amount::parse(written);
        query.hasValue = value.has_value();
        query.value = value.value_or(Amount());
        if (!value && (needsValue || !written.empty()))
            unknown(xml, "value", written);
    }

    void readScope(std::string_view written, Scope& scope, Key& scopeKey)
    {
        scope = written.empty() ? Scope::None : scopeWords.find(written, Scope::Key);
        if (scope == Scope::Key)
            scopeKey = m_all.keys.add(written);
    }

    void readField(Query& query)
    {
        constexpr std::string_view limit = "limit::";
        auto written = text(Attribute::Field);
        query.field = written.empty()              ? Field::None
                      : written == "selections"    ? Field::Selections
                      : written == "forces"        ? Field::Forces
                      : written.starts_with(limit) ? Field::CostLimit
                                                   : Field::Cost;
        if (query.field == Field::CostLimit)
            written.remove_prefix(limit.size());
        if (query.field == Field::Cost || query.field == Field::CostLimit)
            query.fieldKey = m_all.keys.add(written);
    }

    void readConstraint(Id<Constraint> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& constraint = m_all.constraints[row];
        constraint.offset = offsetOf(xml);
        constraint.type = word(xml, Attribute::Type, constraintWords);
        constraint.id = key(Attribute::Id);
        constraint.isAutomatic = flag(xml, Attribute::Automatic);
        constraint.isNegative = flag(xml, Attribute::Negative);
        (void)m_attributes.has(Attribute::Name);
        readQuery(xml, constraint.query, true);
        end(xml);
        refuseChildren(xml);
    }

    void readCondition(Id<Condition> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& condition = m_all.conditions[row];
        condition.offset = offsetOf(xml);
        condition.type = word(xml, Attribute::Type, conditionWords);
        const bool counts = condition.type <= Condition::Type::AtMost;
        (void)m_attributes.has(Attribute::Id);
        readQuery(xml, condition.query, counts);
        end(xml);
        refuseChildren(xml);
    }

    void readRepeat(Id<Repeat> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& repeat = m_all.repeats[row];
        repeat.offset = offsetOf(xml);
        repeat.times = integer(xml, Attribute::Repeats, 1);
        repeat.roundsUp = flag(xml, Attribute::RoundUp);
        (void)m_attributes.has(Attribute::Id);
        readQuery(xml, repeat.query, true);
        end(xml);
        refuseChildren(xml);
    }

    void readAssociation(Id<Association> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& association = m_all.associations[row];
        association.offset = offsetOf(xml);
        association.id = key(Attribute::Id);
        association.name = text(Attribute::Name);
        association.min = integer(xml, Attribute::Min, 0);
        association.max = integer(xml, Attribute::Max, -1);
        readQuery(xml, association.query, false);
        end(xml);
        refuseChildren(xml);
    }

    When readWhen(const Parts& parts)
    {
        When when;
        when.conditions = readConditions(parts[Part::Conditions]);
        when.groups = readConditionGroups(parts);
        when.repeats = readList(m_all.repeats, parts[Part::Repeats], "repeat",
                                [&](Id<Repeat> row, pugi::xml_node xml) { readRepeat(row, xml); });
        return when;
    }

    IdRange<Condition> readConditions(pugi::xml_node list)
    {
        return readList(m_all.conditions, list, "condition",
                        [&](Id<Condition> row, pugi::xml_node xml) { readCondition(row, xml); });
    }

    IdRange<ConditionGroup> readConditionGroups(const Parts& parts)
    {
        // Both kinds must lie side by side, so all rows are made first.
        auto& table = m_all.conditionGroups;
        const auto first = table.nextId();
        const auto plain = parts[Part::ConditionGroups];
        const auto local = parts[Part::LocalConditionGroups];
        addRows(table, plain, "conditionGroup");
        addRows(table, local, "localConditionGroup");
        const auto end = table.nextId();
        auto row = first;
        const auto fill = [&](bool isLocal) {
            return [this, isLocal](Id<ConditionGroup> at, pugi::xml_node xml) { readConditionGroup(at, xml, isLocal); };
        };
        fillRows(row, plain, "conditionGroup", fill(false));
        fillRows(row, local, "localConditionGroup", fill(true));
        return {first, end};
    }

    void readConditionGroup(Id<ConditionGroup> row, pugi::xml_node xml, bool isLocal)
    {
        begin(xml);
        auto& group = m_all.conditionGroups[row];
        group.offset = offsetOf(xml);
        group.isLocal = isLocal;
        group.min = amount(xml, Attribute::Min);
        group.hasMax = m_attributes.has(Attribute::Max);
        group.max = amount(xml, Attribute::Max);
        (void)m_attributes.has(Attribute::Id);
        if (isLocal) {
            group.type = groupWords.find(text(Attribute::Type), ConditionGroup::Type::Unknown);
            readQuery(xml, group.query, false);
            // No data and no description of it are known yet.
            unknown(xml, xml.name(), {});
        } else {
            group.type = word(xml, Attribute::Type, groupWords);
        }
        end(xml);
        const auto parts = partsOf(xml);
        refuse(parts, ~(partsOfWhen & ~bitOf(Part::Repeats)));
        const auto conditions = readConditions(parts[Part::Conditions]);
        const auto groups = readConditionGroups(parts);
        m_all.conditionGroups[row].conditions = conditions;
        m_all.conditionGroups[row].groups = groups;
    }

    Amount amount(pugi::xml_node xml, Attribute attribute)
    {
        const auto written = text(attribute);
        const auto value = Amount::parse(written);
        if (!value && !written.empty())
            unknown(xml, attributeWords.textOf(attribute), written);
        return value.value_or(Amount());
    }

    // --- what changes ---

    IdRange<Modifier> readModifiers(pugi::xml_node list)
    {
        return readList(m_all.modifiers, list, "modifier",
                        [&](Id<Modifier> row, pugi::xml_node xml) { readModifier(row, xml); });
    }

    void readModifier(Id<Modifier> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& modifier = m_all.modifiers[row];
        modifier.owner = m_owner;
        modifier.offset = offsetOf(xml);
        modifier.type = word(xml, Attribute::Type, modifierWords);
        modifier.value = text(Attribute::Value);
        modifier.isTrue = modifier.value == "true";
        const auto number = Amount::parse(modifier.value);
        modifier.isNumber = number.has_value();
        modifier.number = number.value_or(Amount());
        const auto field = text(Attribute::Field);
        modifier.field = fieldWords.find(field, Modifier::Field::Unknown);
        if (modifier.field == Modifier::Field::Unknown)
            modifier.fieldKey = m_all.keys.add(field); // which kind of thing it is, the linker finds out
        if (modifier.field == Modifier::Field::Category || modifier.field == Modifier::Field::DefaultChoice)
            modifier.valueKey = m_all.keys.add(modifier.value);
        (void)m_attributes.has(Attribute::Id);
        readRemote(xml, modifier);
        end(xml);
        if (!xml.first_child())
            return;
        const auto parts = partsOf(xml);
        refuse(parts, ~partsOfWhen);
        m_all.modifiers[row].when = readWhen(parts);
    }

    void readRemote(pugi::xml_node xml, Modifier& modifier)
    {
        Remote remote;
        remote.hasScope = m_attributes.has(Attribute::Scope);
        remote.hasAffects = m_attributes.has(Attribute::Affects);
        remote.hasJoin = m_attributes.has(Attribute::Join);
        remote.hasPosition = m_attributes.has(Attribute::Position);
        remote.hasArgument = m_attributes.has(Attribute::Argument);
        if (!remote.hasScope && !remote.hasAffects && !remote.hasJoin && !remote.hasPosition && !remote.hasArgument)
            return;
        readScope(text(Attribute::Scope), remote.scope, remote.scopeKey);
        remote.affects = text(Attribute::Affects);
        remote.steps = readSteps(remote.affects);
        remote.join = text(Attribute::Join);
        remote.argument = text(Attribute::Argument);
        remote.position = integer(xml, Attribute::Position, 0);
        modifier.remote = m_all.remotes.add(remote);
    }

    /// "self.entries.recursive.profiles.Crew": after "profiles" comes the name of a type, whatever is in it.
    IdRange<Step> readSteps(std::string_view path)
    {
        const auto first = m_all.steps.nextId();
        bool isType = false;
        while (!path.empty()) {
            const auto size = isType ? path.size() : std::min(path.find('.'), path.size());
            Step step;
            step.text = path.substr(0, size);
            step.kind = isType ? Step::Kind::ProfileType : stepWords.find(step.text, Step::Kind::Key);
            if (step.kind == Step::Kind::Key)
                step.key = m_all.keys.add(step.text);
            isType = step.kind == Step::Kind::Profiles;
            m_all.steps.add(step);
            path.remove_prefix(std::min(size + 1, path.size()));
        }
        return {first, m_all.steps.nextId()};
    }

    IdRange<ModifierGroup> readModifierGroups(pugi::xml_node list)
    {
        return readList(m_all.modifierGroups, list, "modifierGroup",
                        [&](Id<ModifierGroup> row, pugi::xml_node xml) { readModifierGroup(row, xml); });
    }

    void readModifierGroup(Id<ModifierGroup> row, pugi::xml_node xml)
    {
        begin(xml);
        ModifierGroup group;
        group.offset = offsetOf(xml);
        if (m_attributes.has(Attribute::Type))
            group.type = word(xml, Attribute::Type, groupWords);
        (void)m_attributes.has(Attribute::Id);
        end(xml);
        const auto parts = partsOf(xml);
        refuse(parts, ~(partsOfWhen | bitOf(Part::Modifiers) | bitOf(Part::ModifierGroups)));
        group.when = readWhen(parts);
        group.modifiers = readModifiers(parts[Part::Modifiers]);
        group.groups = readModifierGroups(parts[Part::ModifierGroups]);
        m_all.modifierGroups[row] = group;
    }

    // --- lists of a root ---

    void readRootLists(Id<Node> id, const Parts& parts)
    {
        readNodes(id, parts, NodeList::Place::Shared);
        readNodes(id, parts, NodeList::Place::CostTypes);
        auto& file = m_all.files[m_file];
        file.imports = readList(m_all.imports, parts[Part::CatalogueLinks], "catalogueLink",
                                [&](Id<Import> row, pugi::xml_node xml) { readImport(row, xml); });
        file.publications = readList(m_all.publications, parts[Part::Publications], "publication",
                                     [&](Id<Publication> row, pugi::xml_node xml) { readPublication(row, xml); });
        file.profileTypes = readList(m_all.profileTypes, parts[Part::ProfileTypes], "profileType",
                                     [&](Id<ProfileType> row, pugi::xml_node xml) { readProfileType(row, xml); });
    }

    void readImport(Id<Import> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& import = m_all.imports[row];
        import.offset = offsetOf(xml);
        import.targetKey = key(Attribute::TargetId);
        import.name = text(Attribute::Name);
        import.withRoots = flag(xml, Attribute::ImportRootEntries);
        for (const auto silent : {Attribute::Id, Attribute::Type, Attribute::Hidden})
            (void)m_attributes.has(silent);
        end(xml);
        refuseChildren(xml);
    }

    void readPublication(Id<Publication> row, pugi::xml_node xml)
    {
        begin(xml);
        auto& publication = m_all.publications[row];
        publication.file = m_file;
        publication.id = key(Attribute::Id);
        publication.name = text(Attribute::Name);
        publication.shortName = text(Attribute::ShortName);
        (void)m_attributes.has(Attribute::Hidden);
        end(xml);
        refuseChildren(xml);
    }

    void readProfileType(Id<ProfileType> row, pugi::xml_node xml)
    {
        begin(xml);
        ProfileType type;
        type.file = m_file;
        type.id = key(Attribute::Id);
        type.name = text(Attribute::Name);
        for (const auto silent : {Attribute::Hidden, Attribute::SortIndex})
            (void)m_attributes.has(silent);
        end(xml);
        const auto parts = partsOf(xml);
        refuse(parts, ~partsOfType);
        const auto first = m_all.characteristicTypes.nextId();
        const auto fill = [&](Id<CharacteristicType> at, pugi::xml_node each) { readCharacteristicType(at, each); };
        readList(m_all.characteristicTypes, parts[Part::CharacteristicTypes], "characteristicType", fill);
        readList(m_all.characteristicTypes, parts[Part::AttributeTypes], "attributeType", fill);
        type.characteristics = {first, m_all.characteristicTypes.nextId()};
        m_all.profileTypes[row] = type;
    }

    void readCharacteristicType(Id<CharacteristicType> row, pugi::xml_node xml)
    {
        begin(xml);
        m_all.characteristicTypes[row] = {key(Attribute::Id), text(Attribute::Name)};
        end(xml);
        refuseChildren(xml);
    }

    Definitions& m_all;
    Id<File> m_file;
    const char* m_begin;
    Id<Node> m_owner; ///< that unknown things belong to
    XmlAttributes m_attributes;
    IdRange<Node> m_costTypeNodes = nothing<Node>;
};

std::vector<std::uint32_t> linesOf(std::string_view bytes)
{
    std::vector<std::uint32_t> lines{0};
    lines.reserve(bytes.size() / 50);
    for (auto at = bytes.find('\n'); at != std::string_view::npos; at = bytes.find('\n', at + 1))
        lines.push_back(static_cast<std::uint32_t>(at + 1));
    return lines;
}

Fault faultOf(const pugi::xml_parse_result& result, const std::vector<std::uint32_t>& lines, const std::string& name)
{
    auto fault = Fault::about(name, std::string("this is not XML as it should be: ") + result.description(),
                              "Is it whole? Get the file again.");
    const auto offset = static_cast<std::uint32_t>(std::max<std::ptrdiff_t>(result.offset, 0));
    fault.line = static_cast<int>(std::ranges::upper_bound(lines, offset) - lines.begin());
    return fault;
}

bool isRoot(pugi::xml_node node)
{
    const std::string_view name = node.name();
    return name == "gameSystem" || name == "catalogue";
}

} // namespace

Result<Id<File>> readData(std::string bytes, const std::string& name, Definitions& definitions, const XmlBounds& bounds)
{
    auto text = inUtf8(std::move(bytes), name);
    if (!text)
        return tl::unexpected(std::move(text.error()));
    if (const auto outline = outlineOf(*text, name, bounds); !outline)
        return tl::unexpected(outline.error());
    auto lines = linesOf(*text);
    // The tree is built in the text itself: names and values end where they are, entities are decoded in their place.
    auto buffer = std::make_unique<std::string>(std::move(*text));
    pugi::xml_document tree;
    const auto result =
        tree.load_buffer_inplace(buffer->data(), buffer->size(), pugi::parse_default, pugi::encoding_utf8);
    if (!result)
        return failure(faultOf(result, lines, name));
    const auto root = tree.document_element();
    if (!isRoot(root))
        return failure(
            Fault::about(name, std::string("this is XML, but no data: its first element is \"") + root.name() + '"'));
    if (root.next_sibling())
        return failure(Fault::about(name, "it has more than one element at the top"));
    File file;
    file.name = name;
    file.lines = std::move(lines);
    const auto* begin = buffer->data();
    file.bytes = std::move(buffer);
    const auto id = definitions.files.add(std::move(file));
    DataReader(definitions, id, begin).read(root);
    return id;
}

} // namespace muster::battlescribe::data
