#pragma once

#include "rules/comparison.h"

#include <string>

namespace muster::report {

/// A difference in words, as a row of a table.
struct DifferenceText {
    std::string where;
    std::string here;
    std::string there;
};

/// The rosters are those that were compared. What the catalogue does not know is named by its id.
[[nodiscard]] DifferenceText toText(const Difference& difference, const Roster& here, const Roster& there,
                                    const Catalogue& catalogue);

/// The same on one line, long words cut: "Pikes, models: 8 here, 10 there."
[[nodiscard]] std::string toLine(const Difference& difference, const Roster& here, const Roster& there,
                                 const Catalogue& catalogue);

} // namespace muster::report
