#pragma once

#include "advice/search/changinglist.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/judge/situation.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::advice {

/// A change that the editor makes in one gesture.
struct GameMove {
    battlescribe::Edit edit;
    Touch touch;
};

/// Ids for new things: the same for the same name.
[[nodiscard]] battlescribe::compose::NewIds idsNamed(std::string_view name);

/// Numbers for names, the same as long as a search lasts.
class Numbers {
public:
    int of(const std::string& name)
    {
        return m_numbers.try_emplace(name, static_cast<int>(m_numbers.size())).first->second;
    }

private:
    std::map<std::string, int> m_numbers;
};

/// Makes the moves of single things of a list of game data, each move once. The situation is settled, and does not
/// change while this lives.
class GameGestures {
public:
    using Element = battlescribe::judge::Element;
    using Situation = battlescribe::judge::Situation;
    using IsWanted = std::function<bool(Id<battlescribe::Choice>)>;

    GameGestures(const Situation& now, Numbers& numbers, WorkBudget& budget)
        : m_now(now), m_game(now.game), m_numbers(numbers), m_budget(budget)
    {
    }

    /// Removes a selection or a force.
    void remove(Id<Element> element);
    /// Removes a selection, or one that it lies in.
    void removeWithin(Id<Element> selection);
    /// Less of a selection: `by` less in all or for each of its parent, one less, only one, and numbers between.
    void lower(Id<Element> selection, std::int64_t by);
    /// Another choice of its groups in place of a selection, or of one of it.
    void exchange(Id<Element> selection, const IsWanted& isWanted);
    /// Moves a unit to another force, or to each that may have it.
    void moveTo(Id<Element> unit, Id<Element> force);
    void moveAway(Id<Element> unit);
    /// So many, and one, of what is offered in a force or a selection; where something must give way for it, in place
    /// of that.
    void takeIn(Id<Element> place, const IsWanted& isWanted, std::int64_t number);
    /// So many of what is offered in a force or a selection, as it comes.
    void takeChoice(Id<Element> place, Id<battlescribe::Choice> choice, std::int64_t number);
    /// One more of a choice below a selection, two more, and so on.
    void raise(Id<Element> place, Id<battlescribe::Choice> choice, std::int64_t most);
    /// A selection like this one in a force; it gets ids of its own.
    void insert(Id<Element> force, battlescribe::Selection selection, const std::string& name);
    /// A force of each catalogue that the list has.
    void addForces(Id<battlescribe::data::Node> entry);

    /// No more than so many moves from now on.
    void allow(std::size_t moves) { m_most = m_moves.size() + moves; }
    [[nodiscard]] bool isFull() const { return m_moves.size() >= m_most || m_budget.isSpent(); }
    /// Counts work. False if it is too much.
    [[nodiscard]] bool spend(std::uint64_t steps) { return m_budget.spend(steps); }
    [[nodiscard]] std::vector<GameMove> take() { return std::move(m_moves); }

private:
    void makeRoom(Id<Element> place, Id<battlescribe::Choice> choice);
    void exchangeFor(Id<Element> selection, Id<battlescribe::Choice> comes);
    [[nodiscard]] const std::string& idOf(Id<Element> element) const;
    [[nodiscard]] Touch touchOf(Id<Element> element, Id<battlescribe::Choice> choice);
    void add(const std::string& name, battlescribe::Edit edit, Touch touch);
    /// Whether a move of this name is to be made, which costs copies of the list.
    [[nodiscard]] bool begins(const std::string& name);

    const Situation& m_now;
    battlescribe::Game& m_game;
    Numbers& m_numbers;
    WorkBudget& m_budget;
    std::size_t m_most = 0;
    std::set<std::string> m_known; ///< names of moves
    std::vector<GameMove> m_moves;
};

} // namespace muster::advice
