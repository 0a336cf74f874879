#pragma once

#include "print/view/view.h"

#include <vector>

namespace muster::print {

/// Units that share one card: they differ only in their own names, their notes and their parents.
struct Copies {
    std::vector<Id<AssessedUnit>> units;

    [[nodiscard]] Id<AssessedUnit> first() const { return units.front(); }
};

/// One for each card of the roster, in the order of the cards.
[[nodiscard]] std::vector<Copies> copies(const SheetContext& context);

/// The number of each unit's card, from 1.
[[nodiscard]] Table<AssessedUnit, int> cardNumbers(const SheetContext& context);

} // namespace muster::print
