#pragma once

#include "core/roster/edit.h"
#include "rules/compare/verdict.h"

#include <QStringList>

namespace muster::editor {

/// The errors that an edit would bring or make worse, as messages: errors that stay as they are are left out. Empty where the
/// edit does not fit the roster. Costs one judgement.
[[nodiscard]] QStringList newErrors(const Verdict& verdict, const Edit& edit);

} // namespace muster::editor
