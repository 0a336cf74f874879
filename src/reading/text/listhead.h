#pragma once

#include "reading/text/lineat.h"

/// The head of a list: its title, who sent it, how large the battle is, and what is fought.
namespace muster::text {

/// By token: it names the game, an army, a scenario or how the battle is fought.
[[nodiscard]] std::vector<bool> headWords(const LineAt& here);

/// Scenario and battle options that the line names; of several names the nearest.
void readBattle(const LineAt& here, Sorted& sorted);

/// "Player: Anna": who sent the list. False for a line that says more.
bool takePlayer(const Line& line, Sorted& sorted);

/// Makes the line the title, without the army, the game and points beside it.
void takeTitle(const LineAt& here, Sorted& sorted);

/// The points that a line of the head names.
void takePointsOfHead(const LineAt& here, Sorted& sorted);

/// "Strike Force (2000 points)": programs name the size of the battle so, below the title with the sum.
bool takeSizeOfBattle(const Line& line, const Words& words, Sorted& sorted);

} // namespace muster::text
