#pragma once

#include "core/roster/roster.h"
#include "core/roster/textreading.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/assess.h"

#include <span>
#include <string>
#include <vector>

namespace muster::report {

/// Everything that a report needs.
struct Context {
    const Catalogue* catalogue = nullptr;
    const Roster* roster = nullptr;
    const Assessment* assessment = nullptr;
    std::string fingerprint;
    std::vector<Finding> battle; ///< findings about both sides of a battle
    JudgedBy data{};             ///< left out of the report if its hash is empty
    std::vector<std::vector<Fix>>
        fixes{}; ///< for each finding of the assessment, in its order; empty: the report has no fixes
    std::vector<Id<Ruling>> rulings{};    ///< those that matter, for the text
    const TextReading* reading = nullptr; ///< how the roster was read from words; null for other rosters
};

/// What a report needs at least. All must outlive it.
[[nodiscard]] Context contextOf(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment);

/// A finding with its fixes.
struct FindingWithFixes {
    const Finding* finding = nullptr;
    std::span<const Fix> fixes;
};
/// The findings of the battle and of the assessment, the most serious first; with the same severity, those of the
/// battle come first.
[[nodiscard]] std::vector<FindingWithFixes> findingsOf(const Context& context);

/// What the verdict comes to, with the findings of the battle.
[[nodiscard]] Outcome outcomeOf(const Context& context);

} // namespace muster::report
