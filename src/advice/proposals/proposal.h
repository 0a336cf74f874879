#pragma once

#include "advice/search/search.h"
#include "advice/wishes/locks.h"
#include "battlescribe/roster/roster.h"
#include "battlescribe/verdict/verdict.h"
#include "core/roster/roster.h"
#include "rules/fixes/fixes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::battlescribe {
class Game;
namespace judge {
struct Judgement;
} // namespace judge
} // namespace muster::battlescribe

namespace muster::advice {

class ChangingGameList;
class ChangingRoster;

/// A single change of a list, in one gesture of a person or in several that belong together.
struct ProposedChange {
    /// What it does, to be said in words. Its costs are by how much the totals change with it, after those before it.
    std::variant<Fix, battlescribe::Verdict::Fix> fix;
    ListEdit edit;
    std::string row; ///< id of the unit, selection or force that it changes; empty: something new
    Points points;   ///< by how much the army's cost changes
    int edits = 1;   ///< as how many steps of a person it counts
};

/// A roster of one of the rulesets, or a list of game data.
using AnyRoster = std::variant<Roster, battlescribe::Roster>;

/// What a list could be changed to.
struct Proposal {
    std::vector<ProposedChange> changes; ///< to be applied one after the other
    ListEdit edit;                       ///< all together, as one step of undo
    AnyRoster list;                      ///< after them
    Loss loss;
    Points points;            ///< by how much the army's cost changes
    std::int64_t leaving = 0; ///< units of the list as it came that are gone
    std::int64_t added = 0;   ///< units that are new
};

/// The proposal that a way leads to. Nothing where the single changes do not lead to a legal list.
[[nodiscard]] std::optional<Proposal> proposalOf(const Catalogue& catalogue, const Roster& roster, ChangingRoster& list,
                                                 const Found& found);
/// The same of a list of game data. `before`: its judgement as it came.
[[nodiscard]] std::optional<Proposal> proposalOf(battlescribe::Game& game, const battlescribe::Roster& roster,
                                                 const battlescribe::judge::Judgement& before, ChangingGameList& list,
                                                 const Found& found);

/// The position of the kind of cost that measures the army among the totals: see battlescribe::mainSum(). Nothing where
/// nothing costs anything.
[[nodiscard]] std::optional<std::size_t> mainColumn(const battlescribe::judge::Judgement& judgement);

/// The ids of the selections at the top of forces.
[[nodiscard]] std::vector<std::string> unitsOf(const battlescribe::Roster& list);

} // namespace muster::advice
