#pragma once

#include "battlescribe/saved/list.h"
#include "battlescribe/saved/used.h"
#include "print/view/view.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::print {

/// A roster of BattleScribe for the sheets: as the data of its game judged it, or what its file says.
struct BattleScribeContext {
    const battlescribe::List& list;
    bool hidesNotes = false;   ///< the print has an opponent's copy
    bool hasReference = false; ///< the print has the texts of the rules, so cards need only their names
};

/// Roster, cards, reference or opponent's copy.
[[nodiscard]] SheetView battleScribeView(const BattleScribeContext& context, Sheet sheet);

[[nodiscard]] RosterSheet battleScribeRosterView(const BattleScribeContext& context, bool isOpponentsCopy);
[[nodiscard]] RosterSources battleScribeSources(const BattleScribeContext& context);
[[nodiscard]] CardSheet battleScribeCardsView(const BattleScribeContext& context);
/// The same with the card of one selection only.
[[nodiscard]] CardSheet battleScribeCardView(const BattleScribeContext& context,
                                             const battlescribe::FileSelection& selection);
[[nodiscard]] ReferenceSheet battleScribeReferenceView(const BattleScribeContext& context);

// What the views share.

/// A text of the data for paper: without New Recruit's marks, and in pieces if it had some.
struct MarkedText {
    std::string text;
    std::vector<TextPiece> pieces; ///< none if all of it looks the same

    /// Adds another text behind it.
    void add(const MarkedText& more);
};
[[nodiscard]] MarkedText markedText(std::string_view text);

/// Profiles as tables, in one order on all sheets: those of models first, then figures, then texts. A name that a table
/// has twice with other figures says whose it is: "Claw (Heron Elder)".
class OrderedTables {
public:
    explicit OrderedTables(const battlescribe::FileRoster& roster);

    [[nodiscard]] std::vector<battlescribe::ProfileTable> of(const battlescribe::FileSelection& selection) const;
    [[nodiscard]] std::vector<battlescribe::ProfileTable> ofAll() const;

private:
    const battlescribe::FileRoster& m_roster;
    std::map<std::string, std::size_t> m_places; ///< of each type of profiles
};

/// Sets what all sheets have in common.
void setBattleScribeHead(SheetHead& sheet, const BattleScribeContext& context);
/// All choices inside a selection, in one line: "8 × Guard (8 × Boat hook), Lantern".
[[nodiscard]] std::string choicesIn(const battlescribe::FileSelection& selection);
/// "Line"; empty if it has none.
[[nodiscard]] std::string categoryOf(const battlescribe::FileSelection& selection);

/// Whether a selection is a unit or a model, or has one in it.
[[nodiscard]] bool hasUnit(const battlescribe::FileSelection& selection);
/// What is lost model by model: kinds of models with how many there are, if there are a few kinds; else all together,
/// without a name. Empty if the file names no models.
[[nodiscard]] std::vector<std::pair<std::string, std::int64_t>>
countedModels(const battlescribe::FileSelection& selection);
/// Selections that share a card because they are alike in all that a card shows.
struct BattleScribeCopies {
    std::vector<const battlescribe::FileSelection*> selections;
};
/// Those that get a card: whatever has figures, rules, choices or notes. What has a name alone is on the roster sheet;
/// only where nothing in the roster has more, each unit has a card.
[[nodiscard]] std::vector<BattleScribeCopies> battleScribeCopies(const BattleScribeContext& context);

} // namespace muster::print
