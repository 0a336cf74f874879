#pragma once

#include "rules/judge/assessment.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster::report {

/// Costs of a game beside points, in words.

/// "1 CP".
[[nodiscard]] std::string shortCost(const CostKind& kind, Points value);
/// "1 command point", "6 of 8 command points".
[[nodiscard]] std::string costText(const CostKind& kind, Points value, const std::optional<Fraction>& limit = {});

/// How much there is of a kind of cost.
using AmountOf = std::function<Points(Id<CostKind>)>;
/// Of which there is any: "1 CP, 2 EN". Empty in games without other costs.
[[nodiscard]] std::string otherCosts(const Ruleset& ruleset, const AmountOf& amountOf);
/// Behind what stands there already: "45, 1 CP".
[[nodiscard]] std::string withOtherCosts(std::string text, const Ruleset& ruleset, const AmountOf& amountOf);
/// What a unit costs beside points, without the units attached to it.
[[nodiscard]] std::string otherCosts(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);
/// What so many of some units cost together, without those attached to them: "45, 1 CP". Empty where the game counts
/// no points and they cost nothing else.
[[nodiscard]] std::string costFigures(const Catalogue& catalogue, const Assessment& assessment,
                                      const std::vector<Id<AssessedUnit>>& units, int times = 1);
/// The same in whole words: "45 points, 1 command point".
[[nodiscard]] std::string costsInWords(const Catalogue& catalogue, const Assessment& assessment,
                                       const std::vector<Id<AssessedUnit>>& units);
/// What a unit costs, without those attached to it: "45 points, 1 CP".
[[nodiscard]] std::string unitCosts(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

/// By how much an army's costs change, of those that do: "−25 points, +1 CP"; without signs: "25 points, 1 CP".
[[nodiscard]] std::string costChanges(const Ruleset& ruleset, Points points, const AmountOf& others, bool hasSigns);

/// What the whole roster costs of a kind beside points, and the limit that its rules set for that.
struct CostSum {
    std::string label;  ///< "Command points"
    std::string figure; ///< "6 of 8"
    std::string text;   ///< "6 of 8 command points"
    Points sum;
    std::optional<Fraction> limit;
    Id<CostKind> kind;
};
[[nodiscard]] std::vector<CostSum> costSums(const Catalogue& catalogue, const Assessment& assessment);

} // namespace muster::report
