#pragma once

#include "reading/gamedata/names.h"
#include "reading/text/line.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster::gamewords {

/// Something that a text says a unit has.
struct Said {
    std::size_t line = 0; ///< position of its line
    std::size_t from = 0; ///< its name, in tokens of the line
    std::size_t to = 0;
    std::string key;
    std::int64_t count = 1;
    bool hasCount = false;
    bool isShare = false; ///< so many of the models above have it: "4 with Net"
    std::vector<std::int64_t> prices;
    std::vector<Said> below; ///< what it has in turn
};

/// Words that mean nothing in the unit.
struct Strange {
    std::size_t line = 0;
    std::size_t from = 0;
    std::size_t to = 0;
};

/// What a part of a line says of a unit.
struct SaidOfUnit {
    std::vector<Said> things;
    std::vector<Strange> strange;
    std::vector<std::int64_t> prices;  ///< of the unit, by what stands beside no thing
    std::vector<std::int64_t> figures; ///< numbers that may be a price or a size: "[10]"
    QString ownName;                   ///< in quotes
};

/// Reads tokens [from, to) of a line as what a unit has: names, each with a count before or behind it, a price, and
/// what it has in brackets or behind a colon.
[[nodiscard]] SaidOfUnit readSaid(const UnitNames& names, const text::Line& line, std::size_t position,
                                  std::size_t from, std::size_t to);

/// A count at a token: "10x", "10 x", "x10", "10", "(10)". Its end, and what it is.
struct CountAt {
    std::int64_t count = 1;
    std::size_t end = 0; ///< the same as where it was looked for: there is none
    bool isTimes = false;
};
[[nodiscard]] CountAt countAt(const Tokens& tokens, std::size_t from, std::size_t to);

/// The bracket that closes the one at `open`, or `to`.
[[nodiscard]] std::size_t closingOf(const Tokens& tokens, std::size_t open, std::size_t to);

} // namespace muster::gamewords
