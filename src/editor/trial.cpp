#include "editor/trial.h"

#include "report/words.h"
#include "rules/assess.h"

#include <algorithm>

namespace muster::editor {

QStringList newErrors(const Verdict& verdict, const Edit& edit)
{
    auto roster = verdict.roster();
    if (!apply(roster, edit))
        return {};
    const auto after = assess(verdict.catalogue(), roster);
    QStringList messages;
    for (const auto& finding : after.findings)
        if (finding.severity == Severity::Error &&
            !std::ranges::binary_search(verdict.errors(), identify(after, finding)))
            messages << QString::fromStdString(report::message(verdict.catalogue(), after, finding));
    return messages;
}

} // namespace muster::editor
