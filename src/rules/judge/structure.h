#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// The rules that every ruleset has, for one unit: sizes, options and places. Adds the findings.
void judgeStructure(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit);

/// Whether a unit may be attached to another in this place.
[[nodiscard]] bool accepts(const Catalogue& catalogue, const Assessment& assessment, const Place& place,
                           Id<AssessedUnit> above, Id<AssessedUnit> unit);

/// How often the options of a limit are taken: see OptionLimit.
[[nodiscard]] int countOf(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                          const OptionLimit& limit);

/// Smallest and largest size of a unit, with options that lower the largest.
struct SizeLimits {
    int min = 1;
    int max = 1;
};
[[nodiscard]] SizeLimits sizeLimits(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

/// Whether a unit has one of its sizes.
[[nodiscard]] bool hasRightSize(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

} // namespace muster
