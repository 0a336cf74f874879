#pragma once

#include <cstdint>
#include <optional>
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
/// `group`: position of the models that differ from the rest of the unit; none: the unit itself.
struct SetNumber { std::string row; std::optional<std::size_t> group; int number = 1; };
struct RemoveGroup { std::string row; std::size_t group = 0; };
/// Another group of models of this kind.
struct AddGroup { std::string row; std::string kind; };
/// So many of a choice. `inPlaceOf`: the choice that there is one less of then, where its group is full.
struct Choose { std::string row; std::optional<std::size_t> group; std::string choice; int count = 1; std::string inPlaceOf = {}; };
/// So many of a choice for each; those that cannot have it stay as they are.
struct ChooseForAll { std::vector<std::string> rows; std::string choice; int count = 1; };
/// A person's own words.
enum class OwnText : std::uint8_t { Name, Note };
struct Write { std::string row; OwnText which = OwnText::Name; std::string text; };
// clang-format on

} // namespace intents

using Intent = std::variant<intents::Remove, intents::Duplicate, intents::HoldBack, intents::Resize, intents::ResizeAll,
                            intents::SetNumber, intents::RemoveGroup, intents::AddGroup, intents::Choose,
                            intents::ChooseForAll, intents::Write>;

} // namespace muster::editor
