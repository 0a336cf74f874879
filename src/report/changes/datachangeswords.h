#pragma once

#include "rules/compare/datachanges.h"

#include <string>

namespace muster::report {

/// One of the changes as a sentence.
[[nodiscard]] std::string toText(const DataChanges& changes, const DataChange& change);

/// The same as a row of a table: what changed, what it was and what it is. `was` or `is` is a dash for what is not
/// there.
struct ChangeRow {
    std::string what;
    std::string was;
    std::string is;
};
[[nodiscard]] ChangeRow toRow(const DataChanges& changes, const DataChange& change);

} // namespace muster::report
