#pragma once

#include "battlescribe/saved/fileroster.h"

#include <QString>

namespace muster::editor {

/// What may say which sign something has, with slashes between: its categories, if it is a unit or a model, then
/// whether it is a unit, a model, or part of one. Its name says nothing for sure.
[[nodiscard]] QString iconOf(const battlescribe::FileSelection& selection);

} // namespace muster::editor
