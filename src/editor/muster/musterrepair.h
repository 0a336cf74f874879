#pragma once

#include "editor/list/repairform.h"
#include "rules/verdict/verdict.h"

#include <stop_token>

namespace muster::editor {

/// Looks for ways to make a roster legal, as report and windows name them. Takes up to some seconds, and ends early
/// when it is asked to stop.
[[nodiscard]] RepairForm repairForm(const Verdict& verdict, const RepairWishes& wishes, const std::stop_token& stop);

} // namespace muster::editor
