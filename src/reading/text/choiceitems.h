#pragma once

#include "reading/text/gamenames.h"
#include "reading/text/piece.h"

#include <cstdint>
#include <vector>

namespace muster::text {

/// One thing that words of a piece were read as.
struct Item {
    enum class Kind : std::uint8_t { Skip, Fact, Option, OwnOption, Group, Head };

    Kind kind = Kind::Skip;
    std::size_t begin = 0;
    std::size_t end = 0;
    Cost cost = 0;
    std::size_t index = 0; ///< in the list of names
    std::size_t state = 0; ///< whose choices: 0 the unit's own, else the group's position + 1
};

/// The cheapest way to read a whole piece as choices of a unit, as far as it is not `taken`. It begins in a state and
/// gives the one at its end back.
[[nodiscard]] std::vector<Item> itemsOf(const GameNames& names, const ChoiceNames& own, const Piece& piece,
                                        const std::vector<bool>& taken, std::size_t& state);

} // namespace muster::text
