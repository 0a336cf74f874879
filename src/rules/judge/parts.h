#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// How many models of a body have an option. A unit's own models are those that are in no model group, with the groups
/// that have the option from their unit counted by themselves.
[[nodiscard]] inline int timesTaken(const Assessment& assessment, const Body& body, const TakenOption& taken)
{
    if (!taken.option->isForEachModel)
        return taken.isInherited ? 0 : taken.count;
    if (body.kind)
        return body.models;
    int alone = body.models;
    for (const auto& other : assessment.bodiesOf(body.unit).subspan(1))
        alone -= other.models;
    return std::max(0, alone);
}

/// Calls `use` with each part that a unit has, how many models (or mounts) that is, and the option that adds it; null
/// where the kind of unit has it anyway. The kind is known.
void forParts(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, auto use)
{
    const auto& kind = catalogue.unit(assessment.units[unit].kind);
    const bool isOfParts = kind.isOfParts();
    for (const auto& part : kind.parts)
        use(part, isOfParts ? part.models : part.models * assessment.units[unit].size(),
            static_cast<const Option*>(nullptr));
    if (!assessment.units[unit].hasAddedParts) // nearly no unit has
        return;
    for (const auto& body : assessment.bodiesOf(unit))
        for (const auto& taken : assessment.takenBy(body))
            if (!taken.option->parts.empty())
                if (const int times = timesTaken(assessment, body, taken); times > 0)
                    for (const auto& part : taken.option->parts)
                        use(part, part.models * times, taken.option);
}

} // namespace muster
