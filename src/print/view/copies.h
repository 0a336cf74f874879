#pragma once

#include "print/view/view.h"

#include <vector>

namespace muster::print {

/// What must be equal for two units to be shown as one. Choices, models, places and the units below always count; of
/// those below their names too.
struct Alike {
    bool byName = true;
    bool byNote = true;
};

/// A text that units have in common if they are alike.
[[nodiscard]] std::string likeness(const RosterUnit& unit, Alike alike);

/// Units that share one card: they differ only in their own names, their notes and their parents. A unit
/// with a picture has a card without those that have another.
struct Copies {
    std::vector<Id<AssessedUnit>> units;

    [[nodiscard]] Id<AssessedUnit> first() const { return units.front(); }
};

/// Units with the same parent that share a line of a list, for they are alike and cost the same.
struct SharedLine {
    Id<AssessedUnit> first;
    int count = 0;
};

[[nodiscard]] std::vector<SharedLine> sharedLines(const SheetContext& context,
                                                  const std::vector<Id<AssessedUnit>>& units, Alike alike);

/// One for each card of the roster, in the order of the cards.
[[nodiscard]] std::vector<Copies> copies(const SheetContext& context);

/// The number of each unit's card, from 1.
[[nodiscard]] Table<AssessedUnit, int> cardNumbers(const SheetContext& context);

} // namespace muster::print
