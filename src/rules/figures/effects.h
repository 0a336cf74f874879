#pragma once

#include "rules/judge/assessment.h"

#include <string>
#include <vector>

namespace muster {

/// A figure after everything that affects it, and the names of what changed it.
struct EffectiveFigure {
    StatValue base;
    StatValue value;
    std::vector<std::string> reasons;

    [[nodiscard]] bool isChanged() const { return base != value; }
};

/// Applies options and model groups to the figures of a body of models. Order: effects that set a figure,
/// multiplications marked `first`, additions, other multiplications. Then columns that are computed from others.
class Effects {
public:
    Effects(const Catalogue& catalogue, const Assessment& assessment, const Body& body);

    /// A figure of the unit's own stat line.
    [[nodiscard]] EffectiveFigure figure(Id<StatColumn> stat) const;
    /// Only its number, without the reasons: faster.
    [[nodiscard]] std::optional<int> number(Id<StatColumn> stat) const;
    /// A figure of a part's stat line.
    [[nodiscard]] EffectiveFigure figure(Id<StatColumn> stat, const Profile& profile) const;
    /// A figure of a weapon when this body uses it.
    [[nodiscard]] EffectiveFigure weaponFigure(Id<StatColumn> stat, const Weapon& weapon) const;
    /// The result of a column's formula, even if the data give another figure.
    [[nodiscard]] std::optional<Fraction> derived(Id<StatColumn> stat) const;

private:
    [[nodiscard]] const Table<StatColumn, StatValue>& stats() const
    {
        return m_kind.sized.empty() ? m_kind.stats : m_sized;
    }
    void forEffects(auto use) const;
    void change(EffectiveFigure& figure, const StatColumn& column, auto isMeant) const;
    void change(EffectiveFigure& figure, Id<StatColumn> stat) const;
    [[nodiscard]] int penaltyTimes(Id<StatColumn> stat) const;
    [[nodiscard]] bool excludes(const Formula& formula) const;
    [[nodiscard]] bool hasRule(const std::vector<RuleRef>& rules, Id<SpecialRule> rule) const;
    [[nodiscard]] std::optional<Fraction> derive(Id<StatColumn> stat, const Table<StatColumn, StatValue>& base,
                                                 const std::vector<RuleRef>& rules) const;

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    const Body& m_body;
    const Unit& m_kind;
    Table<StatColumn, StatValue> m_sized; ///< the unit's figures, where they depend on its size
};

/// Whether the figures of a unit's models, or of its weapons, may differ with the answer to a ruling, all else the
/// same.
[[nodiscard]] bool followRuling(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                                Id<Ruling> ruling);

/// The result of a formula as a value of the column; empty if it is not a whole number.
[[nodiscard]] StatValue wholeFigure(const std::optional<Fraction>& figure);

} // namespace muster
