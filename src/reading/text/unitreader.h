#pragma once

#include "reading/text/choicereader.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::text {

/// One way to read the words about a unit.
struct UnitReading {
    Id<Unit> kind;
    RosterUnit unit; ///< without id and kind
    int copies = 1;
    Cost cost = 0;                       ///< of everything
    Cost nameCost = 0;                   ///< of its name alone
    Cost nameWeight = 0;                 ///< of the words of the name that were found
    Cost phraseWeight = 0;               ///< of the whole name
    Points points;                       ///< of one, by the data
    std::optional<std::int64_t> claimed; ///< what the text says
    Points claimable;                    ///< the same figure by the data: of all copies, where the text means all
    bool disagrees = false;              ///< the claimed points are others
    bool hasOpenMount = false;
    bool isBare = false; ///< nothing but a name: no number, no choice
    bool isReserve = false;
    std::vector<std::string> mended;
    std::vector<UnknownWords> unknown; ///< columns in the line of `unknownLine`
    std::vector<int> unknownLine;      ///< number of the line, by entry of `unknown`
    std::size_t nameBegin = 0;         ///< of the unit's name, in tokens of the first piece's line
    std::size_t nameEnd = 0;
    std::vector<bool> isChoice; ///< by piece: something of it was read as a choice or a price
    std::vector<bool> used;     ///< by token of the first piece: read, or a name of its own
    bool hasCount = false;
    bool dropsNumber = false; ///< a count is not used, or only a part of it
};

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

/// The ways to read a unit, the best first. The first piece names it, the others have its choices. Empty: it names
/// none.
[[nodiscard]] std::vector<UnitReading> readUnit(const GameNames& names, const std::vector<Piece>& pieces,
                                                const Armies& armies);

} // namespace muster::text
