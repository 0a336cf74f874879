#pragma once

#include "rules/judge/assessment.h"

#include <span>

namespace muster {

/// Judges a roster by every rule of its ruleset. Pure, total and deterministic: any roster gets an assessment.
[[nodiscard]] Assessment assess(const Catalogue& catalogue, const Roster& roster);

/// Whether a unit of an assessment fits a filter; models of it that are alike; a kind of unit or an army that the
/// roster has. Models are asked for their own model group, and for all else as their unit.
[[nodiscard]] bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                        const Filter& filter);
[[nodiscard]] bool fits(const Catalogue& catalogue, const Assessment& assessment, const Body& body,
                        const Filter& filter);
[[nodiscard]] bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<Unit> kind, const Filter& filter);
[[nodiscard]] bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<Army> army, const Filter& filter);

/// Whether ruling, battle option, scenario and units meet the condition.
[[nodiscard]] bool holds(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment);

/// Rulings that matter for this roster: those that are switched, and those whose other answer would change findings,
/// tallies, costs or figures of cards. Judges the roster once more for each ruling that could matter.
[[nodiscard]] std::vector<Id<Ruling>> rulingsThatMatter(const Catalogue& catalogue, const Roster& roster,
                                                        const Assessment& assessment);

/// The value of a bound for figures: of one unit, whose kind is known, or over the whole roster. Nothing if it has none
/// (no points agreed).
[[nodiscard]] std::optional<Fraction> valueOf(const Catalogue& catalogue, const Assessment& assessment,
                                              const Bound& bound, Id<AssessedUnit> unit = {});

/// The points that the enemy gets for a unit, one entry for each of the ruleset's kinds of victory; nothing if that one
/// does not apply to the unit.
[[nodiscard]] std::vector<std::optional<Fraction>> victoryPoints(const Catalogue& catalogue,
                                                                 const Assessment& assessment, Id<AssessedUnit> unit);

/// Units for which no place is left: a maximum matching decides which.
[[nodiscard]] std::vector<Id<AssessedUnit>> unmatchedUnits(const Catalogue& catalogue, const Assessment& assessment,
                                                           std::span<const Id<AssessedUnit>> units,
                                                           const Measure& measure);

} // namespace muster
