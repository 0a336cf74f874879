#pragma once

#include "rules/compare/comparison.h"

#include <string>

namespace muster::report {

/// A difference in words, as a row of a table.
struct DifferenceText {
    std::string where;
    std::string here;
    std::string there;
};

/// `here` and `there` must be the rosters that were compared. What the catalogue does not know is named by its id.
[[nodiscard]] DifferenceText toText(const Difference& difference, const Roster& here, const Roster& there,
                                    const Catalogue& catalogue);

/// The same on one line, with long texts cut: "Pikes, models: 8 here, 10 there."
[[nodiscard]] std::string toLine(const Difference& difference, const Roster& here, const Roster& there,
                                 const Catalogue& catalogue);

} // namespace muster::report
