#pragma once

#include "rules/judge/assessment.h"

#include <vector>

namespace muster::advice {

/// Whether units of a kind fit a filter, whatever a player chooses for them.
enum class Fit : std::uint8_t { No, Maybe, Yes };

/// Answers filters for kinds of unit before there is a unit. `Yes` and `No` are certain.
class KindAnswers {
public:
    /// `before`: a roster of the same army with the same agreements. Both must outlive it.
    KindAnswers(const Catalogue& catalogue, const Assessment& before) : m_catalogue(catalogue), m_before(before) {}

    [[nodiscard]] Fit of(Id<Unit> kind, const Filter& filter) const;
    /// What one unit costs at least, without what is attached to it; 0 where that is not certain.
    [[nodiscard]] Points leastPrice(Id<Unit> kind) const;

private:
    [[nodiscard]] Fit ofFacts(const Unit& unit, const FactSet& facts) const;
    [[nodiscard]] Fit ofModels(const Unit& unit, const Filter& filter) const;
    /// Whether a unit has only sizes that the data allow, in every legal army.
    [[nodiscard]] bool keepsItsSize() const;
    [[nodiscard]] Fit ofTraits(Id<Unit> kind, const FactSet& facts) const;

    const Catalogue& m_catalogue;
    const Assessment& m_before;
};

} // namespace muster::advice
