#pragma once

#include "reading/text/choicereader.h"
#include "reading/text/unitnames.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::text {

/// Words about a unit that mean nothing in the game.
struct LeftWords {
    UnknownWords words; ///< their column is in their line
    int line = 1;       ///< its number
    bool isIdle =
        false; ///< nothing in them is like a name, so they are a remark where the points come out without them
};

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
    bool isReserve = false;
    std::vector<std::string> mended;
    std::vector<LeftWords> unknown;
    std::vector<LeftWords> remarks; ///< words that say nothing of the unit
    std::size_t nameBegin = 0;      ///< of the unit's name, in tokens of the first piece's line
    std::size_t nameEnd = 0;
    std::vector<bool> used; ///< by token of the first piece: read, or a name of its own
    bool hasCount = false;
    bool dropsNumber = false; ///< a count is not used, or only a part of it
};

/// The ways to read a unit, the best first. The first piece names it, the others have its choices. Empty: it names
/// none. `battle`: what was agreed, as far as it is known; prices may go by it.
[[nodiscard]] std::vector<UnitReading> readUnit(const GameNames& names, const std::vector<Piece>& pieces,
                                                const Armies& armies, const Battle& battle = {});

} // namespace muster::text
