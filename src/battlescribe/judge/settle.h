#pragma once

#include "battlescribe/judge/situation.h"

namespace muster::battlescribe::judge {

/// Works out the categories and costs of all elements, which depend on each other: in rounds, until nothing changes.
/// False if they still change after so many rounds as no data need.
[[nodiscard]] bool settle(Situation& situation);

/// What one of a choice would cost below an element, for each kind of cost, in a situation that is settled.
[[nodiscard]] std::vector<Decimal> costsBelow(const Situation& situation, Id<Element> parent, Id<Choice> choice);

inline constexpr int mostRounds = 8;
inline constexpr int mostTurns = 100; ///< of what gives a category that it asks for

} // namespace muster::battlescribe::judge
