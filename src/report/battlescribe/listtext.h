#pragma once

#include "battlescribe/saved/list.h"

#include <string>

namespace muster::report {

/// A roster of BattleScribe as text: the verdict first, or NOT JUDGED without the data of its game; then findings and
/// sums.
[[nodiscard]] std::string toText(const battlescribe::List& list);

/// The list as plain text: forces, categories, selections with costs.
[[nodiscard]] std::string rosterText(const battlescribe::List& list);

/// The same, and every profile and rule that is used.
[[nodiscard]] std::string wholeText(const battlescribe::List& list);

/// The report as one JSON object on one line, as that of a judged roster.
[[nodiscard]] std::string toJson(const battlescribe::List& list);

/// Whether plainChoices() of what it is in says all of a selection.
[[nodiscard]] bool isPlain(const battlescribe::FileSelection& selection);
/// A line that says what is chosen in a selection, without what has choices of its own: "8 × Boat hook, Lantern".
[[nodiscard]] std::string plainChoices(const battlescribe::FileSelection& selection, const battlescribe::Sums& sums);

} // namespace muster::report
