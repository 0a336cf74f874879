#pragma once

#include "advice/proposals/proposal.h"

namespace muster::advice {

/// What a person asks for besides a legal list.
struct Wishes {
    Locks locks{};
    std::vector<Aim> aims{advice::aims.begin(), advice::aims.end()}; ///< each once
    Effort effort{};
};

/// A way to make a list legal.
struct Repair : Proposal {
    std::vector<Aim> aims;   ///< for which nothing better was found, in the order of the wishes
    std::vector<Aim> proven; ///< those of them for which certainly nothing is better
};

/// For more units than this nothing is looked for: it would take minutes, and be another army.
inline constexpr std::size_t mostUnits = 200;

struct Repairs {
    bool isTooLarge = false;     ///< the list has more units than that
    bool isJudged = true;        ///< false: not all of it could be judged, so there is no answer
    bool isLegal = false;        ///< the list is legal as it is, and there is nothing to repair
    std::vector<Repair> answers; ///< without an answer, none was found
    Loss atLeast;                ///< what every legal form of the list has lost; without warnings
    bool isEmptying = false;     ///< nothing else was found than to remove every unit of the list
    bool wasStopped = false;     ///< the search ended before it had done all that it may
    std::uint64_t judgements = 0;
};

/// Looks for changes that make a roster legal, one answer for each aim; equal answers are one. Each answer was judged,
/// and changes nothing that the players agreed. A roster with names that are not known gets none: what it has cannot be
/// judged.
[[nodiscard]] Repairs repair(const Catalogue& catalogue, const Roster& roster, const Wishes& wishes = {});
/// The same for a list of game data. Points are those of the kind of cost that measures the army. Locks the game, and
/// gives way to others, if the caller has not locked it as well. No two things of the list have the same id.
[[nodiscard]] Repairs repair(battlescribe::Game& game, const battlescribe::Roster& roster, const Wishes& wishes = {});

} // namespace muster::advice
