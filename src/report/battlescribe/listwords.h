#pragma once

#include "battlescribe/saved/list.h"
#include "report/verdict/words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::report {

// Words for rosters of BattleScribe, which are shown as their files say, or judged by the data of their games.

[[nodiscard]] Outcome outcomeOf(const battlescribe::List& list);
/// The name of the roster, or that it has none.
[[nodiscard]] std::string rosterName(const battlescribe::FileRoster& roster);
/// The armies and the game: "Harbour Folk, River Folk, Tide & Timber".
[[nodiscard]] std::string describe(const battlescribe::FileRoster& roster);
/// Each army once.
[[nodiscard]] std::vector<std::string> armiesOf(const battlescribe::FileRoster& roster);

/// A name as an id: small letters, digits, single hyphens. "unknown" where the name has none of them.
[[nodiscard]] std::string nameAsId(std::string_view name);

/// "1,204.5".
[[nodiscard]] std::string number(const battlescribe::Decimal& value);
/// "100 crowns"; as the file has it, if it is not a number.
[[nodiscard]] std::string costText(const battlescribe::Cost& cost);
/// Costs that are not zero: "100 crowns, 1.5 sails".
[[nodiscard]] std::string costsText(const std::vector<battlescribe::Cost>& costs);
/// Those of kinds that players see: what the data hide is left out.
[[nodiscard]] std::vector<battlescribe::Cost> shownCosts(std::vector<battlescribe::Cost> costs,
                                                         const battlescribe::Sums& sums);
/// The sums of the selections with their limits: "205 of 250 crowns, 4.5 sails".
[[nodiscard]] std::string totals(const battlescribe::Sums& sums);

/// The program that made the roster: "BattleScribe 2.03", "New Recruit"; empty if the file does not say.
[[nodiscard]] std::string programOf(const battlescribe::FileRoster& roster);

/// "of 250".
[[nodiscard]] std::string ofLimit(const battlescribe::Decimal& limit);
/// "205 of 250".
[[nodiscard]] std::string withLimit(const battlescribe::Sum& sum);
/// What sheets say of where their figures come from.
[[nodiscard]] std::string whereFrom(const battlescribe::List& list);
/// Costs of kinds beside the main one: "1.5 sails"; empty if there are none.
[[nodiscard]] std::string otherCosts(const std::vector<battlescribe::Cost>& costs, const battlescribe::Sums& sums);
/// For what has no category.
[[nodiscard]] std::string noCategory();

/// "Sums by the data", "Sums of the file".
[[nodiscard]] std::string sumsHead(const battlescribe::List& list);
/// The kinds of cost, what there is of each, and whether the file is right about it.
[[nodiscard]] std::vector<TallyText> sumTexts(const battlescribe::Sums& sums);

/// "p. 12"; empty if the data do not say.
[[nodiscard]] std::string pageText(const battlescribe::Printed& printed);
/// Where something is printed: "Book of Tides, p. 12"; empty if the file does not say.
[[nodiscard]] std::string printedText(const battlescribe::Printed& printed);

} // namespace muster::report
