#pragma once

#include "judged.h"

#include "rules/fixes/fixes.h"

#include <string>

namespace muster::testing {

/// Applies a fix to a copy, judges again and takes it back. What is wrong with the fix, in words; empty where nothing.
[[nodiscard]] std::string faultOf(const Judged& judged, const Finding& finding, const Fix& fix);

/// Whether the finding could go while one unit that is attached to nothing stays: then there is a fix that does not
/// empty the roster.
[[nodiscard]] bool canKeepOne(const Judged& judged, const Finding& finding);

} // namespace muster::testing
