#pragma once

#include "rules/judge/assessment.h"

#include <string>

namespace muster::report {

/// The heading over a unit that is attached to no other, in a list of the army: a section of the ruleset, its category,
/// its army if that is another, or "not known to the data".
struct Heading {
    std::string name;
    int order = 0; ///< headings are sorted by it; units with the same number share one heading
};

/// The heading over units that the data do not know.
[[nodiscard]] std::string unknownHeading();
[[nodiscard]] Heading headingOf(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

} // namespace muster::report
