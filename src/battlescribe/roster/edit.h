#pragma once

#include "battlescribe/roster/roster.h"

#include <variant>

namespace muster::battlescribe {

// The changes of a roster, as values. Each has an inverse, so there is a way back from all.

/// Puts a force, with all that is in it, at a position among those of another force, or of the roster.
struct InsertForce {
    std::string parent; ///< id of a force; empty: the roster
    std::size_t position = 0;
    Force force;

    friend bool operator==(const InsertForce&, const InsertForce&) = default;
};
struct RemoveForce {
    std::string force;

    friend bool operator==(const RemoveForce&, const RemoveForce&) = default;
};

/// Puts a selection, with all that is in it, at a position among those of a force or of another selection.
struct InsertSelection {
    std::string parent; ///< id of a force or of a selection
    std::size_t position = 0;
    Selection selection;

    friend bool operator==(const InsertSelection&, const InsertSelection&) = default;
};
struct RemoveSelection {
    std::string selection;

    friend bool operator==(const RemoveSelection&, const RemoveSelection&) = default;
};
struct SetAmount {
    std::string selection;
    std::int64_t amount = 1;
    bool isForAll = false;

    friend bool operator==(const SetAmount&, const SetAmount&) = default;
};

/// Sets a limit, or lifts it.
struct SetLimit {
    data::Key costType;
    std::optional<Decimal> value;

    friend bool operator==(const SetLimit&, const SetLimit&) = default;
};
/// Of a force or a selection, or of a category of a force.
struct SetNotes {
    std::string owner;
    std::string category; ///< empty: of the owner itself
    Notes notes;

    friend bool operator==(const SetNotes&, const SetNotes&) = default;
};
struct SetRosterName {
    std::string name;

    friend bool operator==(const SetRosterName&, const SetRosterName&) = default;
};
struct SetRosterNotes {
    std::string notes;

    friend bool operator==(const SetRosterNotes&, const SetRosterNotes&) = default;
};

using EditStep = std::variant<InsertForce, RemoveForce, InsertSelection, RemoveSelection, SetAmount, SetLimit, SetNotes,
                              SetRosterName, SetRosterNotes>;

/// What is done, and undone, as one: steps in order.
using Edit = std::vector<EditStep>;

/// Does it, and returns what takes it back. Where a step names something that is not there, nothing is done at all, and
/// it says so.
[[nodiscard]] Result<Edit> apply(Roster& roster, const Edit& edit);

} // namespace muster::battlescribe
