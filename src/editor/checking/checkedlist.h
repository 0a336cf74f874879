#pragma once

#include "editor/list/listform.h"
#include "judging/judgedlist.h"

#include <QImage>

#include <string>
#include <vector>

namespace muster::editor {

/// What a list came as.
enum class ListOrigin { Words, RosterFile, Pdf, Picture, Code, BattleScribe };

/// Somebody's list, as it was read and judged, and as a person corrects it. A plain value: a worker judges a copy of
/// it.
struct CheckedList : JudgedList {
    ListOrigin origin = ListOrigin::Words;
    std::vector<Id<Ruling>> rulings; ///< those that matter for it
};

/// How sure it is what a line means, as the window marks it.
enum class LineMark { Sure, Likely, Doubtful, Unread, Ignored };
[[nodiscard]] LineMark markOf(const LineReading& line);

/// Finds which rulings matter for its verdict, by judging it with others.
void findRulings(CheckedList& list);
/// Judges the list again, as `played`: its roster, or what that becomes in a battle.
void judgeAgain(CheckedList& list, const Roster& played);
inline void judgeAgain(CheckedList& list) { judgeAgain(list, list.roster); }
/// Whether its verdict is on what it plays in a battle.
[[nodiscard]] bool isPlayed(const CheckedList& list);

/// For reports, with the rulings that matter. The list outlives it, and has a verdict.
[[nodiscard]] report::Context reportOn(const CheckedList& list);

/// How many lines were not understood: with one of them there is no verdict.
[[nodiscard]] int unreadLines(const CheckedList& list);

/// The verdict in words, as far as its lines were understood; null for a list that could not be judged.
[[nodiscard]] VerdictFormPtr formOf(const CheckedList& list);

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
