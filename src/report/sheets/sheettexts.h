#pragma once

#include "rules/judge/assessment.h"

#include <cstdint>
#include <string>

/// Texts that several sheets and windows share, with numbers and names in them. Those without them are in sheetwords.h;
/// those of one sheet are where it is made.
namespace muster::report::sheet {

[[nodiscard]] std::string units(std::int64_t count);
[[nodiscard]] std::string models(std::int64_t count);
/// "3 × Chimera"; for 1 only the name.
[[nodiscard]] std::string times(int count, const std::string& name);

/// The name of a roster, or words for a roster without a name.
[[nodiscard]] std::string rosterName(const std::string& name);
[[nodiscard]] std::string holdsAll(const std::string& ruleset);
[[nodiscard]] std::string playtestFigures();
[[nodiscard]] std::string leader();
/// What the player wrote, in quotation marks.
[[nodiscard]] std::string quoted(const std::string& text);
/// "in all 340"
[[nodiscard]] std::string inAll(const std::string& costs);

// What was agreed

[[nodiscard]] std::string answer(bool isYes);
/// The agreed points, or that there is no limit.
[[nodiscard]] std::string limitText(const Assessment& assessment);
[[nodiscard]] std::string notChosen();
/// What a roster chose; empty where it has no such option, or need not choose.
[[nodiscard]] std::string choiceText(const Catalogue& catalogue, const Assessment& assessment, Id<BattleOption> option);
/// What the rosters say about the scenario, if they name different ones.
[[nodiscard]] std::string scenario();

// The foot of a page

/// "data 1.2" or "data 3F9A-22C1": the data that judged the roster.
[[nodiscard]] std::string data(const std::string& versionOrHash);
/// "21 Nov 2026" for the ISO date 2026-11-21; any other text stays as it is.
[[nodiscard]] std::string date(const std::string& iso);

} // namespace muster::report::sheet
