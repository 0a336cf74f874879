#pragma once

#include "core/data/unit.h"
#include "core/language/filtermatch.h"

#include <algorithm>

namespace muster {

/// Answers filters for a kind of unit as the data define it. Grants use it, before there is any roster.
class KindAsked {
public:
    static constexpr auto domain = Domain::Kind;
    KindAsked(const Unit& unit, Id<Unit> id) : m_unit(unit), m_id(id) {}

    [[nodiscard]] bool answer(const Filter& filter) const
    {
        switch (filter.kind) {
        case Filter::Kind::Category:
        case Filter::Kind::Mark:
        case Filter::Kind::Rule:
            return m_unit.facts.meets(filter.facts);
        case Filter::Kind::Unit:
            return std::ranges::find(filter.units, m_id) != filter.units.end();
        case Filter::Kind::MinModels:
            return m_unit.minModels >= filter.number;
        case Filter::Kind::MaxModels:
            return m_unit.maxModels <= filter.number;
        default: // not asked of a kind: see canAsk()
            return false;
        }
    }

private:
    const Unit& m_unit;
    Id<Unit> m_id;
};

} // namespace muster
