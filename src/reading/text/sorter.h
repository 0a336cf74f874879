#pragma once

#include "reading/text/unitreader.h"

#include <optional>
#include <vector>

namespace muster::text {

/// How a unit is attached to another by the words of the text.
enum class Join : std::uint8_t {
    None,
    Below,  ///< it is aboard or under the unit before it: "carrying", "Embarked:"
    Holder, ///< the unit before it is aboard this one: "in a ..."
};

/// A unit of the text: the words that name it, and those that say what it has.
struct Block {
    std::vector<Piece> pieces;
    std::vector<std::size_t> lines; ///< positions of their lines
    int depth = 0;
    Join join = Join::None;
    Id<Place> place; ///< where the text names it
    Armies armies;
    std::vector<Id<Unit>> kinds;       ///< that it may be, the best first; few
    std::string ownName;               ///< folded, as far as its line alone says it
    std::string kindName;              ///< the same of its kind
    QString name;                      ///< its own name, where a line above its kind says it
    QString holder;                    ///< the unit that it is in or under, as the text names it
    std::optional<std::size_t> leader; ///< position of a unit that it is with, if that may have it
    bool isListed = false;             ///< it is below another by a line that leads a list
    bool isReserve = false;            ///< by its heading, or a line of its own
    bool hasPrice = false;
    bool isUnknown = false;       ///< it looks as a unit does, and names none
    bool isPart = false;          ///< of a line with several units, and not the first of them
    std::size_t afterHeading = 0; ///< how many headings stand before it
};

/// What each line of a text is.
struct Sorted {
    std::vector<Block> blocks;
    std::vector<LineKind> kinds; ///< by line
    std::vector<bool> open;      ///< by line: it may name a unit, and takes none
    bool isOrdered = false;      ///< "each leads what stands below him"
    std::optional<std::int64_t> total;
    std::optional<std::int64_t> limit;
    std::vector<std::pair<std::size_t, std::int64_t>> sums; ///< lines of totals with what they claim
    QString title;
    QString player; ///< who sent it, where the text says so
    Id<Scenario> scenario;
    std::vector<std::pair<Id<BattleOption>, Id<BattleChoice>>> battle;
};

/// How many units a text may name; it is given up at more.
constexpr std::size_t mostBlocks = 1'000;

[[nodiscard]] Sorted sortLines(const GameNames& names, const std::vector<Line>& lines,
                               const std::vector<LineHits>& hits, Id<Army> army);

} // namespace muster::text
