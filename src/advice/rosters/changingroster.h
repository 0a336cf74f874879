#pragma once

#include "advice/rosters/difference.h"
#include "advice/rosters/rostermoves.h"
#include "advice/search/changinglist.h"
#include "advice/wishes/locks.h"
#include "rules/fixes/identity.h"

#include <map>
#include <set>
#include <string>

namespace muster::advice {

/// A roster of one of the rulesets, for the search: judged by `assess`, and changed by what the editor can do.
class ChangingRoster final : public ChangingList {
public:
    /// All must outlive it.
    ChangingRoster(const Catalogue& catalogue, const Roster& roster, const Locks& locks);

    std::optional<Standing> goTo(std::span<const Id<Move>> path) override;
    std::optional<Standing> tried(Id<Move> move) override;
    Moves everyMove() override;
    std::vector<Id<Move>> movesFor(int error) override;
    [[nodiscard]] Touch touchOf(Id<Move> move) const override { return m_moves[move].touch; }
    Path quickWay(const std::stop_token& stop) override;
    Path inSteps(std::span<const Id<Move>> path) override;
    [[nodiscard]] Loss leastLoss() const override;

    /// The roster as it is now, where `goTo` has put it.
    [[nodiscard]] const Roster& roster() const { return m_now; }
    [[nodiscard]] const Assessment& assessment() const { return m_assessment; }
    /// How it came, judged.
    [[nodiscard]] const Assessment& before() const { return m_before; }
    /// What has changed since the roster came.
    [[nodiscard]] std::vector<Change> changes() const { return m_difference.changesTo(m_assessment); }

private:
    [[nodiscard]] Standing standingOf(const Roster& roster, const Assessment& assessment);
    [[nodiscard]] bool isWished(const Roster& roster, const Assessment& assessment) const;
    /// Applies a move; units that it adds get ids that no unit has or had. What takes it back, if it fits.
    [[nodiscard]] std::optional<Edit> change(Roster& roster, const Edit& edit) const;
    Id<Move> know(RosterMove move);
    void knowAll(std::vector<RosterMove> moves, std::vector<Id<Move>>& known);
    [[nodiscard]] int idOf(const Finding& finding, const Assessment& assessment);
    /// The units that a finding is about, each once, in the order of the roster; none where it is about all.
    [[nodiscard]] std::set<Id<AssessedUnit>> culpritsOf(const Finding& finding) const;

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    const Locks& m_locks;
    Assessment m_before;
    Difference m_difference;
    std::set<std::uint64_t> m_refused; ///< the states that the refused changes alone lead to
    Roster m_now;
    Assessment m_assessment; ///< of m_now
    Roster m_trial;          ///< a copy, so that what is known of m_now stays true while moves are tried
    Table<Move, RosterMove> m_moves;
    std::map<FindingIdentity, int> m_errorIds;
    std::vector<FindingIdentity> m_warnings; ///< that were there before, sorted
};

} // namespace muster::advice
