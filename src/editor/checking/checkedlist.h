#pragma once

#include "battlescribe/roster/list.h"
#include "editor/models/headform.h"
#include "io/data/store.h"
#include "reading/lists.h"
#include "report/verdict/context.h"
#include "rules/verdict/verdict.h"

#include <QImage>

#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

/// What a list came as.
enum class ListOrigin { Words, RosterFile, Pdf, Picture, Code, BattleScribe };

/// Somebody's list, as it was read and judged. A plain value: a worker judges a copy of it.
struct CheckedList {
    std::string name; ///< of the input, and which one it is where the input has several
    ListOrigin origin = ListOrigin::Words;
    Roster roster;
    std::shared_ptr<const TextReading> reading; ///< null unless it came in words
    /// A roster of BattleScribe; null for all others. It has its own verdict if the data of its game are there, but no
    /// `catalogue` and no `verdict`, and of `roster` only the name.
    std::shared_ptr<const battlescribe::List> battleScribe;
    Store::CataloguePtr catalogue;
    VerdictPtr verdict;              ///< null where judging failed
    std::string failure;             ///< why it did
    std::vector<Id<Ruling>> rulings; ///< those that matter for it
    Faults notices;                  ///< what the data do not know of it
};

/// How sure it is what a line means, as the window marks it.
enum class LineMark { Sure, Likely, Doubtful, Unread, Ignored };
[[nodiscard]] LineMark markOf(const LineReading& line);

/// Judges the list by its catalogue. Never throws: what goes wrong is kept as the failure.
void judge(CheckedList& list);
/// The same by what its roster plays in a battle, which adds to it.
void judgeAs(CheckedList& list, const Roster& played);
/// Whether its verdict is on what it plays in a battle.
[[nodiscard]] bool isPlayed(const CheckedList& list);

/// For reports. The list outlives it, and has a verdict.
[[nodiscard]] report::Context reportOn(const CheckedList& list);

/// How many lines were not understood: with one of them there is no verdict.
[[nodiscard]] int unreadLines(const CheckedList& list);

/// The head of what was judged, as far as its lines were understood. The list has a verdict, or is of BattleScribe.
[[nodiscard]] HeadForm headOf(const CheckedList& list);

/// The verdict as plain text that one can send.
[[nodiscard]] std::string verdictText(const CheckedList& list);

// What a person says about a line of a list in words; each is false where nothing changes. The list has to be judged
// again.

/// The line means this guess: its units become what the guess says, and keep their ids, names and what is attached to
/// them. What they were before is a guess from then on.
[[nodiscard]] bool chooseGuess(CheckedList& list, std::size_t line, std::size_t guess);
/// The line means another unit of the army, with nothing chosen; a line without units adds one to the list.
[[nodiscard]] bool takeFor(CheckedList& list, std::size_t line, const std::string& kind);
/// The line means what it was taken for.
[[nodiscard]] bool confirm(CheckedList& list, std::size_t line);
/// The same of every line that is a guess.
[[nodiscard]] bool confirmGuesses(CheckedList& list);
/// The line is not a unit. What was attached to its units is attached to nothing then.
[[nodiscard]] bool leaveOut(CheckedList& list, std::size_t line);

} // namespace muster::editor
