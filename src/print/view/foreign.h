#pragma once

#include "battlescribe/roster/list.h"
#include "print/view/view.h"

namespace muster::print {

/// A roster of BattleScribe for the sheets: as the data of its game judged it, or what its file says.
struct ForeignContext {
    const battlescribe::List& list;
    bool hidesNotes = false;   ///< the print has an opponent's copy
    bool hasReference = false; ///< the print has the texts of the rules, so cards need only their names
};

/// Roster, cards, reference or opponent's copy.
[[nodiscard]] SheetView foreignView(const ForeignContext& context, Sheet sheet);

[[nodiscard]] RosterSheet foreignRosterView(const ForeignContext& context, bool isOpponentsCopy);
[[nodiscard]] RosterSources foreignSources(const ForeignContext& context);
[[nodiscard]] CardSheet foreignCardsView(const ForeignContext& context);
[[nodiscard]] ReferenceSheet foreignReferenceView(const ForeignContext& context);

// What the views share.

/// Sets what all sheets have in common.
void setForeignHead(SheetHead& sheet, const ForeignContext& context);
/// All choices inside a selection, in one line: "8 × Guard (8 × Boat hook), Lantern".
[[nodiscard]] std::string choicesIn(const battlescribe::Selection& selection);
/// "Line"; empty if it has none.
[[nodiscard]] std::string categoryOf(const battlescribe::Selection& selection);

/// Whether a selection is a unit or a model, or has one in it.
[[nodiscard]] bool hasUnit(const battlescribe::Selection& selection);
/// Selections that share a card because they are alike in all that a card shows.
struct ForeignCopies {
    std::vector<const battlescribe::Selection*> selections;
};
/// Those that get a card: whatever has figures, rules, choices or notes. What has a name alone is on the roster sheet;
/// only where nothing in the roster has more, each unit has a card.
[[nodiscard]] std::vector<ForeignCopies> foreignCopies(const ForeignContext& context);

} // namespace muster::print
