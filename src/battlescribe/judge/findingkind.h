#pragma once

#include <cstdint>

namespace muster::battlescribe::judge {

/// What may be wrong with a roster.
enum class FindingKind : std::uint8_t {
    TooMany,
    TooFew,
    NotExactly,
    Hidden,        ///< what is taken is not there for this roster
    OverLimit,     ///< a cost is over what the players agreed on
    Message,       ///< the data say so themselves
    CostsInCircle, ///< a cost asks for itself, so its modifiers were left out
};

} // namespace muster::battlescribe::judge
