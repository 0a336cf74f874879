#pragma once

#include "rules/judge/assessment.h"

#include <span>

namespace muster {

/// Judges a roster by every rule of its ruleset. Pure, total and deterministic: any roster gets an assessment. `used`:
/// one that is needed no longer, whose memory is used again: who judges many rosters need not ask for it each time.
[[nodiscard]] Assessment assess(const Catalogue& catalogue, const Roster& roster, Assessment used = {});

/// Whether a unit of an assessment fits a filter.
[[nodiscard]] bool fits(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                        const Filter& filter);

/// Whether ruling, battle option, scenario and units meet the condition.
[[nodiscard]] bool holds(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment);

/// Rulings that matter for this roster: those that are switched, and those whose other answer would change findings,
/// tallies, costs or figures of cards. Judges the roster once more for each ruling that could matter.
[[nodiscard]] std::vector<Id<Ruling>> rulingsThatMatter(const Catalogue& catalogue, const Roster& roster,
                                                        const Assessment& assessment);

/// The value of a bound over the whole roster, for figures; nothing if it has none (no points agreed).
[[nodiscard]] std::optional<Fraction> valueOf(const Catalogue& catalogue, const Assessment& assessment,
                                              const Bound& bound);

/// The same for one unit, whose kind is known: nothing if it has none.
[[nodiscard]] std::optional<Fraction> valueOf(const Catalogue& catalogue, const Assessment& assessment,
                                              const Bound& bound, Id<AssessedUnit> unit);

/// The points that the enemy gets for a unit, one entry for each of the ruleset's kinds of victory; nothing if that one
/// does not apply to the unit.
[[nodiscard]] std::vector<std::optional<Fraction>> victoryPoints(const Catalogue& catalogue,
                                                                 const Assessment& assessment, Id<AssessedUnit> unit);

/// Units for which no place is left: a maximum matching decides which.
[[nodiscard]] std::vector<Id<AssessedUnit>> unmatchedUnits(const Catalogue& catalogue, const Assessment& assessment,
                                                           std::span<const Id<AssessedUnit>> units,
                                                           const Measure& measure);

/// How many places there are for the units of such a count, and how many of the units there are.
struct PlaceCount {
    std::int64_t places = 0;
    std::int64_t takers = 0;
};
[[nodiscard]] PlaceCount placesOf(const Catalogue& catalogue, const Assessment& assessment,
                                  std::span<const Id<AssessedUnit>> units, const Measure& measure);

} // namespace muster
