#pragma once

#include "core/edit.h"
#include "rules/verdict.h"

#include <QStringList>

namespace muster::editor {

/// The errors that an edit would bring, as messages: errors that the roster has already are left out. Empty where the
/// edit does not fit the roster. Costs one judgement.
[[nodiscard]] QStringList newErrors(const Verdict& verdict, const Edit& edit);

} // namespace muster::editor
