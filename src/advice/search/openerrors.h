#pragma once

#include "advice/search/changinglist.h"

#include <algorithm>
#include <vector>

namespace muster::advice {

/// Sorts errors by id, and makes one of those that have the same: of several things the same may be wrong.
inline void joinSame(std::vector<OpenError>& errors)
{
    std::ranges::sort(errors, {}, &OpenError::id);
    for (std::size_t i = 1; i < errors.size();)
        if (errors[i].id == errors[i - 1].id) {
            errors[i - 1].gap += errors[i].gap;
            errors.erase(errors.begin() + static_cast<std::ptrdiff_t>(i));
        } else {
            ++i;
        }
}

} // namespace muster::advice
