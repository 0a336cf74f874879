#pragma once

#include "advice/search/search.h"

namespace muster::advice {

/// What a list is filled up with.
enum class FillKind : std::uint8_t {
    NewUnits,   ///< new units, then options for any
    Additions,  ///< only options and models for the units that are there
    OtherUnits, ///< new units, none of a kind that another answer adds
};

struct FillLimits {
    bool hasNewUnits = true;  ///< units may come
    bool hasAdditions = true; ///< units that are there may get more; new ones always may
    std::size_t answers = 3;  ///< at most
};

/// A legal list that costs more than before and not more than its limit.
struct FilledUp {
    FillKind kind = FillKind::NewUnits;
    Found found;
    Points cost; ///< of the whole list
};

struct FillResult {
    std::vector<FilledUp> answers; ///< that differ in kind
    bool wasStopped = false;       ///< before it had done all that it may
    std::uint64_t judgements = 0;
};

/// Looks for what to add to a list so that little of its limit is left: nothing leaves and nothing new is wrong. A list
/// that is not legal must become so by what is added.
[[nodiscard]] FillResult fillUp(GrowingList& list, const FillLimits& limits, const Effort& effort);

} // namespace muster::advice
