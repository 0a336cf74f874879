#pragma once

#include "core/language/countable.h"
#include "rules/judge/assessment.h"
#include "rules/judge/knowncarrying.h"

#include <span>
#include <utility>
#include <vector>

namespace muster {

using Members = std::span<const Id<AssessedUnit>>;

/// The units of a roster whose kinds the catalogue knows.
[[nodiscard]] std::vector<Id<AssessedUnit>> knownUnits(const Assessment& assessment);

/// The known units that a count with this scope looks at. The subject must be a unit, but for Scope::Kind::Roster.
[[nodiscard]] std::vector<Id<AssessedUnit>> membersIn(const Assessment& assessment, const Scope& scope,
                                                      Id<AssessedUnit> subject);
/// The same, added to a list.
void addMembersIn(const Assessment& assessment, const Scope& scope, Id<AssessedUnit> subject,
                  std::vector<Id<AssessedUnit>>& members);

/// How many there are of each weapon, each weapon once, whoever carries it.
using WeaponTotals = std::vector<std::pair<Id<Weapon>, std::int64_t>>;

/// What a count about weapons comes to: how many different ones there are, how many of the most frequent one, or the
/// largest figure.
[[nodiscard]] std::int64_t weaponCount(const Catalogue& catalogue, const Measure& measure, const WeaponTotals& totals);

/// The weapons that are to blame where such a count is above what is allowed.
[[nodiscard]] std::vector<Id<Weapon>> weaponsAbove(const Catalogue& catalogue, const Measure& measure,
                                                   const WeaponTotals& totals, Fraction allowed);

/// Counts things in an assessment, as constraints ask for them.
class Counter {
public:
    /// What was counted, as people know it.
    [[nodiscard]] static Fraction figureOf(const Measure& measure, std::int64_t counted)
    {
        const bool isCost = measure.kind == Measure::Kind::Points || measure.kind == Measure::Kind::OptionPoints;
        return isCost ? Fraction(Points::ofParts(counted)) : Fraction(counted);
    }

    Counter(const Catalogue& catalogue, const Assessment& assessment)
        : m_catalogue(catalogue), m_assessment(assessment), m_carrying(catalogue, assessment)
    {
    }

    /// Whether a unit with these facts may add anything to a sum: answers most questions without a call.
    [[nodiscard]] static bool mayAdd(const Measure& measure, std::span<const std::uint64_t> facts)
    {
        return measure.quick.meets(facts) &&
               (!countsOptions(measure.kind) || measure.options.isEmpty() || meets(facts, measure.options));
    }

    /// What one unit adds to a count; with a body, what that body alone has. The unit's kind is known. Nothing is added
    /// to counts over a whole roster (agreed points, different armies...). This count and those below are in parts of a
    /// point where costs are counted: see figureOf.
    [[nodiscard]] std::int64_t partOf(const Measure& measure, Id<AssessedUnit> unit, const Body* body = nullptr);

    /// The same for a sum over the units of a roster, in which most units add nothing, and of the others most add 1.
    [[nodiscard]] std::int64_t addedBy(const Measure& measure, Id<AssessedUnit> unit)
    {
        if (!mayAdd(measure, m_assessment.facts.row(unit.position())))
            return 0;
        return measure.kind == Measure::Kind::Units && measure.quick.isWhole ? 1 : partOf(measure, unit);
    }

    /// A count over some units together.
    [[nodiscard]] std::int64_t over(const Measure& measure, Members members, const Body* body = nullptr);

    /// A count over all units of the roster.
    [[nodiscard]] std::int64_t overAll(const Measure& measure);

    /// Adds the weapons of some units, or of one body of a unit, that a count about weapons counts.
    void gatherWeapons(const Measure& measure, Members members, const Body* body, WeaponTotals& totals);

    /// The sum, or the highest, of the parameters of some special rules that a unit has.
    [[nodiscard]] std::int64_t parameter(const FactSet& rules, Id<AssessedUnit> unit) const;
    /// A figure of a body after options; nothing if it is not a number.
    [[nodiscard]] std::optional<std::int64_t> figure(Id<StatColumn> stat, const Body& body) const;
    /// What the formula of a column gives for a body.
    [[nodiscard]] std::optional<Fraction> derived(Id<StatColumn> stat, const Body& body) const;

private:
    [[nodiscard]] bool fitsFilter(const Measure& measure, Id<AssessedUnit> unit, const Body* body) const;
    [[nodiscard]] std::int64_t groupModels(const Measure& measure, Id<AssessedUnit> unit) const;
    [[nodiscard]] std::int64_t optionsTaken(const Measure& measure, Id<AssessedUnit> unit, const Body* only) const;
    [[nodiscard]] std::int64_t filledGroups(const Measure& measure, const Body& body, bool sharedToo) const;
    [[nodiscard]] std::int64_t differences(const Measure& measure, const Body& body) const;
    void forWeapons(Id<AssessedUnit> unit, const Body* only, auto use);
    [[nodiscard]] std::int64_t weapons(const Measure& measure, Members members, const Body* only);
    [[nodiscard]] std::int64_t different(const Measure& measure, Members members) const;

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    KnownCarrying m_carrying;
    WeaponTotals m_weapons; ///< a buffer that is reused, so that counting allocates little
};

} // namespace muster
