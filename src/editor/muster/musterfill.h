#pragma once

#include "editor/list/fillform.h"
#include "rules/verdict/verdict.h"

#include <stop_token>

namespace muster::editor {

/// Looks for what a roster could have besides, as report and windows name it. Takes up to a second, and ends early when
/// it is asked to stop.
[[nodiscard]] FillForm fillForm(const Verdict& verdict, const FillAsked& asked, const std::stop_token& stop);

} // namespace muster::editor
