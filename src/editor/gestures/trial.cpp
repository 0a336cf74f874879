#include "editor/gestures/trial.h"

#include "editor/gestures/badge.h"
#include "report/verdict/words.h"
#include "rules/fixes/trial.h"

#include <algorithm>
#include <map>

namespace muster::editor {

namespace {

/// The findings with numbers, by identity: there may be thousands.
using Numbered = std::multimap<FindingIdentity, const Finding*>;

Numbered numberedIn(const Assessment& assessment)
{
    Numbered numbered;
    for (const auto& finding : assessment.findings)
        if (finding.actual)
            numbered.emplace(identify(assessment, finding), &finding);
    return numbered;
}

/// Whether the roster has the error already, but with another number that was nearer to the limit.
bool isWorse(const Numbered& before, const Assessment& after, const Finding& finding)
{
    if (!isError(finding.severity) || !finding.actual)
        return false;
    const auto [first, end] = before.equal_range(identify(after, finding));
    return std::any_of(first, end, [&](const auto& known) {
        const auto& old = *known.second;
        return finding.tooMany ? *finding.actual > *old.actual : *finding.actual < *old.actual;
    });
}

} // namespace

std::vector<const Finding*> worseErrors(const Assessment& before, std::span<const FindingIdentity> errors,
                                        const Assessment& after)
{
    const auto found = muster::newErrors(after, errors); // in the order of the findings
    const auto numbered = numberedIn(before);
    std::vector<const Finding*> worse; // in the same order
    auto next = found.begin();
    for (const auto& finding : after.findings) {
        const bool isNew = next != found.end() && *next == &finding;
        next += isNew ? 1 : 0;
        if (isNew || isWorse(numbered, after, finding))
            worse.push_back(&finding);
    }
    return worse;
}

Breaks newErrors(const Verdict& verdict, const Edit& edit)
{
    Breaks breaks;
    std::vector<Badge> badges;
    std::vector<bool> areOld; // errors that the roster has already
    const auto isOld = [&](const FindingIdentity& identity) {
        return std::ranges::binary_search(verdict.errors(), identity);
    };
    Trials(verdict.catalogue(), verdict.roster()).with(edit, [&](const Assessment& after) {
        for (const auto* finding : worseErrors(verdict.assessment(), verdict.errors(), after)) {
            badges.push_back(badgeOf(verdict.catalogue(), after, *finding));
            areOld.push_back(isOld(identify(after, *finding)));
            breaks.messages << QString::fromStdString(report::message(verdict.catalogue(), after, *finding));
        }
    });
    if (const auto first = std::ranges::min_element(badges, {}, &Badge::rank); first != badges.end()) {
        breaks.badge = first->words;
        breaks.isOverAlready =
            first->rank == Badge::Rank::Points && areOld[static_cast<std::size_t>(first - badges.begin())];
    }
    return breaks;
}

} // namespace muster::editor
