#pragma once

#include "report/verdict/context.h"

#include <string>

namespace muster::battlescribe {
struct List;
} // namespace muster::battlescribe

namespace muster::report {

/// A roster in words, to send to an opponent or to paste into messages, forums and spreadsheets.

/// Plain text: units with models, choices and costs, and the notes.
[[nodiscard]] std::string rosterText(const Context& context);

/// The same as Markdown, for forums and chats: a heading, a description of the army, and the units as a list, with
/// attached units indented. What people wrote is escaped, so that it is shown as they wrote it.
[[nodiscard]] std::string rosterMarkdown(const Context& context);
[[nodiscard]] std::string rosterMarkdown(const battlescribe::List& list);

// Shorter forms. None of them says more than rosterText().

/// A head of three lines, then one line for each unit, attached ones indented. Without notes and player.
[[nodiscard]] std::string rosterLines(const Context& context);
[[nodiscard]] std::string rosterLines(const battlescribe::List& list);

/// The same for forums, with the notes of units. BBCode has no way to escape, so brackets in words are
/// written as round ones, and a space breaks what a forum would make a link or a mention.
[[nodiscard]] std::string rosterBbcode(const Context& context);
[[nodiscard]] std::string rosterBbcode(const battlescribe::List& list);

/// What of a roster these words say: a code beside them carries no more.
[[nodiscard]] Roster saidByLines(const Roster& roster);
[[nodiscard]] Roster saidByBbcode(const Roster& roster);

/// A table for spreadsheets (RFC 4180, UTF-8): a row of heads, then one row for each unit. Cells that a spreadsheet
/// would take for a formula begin with an apostrophe.
[[nodiscard]] std::string rosterCsv(const Context& context);
[[nodiscard]] std::string rosterCsv(const battlescribe::List& list);

} // namespace muster::report
