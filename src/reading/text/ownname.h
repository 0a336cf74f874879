#pragma once

#include "reading/text/gamenames.h"
#include "reading/text/piece.h"

#include <string>
#include <vector>

namespace muster::text {

/// What somebody called a unit.
struct OwnName {
    std::string name; ///< empty: nothing
    Cost cost = 0;    ///< of words before the unit's name that are none
};

/// Finds what a unit of a kind is called besides, whose name is tokens [begin, end) of the first piece. What it takes
/// is marked, and so are words that name an army, a section or a place.
[[nodiscard]] OwnName ownNameOf(const GameNames& names, Id<Unit> kind, const Piece& piece, std::size_t begin,
                                std::size_t end, std::vector<bool>& taken);

} // namespace muster::text
