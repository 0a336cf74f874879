#pragma once

#include "report/verdict/context.h"

#include <string>

namespace muster::report {

/// The roster in short forms, to paste elsewhere. None of them says more than rosterText() does.

/// A head of three lines, then one line for each unit, attached ones indented. Without notes and player.
[[nodiscard]] std::string rosterLines(const Context& context);

/// The same for forums, with the notes of units. BBCode has no way to escape, so that brackets in words are
/// written as round ones, and a space stands in what a forum would make a link or a mention.
[[nodiscard]] std::string rosterBbcode(const Context& context);

/// What of a roster these words say: a code beside them carries no more.
[[nodiscard]] Roster saidByLines(const Roster& roster);
[[nodiscard]] Roster saidByBbcode(const Roster& roster);

/// A table for spreadsheets (RFC 4180, UTF-8): a row of heads, then one row for each unit. Cells that a spreadsheet
/// would take for a formula begin with an apostrophe.
[[nodiscard]] std::string rosterCsv(const Context& context);

} // namespace muster::report
