#include "editor/gestures/trial.h"

#include "editor/gestures/badge.h"
#include "report/verdict/words.h"
#include "rules/fixes/trial.h"

#include <algorithm>

namespace muster::editor {

namespace {

/// Whether the roster has the error already, but with another number that was nearer to the limit.
bool isWorse(const Assessment& before, const Assessment& after, const Finding& finding)
{
    if (!isError(finding.severity) || !finding.actual)
        return false;
    const auto identity = identify(after, finding);
    return std::ranges::any_of(before.findings, [&](const Finding& old) {
        return old.rule == finding.rule && old.actual && identify(before, old) == identity &&
               (finding.tooMany ? *finding.actual > *old.actual : *finding.actual < *old.actual);
    });
}

} // namespace

std::vector<const Finding*> worseErrors(const Assessment& before, std::span<const FindingIdentity> errors,
                                        const Assessment& after)
{
    const auto found = muster::newErrors(after, errors);
    std::vector<const Finding*> worse; // in the order of the findings
    for (const auto& finding : after.findings)
        if (std::ranges::find(found, &finding) != found.end() || isWorse(before, after, finding))
            worse.push_back(&finding);
    return worse;
}

Breaks newErrors(const Verdict& verdict, const Edit& edit)
{
    Breaks breaks;
    std::vector<Badge> badges;
    Trials(verdict.catalogue(), verdict.roster()).with(edit, [&](const Assessment& after) {
        for (const auto* finding : worseErrors(verdict.assessment(), verdict.errors(), after)) {
            badges.push_back(badgeOf(verdict.catalogue(), after, *finding));
            breaks.messages << QString::fromStdString(report::message(verdict.catalogue(), after, *finding));
        }
    });
    if (const auto first = std::ranges::min_element(badges, {}, &Badge::rank); first != badges.end())
        breaks.badge = first->words;
    return breaks;
}

} // namespace muster::editor
