#pragma once

#include "report/verdict/verdicttext.h"

#include <string>

namespace muster::report {

/// The verdict as text: first whether it is legal, then the findings with numbers, citation and fixes, then the
/// tallies.
[[nodiscard]] std::string toText(const VerdictText& verdict);
[[nodiscard]] std::string toText(const Context& context);

} // namespace muster::report
