#include "battlescribe/data/datareader.h"

#include "battlescribe/data/elementreader.h"
#include "battlescribe/data/jsonelements.h"
#include "battlescribe/data/xmlelements.h"
#include "battlescribe/file/encoding.h"

#include <algorithm>

namespace muster::battlescribe::data {

namespace {

/// Applying it twice has the same effect as applying it once.
bool worksOnce(Modifier::Type type)
{
    switch (type) {
    case Modifier::Type::Set:
    case Modifier::Type::Add:
    case Modifier::Type::Remove:
    case Modifier::Type::SetPrimary:
    case Modifier::Type::UnsetPrimary:
        return true;
    default:
        return false;
    }
}

/// Fills the tables from the elements of a file. The things below a node get their rows before any of them is filled
/// in, so they lie side by side.
class Reader : private ElementReader {
public:
    Reader(Definitions& definitions, Id<File> file) : ElementReader(definitions, file) {}

    void readRoot(const Element& element)
    {
        const auto first = m_data.nodes.nextId();
        const auto id = m_data.nodes.add();
        m_data.files[m_file].root = id;
        m_data.nodes[id].kind = element.name == "gameSystem" ? Node::Kind::GameSystem : Node::Kind::Catalogue;
        readNode(id, element);
        m_data.files[m_file].nodes = {first, m_data.nodes.nextId()};
    }

private:
    // --- lists ---

    /// A row for each element of the list.
    template <typename T>
    void addRows(Table<T>& table, const Parts& parts, Part part)
    {
        if (parts[part] == nullptr)
            return;
        refuseOwn(*parts[part]);
        const auto name = elementIn(part);
        for (const auto& child : parts[part]->children) {
            if (child.name == name)
                table.add();
            else
                refuseElement(child);
        }
    }

    /// `read` gets the Id of the row, as the table may grow.
    template <typename T, typename Read>
    void fillRows(Id<T>& row, const Parts& parts, Part part, const Read& read)
    {
        if (parts[part] == nullptr)
            return;
        const auto name = elementIn(part);
        for (const auto& child : parts[part]->children)
            if (child.name == name)
                read(row++, child);
    }

    template <typename T>
    IdRange<T> readList(Table<T>& table, const Parts& parts, Part part, void (Reader::*read)(Id<T>, const Element&))
    {
        const auto first = table.nextId();
        addRows(table, parts, part);
        const auto end = table.nextId();
        auto row = first;
        fillRows(row, parts, part, [&](Id<T> at, const Element& child) { (this->*read)(at, child); });
        return {first, end};
    }

    /// New Recruit has some of the first list in the second.
    template <typename T>
    IdRange<T> readLists(Table<T>& table, const Parts& parts, Part part, Part more,
                         void (Reader::*read)(Id<T>, const Element&))
    {
        const auto first = readList(table, parts, part, read);
        return {*first.begin(), *readList(table, parts, more, read).end()};
    }

    // --- what asks: constraints, conditions, repeats ---

    void readQuery(Query& query, bool needsValue)
    {
        readScope(text("scope"), query.scope, query.scopeKey);
        readField(query);
        const auto child = text("childId");
        query.child = child.empty() ? Child::None : childWords.find(child, Child::Key);
        if (query.child == Child::Key)
            query.childKey = m_data.keys.add(child);
        query.isShared = flag("shared", true);
        query.withChildSelections = flag("includeChildSelections");
        query.withChildForces = flag("includeChildForces");
        query.isPercent = flag("percentValue");
        const auto written = text("value");
        const auto value = Decimal::parse(written);
        query.hasValue = value.has_value();
        query.value = value.value_or(Decimal());
        if (!value && (needsValue || !written.empty()))
            unknownWord("value", written);
    }

    void readScope(std::string_view written, Scope& scope, Key& scopeKey)
    {
        scope = written.empty() ? Scope::None : scopeWords.find(written, Scope::Key);
        if (scope == Scope::Key)
            scopeKey = m_data.keys.add(written);
    }

    void readField(Query& query)
    {
        constexpr std::string_view limit = "limit::";
        auto written = text("field");
        query.field = written.empty()              ? Field::None
                      : written == "selections"    ? Field::Selections
                      : written == "forces"        ? Field::Forces
                      : written.starts_with(limit) ? Field::CostLimit
                                                   : Field::Cost;
        if (query.field == Field::CostLimit)
            written.remove_prefix(limit.size());
        if (query.field == Field::Cost || query.field == Field::CostLimit)
            query.fieldKey = m_data.keys.add(written);
    }

    void readConstraint(Id<Constraint> row, const Element& element)
    {
        begin(element);
        auto& constraint = m_data.constraints[row];
        constraint.offset = element.offset;
        constraint.type = word("type", constraintWords);
        constraint.id = key("id");
        constraint.isNegative = flag("negative");
        constraint.message = text("message");
        readQuery(constraint.query, true);
        endWithoutChildren();
    }

    void readCondition(Id<Condition> row, const Element& element)
    {
        begin(element);
        auto& condition = m_data.conditions[row];
        condition.offset = element.offset;
        condition.type = word("type", conditionWords);
        readQuery(condition.query, condition.type <= Condition::Type::AtMost);
        endWithoutChildren();
    }

    void readRepeat(Id<Repeat> row, const Element& element)
    {
        begin(element);
        auto& repeat = m_data.repeats[row];
        repeat.offset = element.offset;
        repeat.times = amount("repeats").value_or(1);
        repeat.roundsUp = flag("roundUp");
        readQuery(repeat.query, true);
        endWithoutChildren();
    }

    void readAssociation(Id<Association> row, const Element& element)
    {
        begin(element);
        auto& association = m_data.associations[row];
        association.offset = element.offset;
        association.id = key("id");
        association.name = text("name");
        association.min = integer("min", 0);
        association.max = integer("max", -1);
        readQuery(association.query, false);
        endWithoutChildren();
    }

    /// What a group of conditions decides.
    struct Deciding {
        bool isHowOften = false; ///< it stands with the repeats of something, so it may say how often that works
        bool worksOnce = false;  ///< that works once or not at all, so it does not matter how often
    };

    When readWhen(const Parts& parts, bool worksOnce = false)
    {
        When when;
        when.conditions = readList(m_data.conditions, parts, Part::Conditions, &Reader::readCondition);
        when.groups = readConditionGroups(parts, {true, worksOnce});
        when.repeats = readList(m_data.repeats, parts, Part::Repeats, &Reader::readRepeat);
        for (const auto id : when.groups) // how both go together is not described
            if (auto& group = m_data.conditionGroups[id]; group.isHowOften && when.repeats.size() > 0 && !worksOnce) {
                group.bound = Condition::Type::Unknown;
                unknown(*parts[Part::LocalConditionGroups], "localConditionGroup", {});
            }
        return when;
    }

    IdRange<ConditionGroup> readConditionGroups(const Parts& parts, Deciding deciding)
    {
        // Both kinds must lie side by side, so all rows are made first.
        auto& table = m_data.conditionGroups;
        const auto first = table.nextId();
        addRows(table, parts, Part::ConditionGroups);
        addRows(table, parts, Part::LocalConditionGroups);
        const auto end = table.nextId();
        auto row = first;
        fillRows(row, parts, Part::ConditionGroups,
                 [&](Id<ConditionGroup> at, const Element& group) { readConditionGroup(at, group, deciding); });
        fillRows(row, parts, Part::LocalConditionGroups,
                 [&](Id<ConditionGroup> at, const Element& group) { readLocalGroup(at, group, deciding); });
        return {first, end};
    }

    void readConditionGroup(Id<ConditionGroup> row, const Element& element, Deciding deciding)
    {
        begin(element);
        m_data.conditionGroups[row].type = word("type", groupWords);
        readGroup(row, element, deciding);
    }

    void readLocalGroup(Id<ConditionGroup> row, const Element& element, Deciding deciding)
    {
        begin(element);
        auto& group = m_data.conditionGroups[row];
        group.isLocal = true;
        group.type = ConditionGroup::Type::And;
        group.bound = conditionWords.find(text("type"), Condition::Type::Unknown);
        group.repeats = amount("repeats").value_or(1);
        readQuery(group.query, false);
        const bool isKnown = isKnownLocal(group, deciding);
        readGroup(row, element, deciding);
        // It is asked of each selection, so nothing in it may count: that would take too long in large rosters.
        auto& read = m_data.conditionGroups[row];
        const bool asksOnlyOne =
            read.groups.size() == 0 && std::ranges::all_of(read.conditions, [&](auto each) {
                const auto& [type, offset, query] = m_data.conditions[each];
                const bool isBefore = type == Condition::Type::Before && query.scope == Scope::Self &&
                                      (query.child == Child::Any || query.child == Child::None);
                return isBefore || type == Condition::Type::InstanceOf || type == Condition::Type::NotInstanceOf;
            });
        if (!isKnown || !asksOnlyOne) {
            read.bound = Condition::Type::Unknown;
            unknown(element, element.name, {});
        }
    }

    /// Beside the repeats of something, a group that says "at least" or "always" makes it work so many times for each
    /// whole `value` that it finds. Within other groups it holds or does not. All else is not described anywhere, nor
    /// are counts below 0.
    static bool isKnownLocal(ConditionGroup& group, Deciding deciding)
    {
        const auto& query = group.query;
        if (query.field != Field::Selections || !query.hasValue || query.isPercent ||
            (query.child != Child::None && query.child != Child::Any))
            return false;
        const bool isAlways = group.bound == Condition::Type::Always;
        group.isHowOften = deciding.isHowOften && (isAlways || group.bound == Condition::Type::AtLeast) &&
                           query.value > Decimal() && group.repeats.isWhole();
        if (isAlways)
            return group.isHowOften;
        const bool isOnce =
            deciding.worksOnce || group.isHowOften || (!deciding.isHowOften && group.repeats == Decimal(1));
        return group.bound <= Condition::Type::AtMost && isOnce && group.repeats > Decimal();
    }

    /// What both kinds of groups have.
    void readGroup(Id<ConditionGroup> row, const Element& element, Deciding deciding)
    {
        auto& group = m_data.conditionGroups[row];
        group.offset = element.offset;
        group.min = amount("min").value_or(Decimal());
        group.hasMax = has("max");
        group.max = amount("max").value_or(Decimal());
        end();
        const auto parts = partsOf(element);
        refuse(parts, ~(partsOfWhen & ~bitOf(Part::Repeats)));
        const auto conditions = readList(m_data.conditions, parts, Part::Conditions, &Reader::readCondition);
        const auto groups = readConditionGroups(parts, {false, deciding.worksOnce});
        m_data.conditionGroups[row].conditions = conditions;
        m_data.conditionGroups[row].groups = groups;
    }

    // --- what changes: modifiers, alone and in groups ---

    IdRange<Modifier> readModifiers(const Parts& parts)
    {
        return readList(m_data.modifiers, parts, Part::Modifiers, &Reader::readModifier);
    }

    void readModifier(Id<Modifier> row, const Element& element)
    {
        begin(element);
        auto& modifier = m_data.modifiers[row];
        modifier.owner = m_owner;
        modifier.offset = element.offset;
        modifier.type = word("type", modifierWords);
        modifier.value = text("value");
        modifier.isTrue = modifier.value == "true" || modifier.value == "1";
        const auto number = Decimal::parse(modifier.value);
        modifier.isNumber = number.has_value();
        modifier.number = number.value_or(Decimal());
        const auto field = text("field");
        modifier.field = fieldWords.find(field, Modifier::Field::Unknown);
        if (modifier.field == Modifier::Field::Unknown)
            modifier.fieldKey = m_data.keys.add(field); // the linker finds out which kind of thing it is
        if (modifier.field == Modifier::Field::Category || modifier.field == Modifier::Field::DefaultChoice)
            modifier.valueKey = m_data.keys.add(modifier.value);
        refuseMeaningless(modifier);
        readRemote(modifier);
        end();
        if (element.children.empty())
            return;
        const auto parts = partsOf(element);
        refuse(parts, ~partsOfWhen);
        const auto when = readWhen(parts, worksOnce(modifier.type));
        m_data.modifiers[row].when = when;
    }

    /// Words that we know, but not together. Numbers, texts and categories are looked at when a modifier works.
    void refuseMeaningless(const Modifier& modifier)
    {
        const bool isFlag = modifier.isTrue || modifier.value == "false" || modifier.value == "0";
        if (modifier.field == Modifier::Field::Hidden && !isFlag)
            unknownWord("value", modifier.value);
        if (modifier.type == Modifier::Type::Unknown)
            return; // that is reported already
        const bool isWrongForHidden = modifier.field == Modifier::Field::Hidden && modifier.type != Modifier::Type::Set;
        const bool isWrongForError = modifier.field == Modifier::Field::Error && modifier.type != Modifier::Type::Add &&
                                     modifier.type != Modifier::Type::Set && modifier.type != Modifier::Type::Append;
        if (isWrongForHidden || isWrongForError)
            unknownWord("type", modifierWords.textOf(modifier.type));
    }

    void readRemote(Modifier& modifier)
    {
        Remote remote;
        remote.hasScope = has("scope");
        remote.hasAffects = has("affects");
        remote.hasJoin = has("join");
        remote.hasPosition = has("position");
        remote.hasArgument = has("arg");
        if (!remote.hasScope && !remote.hasAffects && !remote.hasJoin && !remote.hasPosition && !remote.hasArgument)
            return;
        readScope(text("scope"), remote.scope, remote.scopeKey);
        remote.affects = text("affects");
        remote.steps = readSteps(remote.affects);
        remote.join = text("join");
        remote.argument = text("arg");
        remote.position = integer("position", 0);
        modifier.remote = m_data.remotes.add(remote);
    }

    /// "self.entries.recursive.profiles.Crew": after "profiles" comes the name of a type, whatever is in it.
    IdRange<Step> readSteps(std::string_view path)
    {
        const auto first = m_data.steps.nextId();
        bool isType = false;
        while (!path.empty()) {
            const auto size = isType ? path.size() : std::min(path.find('.'), path.size());
            Step step;
            step.text = path.substr(0, size);
            step.kind = isType ? Step::Kind::ProfileType : stepWords.find(step.text, Step::Kind::Key);
            if (step.kind == Step::Kind::Key)
                step.key = m_data.keys.add(step.text);
            if (step.kind == Step::Kind::Type)
                step.child = childWords.find(step.text, Child::Unknown);
            isType = step.kind == Step::Kind::Profiles;
            m_data.steps.add(step);
            path.remove_prefix(std::min(size + 1, path.size()));
        }
        return {first, m_data.steps.nextId()};
    }

    IdRange<ModifierGroup> readModifierGroups(const Parts& parts)
    {
        return readList(m_data.modifierGroups, parts, Part::ModifierGroups, &Reader::readModifierGroup);
    }

    void readModifierGroup(Id<ModifierGroup> row, const Element& element)
    {
        begin(element);
        ModifierGroup group;
        group.offset = element.offset;
        if (has("type"))
            group.type = word("type", groupWords);
        end();
        const auto parts = partsOf(element);
        refuse(parts, ~(partsOfWhen | bitOf(Part::Modifiers) | bitOf(Part::ModifierGroups)));
        group.when = readWhen(parts);
        group.modifiers = readModifiers(parts);
        group.groups = readModifierGroups(parts);
        m_data.modifierGroups[row] = group;
    }

    // --- nodes with all that they have ---

    void readNode(Id<Node> id, const Element& element)
    {
        const auto ownerBefore = std::exchange(m_owner, id);
        begin(element);
        readCommon(id, element);
        readOwn(id);
        const auto onlyCategory = key("categoryEntryId");
        end();
        if (!element.children.empty() || !onlyCategory.isNone()) {
            const auto parts = partsOf(element);
            const bool isRoot = m_data.nodes[id].parent.isNone();
            readRows(id, parts);
            for (const auto place : {NodeList::Place::Choices, NodeList::Place::Categories, NodeList::Place::Info,
                                     NodeList::Place::Forces})
                readNodes(id, parts, place, place == NodeList::Place::Categories ? onlyCategory : Key());
            if (isRoot)
                readRootLists(id, parts);
            const auto unread = partsOfWhen | partsOfType | (isRoot ? 0 : partsOfRoot);
            const auto unknown = ~unread & ~(isAtSelection(id) ? partsAtSelection : partsIn(m_data.nodes[id].kind));
            // What belongs to nothing: conditions of no modifier, and costs and categories of nothing that can be
            // taken.
            const auto idle = isRoot ? bitOf(Part::Costs) | bitOf(Part::CategoryLinks) : 0;
            refuse(parts, unread & ~partsOfWhen);
            refuse(parts, partsOfWhen, true);
            refuseFilled(parts, unknown & ~idle);
            refuseFilled(parts, unknown & idle, true);
        }
        m_owner = ownerBefore;
    }

    /// Whether it is a link of an entry or a group to a category.
    [[nodiscard]] bool isAtSelection(Id<Node> id) const
    {
        const auto& node = m_data.nodes[id];
        if (node.kind != Node::Kind::CategoryLink)
            return false;
        const auto above = m_data.nodes[node.parent].kind;
        return above != Node::Kind::Force && above != Node::Kind::ForceLink;
    }

    void readCommon(Id<Node> id, const Element& element)
    {
        auto& node = m_data.nodes[id];
        node.file = m_file;
        node.offset = element.offset;
        node.id = key("id");
        node.name = text("name");
        node.isHidden = flag("hidden");
        Details details;
        details.publication = key("publicationId");
        details.book = text("book");
        details.page = text("page");
        node.subType = key("subType");
        if (!details.publication.isNone() || !details.book.empty() || !details.page.empty())
            node.details = m_data.details.add(details);
        node.hasSortIndex = has("sortIndex");
        node.sortIndex = integer("sortIndex", 0);
    }

    void readOwn(Id<Node> id)
    {
        auto& node = m_data.nodes[id];
        switch (node.kind) {
        case Node::Kind::GameSystem:
        case Node::Kind::Catalogue:
            readFile();
            break;
        case Node::Kind::Entry:
            node.type = word("type", entryWords);
            readChoice(node);
            break;
        case Node::Kind::Group:
            readChoice(node);
            node.defaultKey = key("defaultSelectionEntryId");
            break;
        case Node::Kind::EntryLink:
            readChoice(node);
            node.defaultKey = key("defaultSelectionEntryId");
            readTarget(node, Node::Kind::Entry);
            break;
        case Node::Kind::InfoLink:
            readTarget(node, Node::Kind::Profile);
            break;
        case Node::Kind::CategoryLink:
            node.targetKind = Node::Kind::Category;
            node.targetKey = key("targetId");
            node.isPrimary = flag("primary");
            break;
        case Node::Kind::ForceLink:
            node.targetKind = Node::Kind::Force;
            node.targetKey = key("targetId");
            break;
        case Node::Kind::Profile:
            node.profileType = typeKey();
            break;
        case Node::Kind::CostType:
            readCostType(id);
            break;
        case Node::Kind::Category:
            node.targetKind = Node::Kind::Category;
            if (!node.parent.isNone() && m_data.nodes[node.parent].kind == Node::Kind::Force)
                node.targetKey = node.id; // before version 2.02: what the force shows, and the category itself
            break;
        case Node::Kind::Force:
        case Node::Kind::Rule:
        case Node::Kind::InfoGroup:
            break;
        }
    }

    /// Before version 2.03 the type of each kind of thing had a name of its own.
    Key typeKey()
    {
        static constexpr std::array<AttributeName, 4> names{"typeId", "profileTypeId", "costTypeId",
                                                            "characteristicTypeId"};
        for (const auto attribute : names)
            if (has(attribute))
                return key(attribute);
        return noId;
    }

    void readChoice(Node& node)
    {
        node.isCollective = flag("collective");
        node.isImported = flag("import", true);
    }

    void readTarget(Node& node, Node::Kind otherwise)
    {
        node.targetKey = key("targetId");
        const auto written = text("type");
        const auto* kind = targetWords.find(written);
        if (kind == nullptr && !written.empty())
            unknownWord("type", written);
        node.targetKind = kind == nullptr ? otherwise : *kind;
    }

    void readFile()
    {
        auto& file = m_data.files[m_file];
        file.id = key("id");
        file.gameSystem = key("gameSystemId");
        file.isLibrary = flag("library");
        file.revision = integer("revision", 0);
    }

    void readCostType(Id<Node> id)
    {
        CostType type;
        type.id = m_data.nodes[id].id;
        type.node = id;
        const auto limit = amount("defaultCostLimit");
        type.hasLimit = limit && !limit->isNegative();
        type.limit = type.hasLimit ? *limit : Decimal();
        m_data.costTypes.add(type);
    }

    /// `onlyCategory`: before version 2.02 an entry had one category, as an attribute.
    void readNodes(Id<Node> parent, const Parts& parts, NodeList::Place place, Key onlyCategory = {})
    {
        const auto first = m_data.nodes.nextId();
        for (const auto& list : nodeLists)
            if (list.place == place)
                addNodes(parent, parts, list);
        if (!onlyCategory.isNone() && m_data.keys.text(onlyCategory) != "(No Category)")
            addLinkTo(onlyCategory, parent);
        rangeOf(parent, place) = {first, m_data.nodes.nextId()};
        auto row = first;
        for (const auto& list : nodeLists)
            if (list.place == place)
                fillRows(row, parts, list.part, [&](Id<Node> id, const Element& child) { readNode(id, child); });
    }

    void addNodes(Id<Node> parent, const Parts& parts, const NodeList& list)
    {
        const auto first = m_data.nodes.nextId();
        addRows(m_data.nodes, parts, list.part);
        for (const auto id : IdRange<Node>(first, m_data.nodes.nextId())) {
            auto& node = m_data.nodes[id];
            node.kind = list.kind;
            node.parent = parent;
            node.isShared = list.place == NodeList::Place::Shared;
        }
    }

    void addLinkTo(Key category, Id<Node> parent)
    {
        auto& link = m_data.nodes[m_data.nodes.add()];
        link.kind = Node::Kind::CategoryLink;
        link.targetKind = Node::Kind::Category;
        link.targetKey = category;
        link.isPrimary = true;
        link.file = m_file;
        link.parent = parent;
        link.offset = m_data.nodes[parent].offset;
    }

    IdRange<Node>& rangeOf(Id<Node> parent, NodeList::Place place)
    {
        auto& node = m_data.nodes[parent];
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
            return m_data.files[m_file].shared;
        case NodeList::Place::CostTypes:
            break;
        }
        return m_costTypeNodes;
    }

    void readRows(Id<Node> id, const Parts& parts)
    {
        const auto costs = readList(m_data.costs, parts, Part::Costs, &Reader::readCost);
        const auto constraints = readList(m_data.constraints, parts, Part::Constraints, &Reader::readConstraint);
        const auto modifiers = readModifiers(parts);
        const auto groups = readModifierGroups(parts);
        const auto characteristics = readLists(m_data.characteristics, parts, Part::Characteristics, Part::Attributes,
                                               &Reader::readCharacteristic);
        const auto associations = readList(m_data.associations, parts, Part::Associations, &Reader::readAssociation);
        auto& node = m_data.nodes[id];
        node.costs = costs;
        node.constraints = constraints;
        node.modifiers = modifiers;
        node.modifierGroups = groups;
        node.characteristics = characteristics;
        node.associations = associations;
        if (const auto description = words(parts[Part::Description]); !description.empty()) {
            if (node.details.isNone())
                node.details = m_data.details.add();
            m_data.details[node.details].text = description;
        }
    }

    void readCost(Id<Cost> row, const Element& element)
    {
        begin(element);
        auto& cost = m_data.costs[row];
        cost.type = typeKey();
        const auto written = text("value");
        const auto value = Decimal::parse(written);
        cost.value = value.value_or(Decimal());
        if (!value)
            unknownWord("value", written);
        endWithoutChildren();
    }

    void readCharacteristic(Id<Characteristic> row, const Element& element)
    {
        begin(element);
        auto& characteristic = m_data.characteristics[row];
        characteristic.name = text("name");
        characteristic.type = typeKey();
        const auto before203 = text("value");
        end(true);
        characteristic.text = words(&element);
        if (characteristic.text.empty())
            characteristic.text = before203;
    }

    // --- the lists of a root ---

    void readRootLists(Id<Node> id, const Parts& parts)
    {
        readNodes(id, parts, NodeList::Place::Shared);
        const auto firstType = m_data.costTypes.nextId();
        readNodes(id, parts, NodeList::Place::CostTypes);
        auto& file = m_data.files[m_file];
        file.costTypes = {firstType, m_data.costTypes.nextId()};
        file.imports = readList(m_data.imports, parts, Part::CatalogueLinks, &Reader::readImport);
        file.publications = readList(m_data.publications, parts, Part::Publications, &Reader::readPublication);
        file.profileTypes = readList(m_data.profileTypes, parts, Part::ProfileTypes, &Reader::readProfileType);
    }

    void readImport(Id<Import> row, const Element& element)
    {
        begin(element);
        auto& import = m_data.imports[row];
        import.offset = element.offset;
        import.targetKey = key("targetId");
        import.name = text("name");
        import.withRoots = flag("importRootEntries");
        endWithoutChildren();
    }

    void readPublication(Id<Publication> row, const Element& element)
    {
        begin(element);
        auto& publication = m_data.publications[row];
        publication.file = m_file;
        publication.id = key("id");
        publication.name = text("name");
        endWithoutChildren();
    }

    void readProfileType(Id<ProfileType> row, const Element& element)
    {
        begin(element);
        ProfileType type;
        type.file = m_file;
        type.id = key("id");
        type.name = text("name");
        end();
        const auto parts = partsOf(element);
        refuse(parts, ~partsOfType);
        type.characteristics = readLists(m_data.characteristicTypes, parts, Part::CharacteristicTypes,
                                         Part::AttributeTypes, &Reader::readCharacteristicType);
        m_data.profileTypes[row] = type;
    }

    void readCharacteristicType(Id<CharacteristicType> row, const Element& element)
    {
        begin(element);
        m_data.characteristicTypes[row] = {key("id"), text("name")};
        endWithoutChildren();
    }

    IdRange<Node> m_costTypeNodes = nothing<Node>;
};

Result<ElementFile> elementsOf(std::string bytes, const std::string& name, const XmlBounds& bounds)
{
    if (isJson(bytes))
        return jsonElements(bytes, name);
    auto text = inUtf8(std::move(bytes), name);
    if (!text)
        return tl::unexpected(std::move(text.error()));
    return xmlElements(std::move(*text), name, bounds);
}

} // namespace

Result<Id<File>> readData(std::string bytes, const std::string& name, Definitions& definitions, const XmlBounds& bounds)
{
    const std::string kind = isJson(bytes) ? "JSON" : "XML";
    auto elements = elementsOf(std::move(bytes), name, bounds);
    if (!elements)
        return tl::unexpected(std::move(elements.error()));
    const auto& root = elements->root;
    if (!isRootName(root.name))
        return failure(Fault::about(name, "this is " + kind + ", but no data: its first element is \"" +
                                              std::string(root.name) + '"'));
    File file;
    file.name = name;
    file.lines = std::move(elements->lines);
    file.bytes = std::move(elements->bytes);
    file.joined = std::move(elements->joined);
    const auto id = definitions.files.add(std::move(file));
    Reader(definitions, id).readRoot(root);
    return id;
}

} // namespace muster::battlescribe::data
