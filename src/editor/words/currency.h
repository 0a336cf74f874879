#pragma once

#include "core/data/ruleset.h"

#include <QString>

namespace muster::editor {

/// Words in which the game's name for points stands in place of "points": report::inCurrency(). To be called before
/// the %1 of a text are filled.
[[nodiscard]] QString inCurrency(const Ruleset& ruleset, const QString& words);

} // namespace muster::editor
