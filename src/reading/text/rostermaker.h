#pragma once

#include "reading/text/sorter.h"
#include "reading/text/unitreader.h"

#include <set>

namespace muster::text {

/// What a text was found to be: the lines, and what each is.
struct FoundText {
    const GameNames& names;
    Id<Army> army;
    const std::vector<Line>& lines;
    const std::vector<LineHits>& hits; ///< by line
    const Sorted& sorted;
    Certainty ofArmy = Certainty::None; ///< how sure the army is

    [[nodiscard]] const Catalogue& catalogue() const { return names.catalogue(); }
};

/// Why a unit stands below another.
enum class Put : std::uint8_t { No, ByDepth, ByOrder, ByWords };

/// A block with the ways to read it.
struct Read {
    std::vector<UnitReading> ways; ///< different ones, the best first
    std::size_t chosen = 0;
    bool isDoubtful = false;  ///< several ways meet the total
    bool isNameCut = false;   ///< its own name is longer than one may be
    bool isReference = false; ///< it names a unit that stands elsewhere
    Put put = Put::No;
    std::vector<std::string> ids;

    [[nodiscard]] const UnitReading& way() const { return ways[chosen]; }
};

/// A roster of what was found.
struct MadeRoster {
    Roster roster;
    std::vector<Read> read;          ///< by block
    std::set<std::string> misplaced; ///< ids of units that no roster may have where the text has them
    bool isNameCut = false;          ///< of the roster or its player
};

/// Reads all blocks, so that together they meet the total of the text if they can, and puts their units where words,
/// depth or order have them.
[[nodiscard]] MadeRoster makeRoster(const FoundText& found);

/// A name that a roster may have. What is longer loses its end, which is told.
[[nodiscard]] std::string rosterName(std::string words, bool& isCut);

} // namespace muster::text
