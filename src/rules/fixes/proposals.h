#pragma once

#include "rules/fixes/fixes.h"

namespace muster {

/// Changes that might fix a finding.
struct Proposals {
    /// Fixes that do the same with other units: adding this kind, or that. Those from `first` to the one before `end`,
    /// of which at most so many are offered.
    struct Alternatives {
        std::size_t first = 0;
        std::size_t end = 0;
        std::size_t most = 0;
        bool isNeeded = false; ///< offered only where nothing before them helps
    };

    std::vector<Fix> fixes; ///< the best first
    std::vector<Alternatives> alternatives;
};

/// So many alternatives are tried, each for itself and with what it must have.
inline constexpr std::size_t mostAlternatives = 20;

/// None of them has been tried. Looking for them costs more than one pass over the roster where each of many units
/// could go to many places; when the budget is spent, no more are found.
[[nodiscard]] Proposals proposeFixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                                     const Finding& finding, WorkBudget& budget);

/// By how many units a finding is too many or too few: from 1 to 40.
[[nodiscard]] int gapOf(const Finding& finding);

} // namespace muster
