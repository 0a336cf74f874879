#pragma once

#include "core/data/unit.h"
#include "core/language/filtermatch.h"

#include <algorithm>

namespace muster {

/// Answers a question about a kind of unit as the data define it. Grants use it, before there is any roster.
[[nodiscard]] inline bool answerOf(const Unit& unit, Id<Unit> id, const Filter& filter)
{
    switch (filter.kind) {
    case Filter::Kind::Category:
    case Filter::Kind::Mark:
    case Filter::Kind::Rule:
        return unit.facts.meets(filter.facts);
    case Filter::Kind::Unit:
        return std::ranges::find(filter.units, id) != filter.units.end();
    case Filter::Kind::MinModels:
        return unit.minModels >= filter.number;
    case Filter::Kind::MaxModels:
        return unit.maxModels <= filter.number;
    default: // not asked of a kind: see canAsk()
        return false;
    }
}

} // namespace muster
