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
/// The same in its list: a line on which the verdict depends is a guess, whatever it is.
[[nodiscard]] LineMark markOf(const TextReading& reading, const LineReading& line);

/// Finds which rulings matter for its verdict, by judging it with others.
void findRulings(CheckedList& list);
/// Judges the list again, as `played`: its roster, or what that becomes in a battle.
void judgeAgain(CheckedList& list, const Roster& played);
/// The same with its roster; one of game data is read again, as its lines were settled.
void judgeAgain(CheckedList& list);
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

/// Every line that is a guess means what it was taken for (settle()). False where there is none.
[[nodiscard]] bool confirmGuesses(CheckedList& list);

/// A unit that a line may be taken for.
struct OtherUnit {
    std::string kind;
    std::string name;
    std::string army; ///< empty: the list's own
};
/// Those of its own army first.
[[nodiscard]] std::vector<OtherUnit> otherUnits(const CheckedList& list);

} // namespace muster::editor
