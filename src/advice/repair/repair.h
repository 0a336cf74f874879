#pragma once

#include "advice/search/search.h"
#include "advice/wishes/locks.h"
#include "battlescribe/roster/roster.h"
#include "battlescribe/verdict/verdict.h"
#include "core/roster/roster.h"
#include "rules/fixes/fixes.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace muster::battlescribe {
class Game;
} // namespace muster::battlescribe

namespace muster::advice {

/// What a person asks for besides a legal list.
struct Wishes {
    Locks locks{};
    std::vector<Aim> aims{advice::aims.begin(), advice::aims.end()}; ///< each once
    Effort effort{};
};

/// A single change of an answer, in one gesture of a person or in several that belong together.
struct RepairStep {
    /// What it does, to be said in words. Its costs are by how much the totals change with it, after those before it.
    std::variant<Fix, battlescribe::Verdict::Fix> fix;
    ListEdit edit;
    std::string row; ///< id of the unit, selection or force that it changes; empty: something new
    Points points;   ///< by how much the army's cost changes
    int edits = 1;
};

/// A way to make a list legal.
struct Repair {
    std::vector<Aim> aims;                           ///< for which nothing better was found, in the order of the wishes
    std::vector<RepairStep> changes;                 ///< to be applied one after the other
    ListEdit edit;                                   ///< all together, as one step of undo
    std::variant<Roster, battlescribe::Roster> list; ///< after them
    Loss loss;
    Points points;            ///< by how much the army's cost changes
    std::vector<Aim> proven;  ///< of `aims`: those for which certainly nothing is better
    std::int64_t leaving = 0; ///< units of the list as it came that are gone
    std::int64_t added = 0;   ///< units that are new
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
