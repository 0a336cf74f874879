#pragma once

#include "core/roster/roster.h"
#include "reading/text/gamenames.h"
#include "reading/text/line.h"

#include <string>
#include <vector>

namespace muster::text {

/// Tokens of one line that belong to a unit. Those that `isTaken` says are read already.
struct Piece {
    const Line* line = nullptr;
    const LineHits* hits = nullptr;
    std::size_t from = 0;
    std::size_t to = 0;
};

/// Words that could not be read, as tokens of a piece.
struct Leftover {
    std::size_t piece = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// What was read for what is written.
struct Mended {
    std::size_t piece = 0;
    std::string written;
    std::string name;
};

struct Choices {
    OptionCounts options;
    std::vector<RosterGroup> groups;
    Cost cost = 0; ///< of the names, with their slips
    std::vector<Leftover> leftovers;
    std::vector<Mended> mended;
    std::vector<std::vector<bool>> used; ///< by piece and token: read as a choice or its number
    bool hasOpenMount = false;           ///< a weapon's mount was not named, and it fits several
    int taken = 0;                       ///< how many choices were named
};

/// Reads the choices of a unit from pieces of lines. `taken` says by piece and token (from the piece's first) what is
/// read already: the name of the unit, its numbers. `models` and `copies` are those of the unit.
[[nodiscard]] Choices readChoices(const GameNames& names, Id<Unit> kind, const std::vector<Piece>& pieces,
                                  const std::vector<std::vector<bool>>& taken, int models, int copies);

} // namespace muster::text
