#include "editor/gestures/slotting.h"

#include "editor/words/numbers.h"
#include "editor/words/text.h"
#include "report/catalogue/kinds.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/assess.h"
#include "rules/judge/slots.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

/// A formation that needs more steps than this is not filled at once.
constexpr int mostSteps = 20;

QString slottingText(const char* words) { return QCoreApplication::translate("Slots", words); }

const Finding* missingIn(const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto found = std::ranges::find_if(assessment.findings, [&](const Finding& finding) {
        return finding.rule == idOf(Structural::Slots) && !finding.tooMany && finding.subject == Subject(unit);
    });
    return found == assessment.findings.end() ? nullptr : &*found;
}

/// The fix of least points that adds units.
std::optional<Fix> cheapest(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                            const Finding& finding, WorkBudget& budget)
{
    auto ways = fixes(catalogue, roster, assessment, finding, budget);
    std::erase_if(ways, [](const Fix& fix) { return fix.kind != Fix::Kind::AddUnits || !fix.then.empty(); });
    if (ways.empty())
        return std::nullopt;
    return std::move(*std::ranges::min_element(ways, {}, &Fix::points));
}

bool hasRoom(const FilledSlot& filled) { return !filled.max || filled.filled < *filled.max; }

/// Of the kind of the unit; none where it has no such slot.
const FilledSlot* filledSlot(const Verdict& verdict, Id<AssessedUnit> unit, const std::string& slot)
{
    if (unit.isNone() || !verdict.assessment().units[unit].isKnown())
        return nullptr;
    const auto& all = verdict.catalogue().unit(verdict.assessment().units[unit].kind).slotList;
    const auto its = verdict.assessment().slotsOf(unit);
    const auto found = std::ranges::find_if(its, [&](const FilledSlot& filled) { return all[filled.slot].id == slot; });
    return found == its.end() ? nullptr : &*found;
}

std::vector<Id<Unit>> cheapestFirst(const Verdict& verdict, Id<AssessedUnit> unit, Id<Slot> slot)
{
    const auto& catalogue = verdict.catalogue();
    const auto& assessment = verdict.assessment();
    auto kinds = kindsFor(catalogue, assessment.army, catalogue.unit(assessment.units[unit].kind).slotList[slot]);
    std::ranges::stable_sort(kinds, {}, [&](Id<Unit> kind) { return catalogue.unit(kind).usualCost(); });
    return kinds;
}

QString stateOf(const FilledSlot& filled)
{
    const auto limits = text(report::slotLimits(filled.min, filled.max));
    if (filled.filled < filled.min)
        return slottingText(QT_TRANSLATE_NOOP("Slots", "needs %1 more, %2"))
            .arg(filled.min - filled.filled)
            .arg(limits);
    return filled.filled > 0 ? slottingText(QT_TRANSLATE_NOOP("Slots", "optional, has %1, %2"))
                                   .arg(shownNumber(filled.filled), limits)
                             : slottingText(QT_TRANSLATE_NOOP("Slots", "optional, %1")).arg(limits);
}

} // namespace

std::vector<std::string> openSlots(const Verdict& verdict, Id<AssessedUnit> unit)
{
    std::vector<std::string> ids;
    if (unit.isNone())
        return ids;
    for (const auto& filled : verdict.assessment().slotsOf(unit))
        if (hasRoom(filled))
            ids.push_back(verdict.catalogue().unit(verdict.assessment().units[unit].kind).slotList[filled.slot].id);
    return ids;
}

std::optional<OpenSlot> openSlot(const Verdict& verdict, Id<AssessedUnit> unit, const std::string& slot)
{
    const auto* filled = filledSlot(verdict, unit, slot);
    if (!filled || !hasRoom(*filled))
        return std::nullopt;
    const auto& catalogue = verdict.catalogue();
    OpenSlot open;
    open.name = text(catalogue.unit(verdict.assessment().units[unit].kind).slotList[filled->slot].name);
    open.state = stateOf(*filled);
    const auto kinds = cheapestFirst(verdict, unit, filled->slot);
    if (catalogue.ruleset.hasPoints && !kinds.empty())
        open.from = slottingText(QT_TRANSLATE_NOOP("Slots", "from %1"))
                        .arg(text(report::number(catalogue.unit(kinds.front()).usualCost())));
    QStringList names;
    for (const auto kind : kinds) {
        names << text(catalogue.unit(kind).name);
        open.kinds.push_back(catalogue.referenceTo(kind, verdict.assessment().army));
    }
    open.offers = names.join(QStringLiteral(", "));
    if (filled->filled < filled->min)
        for (const auto& finding : verdict.assessment().findings)
            if (finding.rule == idOf(Structural::Slots) && finding.subject == Subject(unit) &&
                finding.slot == filled->slot)
                open.severity = finding.severity;
    return open;
}

std::string nextSlot(const Verdict& verdict, Id<AssessedUnit> unit, const std::string& slot)
{
    if (unit.isNone() || !verdict.assessment().units[unit].isKnown())
        return {};
    const auto& all = verdict.catalogue().unit(verdict.assessment().units[unit].kind).slotList;
    for (const auto& filled : verdict.assessment().slotsOf(unit))
        if (filled.filled < filled.min && hasRoom(filled))
            return all[filled.slot].id;
    const auto* filled = filledSlot(verdict, unit, slot);
    return filled && hasRoom(*filled) ? slot : std::string();
}

std::vector<SlotRow> slotRows(const Verdict& verdict, Id<AssessedUnit> unit)
{
    const auto& assessment = verdict.assessment();
    std::vector<SlotRow> rows;
    for (const auto& filled : assessment.slotsOf(unit)) {
        const auto& slot = verdict.catalogue().unit(assessment.units[unit].kind).slotList[filled.slot];
        SlotRow row;
        row.id = slot.id;
        row.name = text(slot.name);
        row.limits = text(report::slotLimits(filled.min, filled.max));
        const auto of = filled.filled < filled.min ? filled.min : filled.max.value_or(filled.min);
        row.figure =
            filled.max || filled.filled < filled.min
                ? slottingText(QT_TRANSLATE_NOOP("Slots", "%1 of %2")).arg(shownNumber(filled.filled), shownNumber(of))
                : shownNumber(filled.filled);
        row.state = filled.filled < filled.min ? SlotRow::State::Missing
                    : filled.filled > 0        ? SlotRow::State::Ready
                                               : SlotRow::State::Empty;
        row.hasRoom = hasRoom(filled);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SlotOffer> slotOffers(const Verdict& verdict, Id<AssessedUnit> unit, const std::string& slot)
{
    const auto* filled = filledSlot(verdict, unit, slot);
    if (!filled)
        return {};
    const auto& catalogue = verdict.catalogue();
    const auto& assessment = verdict.assessment();
    const auto& its = assessment.units[unit];
    const Gestures gestures(catalogue, verdict.roster());
    const Spot spot{its.id, assessment.source[unit]->units.size(), catalogue.ruleset.asOf(catalogue.ruleset.slotPlace)};
    std::vector<SlotOffer> offers;
    for (const auto kind : cheapestFirst(verdict, unit, filled->slot)) {
        const auto& made = catalogue.unit(kind);
        auto label = text(made.name);
        if (catalogue.ruleset.hasPoints)
            label += QStringLiteral("  ") + text(report::number(made.usualCost()));
        auto add = gestures.add(catalogue.referenceTo(kind, assessment.army), spot);
        add.selects = {its.id}; // the next slot is filled there
        offers.push_back({label, std::move(add)});
    }
    return offers;
}

std::optional<SlotFill> cheapestSlotFill(const Verdict& verdict, Id<AssessedUnit> unit)
{
    const auto& catalogue = verdict.catalogue();
    if (!missingIn(verdict.assessment(), unit))
        return std::nullopt;
    SlotFill filling;
    auto roster = verdict.roster();
    edits::Batch batch;
    std::vector<std::pair<Id<Unit>, int>> added;
    WorkBudget budget(mostWorkInWindow); // in a very large army, each slot is filled by hand
    for (int step = 0; step < mostSteps; ++step) {
        const auto assessment = assess(catalogue, roster);
        const auto* missing = missingIn(assessment, unit);
        if (!missing)
            break;
        const auto fix = cheapest(catalogue, roster, assessment, *missing, budget);
        if (!fix || !apply(roster, fix->edit)) {
            filling.why = text(report::message(catalogue, assessment, *missing));
            break;
        }
        filling.points += fix->points;
        batch.edits.push_back(fix->edit);
        const auto known = std::ranges::find(added, fix->unitKind, &decltype(added)::value_type::first);
        if (known == added.end())
            added.emplace_back(fix->unitKind, fix->number);
        else
            known->second += fix->number;
    }
    QStringList names;
    for (const auto& [kind, number] : added)
        names << (number == 1 ? text(catalogue.unit(kind).name)
                              : QStringLiteral("%1 × %2").arg(number).arg(text(catalogue.unit(kind).name)));
    filling.units = names.join(QStringLiteral(", "));
    if (filling.why.isEmpty() && !batch.edits.empty())
        filling.fill =
            Gesture{Edit{std::move(batch)},
                    slottingText(QT_TRANSLATE_NOOP("Slots", "Fill the slots of %1"))
                        .arg(Gestures(catalogue, verdict.roster()).nameOf(*verdict.assessment().source[unit])),
                    {verdict.assessment().units[unit].id}};
    return filling;
}

} // namespace muster::editor
