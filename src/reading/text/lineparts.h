#pragma once

#include "reading/text/lineat.h"

namespace muster::text {

/// Words of a line that name a unit.
struct Part {
    Range range;
    Join join = Join::None;
    Id<Place> place{};    ///< that the words at the start of the line name
    bool isUnder = false; ///< they speak of command
    QString holder{};     ///< the unit that it is with, where they name it: "Under Vhorrak: ..."
    Cost cost = 0;
    int unread = 0;
    Cost nameCost = 0;
    bool hasPrice = false;
    bool isEvident = false; ///< a count, or a price that agrees
    bool agrees = false;    ///< its price does
    bool isUnknown = false; ///< it looks as a unit does, and names none
};

/// The units of a line; none where it takes none.
struct LineParts {
    std::vector<Part> parts;
    std::optional<std::int64_t> total; ///< where a paragraph has it
    std::optional<std::int64_t> limit;
};

/// A list in one paragraph: the words between semicolons and full stops, where they stand outside brackets; between
/// commas, where each ends with a price. Empty for other lines.
[[nodiscard]] std::vector<Range> clausesOf(const Line& line);

[[nodiscard]] LineParts partsOf(const LineAt& here, const Words& words, const std::vector<NamedUnit>& units);

} // namespace muster::text
