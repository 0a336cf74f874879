#pragma once

#include "print/view/cardsheet.h"
#include "print/view/view.h"

#include <vector>

namespace muster::print {

/// Figures that the ruleset works out for each unit that fits, such as when it breaks; none for an unknown unit.
[[nodiscard]] std::vector<CardFigure> unitFigures(const SheetContext& context, Id<AssessedUnit> unit);

} // namespace muster::print
