#include "editor/gestures/completing.h"

#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "rules/fixes/filling.h"
#include "rules/fixes/fixes.h"
#include "rules/fixes/trial.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

QString completingText(const char* words) { return QCoreApplication::translate("Completion", words); }

bool isOfUnit(const Finding& finding, Id<AssessedUnit> unit)
{
    return isError(finding.severity) && finding.units == std::vector{unit};
}

/// Whether it says that too little was chosen.
bool asksForChoice(const Finding& finding) { return finding.rule == idOf(Structural::OptionLimit) && !finding.tooMany; }

/// The groups that the fill takes from: "Left arm, one of 12".
QStringList groupsOf(const OptionList& list, const OptionCounts& before, const OptionCounts& after)
{
    QStringList words;
    for (const auto& group : list.groups) {
        int more = 0;
        for (const auto position : group.options) {
            const auto& id = list.options[position].id;
            more += std::max(0, after.find(id).value_or(0) - before.find(id).value_or(0));
        }
        if (more == 0)
            continue;
        const auto most = static_cast<int>(group.options.size());
        const auto name = text(list.nameOf(group));
        words << (most == 1 ? name
                  : more == 1
                      ? completingText(QT_TRANSLATE_NOOP("Completion", "%1, one of %2")).arg(name).arg(most)
                      : completingText(QT_TRANSLATE_NOOP("Completion", "%1, %2 of %3")).arg(name).arg(more).arg(most));
    }
    return words;
}

} // namespace

std::optional<Completion> completionOf(const Verdict& verdict, Id<AssessedUnit> unit)
{
    const auto& catalogue = verdict.catalogue();
    const auto& now = verdict.assessment();
    const auto& its = now.units[unit];
    const auto isIts = [&](const Finding& finding) { return isOfUnit(finding, unit); };
    if (!its.isKnown() || std::ranges::none_of(now.findings, isIts))
        return std::nullopt;
    const auto& source = *now.source[unit];
    WorkBudget budget(mostWorkInWindow);
    const auto filling = cheapestFilling(catalogue, verdict.roster(), source, budget);
    Completion found;
    std::vector<Edit> edits;
    for (const auto& [id, count] : filling.options)
        if (source.options.find(id) != count) {
            found.options.push_back(id);
            edits.push_back({edits::SetOption{its.id, std::nullopt, id, count}});
        }
    for (const auto& [id, count] : source.options)
        if (!filling.options.find(id))
            edits.push_back({edits::SetOption{its.id, std::nullopt, id, std::nullopt}});
    if (found.options.empty()) {
        for (const auto& finding : now.findings)
            if (isIts(finding) && asksForChoice(finding))
                found.choose << text(report::message(catalogue, now, finding));
        if (found.choose.isEmpty())
            return std::nullopt;
        found.why = found.choose.first();
        return found;
    }
    found.choose = groupsOf(catalogue.unit(its.kind).choices, source.options, filling.options);
    found.points = its.points + filling.points;
    const Edit edit{edits::Batch{std::move(edits)}};
    Trials(catalogue, verdict.roster()).with(edit, [&](const Assessment& after) {
        if (after.limit && after.points > *after.limit)
            found.over = after.points - *after.limit;
        const auto left = std::ranges::find_if(
            after.findings, [&](const Finding& finding) { return isIts(finding) && asksForChoice(finding); });
        const auto fresh = muster::newErrors(after, verdict.errors());
        const auto broken = std::ranges::find_if(fresh, [&](const Finding* finding) { return isIts(*finding); });
        if (left != after.findings.end())
            found.why = text(report::message(catalogue, after, *left));
        else if (broken != fresh.end())
            found.why = text(report::message(catalogue, after, **broken));
    });
    if (found.why.isEmpty())
        found.fill = Gesture{edit,
                             completingText(QT_TRANSLATE_NOOP("Completion", "Complete %1"))
                                 .arg(Gestures(catalogue, verdict.roster()).nameOf(source)),
                             {its.id}};
    return found;
}

} // namespace muster::editor
