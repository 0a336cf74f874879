#pragma once

#include "core/catalogue.h"
#include "core/roster.h"

#include <vector>

namespace muster {

/// How many of each option hold, by position: what the roster says, and for groups of which it names none, the default.
struct Choices {
    std::vector<int> counts;
    bool hasUnknown = false; ///< the roster names an option that is not there
};

void choose(const OptionList& list, const OptionCounts& taken, Choices& choices);

} // namespace muster
