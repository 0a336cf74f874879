#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace muster::battlescribe::data {

// What stands in public data and no verdict depends on. What a reader asks for is judged; what is neither asked for nor
// in these tables is unknown, and opens the verdict where it could change it.

/// An attribute without a meaning for a verdict.
struct SilentAttribute {
    std::string_view name;
    std::string_view element; ///< that has it; empty: any
    std::string_view why;
};

inline constexpr std::string_view isShown = "how it is shown";
inline constexpr std::string_view isEdited = "how an editor offers it";
inline constexpr std::string_view isSecondName = "a name beside an id";
inline constexpr std::string_view isUnasked = "an id that nothing names";
inline constexpr std::string_view isSource = "who made it and where it comes from";
inline constexpr std::string_view isLeftOver = "left over from a condition that was here";

inline constexpr std::array silentAttributes{
    SilentAttribute{"authorContact", {}, isSource},
    SilentAttribute{"authorName", {}, isSource},
    SilentAttribute{"authorUrl", {}, isSource},
    SilentAttribute{"publisher", {}, isSource},
    SilentAttribute{"publicationDate", {}, isSource},
    SilentAttribute{"publisherUrl", {}, isSource},
    SilentAttribute{"shortName", "publication", isSource},
    SilentAttribute{"battleScribeVersion", {}, "the head of a file is read before"},
    SilentAttribute{"gameSystemRevision", {}, "which of them is there is told from the files"},
    SilentAttribute{"typeName", {}, isSecondName},
    SilentAttribute{"profileTypeName", {}, isSecondName},
    SilentAttribute{"childName", {}, isSecondName},
    SilentAttribute{"name", "constraint", isSecondName},
    SilentAttribute{"name", "cost", isSecondName},
    SilentAttribute{"type", "gameSystem", "repeats the name of the element"},
    SilentAttribute{"type", "catalogue", "repeats the name of the element"},
    SilentAttribute{"type", "catalogueLink", "leads to a catalogue in any case"},
    SilentAttribute{"type", "categoryLink", "leads to a category in any case"},
    SilentAttribute{"type", "forceEntryLink", "leads to a force in any case"},
    SilentAttribute{"id", "condition", isUnasked},
    SilentAttribute{"id", "conditionGroup", isUnasked},
    SilentAttribute{"id", "localConditionGroup", isUnasked},
    SilentAttribute{"id", "repeat", isUnasked},
    SilentAttribute{"id", "modifier", isUnasked},
    SilentAttribute{"id", "modifierGroup", isUnasked},
    SilentAttribute{"id", "cost", isUnasked},
    SilentAttribute{"id", "characteristic", isUnasked},
    SilentAttribute{"id", "catalogueLink", isUnasked},
    SilentAttribute{"hidden", "catalogueLink", isShown},
    SilentAttribute{"hidden", "publication", isShown},
    SilentAttribute{"hidden", "cost", isShown},
    SilentAttribute{"hidden", "characteristic", isShown},
    SilentAttribute{"hidden", "profileType", isShown},
    SilentAttribute{"hidden", "characteristicType", isShown},
    SilentAttribute{"hidden", "attributeType", isShown},
    SilentAttribute{"sortIndex", "profileType", isShown},
    SilentAttribute{"sortIndex", "characteristicType", isShown},
    SilentAttribute{"kind", {}, isShown},
    SilentAttribute{"noindex", {}, isShown},
    SilentAttribute{"exportable", {}, isShown},
    SilentAttribute{"collapsible", {}, isShown},
    SilentAttribute{"flatten", {}, isShown},
    SilentAttribute{"childForcesLabel", {}, isShown},
    SilentAttribute{"step", "selectionEntry", isEdited},
    SilentAttribute{"step", "entryLink", isEdited},
    SilentAttribute{"defaultAmount", {}, isEdited},
    SilentAttribute{"defaultValue", {}, isEdited},
    SilentAttribute{"automatic", "constraint", isEdited},
    SilentAttribute{"automatic", "modifier", isEdited},
    SilentAttribute{"value", "selectionEntry", isLeftOver},
    SilentAttribute{"field", "selectionEntry", isLeftOver},
    SilentAttribute{"scope", "selectionEntry", isLeftOver},
    SilentAttribute{"childId", "selectionEntry", isLeftOver},
    SilentAttribute{"shared", "selectionEntry", isLeftOver},
    SilentAttribute{"includeChildSelections", "selectionEntry", isLeftOver},
    SilentAttribute{"includeChildForces", "selectionEntry", isLeftOver},
    SilentAttribute{"value", "profile", isLeftOver},
    SilentAttribute{"field", "profile", isLeftOver},
    SilentAttribute{"scope", "profile", isLeftOver},
    SilentAttribute{"childId", "profile", isLeftOver},
    SilentAttribute{"shared", "profile", isLeftOver},
    SilentAttribute{"includeChildSelections", "profile", isLeftOver},
    SilentAttribute{"includeChildForces", "profile", isLeftOver},
};

[[nodiscard]] constexpr bool isSilent(std::string_view element, std::string_view attribute)
{
    return attribute.starts_with("xmlns") || std::ranges::any_of(silentAttributes, [&](const SilentAttribute& each) {
               return each.name == attribute && (each.element.empty() || each.element == element);
           });
}

/// An element without a meaning for a verdict, with all that is in it.
struct SilentElement {
    std::string_view name;
    std::string_view why;
};

inline constexpr std::array silentElements{
    SilentElement{"comment", "for those who keep the data"},
    SilentElement{"readme", "words for the player"},
    SilentElement{"alias", "another name to search for"},
    SilentElement{"formatRules", isShown},
    SilentElement{"xmlns", "a name of the format, written as an element by some program"},
};

[[nodiscard]] constexpr bool isSilentElement(std::string_view name)
{
    return std::ranges::find(silentElements, name, &SilentElement::name) != silentElements.end();
}

} // namespace muster::battlescribe::data
