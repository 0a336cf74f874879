#pragma once

#include "core/data/price.h"
#include "core/language/constraint.h"

#include <optional>

namespace muster {

/// A price that holds where all its questions are answered with yes. Its own price has no cases.
struct PriceCase {
    std::optional<Filter> unit;   ///< what pays, with its options
    std::optional<Filter> parent; ///< the unit that it is attached to; one that is attached to none does not fit
    Condition when;               ///< what the players agreed; it does not ask for units
    Price price;
};

} // namespace muster
