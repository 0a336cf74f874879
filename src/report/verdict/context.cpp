#include "report/verdict/context.h"

#include <algorithm>

namespace muster::report {

Context contextOf(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment)
{
    Context context;
    context.catalogue = &catalogue;
    context.roster = &roster;
    context.assessment = &assessment;
    return context;
}

std::vector<FindingWithFixes> findingsOf(const Context& context)
{
    std::vector<FindingWithFixes> told;
    for (const auto& finding : context.battle)
        told.push_back({&finding, {}});
    const auto& own = context.assessment->findings;
    for (std::size_t i = 0; i < own.size(); ++i)
        told.push_back({&own[i], i < context.fixes.size() ? std::span(context.fixes[i]) : std::span<const Fix>()});
    std::ranges::stable_sort(told, {}, [](const FindingWithFixes& each) { return each.finding->severity; });
    return told;
}

Outcome outcomeOf(const Context& context)
{
    // What was not understood may be anything.
    const auto own = context.reading && context.reading->isOpen() ? Outcome::NotJudged : context.assessment->outcome();
    const bool isBroken =
        std::ranges::any_of(context.battle, [](const Finding& finding) { return isError(finding.severity); });
    return isBroken && own != Outcome::NotJudged ? Outcome::NotLegal : own;
}

} // namespace muster::report
