#pragma once

#include "reading/text/gamenames.h"
#include "reading/text/piece.h"

#include <cstdint>
#include <vector>

namespace muster::text {

/// A number beside the name of a unit.
struct Count {
    std::int64_t value = 0;
    bool isTimes = false;   ///< with an x
    bool isAfter = false;   ///< after the name
    bool isModels = false;  ///< with a word for models
    bool isUnits = false;   ///< with a word for units
    bool isArticle = false; ///< nothing but "a"
};

/// A number that may say what a unit costs.
struct Price {
    std::int64_t value = 0;
    bool isEach = false;
    bool isTagged = false;
    bool isLast = false; ///< after "="
};

constexpr std::int64_t leastLoosePrice = 20;

/// The numbers that may say how many there are of a unit, whose name is tokens
/// [begin, end) of the first piece. What they take is marked.
[[nodiscard]] std::vector<Count> countsOf(const GameNames& names, Id<Unit> kind, const std::vector<Piece>& pieces,
                                          std::size_t begin, std::size_t end, Taken& taken);

/// The prices of a unit, whose name is tokens [begin, end) of the first piece.
/// What they take is marked.
[[nodiscard]] std::vector<Price> pricesOf(const std::vector<Piece>& pieces, std::size_t begin, std::size_t end,
                                          Taken& taken);

} // namespace muster::text
