#pragma once

#include "rules/assessment.h"

#include <string>

namespace muster::editor {

/// What a finding is about, told by ids: the same in two verdicts although positions change when units come and go.
[[nodiscard]] std::string identityOf(const Assessment& assessment, const Finding& finding);

} // namespace muster::editor
