#pragma once

#include "advice/gamelists/gamedifference.h"
#include "advice/gamelists/gamegrowth.h"
#include "advice/gamelists/gamemoves.h"
#include "advice/search/changinglist.h"
#include "advice/wishes/locks.h"
#include "battlescribe/judge/finding.h"
#include "core/base/workbudget.h"

#include <compare>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <tuple>

namespace muster::advice {

/// A list of game data, for the search: judged by the engine of game data, and changed by what the editor can do. It
/// holds the game, and gives way to others between its trials.
class ChangingGameList final : public GrowingList {
public:
    /// All must outlive it. The list as it came can be judged whole. `column`: the kind of cost that measures the army;
    /// nothing where nothing costs anything.
    ChangingGameList(battlescribe::Game& game, const battlescribe::Roster& roster, std::optional<std::size_t> column,
                     const Locks& locks, std::stop_token stop, GameGrowth growth = {});

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

    /// About so much work is needed for so many trials.
    [[nodiscard]] std::uint64_t workOf(std::uint64_t trials) const;

    /// What has changed since the list came, where `goTo` has put it.
    [[nodiscard]] std::vector<GameChange> changes() const { return m_difference.changesTo(m_now->situation); }

private:
    using Situation = battlescribe::judge::Situation;
    using Finding = battlescribe::judge::Finding;

    /// A list that was judged. It stays where it is in memory, as the situation asks the others.
    struct Judged {
        Judged(battlescribe::Game& game, const battlescribe::Roster& list, std::stop_token stop);

        const battlescribe::Roster& roster;
        WorkBudget budget;
        Situation situation;
        std::vector<Finding> findings;
        bool isOpen = false; ///< something could not be judged; not asked where there are findings
    };
    struct JudgedCopy {
        JudgedCopy(battlescribe::Game& game, battlescribe::Roster list, std::stop_token stop)
            : roster(std::move(list)), judged(game, roster, std::move(stop)), situation(judged.situation)
        {
        }

        battlescribe::Roster roster;
        Judged judged;
        Situation& situation;
    };
    /// The same error has the same identity, whichever of the things that are counted together is named in it.
    using Identity =
        std::tuple<int, int, std::string, std::int32_t, std::int32_t, std::int32_t, std::int32_t, std::string>;

    [[nodiscard]] Standing standingOf(const Judged& judged);
    [[nodiscard]] int idOf(const Finding& finding, const Situation& situation);
    [[nodiscard]] int idOf(Identity identity);
    [[nodiscard]] bool isWished(const Situation& situation) const;
    /// Applies an edit; what it adds gets other ids where the list has, or had, things with these. What takes it back,
    /// if it fits.
    [[nodiscard]] std::optional<battlescribe::Edit> change(battlescribe::Roster& roster,
                                                           const battlescribe::Edit& edit) const;
    std::vector<Id<Move>> know(std::vector<GameMove> moves);
    /// What a list costs in the kind of cost that measures the army; exact.
    [[nodiscard]] battlescribe::Decimal costOf(const Situation& situation) const;
    [[nodiscard]] GameAdditions additionsNow(WorkBudget& budget);
    /// The moves that add something to a unit: the same as long as it is the same.
    const std::vector<Id<Move>>& additionsTo(Id<battlescribe::judge::Element> unit, bool isNew, GameAdditions& now);
    void giveWay();

    battlescribe::Game& m_game;
    battlescribe::Sharing::Held m_held;
    const battlescribe::Roster& m_roster;
    std::optional<std::size_t> m_column;
    const Locks& m_locks;
    std::stop_token m_stop;
    GameGrowth m_growth;
    Judged m_before;
    GameDifference m_difference;
    std::set<std::uint64_t> m_refused; ///< the states that the refused changes alone lead to
    std::unique_ptr<JudgedCopy> m_now;
    battlescribe::Roster m_trial; ///< a copy, so that what is known of the list stays true while moves are tried
    Table<Move, GameMove> m_moves;
    Numbers m_numbers;
    std::map<Identity, int> m_errorIds;
    /// A unit as it was when more for it was looked for, and what was found.
    struct Additions {
        battlescribe::Selection unit;
        std::vector<Id<Move>> moves;
    };
    std::map<std::string, Id<Move>> m_adding;     ///< moves that add units, by their names
    std::map<std::string, Additions> m_additions; ///< by the ids of units
    std::uint64_t m_moreWork = 0;                 ///< of finding moves, to be counted with the next judgement
};

} // namespace muster::advice
