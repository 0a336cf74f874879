#pragma once

#include "rules/judge/assessment.h"

#include <array>
#include <span>

namespace muster {

/// One side of a battle: the rosters of its allied armies, each with its assessment.
struct Side {
    std::vector<const Roster*> rosters;
    std::vector<const Assessment*> assessments;
};

/// The rule of every ruleset that all rosters of a battle name one scenario. It needs no data and has no citation.
inline constexpr std::string_view scenarioDiffers = "scenario-differs";

/// The rule of every ruleset that all rosters of a battle answer a ruling in the same way, where a rule about battles
/// or a figure of the battle sheet asks for it. It cites what the ruling does.
inline constexpr std::string_view rulingsDiffer = "rulings-differ";

/// What the rosters of a battle agree on, and their assessments as if each of them named that.
///
/// - A roster that names no scenario takes that of the others. If two name different ones, there is none.
/// - A ruling that rules about battles or figures of the battle sheet ask for is switched for all as the first roster
///   has it that names it.
/// - Where a rule asks that the sides choose differently of two choices, a side that has not chosen has the other one.
///
/// Only scenario, rulings and choices of the assessments are other than the rosters' own. They point into the rosters.
struct AgreedBattle {
    bool scenarioDiffers = false;
    std::array<std::vector<Assessment>, 2> sides;

    [[nodiscard]] Id<Scenario> scenario() const;
    /// Whether the condition holds for one of these assessments. While the scenario differs, nothing holds that asks
    /// for it.
    [[nodiscard]] bool holds(const Catalogue& catalogue, const Condition& condition,
                             const Assessment& assessment) const;
};

/// A side may have no rosters.
[[nodiscard]] AgreedBattle agreedBattle(const Catalogue& catalogue, std::span<const Side, 2> sides);

/// A roster of a battle that takes over a scenario or choices from the others, as if it named them.
struct PlayedRoster {
    std::size_t side = 0;
    std::size_t position = 0; ///< in its side
    Roster roster;
};

/// All rosters that take something over, see AgreedBattle. Each is to be judged again as it is here, because rules
/// about a single roster may ask for it.
[[nodiscard]] std::vector<PlayedRoster> playedRosters(const Catalogue& catalogue, std::span<const Side, 2> sides);

/// Judges two sides by the rules about battles. The findings name no units, because they are about rosters. A rule
/// applies if its condition holds for any roster, with the most serious of their severities. A rule rests if what it
/// counts is not there: an option that a roster does not have, points that were not agreed, or a side that is told
/// apart by an option which no side or both have. If a roster has not chosen what is counted, the rule leaves a note.
[[nodiscard]] std::vector<Finding> assessBattle(const Catalogue& catalogue, std::span<const Side, 2> sides);

} // namespace muster
