#pragma once

#include "reading/text/lineat.h"

namespace muster::text {

/// What a line labels, where it does: "Armour", "Allies: Orks", "Reserve", "Embarked:".
struct Label {
    bool isAll = false; ///< the line says nothing else
    bool isSection = false;
    bool isReserve = false;
    bool isAlly = false;
    Join join = Join::None;
    Id<Army> army;
    Id<Place> place;
};
[[nodiscard]] Label labelOf(const LineAt& here);

/// Whether a line that is a label too, such as "Infantry" in a game whose unit is called so, takes the unit.
[[nodiscard]] bool isUnitLine(const LineAt& here, const NamedUnit& unit);

} // namespace muster::text
