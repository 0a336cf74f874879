#pragma once

#include "core/base/id.h"
#include "core/language/filter.h"

#include <cstdint>
#include <optional>
#include <string>

namespace muster {

struct Citation;
struct Slot;

/// How many units a slot has, at least or at most: a number, and so many for each unit in a slot before it.
struct SlotBound {
    std::int64_t plus = 0;    ///< the number itself where `slot` is none
    Id<Slot> slot;            ///< of the same unit
    Filter units;             ///< only units of that slot that fit
    std::int64_t times = 1;   ///< for each of them; may be negative
    std::int64_t perFull = 1; ///< for each full so many of them

    [[nodiscard]] bool isPlain() const { return slot.isNone(); }
};

/// A place on a unit that other units fill: "two to four Line companies". The units are attached to it in the place of
/// the ruleset that has slots.
struct Slot {
    std::string id;
    std::string name;
    Filter accepts;
    QuickFilter quick; ///< of `accepts`
    SlotBound min;
    std::optional<SlotBound> max; ///< none: any number
    Id<Citation> citation;
};

} // namespace muster
