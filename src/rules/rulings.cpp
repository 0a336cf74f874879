#include "rules/assess.h"

#include <algorithm>

namespace muster {

namespace {

/// Whether two verdicts on one roster say the same. Messages are made of these, so nothing else can differ.
bool saysTheSame(const Assessment& a, const Assessment& b)
{
    const auto sameFinding = [](const Finding& x, const Finding& y) {
        return x.rule == y.rule && x.severity == y.severity && x.subject == y.subject && x.units == y.units &&
               x.actual == y.actual && x.allowed == y.allowed;
    };
    // Two sentences that say one rule under either ruling are different rules of the list, but the same tally.
    const auto sameTally = [](const Tally& x, const Tally& y) {
        return x.subject == y.subject && x.actual == y.actual && x.min == y.min && x.max == y.max;
    };
    return a.points == b.points && std::ranges::equal(a.findings, b.findings, sameFinding) &&
           std::ranges::equal(a.tallies, b.tallies, sameTally);
}

} // namespace

std::vector<Index> rulingsThatMatter(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment)
{
    std::vector<Index> mattered;
    for (std::size_t i = 0; i < catalogue.ruleset.rulings.size(); ++i) {
        const auto& ruling = catalogue.ruleset.rulings[i];
        const bool isNamed =
            std::ranges::any_of(assessment.units, [&](const AssessedUnit& unit) { return unit.army == ruling.army; });
        if (ruling.army != noIndex && ruling.army != assessment.army && !isNamed)
            continue;
        auto other = roster;
        other.rulings[ruling.id] = !assessment.rulings[i];
        if (assessment.rulings[i] != ruling.standard || !saysTheSame(assessment, assess(catalogue, other)))
            mattered.push_back(static_cast<Index>(i));
    }
    return mattered;
}

} // namespace muster
