#pragma once

#include "rules/assessment.h"

#include <string>

namespace muster::report {

/// Under which head a unit that hangs on no other stands in a list of the army: a section of the ruleset, its category,
/// its army where that is another, or what the data do not know.
struct Heading {
    std::string name;
    int order = 0; ///< heads stand in this order; one number is one head
};

[[nodiscard]] Heading headingOf(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

} // namespace muster::report
