#pragma once

#include "advice/rosters/newunits.h"
#include "advice/search/changinglist.h"
#include "core/roster/edit.h"
#include "rules/judge/assessment.h"

#include <utility>
#include <vector>

namespace muster::advice {

/// A change that the editor makes in one gesture.
struct RosterMove {
    Edit edit;
    Touch touch;
};

/// Which of a unit's moves are wanted.
enum class Reach : std::uint8_t {
    Less,       ///< those that take away, or put the unit elsewhere
    Everything, ///< also those that add something to the unit
    More,       ///< only options and models that are added to it
};

/// Lists the moves from a roster as it is now. It must not change while this lives.
class RosterMoves {
public:
    RosterMoves(const Catalogue& catalogue, const Assessment& assessment);

    void addUnit(Id<AssessedUnit> unit, Reach reach);
    /// `roster` is that of the assessment.
    void addNewUnits(const NewUnits& units, const Roster& roster);

    [[nodiscard]] std::vector<RosterMove> take() { return std::exchange(m_moves, {}); }
    /// Whether each move was listed that could make a difference to the rules: numbers above `mostSizes` are not.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

    /// Of a unit or an option, so many numbers are tried at most.
    static constexpr int mostSizes = 40;

private:
    void add(int thing, Edit edit, bool isAll = false);
    void addRemovalAlone();
    void addSizes(Reach reach);
    void addOptions(const Body& body, Reach reach);
    void addExchanges(const Body& body, Id<Option> leaving);
    void addCounts(const Body& body, Id<Option> option, Reach reach);
    void addGroups(Reach reach);
    void addNewGroups();
    void addReserve(Reach reach);
    void addPlaces();
    /// What tells apart the things of a unit.
    [[nodiscard]] static int thingOf(const Body& body, Id<Option> option);

    const Catalogue& m_catalogue;
    const Assessment& m_now;
    Id<AssessedUnit> m_unit; ///< whose moves are added
    std::vector<RosterMove> m_moves;
    bool m_isWhole = true;
};

} // namespace muster::advice
