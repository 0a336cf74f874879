#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Whether a rule could be judged with what the players have agreed on.

/// The battle option that a rule asks for and that has no choice yet; none if that is not why the rule does not apply.
[[nodiscard]] Id<BattleOption> lacksChoice(const Catalogue& catalogue, const Constraint& rule,
                                           const Assessment& assessment);

/// Whether a rule's count or limit asks for the agreed points. The plain limit of points does not count: players may do
/// without one.
[[nodiscard]] bool needsAgreedPoints(const Constraint& rule);

} // namespace muster
