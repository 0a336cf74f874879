#pragma once

#include "advice/rosters/difference.h"

namespace muster::advice {

/// What is different about a unit that is there before and after.
struct UnitChanges {
    int choices = 0; ///< that are gone, or less than they were
    Points points;   ///< what was taken away cost; what was added makes up for nothing
    std::vector<Change> changes;
};

/// Changes of its size, reserve, options and model groups; not of its place. `is`: the unit in `after`.
[[nodiscard]] UnitChanges changesOf(const Catalogue& catalogue, const Assessment& before, Id<AssessedUnit> was,
                                    const Assessment& after, Id<AssessedUnit> is);

/// The choices that a person made for a unit: options, model groups, another size than the usual one, reserve.
[[nodiscard]] int choicesIn(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

} // namespace muster::advice
