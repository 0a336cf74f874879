#pragma once

#include "report/verdict/verdicttext.h"

#include <span>
#include <string>

namespace muster::report {

/// The verdicts on rosters as a web page that needs no other file.
[[nodiscard]] std::string toHtml(std::span<const VerdictText> verdicts);
[[nodiscard]] std::string toHtml(const VerdictText& verdict);

/// The same for the rosters of a battle: first what the rules say about both sides together, then each roster. Each
/// context has the findings of the battle.
[[nodiscard]] std::string battleToHtml(std::span<const Context> rosters);

} // namespace muster::report
