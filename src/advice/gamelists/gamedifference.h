#pragma once

#include "advice/search/loss.h"
#include "battlescribe/judge/situation.h"
#include "battlescribe/roster/edit.h"
#include "battlescribe/verdict/verdict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace muster::advice {

/// One change of a list of game data: a gesture of a person, or several that belong together.
struct GameChange {
    battlescribe::Verdict::Fix fix; ///< in names; without costs
    battlescribe::Edit edit;
    std::string at; ///< id of the selection or force that it changes; empty: something new in a force, or a new force
    int edits = 1;
};

/// Whether what the data took by themselves counts as a choice that is lost where it leaves or becomes less.
enum class Given : std::uint8_t { Counts, MayGo };

/// Compares a list of game data with how it came. Forces and selections are the same that have the same id. Both lists
/// are asked as situations that are settled.
class GameDifference {
public:
    using Element = battlescribe::judge::Element;
    using Situation = battlescribe::judge::Situation;

    /// `before` is of the list as it came and must outlive this. `column`: the kind of cost that measures the army;
    /// nothing where nothing costs anything.
    GameDifference(const Situation& before, std::optional<std::size_t> column, Given given = Given::Counts);

    /// What a person has lost; without warnings.
    [[nodiscard]] Loss lossOf(const Situation& after) const;

    /// The single changes that lead from one to the other, whose edits can be applied one after the other. New things
    /// have ids that are always the same for the same two lists.
    [[nodiscard]] std::vector<GameChange> changesTo(const Situation& after) const;

    /// Whether a selection is where and as it was with all that is in it; of a force, whether it is where it was.
    [[nodiscard]] bool isAsItWas(const Situation& after, const std::string& id) const;
    /// Whether every unit of the list as it came is gone.
    [[nodiscard]] bool isEmptied(const battlescribe::Roster& after) const;

    /// A number by which lists are told apart. The ids and the order of what was added do not matter.
    [[nodiscard]] std::uint64_t stateOf(const battlescribe::Roster& after) const;

    /// The force or selection as it came; none for one that was added.
    [[nodiscard]] Id<Element> find(std::string_view id) const;

private:
    using Ids = std::unordered_map<std::string_view, Id<Element>>;

    [[nodiscard]] static Ids idsOf(const Situation& situation);

    const Situation& m_before;
    std::optional<std::size_t> m_column;
    Given m_given;
    Ids m_ids;
    /// Ids of the units at the top of forces; of whatever is there, if there is no unit.
    std::unordered_set<std::string_view> m_units;
};

} // namespace muster::advice
