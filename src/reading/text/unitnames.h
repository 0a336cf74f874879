#pragma once

#include "reading/text/gamenames.h"
#include "reading/text/piece.h"

#include <vector>

namespace muster::text {

/// A name of a unit in a piece of a line.
struct NamedUnit {
    Id<Unit> kind;
    Match match;
    Cost weight = 0; ///< of the whole name
    Cost cost = 0;   ///< of the match, and of the place where it stands
};

/// Which armies units are looked for in: the roster's own, and one that the text names for this place.
struct Armies {
    Id<Army> own;   ///< none: every army is as likely
    Id<Army> named; ///< by a heading or a mark
};

/// Where names of units stand in a piece, from left to right, none over another.
[[nodiscard]] std::vector<Match> namesIn(const GameNames& names, const Piece& piece, Cost most);

/// The units that a piece may name, the best first; few.
[[nodiscard]] std::vector<NamedUnit> unitsNamed(const GameNames& names, const Piece& piece, const Armies& armies);

} // namespace muster::text
