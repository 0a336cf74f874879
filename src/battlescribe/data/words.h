#pragma once

#include "battlescribe/data/node.h"
#include "battlescribe/data/vocabulary.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace muster::battlescribe::data {

// All words of public data in one table: elements, attributes and values, of which each is judged, silent or unknown. A
// test goes through them with invented files. What is not here is unknown as well, and opens the verdict where it could
// change it. Words of formats before 2.00 are not here: their files are refused as a whole.

/// A word that is read without being judged.
struct NotJudged {
    std::string_view name;
    std::string_view element; ///< that has it; empty: any
    std::string_view why;
};

// --- elements ---

/// Whether a file of data may begin with this element.
[[nodiscard]] inline bool isRootName(std::string_view name) { return name == "gameSystem" || name == "catalogue"; }

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
};

/// What a part is called, and what is in it.
struct PartWord {
    Part part;
    std::string_view name;
    std::string_view element; ///< empty for a text
};

inline constexpr std::array partWords{
    PartWord{Part::SelectionEntries, "selectionEntries", "selectionEntry"},
    PartWord{Part::SelectionEntryGroups, "selectionEntryGroups", "selectionEntryGroup"},
    PartWord{Part::EntryLinks, "entryLinks", "entryLink"},
    PartWord{Part::CategoryLinks, "categoryLinks", "categoryLink"},
    PartWord{Part::CategoryEntries, "categoryEntries", "categoryEntry"},
    PartWord{Part::Profiles, "profiles", "profile"},
    PartWord{Part::Rules, "rules", "rule"},
    PartWord{Part::InfoGroups, "infoGroups", "infoGroup"},
    PartWord{Part::InfoLinks, "infoLinks", "infoLink"},
    PartWord{Part::ForceEntries, "forceEntries", "forceEntry"},
    PartWord{Part::ForceEntryLinks, "forceEntryLinks", "forceEntryLink"},
    PartWord{Part::SharedSelectionEntries, "sharedSelectionEntries", "selectionEntry"},
    PartWord{Part::SharedSelectionEntryGroups, "sharedSelectionEntryGroups", "selectionEntryGroup"},
    PartWord{Part::SharedProfiles, "sharedProfiles", "profile"},
    PartWord{Part::SharedRules, "sharedRules", "rule"},
    PartWord{Part::SharedInfoGroups, "sharedInfoGroups", "infoGroup"},
    PartWord{Part::SharedForceEntries, "sharedForceEntries", "forceEntry"},
    PartWord{Part::CostTypes, "costTypes", "costType"},
    PartWord{Part::Costs, "costs", "cost"},
    PartWord{Part::Constraints, "constraints", "constraint"},
    PartWord{Part::Modifiers, "modifiers", "modifier"},
    PartWord{Part::ModifierGroups, "modifierGroups", "modifierGroup"},
    PartWord{Part::Characteristics, "characteristics", "characteristic"},
    PartWord{Part::Attributes, "attributes", "attribute"},
    PartWord{Part::Associations, "associations", "association"},
    PartWord{Part::Description, "description", {}},
    PartWord{Part::Conditions, "conditions", "condition"},
    PartWord{Part::ConditionGroups, "conditionGroups", "conditionGroup"},
    PartWord{Part::LocalConditionGroups, "localConditionGroups", "localConditionGroup"},
    PartWord{Part::Repeats, "repeats", "repeat"},
    PartWord{Part::CatalogueLinks, "catalogueLinks", "catalogueLink"},
    PartWord{Part::ProfileTypes, "profileTypes", "profileType"},
    PartWord{Part::CharacteristicTypes, "characteristicTypes", "characteristicType"},
    PartWord{Part::AttributeTypes, "attributeTypes", "attributeType"},
    PartWord{Part::Publications, "publications", "publication"},
};
inline constexpr std::size_t partCount = partWords.size();

/// Null if no part has this name.
[[nodiscard]] constexpr const PartWord* partNamed(std::string_view name)
{
    const auto found = std::ranges::find(partWords, name, &PartWord::name);
    return found == partWords.end() ? nullptr : &*found;
}

/// The name of what is in a part; empty for a text.
[[nodiscard]] constexpr std::string_view elementIn(Part part)
{
    return std::ranges::find(partWords, part, &PartWord::part)->element;
}

inline constexpr std::string_view isShown = "how it is shown";
inline constexpr std::string_view isEdited = "how an editor offers it";
inline constexpr std::string_view isSecondName = "a name beside an id";
inline constexpr std::string_view isUnasked = "an id that nothing names";
inline constexpr std::string_view isSource = "who made it and where it comes from";
inline constexpr std::string_view isLeftOver = "left over from something else that was here";

/// Elements without a meaning for a verdict, with all that is in them.
inline constexpr std::array silentElements{
    NotJudged{"comment", {}, "for those who keep the data"},
    NotJudged{"readme", {}, "words for the player"},
    NotJudged{"alias", {}, "another name to search for"},
    NotJudged{"formatRules", {}, isShown},
    NotJudged{"xmlns", {}, "a name of the format, written as an element by some program"},
};

[[nodiscard]] constexpr bool isSilentElement(std::string_view name)
{
    return std::ranges::find(silentElements, name, &NotJudged::name) != silentElements.end();
}

// --- attributes ---

/// The reader asks for these; elsewhere than where it does they are unknown.
// clang-format off
inline constexpr std::array<std::string_view, 42> judgedAttributes{
    "affects", "arg", "book", "categoryEntryId", "characteristicTypeId", "childId", "collective", "costTypeId",
    "defaultCostLimit", "defaultSelectionEntryId", "field", "gameSystemId", "hidden", "id", "import",
    "importRootEntries", "includeChildForces", "includeChildSelections", "join", "library", "max", "message", "min",
    "name", "negative", "page", "percentValue", "position", "primary", "profileTypeId", "publicationId", "repeats",
    "revision", "roundUp", "scope", "shared", "sortIndex", "subType", "targetId", "type", "typeId", "value"
};
// clang-format on

/// The name of an attribute to ask for. One that the table does not have does not compile.
class AttributeName {
public:
    consteval AttributeName(const char* name) : m_name(name) // it stands for its text
    {
        if (std::ranges::find(judgedAttributes, m_name) == judgedAttributes.end())
            throw "not among the attributes that are judged";
    }
    [[nodiscard]] constexpr std::string_view text() const { return m_name; }

private:
    std::string_view m_name;
};

/// Attributes without a meaning for a verdict.
inline constexpr std::array silentAttributes{
    NotJudged{"authorContact", {}, isSource},
    NotJudged{"authorName", {}, isSource},
    NotJudged{"authorUrl", {}, isSource},
    NotJudged{"publisher", {}, isSource},
    NotJudged{"publicationDate", {}, isSource},
    NotJudged{"publisherUrl", {}, isSource},
    NotJudged{"shortName", "publication", isSource},
    NotJudged{"battleScribeVersion", {}, "the head of a file is read before"},
    NotJudged{"gameSystemRevision", {}, "which of them is there is told from the files"},
    NotJudged{"typeName", {}, isSecondName},
    NotJudged{"profileTypeName", {}, isSecondName},
    NotJudged{"childName", {}, isSecondName},
    NotJudged{"name", "constraint", isSecondName},
    NotJudged{"name", "cost", isSecondName},
    NotJudged{"type", "gameSystem", "repeats the name of the element"},
    NotJudged{"type", "catalogue", "repeats the name of the element"},
    NotJudged{"type", "catalogueLink", "leads to a catalogue in any case"},
    NotJudged{"type", "categoryLink", "leads to a category in any case"},
    NotJudged{"type", "forceEntryLink", "leads to a force in any case"},
    NotJudged{"id", "condition", isUnasked},
    NotJudged{"id", "conditionGroup", isUnasked},
    NotJudged{"id", "localConditionGroup", isUnasked},
    NotJudged{"id", "repeat", isUnasked},
    NotJudged{"id", "modifier", isUnasked},
    NotJudged{"id", "modifierGroup", isUnasked},
    NotJudged{"id", "cost", isUnasked},
    NotJudged{"id", "characteristic", isUnasked},
    NotJudged{"id", "catalogueLink", isUnasked},
    NotJudged{"hidden", "catalogueLink", isShown},
    NotJudged{"hidden", "publication", isShown},
    NotJudged{"hidden", "cost", isShown},
    NotJudged{"hidden", "characteristic", isShown},
    NotJudged{"hidden", "profileType", isShown},
    NotJudged{"hidden", "characteristicType", isShown},
    NotJudged{"hidden", "attributeType", isShown},
    NotJudged{"sortIndex", "profileType", isShown},
    NotJudged{"sortIndex", "characteristicType", isShown},
    NotJudged{"kind", {}, isShown},
    NotJudged{"noindex", {}, isShown},
    NotJudged{"exportable", {}, isShown},
    NotJudged{"collapsible", {}, isShown},
    NotJudged{"flatten", {}, isShown},
    NotJudged{"childForcesLabel", {}, isShown},
    NotJudged{"step", "selectionEntry", isEdited},
    NotJudged{"step", "entryLink", isEdited},
    NotJudged{"defaultAmount", {}, isEdited},
    NotJudged{"defaultValue", {}, isEdited},
    NotJudged{"automatic", "constraint", isEdited},
    NotJudged{"automatic", "modifier", isEdited},
    NotJudged{"value", "selectionEntry", isLeftOver},
    NotJudged{"field", "selectionEntry", isLeftOver},
    NotJudged{"scope", "selectionEntry", isLeftOver},
    NotJudged{"childId", "selectionEntry", isLeftOver},
    NotJudged{"shared", "selectionEntry", isLeftOver},
    NotJudged{"includeChildSelections", "selectionEntry", isLeftOver},
    NotJudged{"includeChildForces", "selectionEntry", isLeftOver},
    NotJudged{"value", "profile", isLeftOver},
    NotJudged{"field", "profile", isLeftOver},
    NotJudged{"scope", "profile", isLeftOver},
    NotJudged{"childId", "profile", isLeftOver},
    NotJudged{"shared", "profile", isLeftOver},
    NotJudged{"includeChildSelections", "profile", isLeftOver},
    NotJudged{"includeChildForces", "profile", isLeftOver},
    NotJudged{"type", "rule", isLeftOver},
};

[[nodiscard]] constexpr bool isSilent(std::string_view element, std::string_view attribute)
{
    return attribute.starts_with("xmlns") || std::ranges::any_of(silentAttributes, [&](const NotJudged& each) {
               return each.name == attribute && (each.element.empty() || each.element == element);
           });
}

// --- values ---

inline constexpr Vocabulary<Scope, 12> scopeWords{
    {"self", Scope::Self},
    {"parent", Scope::Parent},
    {"ancestor", Scope::Ancestor},
    {"force", Scope::Force},
    {"roster", Scope::Roster},
    {"primary-category", Scope::PrimaryCategory},
    {"primary-catalogue", Scope::PrimaryCatalogue},
    {"root-entry", Scope::RootEntry},
    {"unit", Scope::Unit},
    {"model", Scope::Model},
    {"upgrade", Scope::Upgrade},
    {"model-or-unit", Scope::ModelOrUnit},
};

/// Some data ask for a "header", which nothing is.
inline constexpr Vocabulary<Child, 9> childWords{
    {"any", Child::Any},         {"unit", Child::Unit},     {"model", Child::Model},
    {"upgrade", Child::Upgrade}, {"entry", Child::Entry},   {"no child", Child::Nothing},
    {"roster", Child::Nothing},  {"force", Child::Nothing}, {"header", Child::Nothing},
};

inline constexpr Vocabulary<Constraint::Type, 3> constraintWords{
    {"min", Constraint::Type::Min},
    {"max", Constraint::Type::Max},
    {"exactly", Constraint::Type::Exactly},
};

inline constexpr Vocabulary<Condition::Type, 11> conditionWords{
    {"lessThan", Condition::Type::LessThan},     {"greaterThan", Condition::Type::GreaterThan},
    {"equalTo", Condition::Type::EqualTo},       {"notEqualTo", Condition::Type::NotEqualTo},
    {"atLeast", Condition::Type::AtLeast},       {"atMost", Condition::Type::AtMost},
    {"instanceOf", Condition::Type::InstanceOf}, {"notInstanceOf", Condition::Type::NotInstanceOf},
    {"always", Condition::Type::Always},         {"never", Condition::Type::Never},
    {"before", Condition::Type::Before},
};

inline constexpr Vocabulary<ConditionGroup::Type, 4> groupWords{
    {"and", ConditionGroup::Type::And},
    {"or", ConditionGroup::Type::Or},
    {"not", ConditionGroup::Type::Not},
    {"count", ConditionGroup::Type::Count},
};

inline constexpr Vocabulary<Modifier::Type, 15> modifierWords{
    {"set", Modifier::Type::Set},
    {"increment", Modifier::Type::Increment},
    {"decrement", Modifier::Type::Decrement},
    {"append", Modifier::Type::Append},
    {"add", Modifier::Type::Add},
    {"remove", Modifier::Type::Remove},
    {"set-primary", Modifier::Type::SetPrimary},
    {"unset-primary", Modifier::Type::UnsetPrimary},
    {"prepend", Modifier::Type::Prepend},
    {"replace", Modifier::Type::Replace},
    {"multiply", Modifier::Type::Multiply},
    {"divide", Modifier::Type::Divide},
    {"modulo", Modifier::Type::Modulo},
    {"floor", Modifier::Type::Floor},
    {"ceil", Modifier::Type::Ceil},
};

inline constexpr Vocabulary<Modifier::Field, 12> fieldWords{
    {"name", Modifier::Field::Name},
    {"hidden", Modifier::Field::Hidden},
    {"page", Modifier::Field::Page},
    {"description", Modifier::Field::Description},
    {"category", Modifier::Field::Category},
    {"defaultSelectionEntryId", Modifier::Field::DefaultChoice},
    {"defaultAmount", Modifier::Field::DefaultAmount},
    {"annotation", Modifier::Field::Annotation},
    {"error", Modifier::Field::Error},
    {"warning", Modifier::Field::Warning},
    {"info", Modifier::Field::Info},
    {"readme", Modifier::Field::ReadMe},
};

inline constexpr Vocabulary<Step::Kind, 10> stepWords{
    {"self", Step::Kind::Self},           {"entries", Step::Kind::Entries},   {"forces", Step::Kind::Forces},
    {"recursive", Step::Kind::Recursive}, {"profiles", Step::Kind::Profiles}, {"rules", Step::Kind::Rules},
    {"unit", Step::Kind::Type},           {"model", Step::Kind::Type},        {"upgrade", Step::Kind::Type},
    {"entry", Step::Kind::Type},
};

inline constexpr Vocabulary<Node::EntryType, 3> entryWords{
    {"unit", Node::EntryType::Unit},
    {"model", Node::EntryType::Model},
    {"upgrade", Node::EntryType::Upgrade},
};

/// What a link's "type" says of its target.
inline constexpr Vocabulary<Node::Kind, 5> targetWords{
    {"selectionEntry", Node::Kind::Entry}, {"selectionEntryGroup", Node::Kind::Group},
    {"profile", Node::Kind::Profile},      {"rule", Node::Kind::Rule},
    {"infoGroup", Node::Kind::InfoGroup},
};

/// Words of public data that are not judged yet. Each opens the verdict of a roster with something that depends on it.
struct UnknownWord {
    std::string_view element; ///< empty: any
    std::string_view name;    ///< of the attribute; the element's own if all of it is meant
    std::string_view word;    ///< the value; empty: any
    std::string_view why;
};

inline constexpr std::array unknownWords{
    UnknownWord{"modifier", "type", "cumulative-power", "nothing says how several repeats work together"},
    UnknownWord{{}, "scope", "category", "a word of format 2.00 that nothing explains"},
    UnknownWord{{}, "scope", "model-self", "nothing says how it differs from \"model\""},
    UnknownWord{{}, "scope", "unit-self", "nothing says how it differs from \"unit\""},
    UnknownWord{"constraint", "negative", "true", "nothing says what a negative limit is"},
    UnknownWord{"localConditionGroup", "localConditionGroup", {}, "it counts in a way that nothing explains"},
    UnknownWord{"conditionGroups", "conditionGroups", {}, "nothing says what it decides here"},
    UnknownWord{"association", "min", {}, "no file shows to which selection one is tied"}, // of more than 0
};

/// Why it is not judged; empty if the table does not have it.
[[nodiscard]] constexpr std::string_view whyUnknown(std::string_view element, std::string_view name,
                                                    std::string_view word)
{
    const auto found = std::ranges::find_if(unknownWords, [&](const UnknownWord& each) {
        return each.name == name && (each.element.empty() || each.element == element) &&
               (each.word.empty() || each.word == word);
    });
    return found == unknownWords.end() ? std::string_view() : found->why;
}

} // namespace muster::battlescribe::data
