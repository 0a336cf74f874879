#pragma once

#include "rules/datachanges.h"

#include <string>

namespace muster::report {

/// One of the changes as a sentence.
[[nodiscard]] std::string toText(const DataChanges& changes, const DataChange& change);

} // namespace muster::report
