#include "editor/muster/rostersums.h"

#include "editor/words/currency.h"
#include "report/verdict/costwords.h"
#include "report/verdict/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace muster::editor {

namespace {

QString sumText(const char* words, int number = -1)
{
    return QCoreApplication::translate("RosterSums", words, nullptr, number);
}

QStringList countsOf(const Verdict& verdict, int units, int models)
{
    QStringList words{sumText(QT_TRANSLATE_N_NOOP("RosterSums", "%n unit(s)"), units)};
    if (verdict.catalogue().ruleset.countsModels)
        words << sumText(QT_TRANSLATE_N_NOOP("RosterSums", "%n model(s)"), models);
    return words;
}

} // namespace

QString rosterSum(const Verdict& verdict)
{
    const auto& assessment = verdict.assessment();
    if (assessment.units.empty())
        return {};
    return countsOf(verdict, static_cast<int>(assessment.units.size()), assessment.models).join(QStringLiteral(", "));
}

QString selectionSum(const Verdict& verdict, const std::vector<std::string>& ids)
{
    int units = 0;
    int models = 0;
    std::vector<Id<AssessedUnit>> selected;
    for (const auto& id : ids)
        if (const auto at = verdict.unitAt(id); !at.isNone()) {
            const auto& unit = verdict.assessment().units[at];
            ++units;
            models += unit.models;
            selected.push_back(at);
        }
    if (units == 0)
        return {};
    const auto& ruleset = verdict.catalogue().ruleset;
    // Of one unit the row says the rest.
    auto words = units == 1 && ruleset.hasPoints ? QStringList() : countsOf(verdict, units, models);
    const auto costOf = [&](Id<CostKind> kind) { return verdict.assessment().costOf(selected, kind); };
    if (ruleset.hasPoints)
        words << inCurrency(ruleset, sumText(QT_TRANSLATE_NOOP("RosterSums", "%1 points")))
                     .arg(QString::fromStdString(report::number(costOf(noId))));
    if (const auto others = report::otherCosts(ruleset, costOf); !others.empty())
        words << QString::fromStdString(others);
    return sumText(QT_TRANSLATE_NOOP("RosterSums", "Selected: %1")).arg(words.join(QStringLiteral(", ")));
}

} // namespace muster::editor
