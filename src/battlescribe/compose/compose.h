#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/roster/edit.h"
#include "battlescribe/roster/game.h"
#include "core/base/workbudget.h"

namespace muster::battlescribe::compose {

// What people do with a list, as edits that battlescribe::apply() makes. What minimum limits require comes with it: the
// minimums as they are in the file, before modifiers, so it may be removed again where these lower them.

/// A new roster, with the limits that the data propose.
[[nodiscard]] Roster newRoster(const Game& game, NewIds& ids, std::string name);

/// What new selections and forces need.
struct Composer {
    Game& game;
    NewIds& ids;
    WorkBudget& budget; ///< for working out what comes with them
};

/// A force of a catalogue, in the roster or in another force, at the end.
[[nodiscard]] Result<Edit> addForce(const Composer& composer, const Roster& roster, Id<data::Node> entry,
                                    Id<data::File> catalogue, const std::string& parent);
[[nodiscard]] Edit removeForce(const std::string& force);

/// Takes a choice below a force or selection: one more of what is there, or a new one at the end.
[[nodiscard]] Result<Edit> takeChoice(const Composer& composer, const Roster& roster, const std::string& parent,
                                      Id<Choice> choice);

/// Removes one copy. The last copy, or any copy directly in a force, is removed with its children.
[[nodiscard]] Result<Edit> removeOne(const Roster& roster, const std::string& selection);
/// Removes all copies.
[[nodiscard]] Edit removeSelection(const std::string& selection);
/// So many for each of its parent; 0 removes it.
[[nodiscard]] Result<Edit> setAmount(const Roster& roster, const std::string& selection, std::int64_t amount);
/// So many together, of however many of its parent: 5 swords among 10 models. 0 removes it.
[[nodiscard]] Result<Edit> setNumber(const Game& game, const Roster& roster, const std::string& selection,
                                     std::int64_t number);
/// Removes forces and selections with all that is in them; those that the roster does not have are passed over.
[[nodiscard]] Edit removeAll(const Roster& roster, const std::vector<std::string>& ids);

/// Gives a selection or force, and all that is in it, new ids.
void renew(Selection& selection, NewIds& ids);
void renew(Force& force, NewIds& ids);
/// Gives new ids to what has none, or one that is there before it, as in files that somebody put together: edits name
/// things by their ids, and mean the first.
void renewDoubles(Roster& roster, NewIds& ids);
/// Copies a selection or force with all that is in it, behind the others beside it.
[[nodiscard]] Result<Edit> copyOf(const Roster& roster, NewIds& ids, const std::string& id);

/// What can be taken below a force or selection, with what is in groups; null if the roster has no such thing.
[[nodiscard]] const Offers* offersOf(Game& game, const Roster& roster, const std::string& parent);

/// The force entries that a roster, or a force, may have of a catalogue: the system's, then the catalogue's own.
[[nodiscard]] std::vector<Id<data::Node>> forceEntriesOf(const Game& game, Id<data::File> catalogue,
                                                         Id<data::Node> parent = noId);

} // namespace muster::battlescribe::compose
