#pragma once

#include "core/roster/roster.h"

#include <tl/expected.hpp>

namespace muster {

struct Edit;

namespace edits {

// One line each: the list is read as a table.
// clang-format off
struct SetName { std::string value; };
struct SetPlayer { std::string value; };
struct SetNotes { std::string value; };
struct SetDataVersion { std::string value; };
struct SetPoints { std::optional<std::int64_t> value; };
struct SetScenario { std::string value; };
/// No value: back to the ruleset's default. The same for rulings, models and options below.
struct SetBattleOption { std::string option; std::optional<OptionValue> value; };
struct SetRuling { std::string ruling; std::optional<bool> value; };

/// Puts a unit, with all units attached to it, under `parent` (empty: at the top) before the unit at `index`.
struct AddUnit { std::string parent; std::size_t index = 0; RosterUnit unit; };
struct RemoveUnit { std::string unit; };
/// Index counts in the list as it is once the unit has been taken out of its old place.
struct MoveUnit { std::string unit; std::string parent; std::size_t index = 0; std::string as; };

struct SetUnitName { std::string unit; std::string value; };
struct SetUnitNote { std::string unit; std::string value; };
/// `unit`: empty for the picture of the roster.
struct SetPicture { std::string unit; std::string value; };
struct SetModels { std::string unit; std::optional<int> value; };
struct SetReserve { std::string unit; bool value = false; };
/// `group`: index in the unit's list of model groups; nothing for the unit's own options.
struct SetOption { std::string unit; std::optional<std::size_t> group; std::string option; std::optional<int> value; };
/// `unit`: empty for a counter of the roster.
struct SetCounter { std::string unit; std::string counter; std::optional<int> value; };
struct AddGroup { std::string unit; std::size_t index = 0; RosterGroup group; };
struct RemoveGroup { std::string unit; std::size_t index = 0; };
struct SetGroupModels { std::string unit; std::size_t index = 0; std::optional<int> value; };

/// Index in the roster's lines that were not understood.
struct AddUnread { std::size_t index = 0; UnreadLine line; };
struct RemoveUnread { std::size_t index = 0; };

/// Several changes as one: all of them, or none.
struct Batch { std::vector<Edit> edits; };
// clang-format on

} // namespace edits

/// One change to a roster: a value that can be kept, sent, applied and taken back.
struct Edit {
    std::variant<edits::SetName, edits::SetPlayer, edits::SetNotes, edits::SetDataVersion, edits::SetPoints,
                 edits::SetScenario, edits::SetBattleOption, edits::SetRuling, edits::AddUnit, edits::RemoveUnit,
                 edits::MoveUnit, edits::SetUnitName, edits::SetUnitNote, edits::SetPicture, edits::SetModels,
                 edits::SetReserve, edits::SetOption, edits::SetCounter, edits::AddGroup, edits::RemoveGroup,
                 edits::SetGroupModels, edits::AddUnread, edits::RemoveUnread, edits::Batch>
        change;
};

/// Why an edit does not fit its roster. A roster is left as it was.
enum class EditError { NoSuchUnit, NoSuchGroup, BadIndex, DuplicateId, IntoItself };

/// Changes the roster and gives the edit that takes the change back, byte for byte.
[[nodiscard]] tl::expected<Edit, EditError> apply(Roster& roster, const Edit& edit);

} // namespace muster
