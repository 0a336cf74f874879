#pragma once

#include "reading/text/gamenames.h"
#include "reading/text/line.h"

#include <utility>
#include <vector>

namespace muster::text {

/// How much of a text speaks for each army of a game.
struct GameGuess {
    const GameNames* names = nullptr;
    std::vector<std::pair<Id<Army>, int>> armies; ///< with what speaks for them, the most first; none with nothing
};

[[nodiscard]] GameGuess guessArmy(const GameNames& names, const std::vector<Line>& lines);

} // namespace muster::text
