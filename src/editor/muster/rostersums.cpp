#include "editor/muster/rostersums.h"

#include "editor/words/currency.h"
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
    Points points;
    for (const auto& id : ids)
        if (const auto at = verdict.unitAt(id); !at.isNone()) {
            const auto& unit = verdict.assessment().units[at];
            ++units;
            models += unit.models;
            points += unit.points;
        }
    if (units == 0)
        return {};
    const bool hasPoints = verdict.catalogue().ruleset.hasPoints;
    // Of one unit the row says the rest.
    auto words = units == 1 && hasPoints ? QStringList() : countsOf(verdict, units, models);
    if (hasPoints)
        words << inCurrency(verdict.catalogue().ruleset, sumText(QT_TRANSLATE_NOOP("RosterSums", "%1 points")))
                     .arg(QString::fromStdString(report::number(points)));
    return sumText(QT_TRANSLATE_NOOP("RosterSums", "Selected: %1")).arg(words.join(QStringLiteral(", ")));
}

} // namespace muster::editor
