#pragma once

#include "advice/rosters/difference.h"
#include "advice/rosters/rostermoves.h"
#include "advice/search/changinglist.h"
#include "advice/wishes/locks.h"
#include "core/collection/collection.h"
#include "rules/fixes/identity.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace muster::advice {

/// So many units of a kind, or more.
struct WantedUnits {
    Id<Unit> kind;
    int number = 1;
};

/// What may be added to a roster, and what must be in it.
struct Growth {
    bool warningsToo = false;        ///< what would be warned of is not legal either
    std::vector<Id<Unit>> kinds;     ///< of new units
    std::vector<WantedUnits> wanted; ///< while one is missing, the roster is not legal
    const Collection* owned =
        nullptr; ///< not more models of a kind than there are in it, or than the roster has anyway
};

/// A roster of one of the rulesets, for the search: judged by `assess`, and changed by what the editor can do.
class ChangingRoster final : public GrowingList {
public:
    /// All must outlive it.
    ChangingRoster(const Catalogue& catalogue, const Roster& roster, const Locks& locks, const Growth& growth = {});

    std::optional<Standing> goTo(std::span<const Id<Move>> path) override;
    std::optional<Standing> tried(Id<Move> move) override;
    Moves everyMove() override;
    std::vector<Id<Move>> movesFor(int error) override;
    [[nodiscard]] Touch touchOf(Id<Move> move) const override { return m_moves[move].touch; }
    Path quickWay(const std::stop_token& stop) override;
    Path inSteps(std::span<const Id<Move>> path) override;
    [[nodiscard]] Loss leastLoss() const override;
    [[nodiscard]] std::optional<Points> limit() const override;
    [[nodiscard]] std::vector<Member> members() const override;
    std::vector<NewUnit> newUnits() override;
    std::vector<Addition> additions(bool onlyNewUnits) override;

    /// The roster as it is now, where `goTo` has put it.
    [[nodiscard]] const Roster& roster() const { return m_now; }
    [[nodiscard]] const Assessment& assessment();
    /// How it came, judged.
    [[nodiscard]] const Assessment& before() const { return m_before; }
    /// What has changed since the roster came.
    [[nodiscard]] std::vector<Change> changes() { return m_difference.changesTo(assessment()); }

private:
    /// What is known of a roster in this state, or judged now. Nothing if it names what its army does not have: a move
    /// for a new unit then met another one, which came in its place.
    [[nodiscard]] std::optional<Standing> standing(std::uint64_t state, const Roster& roster);
    [[nodiscard]] Standing standingOf(const Roster& roster, const Assessment& assessment, std::uint64_t state);
    [[nodiscard]] bool isWished(const Roster& roster, const Assessment& assessment) const;
    void addMissing(const Assessment& assessment, std::vector<OpenError>& errors) const;
    /// Applies a move; units that it adds get ids that no unit has or had. What takes it back, if it fits.
    [[nodiscard]] std::optional<Edit> change(Roster& roster, const Edit& edit) const;
    Id<Move> know(RosterMove move);
    void knowAll(std::vector<RosterMove> moves, std::vector<Id<Move>>& known);
    std::vector<Id<Move>> newMovesFor(int error);
    [[nodiscard]] int idOf(const Finding& finding, const Assessment& assessment);
    /// The units that a finding is about, each once, in the order of the roster; none where it is about all.
    [[nodiscard]] std::set<Id<AssessedUnit>> culpritsOf(const Finding& finding);

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    const Locks& m_locks;
    Assessment m_before;
    Difference m_difference;
    std::set<std::uint64_t> m_refused; ///< the states that the refused changes alone lead to
    Roster m_now;
    std::optional<Assessment> m_assessment; ///< of m_now, once it is asked for
    Roster m_trial;                         ///< a copy, so that what is known of m_now stays true while moves are tried
    Assessment m_judged;                    ///< of what was judged last: its memory is used again
    Table<Move, RosterMove> m_moves;
    std::map<FindingIdentity, int> m_errorIds;
    Growth m_growth;
    std::int64_t m_lacking = 0; ///< models that the roster had and the collection has not
    std::optional<NewUnits> m_newUnits;
    /// The moves that add a form of a unit, by it, what it is added to, its place there and how many stand before it.
    std::map<std::tuple<std::size_t, std::string, std::string, std::size_t>, Id<Move>> m_adding;
    std::vector<FindingIdentity> m_warnings; ///< that were there before, sorted
    /// Of rosters that were tried, by their states: different ways lead to the same roster.
    std::unordered_map<std::uint64_t, std::optional<Standing>> m_standings;
    /// The moves for an error of a roster, by that error and the roster's state.
    std::map<std::pair<int, std::uint64_t>, std::vector<Id<Move>>> m_asked;
    std::uint64_t m_state = 0; ///< of m_now
};

} // namespace muster::advice
