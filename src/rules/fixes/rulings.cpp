#include "rules/figures/effects.h"
#include "rules/figures/profile.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster {

namespace {

/// Whether two verdicts on one roster are the same in everything that messages are made from.
bool saysTheSame(const Assessment& a, const Assessment& b)
{
    const auto sameFinding = [](const Finding& x, const Finding& y) {
        return x.rule == y.rule && x.severity == y.severity && x.subject == y.subject && x.units == y.units &&
               x.actual == y.actual && x.allowed == y.allowed;
    };
    // Two constraints that state one rule, one for each answer of a ruling, make the same tally.
    const auto sameTally = [](const Tally& x, const Tally& y) {
        return x.subject == y.subject && x.actual == y.actual && x.min == y.min && x.max == y.max;
    };
    return a.points == b.points && a.otherCosts == b.otherCosts && a.given == b.given &&
           std::ranges::equal(a.findings, b.findings, sameFinding) &&
           std::ranges::equal(a.tallies, b.tallies, sameTally);
}

bool sameFigures(const Table<StatColumn, ProfileStat>& a, const Table<StatColumn, ProfileStat>& b)
{
    return std::ranges::equal(a, b, {}, &ProfileStat::value, &ProfileStat::value);
}

bool sameWeapons(const std::vector<ProfileWeapon>& a, const std::vector<ProfileWeapon>& b)
{
    return std::ranges::equal(a, b, [](const ProfileWeapon& x, const ProfileWeapon& y) {
        return x.weapon == y.weapon && x.count == y.count && sameFigures(x.stats, y.stats);
    });
}

/// Whether a unit is of the same models with the same options in both.
bool isMadeTheSame(const Assessment& a, const Assessment& b, Id<AssessedUnit> unit)
{
    const auto sameOption = [](const TakenOption& x, const TakenOption& y) {
        return x.option == y.option && x.count == y.count && x.isInherited == y.isInherited;
    };
    return a.units[unit].models == b.units[unit].models &&
           std::ranges::equal(a.bodiesOf(unit), b.bodiesOf(unit), [&](const Body& x, const Body& y) {
               return x.kind == y.kind && x.models == y.models && x.sharesAll == y.sharesAll &&
                      std::ranges::equal(a.takenBy(x), b.takenBy(y), sameOption);
           });
}

/// Whether the cards of all units have the same figures in two verdicts on one roster, one for each answer of a ruling.
bool printsTheSame(const Catalogue& catalogue, const Assessment& a, const Assessment& b, Id<Ruling> ruling)
{
    const auto same = [](const auto& x, const auto& y) {
        return sameFigures(x.stats, y.stats) && sameWeapons(x.weapons, y.weapons);
    };
    return std::ranges::all_of(a.units.ids(), [&](Id<AssessedUnit> unit) {
        if (!a.units[unit].isKnown() || (isMadeTheSame(a, b, unit) && !followRuling(catalogue, a, unit, ruling)))
            return true;
        const auto ofA = profile(catalogue, a, unit);
        const auto ofB = profile(catalogue, b, unit);
        return same(ofA, ofB) && std::ranges::equal(ofA.groups, ofB.groups, same) &&
               std::ranges::equal(ofA.parts, ofB.parts, same);
    });
}

} // namespace

std::vector<Id<Ruling>> rulingsThatMatter(const Catalogue& catalogue, const Roster& roster,
                                          const Assessment& assessment)
{
    std::vector<Id<Ruling>> mattered;
    for (const auto id : catalogue.ruleset.rulings.ids()) {
        const auto& ruling = catalogue.ruleset.rulings[id];
        const bool isNamed =
            std::ranges::any_of(assessment.units, [&](const AssessedUnit& unit) { return unit.army == ruling.army; });
        if (!ruling.army.isNone() && ruling.army != assessment.army && !isNamed)
            continue;
        auto other = roster;
        other.rulings[ruling.id] = !assessment.rulings[id];
        if (assessment.rulings[id] != ruling.standard) {
            mattered.push_back(id);
            continue;
        }
        const auto switched = assess(catalogue, other);
        if (!saysTheSame(assessment, switched) || !printsTheSame(catalogue, assessment, switched, id))
            mattered.push_back(id);
    }
    return mattered;
}

} // namespace muster
