#pragma once

#include "core/roster/edit.h"
#include "editor/list/breaks.h"
#include "rules/fixes/identity.h"
#include "rules/verdict/verdict.h"

#include <span>
#include <vector>

namespace muster::editor {

/// The errors of `after` that are not among `errors`, those of the roster `before`, or are further from their limit.
[[nodiscard]] std::vector<const Finding*> worseErrors(const Assessment& before, std::span<const FindingIdentity> errors,
                                                      const Assessment& after);

/// The errors that an edit would bring or make worse: errors that stay as they are are left out. Empty where the edit
/// does not fit the roster. Costs one judgement.
[[nodiscard]] Breaks newErrors(const Verdict& verdict, const Edit& edit);

} // namespace muster::editor
