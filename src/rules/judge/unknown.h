#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// The id of the finding for a name that is not known. These rules need no data, and no ruleset can switch them off.
[[nodiscard]] std::string_view idOf(UnknownName::Kind kind);

/// The choice that a roster writes for a battle option; none if the option does not have it.
[[nodiscard]] Id<BattleChoice> choiceOf(const BattleOption& option, const OptionValue& value);

/// Whether the catalogue has the scenario, battle options and rulings that a roster names.
[[nodiscard]] bool knowsBattle(const Catalogue& catalogue, const Roster& roster);

/// Adds a finding for each name in the roster that the catalogue does not have, and for each line that was not
/// understood. What is inside something unknown (the options of an unknown unit) has none of its own: one cause, one
/// finding. The first `mostUnknown` names have one, the others are counted. A counter that is not known is a warning.
void judgeUnknown(const Catalogue& catalogue, const Roster& roster, Assessment& assessment);

/// So many unknown names are reported one by one: a roster made for other data may have hundreds of thousands.
inline constexpr std::size_t mostUnknown = 100;

struct UnknownNames {
    std::vector<Finding> findings;
    std::size_t more = 0; ///< that have none
};

/// The same for one unit alone.
[[nodiscard]] UnknownNames unknownOf(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

} // namespace muster
