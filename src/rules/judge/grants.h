#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Calls `use` with what a unit has by each grant whose condition holds. The catalogue must know the unit's kind.
void forGiven(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, auto use)
{
    for (const auto& granted : catalogue.unit(assessment.units[unit].kind).granted)
        if (assessment.given[granted.grant])
            use(granted);
}

/// Adds a note for each grant that some unit of the roster would have, and whose condition asks for something that is
/// not agreed: it gives nothing then.
void judgeOpenGrants(const Catalogue& catalogue, Assessment& assessment);

} // namespace muster
