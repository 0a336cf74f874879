#pragma once

#include "advice/filling/fill.h"

#include <optional>
#include <vector>

namespace muster::advice {

/// Wishes that no army can fulfil together with a rule: a proof that a person can check. Nothing in it can be left out
/// without the proof failing.
struct Conflict {
    std::vector<std::size_t> wanted;  ///< positions in FillWishes::wanted
    std::vector<std::size_t> without; ///< positions in FillWishes::without
    bool hasPoints = false;           ///< the points agreed are part of it
    bool hasArmies = false;           ///< that no unit of another army comes is part of it
    Id<Constraint> rule;              ///< besides the limit of points; none: that alone

    // What the rule counts of the wanted units, and what it allows or asks for.
    std::int64_t counted = 0;        ///< units; or points, where the rule counts these
    std::optional<Fraction> allowed; ///< at most; none where it depends on other units
    std::int64_t missing = 0;        ///< so many units besides the wanted ones are needed at least
    Id<Unit> cheapest;               ///< of the kinds that could be these; none: there is none
    // What all of it costs at least, where the points are part of it.
    Points wantedPoints;  ///< the wanted units that are part of it
    Points missingPoints; ///< the units that are missing
};

/// Looks for a conflict in the wishes for an army. Without one it is not said that there is an army: rules that depend
/// on what a player chooses for a unit are left out. `beginning`: the army, its points and what was agreed.
[[nodiscard]] std::optional<Conflict> conflictIn(const Catalogue& catalogue, const Roster& beginning,
                                                 const FillWishes& wishes);

} // namespace muster::advice
