#pragma once

#include "battlescribe/data/node.h"
#include "battlescribe/data/vocabulary.h"

namespace muster::battlescribe::data {

// The names of elements and attributes in files of data.

/// Whether a file of data may begin with this element.
[[nodiscard]] inline bool isRootName(std::string_view name) { return name == "gameSystem" || name == "catalogue"; }

enum class Attribute : std::uint8_t {
    Affects,
    Argument,
    Automatic,
    Book,
    ChildId,
    Collective,
    DefaultAmount,
    DefaultChoice,
    DefaultCostLimit,
    Field,
    Flatten,
    GameSystemId,
    Hidden,
    Id,
    Import,
    ImportRootEntries,
    IncludeChildForces,
    IncludeChildSelections,
    Join,
    Library,
    Max,
    Min,
    Name,
    Negative,
    Page,
    PercentValue,
    Position,
    Primary,
    PublicationId,
    Repeats,
    Revision,
    RoundUp,
    Scope,
    Shared,
    ShortName,
    SortIndex,
    SubType,
    TargetId,
    Type,
    TypeId,
    Value,
    Version,
    Silent, ///< nothing depends on it
};

inline constexpr Vocabulary<Attribute, 256> attributeWords{
    {"affects", Attribute::Affects},
    {"arg", Attribute::Argument},
    {"automatic", Attribute::Automatic},
    {"book", Attribute::Book},
    {"childId", Attribute::ChildId},
    {"collective", Attribute::Collective},
    {"defaultAmount", Attribute::DefaultAmount},
    {"defaultSelectionEntryId", Attribute::DefaultChoice},
    {"defaultCostLimit", Attribute::DefaultCostLimit},
    {"field", Attribute::Field},
    {"flatten", Attribute::Flatten},
    {"gameSystemId", Attribute::GameSystemId},
    {"hidden", Attribute::Hidden},
    {"id", Attribute::Id},
    {"import", Attribute::Import},
    {"importRootEntries", Attribute::ImportRootEntries},
    {"includeChildForces", Attribute::IncludeChildForces},
    {"includeChildSelections", Attribute::IncludeChildSelections},
    {"join", Attribute::Join},
    {"library", Attribute::Library},
    {"max", Attribute::Max},
    {"min", Attribute::Min},
    {"name", Attribute::Name},
    {"negative", Attribute::Negative},
    {"page", Attribute::Page},
    {"percentValue", Attribute::PercentValue},
    {"position", Attribute::Position},
    {"primary", Attribute::Primary},
    {"publicationId", Attribute::PublicationId},
    {"repeats", Attribute::Repeats},
    {"revision", Attribute::Revision},
    {"roundUp", Attribute::RoundUp},
    {"scope", Attribute::Scope},
    {"shared", Attribute::Shared},
    {"shortName", Attribute::ShortName},
    {"sortIndex", Attribute::SortIndex},
    {"subType", Attribute::SubType},
    {"targetId", Attribute::TargetId},
    {"type", Attribute::Type},
    {"typeId", Attribute::TypeId},
    {"value", Attribute::Value},
    {"battleScribeVersion", Attribute::Version},
    // before version 2.03
    {"profileTypeId", Attribute::TypeId},
    {"costTypeId", Attribute::TypeId},
    {"characteristicTypeId", Attribute::TypeId},
    // Who made the data, how an editor shows them, and names beside ids.
    {"authorContact", Attribute::Silent},
    {"authorName", Attribute::Silent},
    {"authorUrl", Attribute::Silent},
    {"gameSystemRevision", Attribute::Silent},
    {"xmlns", Attribute::Silent},
    {"typeName", Attribute::Silent},
    {"profileTypeName", Attribute::Silent},
    {"childName", Attribute::Silent},
    {"collapsible", Attribute::Silent},
    {"noindex", Attribute::Silent},
    {"exportable", Attribute::Silent},
    {"kind", Attribute::Silent},
    {"childForcesLabel", Attribute::Silent},
    {"defaultValue", Attribute::Silent},
    {"publisher", Attribute::Silent},
    {"publicationDate", Attribute::Silent},
    {"publisherUrl", Attribute::Silent},
};

/// An element that holds a list of others, or a text.
enum class Part : std::uint8_t {
    SelectionEntries,
    SelectionEntryGroups,
    EntryLinks,
    CategoryLinks,
    CategoryEntries,
    Profiles,
    Rules,
    InfoGroups,
    InfoLinks,
    ForceEntries,
    ForceEntryLinks,
    SharedSelectionEntries,
    SharedSelectionEntryGroups,
    SharedProfiles,
    SharedRules,
    SharedInfoGroups,
    SharedForceEntries,
    CostTypes,
    Costs,
    Constraints,
    Modifiers,
    ModifierGroups,
    Characteristics,
    Attributes,
    Associations,
    Description,
    Conditions,
    ConditionGroups,
    LocalConditionGroups,
    Repeats,
    CatalogueLinks,
    ProfileTypes,
    CharacteristicTypes,
    AttributeTypes,
    Publications,
    Silent, ///< nothing depends on it
};
inline constexpr std::size_t partCount = static_cast<std::size_t>(Part::Silent);

inline constexpr Vocabulary<Part, 128> partWords{
    {"selectionEntries", Part::SelectionEntries},
    {"selectionEntryGroups", Part::SelectionEntryGroups},
    {"entryLinks", Part::EntryLinks},
    {"categoryLinks", Part::CategoryLinks},
    {"categoryEntries", Part::CategoryEntries},
    {"profiles", Part::Profiles},
    {"rules", Part::Rules},
    {"infoGroups", Part::InfoGroups},
    {"infoLinks", Part::InfoLinks},
    {"forceEntries", Part::ForceEntries},
    {"forceEntryLinks", Part::ForceEntryLinks},
    {"sharedSelectionEntries", Part::SharedSelectionEntries},
    {"sharedSelectionEntryGroups", Part::SharedSelectionEntryGroups},
    {"sharedProfiles", Part::SharedProfiles},
    {"sharedRules", Part::SharedRules},
    {"sharedInfoGroups", Part::SharedInfoGroups},
    {"sharedForceEntries", Part::SharedForceEntries},
    {"costTypes", Part::CostTypes},
    {"costs", Part::Costs},
    {"constraints", Part::Constraints},
    {"modifiers", Part::Modifiers},
    {"modifierGroups", Part::ModifierGroups},
    {"characteristics", Part::Characteristics},
    {"attributes", Part::Attributes},
    {"associations", Part::Associations},
    {"description", Part::Description},
    {"conditions", Part::Conditions},
    {"conditionGroups", Part::ConditionGroups},
    {"localConditionGroups", Part::LocalConditionGroups},
    {"repeats", Part::Repeats},
    {"catalogueLinks", Part::CatalogueLinks},
    {"profileTypes", Part::ProfileTypes},
    {"characteristicTypes", Part::CharacteristicTypes},
    {"attributeTypes", Part::AttributeTypes},
    {"publications", Part::Publications},
    {"comment", Part::Silent},
    {"readme", Part::Silent},
    {"alias", Part::Silent},
};

/// A list of nodes: the name of each, and where it is put.
struct NodeList {
    enum class Place : std::uint8_t { Choices, Categories, Info, Forces, Shared, CostTypes };

    Part part;
    std::string_view element;
    Node::Kind kind;
    Place place;
};

inline constexpr std::array nodeLists{
    NodeList{Part::SelectionEntries, "selectionEntry", Node::Kind::Entry, NodeList::Place::Choices},
    NodeList{Part::SelectionEntryGroups, "selectionEntryGroup", Node::Kind::Group, NodeList::Place::Choices},
    NodeList{Part::EntryLinks, "entryLink", Node::Kind::EntryLink, NodeList::Place::Choices},
    NodeList{Part::CategoryLinks, "categoryLink", Node::Kind::CategoryLink, NodeList::Place::Categories},
    NodeList{Part::CategoryEntries, "categoryEntry", Node::Kind::Category, NodeList::Place::Categories},
    NodeList{Part::Profiles, "profile", Node::Kind::Profile, NodeList::Place::Info},
    NodeList{Part::Rules, "rule", Node::Kind::Rule, NodeList::Place::Info},
    NodeList{Part::InfoGroups, "infoGroup", Node::Kind::InfoGroup, NodeList::Place::Info},
    NodeList{Part::InfoLinks, "infoLink", Node::Kind::InfoLink, NodeList::Place::Info},
    NodeList{Part::ForceEntries, "forceEntry", Node::Kind::Force, NodeList::Place::Forces},
    NodeList{Part::ForceEntryLinks, "forceEntryLink", Node::Kind::ForceLink, NodeList::Place::Forces},
    NodeList{Part::SharedSelectionEntries, "selectionEntry", Node::Kind::Entry, NodeList::Place::Shared},
    NodeList{Part::SharedSelectionEntryGroups, "selectionEntryGroup", Node::Kind::Group, NodeList::Place::Shared},
    NodeList{Part::SharedProfiles, "profile", Node::Kind::Profile, NodeList::Place::Shared},
    NodeList{Part::SharedRules, "rule", Node::Kind::Rule, NodeList::Place::Shared},
    NodeList{Part::SharedInfoGroups, "infoGroup", Node::Kind::InfoGroup, NodeList::Place::Shared},
    NodeList{Part::SharedForceEntries, "forceEntry", Node::Kind::Force, NodeList::Place::Shared},
    NodeList{Part::CostTypes, "costType", Node::Kind::CostType, NodeList::Place::CostTypes},
};

/// What else is in lists: the name of each.
struct RowList {
    Part part;
    std::string_view element;
};

inline constexpr std::array rowLists{
    RowList{Part::Costs, "cost"},
    RowList{Part::Constraints, "constraint"},
    RowList{Part::Modifiers, "modifier"},
    RowList{Part::ModifierGroups, "modifierGroup"},
    RowList{Part::Characteristics, "characteristic"},
    RowList{Part::Attributes, "attribute"},
    RowList{Part::Associations, "association"},
    RowList{Part::Conditions, "condition"},
    RowList{Part::ConditionGroups, "conditionGroup"},
    RowList{Part::LocalConditionGroups, "localConditionGroup"},
    RowList{Part::Repeats, "repeat"},
    RowList{Part::CatalogueLinks, "catalogueLink"},
    RowList{Part::ProfileTypes, "profileType"},
    RowList{Part::CharacteristicTypes, "characteristicType"},
    RowList{Part::AttributeTypes, "attributeType"},
    RowList{Part::Publications, "publication"},
};

namespace detail {

consteval std::array<std::string_view, partCount> elementsOfLists()
{
    std::array<std::string_view, partCount> names{};
    for (const auto& list : nodeLists)
        names[static_cast<std::size_t>(list.part)] = list.element;
    for (const auto& list : rowLists)
        names[static_cast<std::size_t>(list.part)] = list.element;
    return names;
}

} // namespace detail

/// The name of what is in a list; empty for a text.
[[nodiscard]] inline std::string_view elementIn(Part part)
{
    static constexpr auto names = detail::elementsOfLists();
    return part == Part::Silent ? std::string_view() : names[static_cast<std::size_t>(part)];
}

} // namespace muster::battlescribe::data
