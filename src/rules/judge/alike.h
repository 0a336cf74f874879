#pragma once

#include "rules/judge/assessment.h"

#include <span>
#include <vector>

namespace muster {

/// The same verdict as `assess`, sooner where the roster is nearly that of an earlier assessment by this catalogue.
[[nodiscard]] Assessment assess(const Catalogue& catalogue, const Roster& roster, Assessment used,
                                const Assessment& before);

/// Which units of a roster are as they were in an assessment that was made before: rules that ask for nothing but a
/// unit itself come to the same for it. Who tries many changes of one roster judges only what they change.
class Alike {
public:
    /// `now` is judged so far that its units are known. Null, or other armies, agreements or rulings: nothing is alike.
    Alike(const Assessment& now, const Assessment* before);

    [[nodiscard]] bool isAny() const { return m_before != nullptr; }
    /// A unit of the earlier assessment as it is now, where nothing was found that is about it; none if it is not as it
    /// was. Units that are alike have kept their order.
    [[nodiscard]] Id<AssessedUnit> now(Id<AssessedUnit> was) const { return m_is[was]; }
    /// The units that are not alike, in their order. Only where there are any others.
    [[nodiscard]] std::span<const Id<AssessedUnit>> others() const { return m_others; }
    /// Whether it is also attached to a unit that is as it was, and needs no other unit in the roster: then its
    /// structure is right.
    [[nodiscard]] bool isOfSameStructure(Id<AssessedUnit> unit) const;
    /// Only where there is any.
    [[nodiscard]] const Assessment& before() const { return *m_before; }

private:
    void find();
    [[nodiscard]] bool isSame(Id<AssessedUnit> unit, Id<AssessedUnit> was) const;
    [[nodiscard]] bool costsSame(Id<AssessedUnit> unit, Id<AssessedUnit> was) const;
    [[nodiscard]] bool isSame(const Body& body, const Body& was) const;

    const Assessment& m_now;
    const Assessment* m_before;
    Table<AssessedUnit, Id<AssessedUnit>> m_was; ///< by the unit now
    Table<AssessedUnit, Id<AssessedUnit>> m_is;  ///< by the unit of the earlier assessment
    std::vector<Id<AssessedUnit>> m_others;
};

} // namespace muster
