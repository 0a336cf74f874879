#pragma once

#include "advice/filling/fill.h"

#include <optional>
#include <vector>

namespace muster::advice {

/// What a rule counts of the wanted units, and what it allows or asks for.
struct RuleShare {
    Id<Constraint> rule;             ///< none: the limit of points alone
    std::int64_t counted = 0;        ///< units; or points, where the rule counts these
    std::optional<Fraction> allowed; ///< at most; none where it depends on other units
    std::int64_t missing = 0;        ///< so many units besides the wanted ones are needed at least
    Id<Unit> cheapest;               ///< of the kinds that could be these; none: there is none
    Points missingPoints;            ///< what these cost at least
};

/// Wishes that no army can fulfil together with rules: a proof that a person can check. Nothing in it can be left out
/// without the proof failing.
struct Conflict : RuleShare {
    std::vector<std::size_t> wanted;  ///< positions in FillWishes::wanted
    std::vector<std::size_t> without; ///< positions in FillWishes::without
    bool hasPoints = false;           ///< the points agreed are part of it
    bool hasArmies = false;           ///< that no unit of another army comes is part of it
    /// Rules that ask for units as well, none of which could be one that another rule asks for: their costs add up.
    std::vector<RuleShare> besides;
    Points wantedPoints; ///< what the wanted units that are part of it cost at least, where the points are part of it

    /// What all units that are missing cost at least.
    [[nodiscard]] Points allMissingPoints() const
    {
        auto points = missingPoints;
        for (const auto& share : besides)
            points += share.missingPoints;
        return points;
    }
};

/// Looks for a conflict in the wishes for an army. Without one it is not said that there is an army: rules that depend
/// on what a player chooses for a unit are left out. `beginning`: the army, its points and what was agreed.
[[nodiscard]] std::optional<Conflict> conflictIn(const Catalogue& catalogue, const Roster& beginning,
                                                 const FillWishes& wishes);

} // namespace muster::advice
