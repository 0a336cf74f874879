#pragma once

#include "core/data/ruleset.h"

namespace muster {

/// The severity of a broken rule under what the players agreed: `choices` holds the choice of each battle option. A
/// rule whose severity depends on an option that does not exist here is not judged.
[[nodiscard]] inline Severity severityIn(const SeverityRule& rule, const Table<BattleOption, Id<BattleChoice>>& choices)
{
    if (rule.option.isNone())
        return rule.plain;
    const auto choice = choices[rule.option];
    return rule.byChoice.has(choice) ? rule.byChoice[choice] : Severity::Off;
}

} // namespace muster
