#pragma once

#include "core/roster/battlerecord.h"

#include <string>
#include <string_view>

namespace muster::report {

/// How a battle stands in words: turn, score, and the marks of each unit that has some. Words of the page are made
/// safe, and stay in its language.
[[nodiscard]] std::string recordText(const BattleRecord& record);
/// The first two lines of it: whose battle, turn and score.
[[nodiscard]] std::string recordHead(const BattleRecord& record);

/// Says that the record is not of a roster as it is now; empty if it is.
[[nodiscard]] std::string otherRosterText(const BattleRecord& record, std::string_view fingerprint);

} // namespace muster::report
