#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::editor {

/// Where rows go.
struct Place {
    std::string row;                    ///< empty: the end of the list
    int side = 0;                       ///< before the row (-1), behind it (1), or onto it
    std::optional<std::string> as = {}; ///< which of the places on the row; none: the one that breaks fewest rules
};

/// What a person means to do with rows of a list, in values that say nothing of how an engine does it. A row is named
/// by its id.
namespace intents {

// clang-format off
struct Remove { std::vector<std::string> rows; };
/// Each beside its original, with all that is attached to it.
struct Duplicate { std::vector<std::string> rows; };
/// `isOn`: none for what not all of them are yet.
struct HoldBack { std::vector<std::string> rows; std::optional<bool> isOn; };
/// Into a slot of the row `near`; without a slot, at the end of the list or where it breaks less, at the row `near`.
struct Add { std::string offer; std::string near; std::string slot = {}; };
struct AddAt { std::string offer; Place place; };
struct Move { std::vector<std::string> rows; Place place; };
/// Rows that another list of the same game gave as text (ListEngine::copy).
struct Paste { std::string rows; Place place; };
/// Gives each its next smaller (-1) or larger size.
struct Resize { std::vector<std::string> rows; int by = 1; };
/// Gives each this number of models.
struct ResizeAll { std::vector<std::string> rows; int models = 1; };
/// Gives the row itself this number of models.
struct SetNumber { std::string row; int number = 1; };
/// Another of what a group of choices lets a person add.
struct AddChoice { std::string row; std::string kind; };
/// So many of a choice; none takes away what was added. `inPlaceOf`: the choice that there is one less of then, where
/// its group is full.
struct Choose { std::string row; std::string choice; int count = 1; std::string inPlaceOf = {}; };
/// So many of a choice for each; those that cannot have it stay as they are.
struct ChooseForAll { std::vector<std::string> rows; std::string choice; int count = 1; };
/// How much of a kind of cost may be spent; none lifts the limit. `limit` as a person writes it.
struct SetLimit { std::string cost; std::optional<std::string> limit; };
/// A person's own words. Without a row: of the list itself.
enum class OwnText : std::uint8_t { Name, Note };
struct Write { std::string row; OwnText which = OwnText::Name; std::string text; };
/// A picture of the person's own (core/roster/picture.h); empty takes it away.
struct SetPicture { std::string row; std::string picture; };
// clang-format on

} // namespace intents

using Intent =
    std::variant<intents::Add, intents::AddAt, intents::Move, intents::Paste, intents::Remove, intents::Duplicate,
                 intents::HoldBack, intents::Resize, intents::ResizeAll, intents::SetNumber, intents::AddChoice,
                 intents::Choose, intents::ChooseForAll, intents::SetLimit, intents::Write, intents::SetPicture>;

} // namespace muster::editor
