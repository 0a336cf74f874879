#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace muster::editor {

/// What a person means to do with rows of a list, in values that say nothing of how an engine does it. A row is named
/// by its id.
namespace intents {

// clang-format off
struct Remove { std::vector<std::string> rows; };
/// Each beside its original, with all that is attached to it.
struct Duplicate { std::vector<std::string> rows; };
struct HoldBack { std::vector<std::string> rows; bool isOn = true; };
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
/// A person's own words.
enum class OwnText : std::uint8_t { Name, Note };
struct Write { std::string row; OwnText which = OwnText::Name; std::string text; };
// clang-format on

} // namespace intents

using Intent =
    std::variant<intents::Remove, intents::Duplicate, intents::HoldBack, intents::Resize, intents::ResizeAll,
                 intents::SetNumber, intents::AddChoice, intents::Choose, intents::ChooseForAll, intents::Write>;

} // namespace muster::editor
