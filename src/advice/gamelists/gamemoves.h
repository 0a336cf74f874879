#pragma once

#include "advice/search/changinglist.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/judge/finding.h"
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

/// Lists the moves from a list of game data as it is now that may mend what is found. The situation is settled, and
/// does not change while this lives.
class GameMoves {
public:
    using Element = battlescribe::judge::Element;
    using Situation = battlescribe::judge::Situation;

    GameMoves(const Situation& now, Numbers& numbers, WorkBudget& budget)
        : m_now(now), m_game(now.game), m_numbers(numbers), m_budget(budget)
    {
    }

    /// Removing, lowering, another choice in its place, taking something: what is counted, what it lies in, and what
    /// the conditions of the data ask for.
    void addFor(const battlescribe::judge::Finding& finding);
    /// Each once.
    [[nodiscard]] std::vector<GameMove> take() { return std::move(m_moves); }

    /// The most for one finding. Hostile data could offer any number.
    static constexpr std::size_t mostOfFinding = 600;
    /// Choices that could be taken in one place, or in place of one.
    static constexpr std::size_t mostChoices = 40;

private:
    using Finding = battlescribe::judge::Finding;

    // what is too much
    void addFewer(const Finding& finding);
    void addCheaper(const Finding& finding);
    void addLess(Id<Element> selection, std::int64_t by);
    void addRemovals(Id<Element> selection);
    void addSwaps(Id<Element> selection, const std::function<bool(Id<battlescribe::Choice>)>& isWanted);
    // what is missing
    void addMore(const Finding& finding);
    void addForces(const Finding& finding);
    void takeIn(Id<Element> place, const std::function<bool(Id<battlescribe::Choice>)>& isWanted, std::int64_t number);
    void takeChoice(Id<Element> place, Id<battlescribe::Choice> choice, std::int64_t number);
    void makeRoom(Id<Element> place, Id<battlescribe::Choice> choice);
    // what conditions ask for
    void addAsked(const Finding& finding);

    [[nodiscard]] bool isCounted(const Finding& finding, Id<Element> element) const;
    [[nodiscard]] bool wouldCount(const Finding& finding, Id<battlescribe::Choice> choice) const;
    [[nodiscard]] std::vector<Id<Element>> placesOf(const Finding& finding) const;
    [[nodiscard]] bool isFull() const { return m_moves.size() >= m_most || m_budget.isSpent(); }
    [[nodiscard]] const std::string& idOf(Id<Element> element) const;
    [[nodiscard]] Touch touchOf(Id<Element> element, Id<battlescribe::Choice> choice);
    void add(const std::string& name, battlescribe::Edit edit, Touch touch);
    [[nodiscard]] bool isKnown(const std::string& name) const { return m_known.contains(name); }

    const Situation& m_now;
    battlescribe::Game& m_game;
    Numbers& m_numbers;
    WorkBudget& m_budget;
    std::size_t m_most = 0;
    std::set<std::string> m_known; ///< names of moves
    std::vector<GameMove> m_moves;
};

} // namespace muster::advice
