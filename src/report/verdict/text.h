#pragma once

#include "report/verdict/verdicttext.h"

#include <string>

namespace muster::report {

/// The verdict as text: first whether it is legal, then the findings with numbers, citation and fixes, then the
/// tallies.
[[nodiscard]] std::string toText(const VerdictText& verdict);
[[nodiscard]] std::string toText(const Context& context);

/// The roster as plain text, to send to an opponent: units with models, choices and costs.
[[nodiscard]] std::string rosterText(const Context& context);

/// The same as Markdown, for forums and chats: a heading, a description of the army, and the units as a list, with
/// attached units indented. What people wrote is escaped, so that it is shown as they wrote it.
[[nodiscard]] std::string rosterMarkdown(const Context& context);

/// The army, the game and what was agreed: "Forge Fathers, Warpath, second edition, 1,000 points, Meat Grinder".
[[nodiscard]] std::string describe(const Context& context);

} // namespace muster::report
