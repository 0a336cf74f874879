#pragma once

#include "advice/rosters/changingroster.h"

#include <optional>
#include <span>
#include <vector>

namespace muster::advice {

/// What a roster could be changed to.
struct Proposal {
    std::vector<Change> changes; ///< to be applied one after the other; each with what it adds to the cost
    Edit edit;                   ///< all together, as one step of undo
    Roster roster;               ///< after them
    Points points;               ///< by how much the army's cost changes
};

/// The proposal that a path leads to. Nothing where the single changes do not lead to a legal roster.
[[nodiscard]] std::optional<Proposal> proposalOf(const Catalogue& catalogue, const Roster& roster, ChangingRoster& list,
                                                 std::span<const Id<Move>> path);

} // namespace muster::advice
