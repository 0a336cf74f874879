#pragma once

#include "advice/rosters/difference.h"

namespace muster::advice {

/// What is different about a unit that is there before and after.
struct UnitChanges {
    int choices = 0; ///< that are gone, or less than they were
    Points points;   ///< what was taken away cost; what was added makes up for nothing
    int edits = 0;   ///< steps of a person that lead there
    std::vector<Change> changes;
};

enum class Wanted : std::uint8_t { Changes, Counts };

/// Changes of its size, reserve, options and model groups; not of its place. `is`: the unit in `after`. Where only the
/// counts are wanted, not every change is written out.
[[nodiscard]] UnitChanges changesOf(const Catalogue& catalogue, const Assessment& before, Id<AssessedUnit> was,
                                    const Assessment& after, Id<AssessedUnit> is, Wanted wanted = Wanted::Changes);

/// The choices that a person made for a unit: options, model groups, another size than the usual one, reserve.
[[nodiscard]] int choicesIn(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

} // namespace muster::advice
