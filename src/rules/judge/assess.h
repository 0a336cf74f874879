#pragma once

#include "rules/judge/assessment.h"

#include <span>

namespace muster {

/// Judges a roster by every rule of its ruleset. Pure, total and deterministic: any roster gets an assessment.
[[nodiscard]] Assessment assess(const Catalogue& catalogue, const Roster& roster);

/// One side of a battle: the rosters of its allied armies, each with its assessment.
struct Side {
    std::vector<const Roster*> rosters;
    std::vector<const Assessment*> assessments;
};

/// What the rules say about two sides together. Findings have no units: they speak about rosters.
[[nodiscard]] std::vector<Finding> assessBattle(const Catalogue& catalogue, std::span<const Side, 2> sides);

/// Whether a unit of an assessment fits a filter.
[[nodiscard]] bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                        const Filter& filter);

/// Whether ruling, battle option, scenario and units meet the condition.
[[nodiscard]] bool holds(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment);

/// Rulings that mattered for this roster: switched from their default, or the verdict's findings, tallies or costs
/// would differ without them. Judges once more for each ruling that could matter.
[[nodiscard]] std::vector<Id<Ruling>> rulingsThatMatter(const Catalogue& catalogue, const Roster& roster,
                                                        const Assessment& assessment);

/// A bound over the whole roster, for figures; nothing where it has no value (no points agreed).
[[nodiscard]] std::optional<Fraction> valueOf(const Catalogue& catalogue, const Assessment& assessment,
                                              const Bound& bound);

/// What the enemy gets for a unit of an assessment, by the ruleset's kinds of victory; nothing where one does not
/// apply.
[[nodiscard]] std::vector<std::optional<Fraction>> victoryPoints(const Catalogue& catalogue,
                                                                 const Assessment& assessment, Id<AssessedUnit> unit);

/// Units of an assessment that no unit unlocks a place for; found with a maximum matching.
[[nodiscard]] std::vector<Id<AssessedUnit>> unmatchedUnits(const Catalogue& catalogue, const Assessment& assessment,
                                                           std::span<const Id<AssessedUnit>> units,
                                                           const Measure& measure);

} // namespace muster
