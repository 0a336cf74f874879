#pragma once

#include "battlescribe/roster/list.h"
#include "report/verdict/context.h"

#include <span>
#include <string>

namespace muster::report {

/// The verdicts on rosters as a web page that needs no other file.
[[nodiscard]] std::string toHtml(std::span<const Context> rosters);
[[nodiscard]] std::string toHtml(const Context& roster);
/// The same, and behind them rosters of BattleScribe.
[[nodiscard]] std::string toHtml(std::span<const Context> rosters, std::span<const battlescribe::List* const> foreign);

/// The same for the rosters of a battle: first what the rules say about both sides together, then each roster. Each
/// context has the findings of the battle.
[[nodiscard]] std::string battleToHtml(std::span<const Context> rosters);

} // namespace muster::report
