#include "editor/gestures/trial.h"

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

/// The tally that the error is about, or its message where there is none to show.
QString briefly(const Catalogue& catalogue, const Assessment& after, const Finding& finding)
{
    const auto counted = std::ranges::find_if(after.tallies, [&](const Tally& tally) {
        return !finding.constraint.isNone() && tally.constraint == finding.constraint &&
               tally.subject == finding.subject;
    });
    const auto words = counted == after.tallies.end() ? report::TallyText() : report::tally(catalogue, after, *counted);
    return QString::fromStdString(words.label.empty() ? report::message(catalogue, after, finding)
                                                      : words.label + ": " + words.figure);
}

} // namespace

Breaks newErrors(const Verdict& verdict, const Edit& edit)
{
    Breaks breaks;
    Trials(verdict.catalogue(), verdict.roster()).with(edit, [&](const Assessment& after) {
        const auto found = muster::newErrors(after, verdict.errors());
        for (const auto& finding : after.findings)
            if (std::ranges::find(found, &finding) != found.end() || isWorse(verdict.assessment(), after, finding)) {
                if (breaks.isEmpty())
                    breaks.brief = briefly(verdict.catalogue(), after, finding);
                breaks.messages << QString::fromStdString(report::message(verdict.catalogue(), after, finding));
            }
    });
    return breaks;
}

} // namespace muster::editor
