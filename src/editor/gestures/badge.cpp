#include "editor/gestures/badge.h"

#include "editor/words/shown.h"
#include "report/verdict/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

QString badgeText(const char* words) { return QCoreApplication::translate("Badge", words); }

/// A longer name would push the figures of its row aside.
constexpr qsizetype longestName = 14;

/// What is counted, as players call it; empty where it has no name, or none that is one short word.
QString nameOf(const Catalogue& catalogue, const Assessment& after, const Finding& finding)
{
    const auto counted = std::ranges::find_if(after.tallies, [&](const Tally& tally) {
        return !finding.constraint.isNone() && tally.constraint == finding.constraint &&
               tally.subject == finding.subject;
    });
    if (counted == after.tallies.end())
        return {};
    auto name = shown(report::tally(catalogue, after, *counted).label);
    return name.contains(u' ') || name.size() > longestName ? QString() : name;
}

} // namespace

Badge badgeOf(const Catalogue& catalogue, const Assessment& after, const Finding& finding)
{
    const auto number = [](Fraction value) { return QString::fromStdString(report::number(value)); };
    const auto hasNumbers = finding.actual && finding.allowed;
    if (!finding.constraint.isNone()) {
        const auto& rule = catalogue.ruleset.constraints[finding.constraint];
        if (rule.isAgreedPoints() && hasNumbers)
            return {badgeText(QT_TRANSLATE_NOOP("Badge", "+%1 over"))
                        .arg(number(Fraction(finding.actual->ceil() - finding.allowed->floor()))),
                    Badge::Rank::Points};
        if (rule.count.kind == Measure::Kind::Units && hasNumbers)
            if (const auto name = nameOf(catalogue, after, finding); !name.isEmpty())
                return {(finding.tooMany ? badgeText(QT_TRANSLATE_NOOP("Badge", "no %1 slot"))
                                         : badgeText(QT_TRANSLATE_NOOP("Badge", "needs %1")))
                            .arg(name),
                        Badge::Rank::Named};
    }
    if (finding.rule == idOf(Structural::Slots))
        return {badgeText(finding.tooMany ? QT_TRANSLATE_NOOP("Badge", "no free slot")
                                          : QT_TRANSLATE_NOOP("Badge", "slots to fill")),
                Badge::Rank::Number};
    if (finding.rule == idOf(Structural::OptionExcludes))
        return {badgeText(QT_TRANSLATE_NOOP("Badge", "excluded")), Badge::Rank::Number};
    if (finding.rule == idOf(Structural::OptionRequires))
        return {badgeText(QT_TRANSLATE_NOOP("Badge", "needs another")), Badge::Rank::Number};
    if (!hasNumbers || !finding.allowed->isWhole())
        return {badgeText(QT_TRANSLATE_NOOP("Badge", "breaks a rule")), Badge::Rank::Rule};
    const auto allowed = number(*finding.allowed);
    const auto words = !finding.tooMany ? badgeText(QT_TRANSLATE_NOOP("Badge", "at least %1")).arg(allowed)
                       : finding.rule == idOf(Structural::UnitSize)
                           ? badgeText(QT_TRANSLATE_NOOP("Badge", "max %1 models")).arg(allowed)
                       : *finding.allowed == Fraction(0)
                           ? badgeText(QT_TRANSLATE_NOOP("Badge", "not allowed"))
                           : badgeText(QT_TRANSLATE_NOOP("Badge", "%1 of %2")).arg(number(*finding.actual), allowed);
    return {words, Badge::Rank::Number};
}

} // namespace muster::editor
