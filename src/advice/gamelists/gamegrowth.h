#pragma once

#include "advice/gamelists/gamegestures.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::advice {

/// What may be added to a list of game data.
struct GameGrowth {
    std::optional<battlescribe::Decimal> limit;                 ///< what it may cost; nothing: it does not grow
    std::function<bool(Id<battlescribe::Choice>)> mayCome = {}; ///< which choices; empty: all
};

/// A move that adds a unit to a force. Equal names stand for the same move, whatever else is in the list.
struct GameNewUnit {
    std::string name;
    std::optional<GameMove> move; ///< nothing where `isKnown` said that there is one
    int kind = 0;
    int group = 0; ///< its main category
};

/// Lists what could be added to a list of game data as it is now. The situation is settled, and does not change while
/// this lives.
class GameAdditions {
public:
    using Element = battlescribe::judge::Element;
    using Situation = battlescribe::judge::Situation;

    /// `column`: the kind of cost that measures the army; `left`: how much of it may be spent.
    GameAdditions(const Situation& now, std::size_t column, battlescribe::Decimal left, const GameGrowth& growth,
                  Numbers& numbers, WorkBudget& budget)
        : m_now(now),
          m_game(now.game),
          m_column(column),
          m_left(left),
          m_growth(growth),
          m_budget(budget),
          m_gestures(now, numbers, budget)
    {
    }

    /// Units that forces offer: as the data take them, and as the list `before` has those of the kind. Those whose
    /// names are known are not made again.
    std::vector<GameNewUnit> newUnits(const battlescribe::Roster& before,
                                      const std::function<bool(const std::string&)>& isKnown);
    /// More for a unit, of what costs something: choices, numbers, and dearer choices in place of those that the data
    /// took by themselves, or that `isNew`.
    std::vector<GameMove> additions(Id<Element> unit, bool isNew);

private:
    void addIn(Id<Element> place);
    [[nodiscard]] bool mayCome(Id<battlescribe::Choice> choice) const
    {
        return !m_growth.mayCome || m_growth.mayCome(choice);
    }
    [[nodiscard]] bool isUnit(Id<battlescribe::Choice> choice) const;
    /// Whether one of a choice below an element costs no more than what is left, without what comes with it.
    [[nodiscard]] bool isAffordable(Id<Element> parent, Id<battlescribe::Choice> choice) const;

    const Situation& m_now;
    battlescribe::Game& m_game;
    std::size_t m_column;
    battlescribe::Decimal m_left;
    const GameGrowth& m_growth;
    WorkBudget& m_budget;
    GameGestures m_gestures;
};

/// The main category of a choice in the file, else its first; none where it has none.
[[nodiscard]] battlescribe::data::Key mainCategoryOf(const battlescribe::Game& game, Id<battlescribe::Choice> choice);

} // namespace muster::advice
