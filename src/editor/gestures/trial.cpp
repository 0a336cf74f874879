#include "editor/gestures/trial.h"

#include "report/verdict/words.h"
#include "rules/fixes/trial.h"

namespace muster::editor {

QStringList newErrors(const Verdict& verdict, const Edit& edit)
{
    QStringList messages;
    Trials(verdict.catalogue(), verdict.roster()).with(edit, [&](const Assessment& after) {
        for (const auto* finding : muster::newErrors(after, verdict.errors()))
            messages << QString::fromStdString(report::message(verdict.catalogue(), after, *finding));
    });
    return messages;
}

} // namespace muster::editor
