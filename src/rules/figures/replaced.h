#pragma once

#include "core/data/option.h"

#include <algorithm>
#include <limits>

namespace muster {

inline constexpr int allOfThem = std::numeric_limits<int>::max();

/// How many of a weapon are given up for an option that is taken so many times: as many as it brings of its own
/// weapons, or all where it brings them to all models or brings none.
[[nodiscard]] inline int replacedBy(const Option& option, int taken, Id<Weapon> weapon)
{
    if (std::ranges::find(option.replaces, weapon) == option.replaces.end())
        return 0;
    int most = 0;
    for (const auto& carry : option.weapons) {
        if (carry.kind != Carry::Count::Number)
            return allOfThem;
        most = std::max(most, carry.number * taken);
    }
    return option.weapons.empty() ? allOfThem : most;
}

} // namespace muster
