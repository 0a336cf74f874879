#include "editor/gestures/adding.h"
#include "editor/gestures/gestures.h"
#include "editor/muster/unitforms.h"
#include "editor/words/currency.h"
#include "editor/words/numbers.h"
#include "editor/words/origin.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "rules/fixes/filling.h"
#include "rules/fixes/fixes.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

QString previewText(const char* words) { return QCoreApplication::translate("UnitPreview", words); }

/// The options that it must have, by name, and the cost with them.
QString fillingText(const Verdict& verdict, const Unit& kind, const Filling& filling)
{
    QStringList names;
    for (const auto& option : kind.choices.options)
        if (const auto count = filling.options.find(option.id); count && *count > 0)
            names << (*count > 1 ? QStringLiteral("%1 × %2").arg(*count).arg(text(option.name)) : text(option.name));
    if (names.isEmpty())
        return {};
    const auto list = names.join(QStringLiteral(", "));
    if (!verdict.catalogue().ruleset.hasPoints)
        return previewText(QT_TRANSLATE_NOOP("UnitPreview", "It must have something; for example: %1.")).arg(list);
    const auto cost = kind.usualCost() + filling.points;
    return inCurrency(
               verdict.catalogue().ruleset,
               previewText(QT_TRANSLATE_NOOP("UnitPreview", "It must have something: %1 points at least, with %2.")))
        .arg(shownNumber(cost), list);
}

QString pointsText(const Ruleset& ruleset, const Assessment& before, const Assessment& after)
{
    const auto now = shownNumber(before.points);
    const auto then = shownNumber(after.points);
    return after.limit
               ? inCurrency(ruleset, previewText(QT_TRANSLATE_NOOP("UnitPreview", "Points: %1 → %2 of %3")))
                     .arg(now, then, shownNumber(*after.limit))
               : inCurrency(ruleset, previewText(QT_TRANSLATE_NOOP("UnitPreview", "Points: %1 → %2"))).arg(now, then);
}

/// Counts of the roster that the new unit changes.
QStringList talliesText(const Verdict& before, const Verdict& after)
{
    const auto& catalogue = after.catalogue();
    QStringList lines;
    for (const auto& tally : after.assessment().tallies) {
        if (!after.assessment().unitOf(tally.subject).isNone() ||
            catalogue.ruleset.constraints[tally.constraint].isAgreedPoints())
            continue;
        const auto then = report::tally(catalogue, after.assessment(), tally);
        if (then.label.empty())
            continue;
        const auto& tallies = before.assessment().tallies;
        const auto old = std::ranges::find_if(tallies, [&](const Tally& each) {
            return each.constraint == tally.constraint && each.subject == tally.subject;
        });
        const auto now =
            old == tallies.end() ? report::TallyText() : report::tally(catalogue, before.assessment(), *old);
        if (now.figure == then.figure)
            continue;
        lines << (now.figure.empty()
                      ? QStringLiteral("%1: %2").arg(shown(then.label), shown(then.figure))
                      : QStringLiteral("%1: %2 → %3").arg(shown(then.label), shown(now.figure), shown(then.figure)));
    }
    return lines;
}

} // namespace

std::optional<UnitPreviewForm> unitPreview(const VerdictPtr& verdict, const std::string& reference,
                                           const std::string& near)
{
    if (!verdict || reference.empty())
        return std::nullopt;
    const auto& catalogue = verdict->catalogue();
    RosterUnit alone;
    alone.unit = reference;
    WorkBudget budget(mostWorkInWindow);
    const auto filling = cheapestFilling(catalogue, verdict->roster(), alone, budget);
    const auto adding = tryAdding(*verdict, reference, near, filling.options);

    auto roster = verdict->roster();
    auto edit = editOf(Gestures(catalogue, roster).add(reference, adding.spot));
    auto& added = std::get<edits::AddUnit>(edit.change).unit;
    added.options = filling.options;
    const auto id = added.id;
    if (!apply(roster, edit))
        return std::nullopt;
    const Verdict after(std::shared_ptr<const Catalogue>(verdict, &catalogue), std::move(roster));
    const auto unit = after.unitAt(id);
    if (unit.isNone() || !after.assessment().units[unit].isKnown())
        return std::nullopt;

    UnitPreviewForm form;
    form.reference = text(reference);
    form.unit = unitForm(after, unit);
    form.ally = allyLook(catalogue, after.assessment().army, after.assessment().units[unit].army);
    form.badge = adding.breaks.badge;
    form.breaks = adding.breaks.messages;
    form.isUnder = !adding.spot.parent.empty();
    const auto& kind = catalogue.unit(after.assessment().units[unit].kind);
    const auto& provenance = report::provenanceOf(catalogue, kind);
    form.originName = originName(provenance);
    form.origin = text(report::provenanceLine(provenance));
    form.unit.remarks.removeAll(form.origin);
    for (const auto& group : form.unit.choices)
        form.options += static_cast<int>(group.choices.size());
    form.filling = fillingText(*verdict, kind, filling);
    if (catalogue.ruleset.hasPoints)
        form.points = pointsText(verdict->catalogue().ruleset, verdict->assessment(), after.assessment());
    form.tallies = talliesText(*verdict, after);
    return form;
}

} // namespace muster::editor
