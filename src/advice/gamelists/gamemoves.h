#pragma once

#include "advice/gamelists/gamegestures.h"
#include "battlescribe/judge/finding.h"

namespace muster::advice {

/// Lists the moves from a list of game data as it is now that may mend what is found.
class GameMoves {
public:
    using Element = battlescribe::judge::Element;
    using Situation = battlescribe::judge::Situation;

    /// The situation is settled, and does not change while this lives.
    GameMoves(const Situation& now, Numbers& numbers, WorkBudget& budget)
        : m_now(now), m_game(now.game), m_gestures(now, numbers, budget)
    {
    }

    /// Removing, lowering, another choice in its place, taking something: what is counted, what it lies in, and what
    /// the conditions of the data ask for.
    void addFor(const battlescribe::judge::Finding& finding);
    /// Each once.
    [[nodiscard]] std::vector<GameMove> take() { return m_gestures.take(); }

    /// The most for one finding. Hostile data could offer any number.
    static constexpr std::size_t mostOfFinding = 600;

private:
    using Finding = battlescribe::judge::Finding;

    void addFewer(const Finding& finding);
    void addCheaper(const Finding& finding);
    void addMore(const Finding& finding);
    void addAsked(const Finding& finding);
    [[nodiscard]] bool isCounted(const Finding& finding, Id<Element> element) const;
    [[nodiscard]] bool wouldCount(const Finding& finding, Id<battlescribe::Choice> choice) const;
    [[nodiscard]] bool mayBeIn(Id<battlescribe::Choice> choice, battlescribe::data::Key category) const;
    [[nodiscard]] std::vector<Id<Element>> placesOf(const Finding& finding) const;

    const Situation& m_now;
    battlescribe::Game& m_game;
    GameGestures m_gestures;
};

} // namespace muster::advice
