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
    return a.points == b.points && std::ranges::equal(a.findings, b.findings, sameFinding) &&
           std::ranges::equal(a.tallies, b.tallies, sameTally);
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
        if (assessment.rulings[id] != ruling.standard || !saysTheSame(assessment, assess(catalogue, other)))
            mattered.push_back(id);
    }
    return mattered;
}

} // namespace muster
