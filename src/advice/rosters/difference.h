#pragma once

#include "advice/search/loss.h"
#include "rules/fixes/fixes.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::advice {

/// One change, in one gesture of a person or in several that belong together: adding a unit with what it takes. Its
/// positions are those of the roster as it came.
struct Change {
    Fix fix;
    int edits = 1;
};

/// Compares a roster with how it came. Units are the same that have the same id.
class Difference {
public:
    /// Both must outlive it; `before` is of the roster as it came, which must not change.
    Difference(const Catalogue& catalogue, const Assessment& before);

    /// What a person has lost; without warnings.
    [[nodiscard]] Loss lossOf(const Assessment& after) const;

    /// The single changes that lead from one to the other, as fixes whose edits can be applied one after the other.
    [[nodiscard]] std::vector<Change> changesTo(const Assessment& after) const;

    /// Whether a unit has lost nothing and is where and as it was, whatever is attached to it.
    [[nodiscard]] bool isAsItWas(const Assessment& after, const std::string& unit) const;

    /// A number by which rosters are told apart; the ids of added units do not matter.
    [[nodiscard]] std::uint64_t stateOf(const Roster& after) const;

    /// The unit as it came; none for one that was added. `likely`: it is looked at first, as units mostly stay in
    /// order.
    [[nodiscard]] Id<AssessedUnit> find(std::string_view id, Id<AssessedUnit> likely = {}) const;

private:
    class Mixed;

    void mix(const std::vector<RosterUnit>& units, Id<AssessedUnit>& likely, Mixed& mixed) const;
    void changeUnits(const Assessment& after, std::vector<Change>& changes) const;
    void addAndMove(const Assessment& after, std::vector<Change>& changes) const;
    void removeUnits(const Assessment& after, std::vector<Change>& changes) const;
    [[nodiscard]] bool hasMoved(const Assessment& after, Id<AssessedUnit> was, Id<AssessedUnit> is) const;
    [[nodiscard]] int choicesOf(Id<AssessedUnit> unit) const;

    const Catalogue& m_catalogue;
    const Assessment& m_before;
    std::unordered_map<std::string_view, Id<AssessedUnit>> m_ids;
};

} // namespace muster::advice
