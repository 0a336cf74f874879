#pragma once

#include "advice/rosters/changingroster.h"
#include "advice/search/search.h"

#include <stop_token>
#include <vector>

namespace muster::advice {

/// What a person asks for besides a legal roster.
struct Wishes {
    Locks locks{};
    std::vector<Aim> aims{advice::aims.begin(), advice::aims.end()}; ///< each once
    Effort effort{};
};

/// A way to make a roster legal.
struct Repair {
    std::vector<Aim> aims;       ///< for which nothing better was found, in the order of the wishes
    std::vector<Change> changes; ///< to be applied one after the other
    Edit edit;                   ///< all together, as one step of undo
    Roster roster;               ///< after them
    Loss loss;
    Points points;           ///< by how much the army's cost changes
    std::vector<Aim> proven; ///< of `aims`: those for which certainly nothing is better
};

/// For more units than this nothing is looked for: it would take minutes, and be another army.
inline constexpr std::size_t mostUnits = 200;

struct Repairs {
    bool isTooLarge = false;     ///< the roster has more units than that
    bool isLegal = false;        ///< the roster is legal as it is, and there is nothing to repair
    std::vector<Repair> answers; ///< without an answer, none was found
    Loss atLeast;                ///< what every legal form of the roster has lost; without warnings
    bool isEmptying = false;     ///< nothing else was found than to remove every unit of the roster
    bool wasStopped = false;     ///< the search ended before it had done all that it may
    std::uint64_t judgements = 0;
};

/// Looks for changes that make a roster legal, one answer for each aim; equal answers are one. Each answer was judged,
/// and changes nothing that the players agreed. A roster with names that are not known gets none: what it has cannot be
/// judged.
[[nodiscard]] Repairs repair(const Catalogue& catalogue, const Roster& roster, const Wishes& wishes = {});

} // namespace muster::advice
