#pragma once

#include "core/roster/roster.h"
#include "reading/text/gamenames.h"
#include "reading/text/piece.h"

#include <string>
#include <vector>

namespace muster::text {

/// Words that could not be read, as tokens of a piece.
struct Leftover {
    std::size_t piece = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct Choices {
    OptionCounts options;
    std::vector<RosterGroup> groups;
    Cost cost = 0; ///< of the names, with their slips
    std::vector<Leftover> leftovers;
    std::vector<std::string> mended; ///< what was read for what is written: "quda -> Quad"
    Taken used;                      ///< read as a choice or its number
    bool hasOpenMount = false;       ///< a weapon's mount was not named, and it fits several
    int taken = 0;                   ///< how many choices were named
};

/// Reads the choices of a unit from pieces of lines. `taken` says what is read already: the name of the unit, its
/// numbers. `models` and `copies` are those of the unit.
[[nodiscard]] Choices readChoices(const GameNames& names, Id<Unit> kind, const std::vector<Piece>& pieces,
                                  const Taken& taken, int models, int copies);

} // namespace muster::text
