#include "widgets/roster/rostercontroller.h"

#include "editor/gestures/adding.h"
#include "editor/gestures/replacing.h"
#include "editor/gestures/slotting.h"
#include "editor/gestures/trial.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/roster/rosterfile.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/structure.h"
#include "widgets/roster/replacedialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

namespace muster::widgets {

using editor::Gesture;
using editor::Spot;
namespace intents = editor::intents;

namespace {

constexpr auto rosterMime = "application/vnd.muster.roster+json";
constexpr std::size_t mostPlaces = 24;

using editor::text;

} // namespace

RosterController::RosterController(editor::Document& document, RosterView& view, QObject* parent)
    : QObject(parent), m_document(document), m_view(view)
{
    connect(&view, &RosterView::dropped, this,
            [this](const std::vector<std::string>& units, const std::string& kind, const DropPlace& place) {
                make(gestureOf(units, kind, spotOf(place, units, kind)));
            });
    connect(&view, &RosterView::rowButtonClicked, this, &RosterController::pressed);
    connect(&view, &RosterView::hovered, this, &RosterController::showDrop);
    connect(&view, &RosterView::dragEnded, this, [this] { emit hint({}, true); });
}

void RosterController::selectMade()
{
    const auto selects = std::exchange(m_selects, {});
    if (const auto filled = std::exchange(m_filled, std::nullopt)) {
        const auto& verdict = *m_document.verdict();
        m_view.selectSlot({filled->unit, editor::nextSlot(verdict, verdict.unitAt(filled->unit), filled->slot)});
    } else if (!selects.empty()) {
        m_view.selectIds(selects);
    }
}

bool RosterController::make(const std::optional<Gesture>& gesture)
{
    if (!gesture || !m_document.apply(gesture->change, gesture->name))
        return false;
    if (!gesture->selects.empty())
        m_selects = gesture->selects;
    emit statusMessage({}); // a message would hide the step and its undo, which the status bar shows
    return true;
}

void RosterController::add(const QString& reference)
{
    m_document.judgeNow();
    const auto kind = reference.toStdString();
    const auto slot = m_view.currentSlot();
    if (slot && addToSlot(*slot, kind))
        return;
    make(gestures().add(kind,
                        editor::tryAdding(*m_document.verdict(), kind, slot ? slot->unit : m_view.currentId()).spot));
}

bool RosterController::addToSlot(const SlotPlace& slot, const std::string& kind)
{
    const auto& verdict = *m_document.verdict();
    const auto open = editor::openSlot(verdict, verdict.unitAt(slot.unit), slot.slot);
    const auto* owner = findUnit(m_document.roster(), slot.unit);
    if (!owner || !open || std::ranges::find(open->kinds, kind) == open->kinds.end())
        return false;
    const auto& ruleset = m_document.catalogue().ruleset;
    if (!make(gestures().add(kind, {slot.unit, owner->units.size(), ruleset.asOf(ruleset.slotPlace)})))
        return false;
    m_filled = slot;
    return true;
}

void RosterController::addBelow(const QString& reference)
{
    const auto parent = m_view.currentId();
    const auto* above = findUnit(m_document.roster(), parent);
    if (!above) {
        add(reference);
        return;
    }
    const auto kind = reference.toStdString();
    m_document.judgeNow();
    make(gestures().add(kind,
                        {parent, above->units.size(), editor::bestPlace(*m_document.verdict(), parent, {}, kind)}));
}

void RosterController::remove() { make(m_document.gestureOf(intents::Remove{m_view.selectedIds()})); }

void RosterController::duplicate() { make(m_document.gestureOf(intents::Duplicate{m_view.selectedIds()})); }

void RosterController::copy()
{
    const auto ids = m_view.selectedIds();
    if (ids.empty())
        return;
    const auto bytes = gestures().copy(ids);
    auto* mime = new QMimeData;
    mime->setData(rosterMime, bytes);
    mime->setText(QString::fromUtf8(bytes));
    QGuiApplication::clipboard()->setMimeData(mime);
    emit statusMessage(tr("%n unit(s) copied", nullptr, static_cast<int>(ids.size())));
}

void RosterController::cut()
{
    copy();
    remove();
}

void RosterController::paste()
{
    const auto* mime = QGuiApplication::clipboard()->mimeData();
    if (!mime)
        return;
    paste(mime->hasFormat(rosterMime) ? mime->data(rosterMime) : mime->text().toUtf8());
}

void RosterController::paste(const QByteArray& units)
{
    const auto read = m_document.readUnits(units);
    if (!read) {
        emit statusMessage(tr("There are no units of this game on the clipboard."));
        return;
    }
    const auto current = m_view.currentId();
    make(gestures().paste(read->units, read->army, current.empty() ? gestures().end() : gestures().behind(current)));
}

void RosterController::replace(QWidget* parent)
{
    m_document.judgeNow();
    const auto verdict = m_document.verdict();
    const auto unit = m_view.currentId();
    if (!verdict || verdict->unitAt(unit).isNone())
        return;
    ReplaceDialog dialog(verdict, unit, parent);
    if (dialog.exec() != QDialog::Accepted || dialog.kind().isEmpty())
        return;
    const auto found = editor::tryReplacing(*verdict, unit, dialog.kind().toStdString());
    if (!found || !make(found->gesture))
        return;
    if (!found->lost.isEmpty())
        emit statusMessage(tr("%1. Not carried over: %2")
                               .arg(found->gesture.name, editor::shown(found->lost.join(QStringLiteral(", ")))));
}

void RosterController::toggleReserve()
{
    const auto ids = m_view.selectedIds();
    // If some are held back and some are not, all are held back first.
    make(m_document.gestureOf(intents::HoldBack{ids, !gestures().areReserved(ids)}));
}

void RosterController::resizeUnits(int by)
{
    // Which sizes there are is known for the roster as it is now.
    m_document.judgeNow();
    make(m_document.gestureOf(intents::Resize{m_view.selectedIds(), by}));
}

void RosterController::pressed(const std::string& unit, RowButton button)
{
    switch (button) {
    case RowButton::Another:
        make(m_document.gestureOf(intents::Duplicate{{unit}}));
        break;
    case RowButton::Remove: {
        // What is selected stays selected while another row goes.
        auto gesture = m_document.gestureOf(intents::Remove{{unit}});
        auto selected = m_view.selectedIds();
        std::erase(selected, unit);
        if (gesture && !selected.empty())
            gesture->selects = std::move(selected);
        make(gesture);
        break;
    }
    case RowButton::Fewer:
    case RowButton::More:
        m_document.judgeNow();
        make(m_document.gestureOf(intents::Resize{{unit}, button == RowButton::Fewer ? -1 : 1}));
        break;
    case RowButton::None:
        break;
    }
}

void RosterController::shift(int step)
{
    const auto id = m_view.currentId();
    const auto sibling = m_view.siblingOf(id, step);
    if (!sibling.empty())
        make(gestures().move({id}, step < 0 ? gestures().before(sibling) : gestures().behind(sibling)));
}

void RosterController::detach() { make(gestures().move(m_view.selectedIds(), gestures().end())); }

std::optional<Gesture> RosterController::gestureOf(const std::vector<std::string>& units, const std::string& reference,
                                                   const Spot& spot) const
{
    return reference.empty() ? gestures().move(units, spot) : std::optional(gestures().add(reference, spot));
}

Spot RosterController::spotOf(const DropPlace& place, const std::vector<std::string>& units,
                              const std::string& reference) const
{
    if (place.unit.empty())
        return gestures().end();
    if (place.side != 0)
        return place.side < 0 ? gestures().before(place.unit) : gestures().behind(place.unit);
    const auto* above = findUnit(m_document.roster(), place.unit);
    return {place.unit, above ? above->units.size() : 0,
            editor::bestPlace(*m_document.verdict(), place.unit, units, reference)};
}

void RosterController::showDrop(const std::vector<std::string>& units, const std::string& reference,
                                const DropPlace& place)
{
    const auto gesture = gestureOf(units, reference, spotOf(place, units, reference));
    if (!gesture) {
        m_view.showAllowed(true);
        emit hint({}, true);
        return;
    }
    const auto breaks = editor::newErrors(*m_document.verdict(), editOf(*gesture));
    m_view.showAllowed(breaks.isEmpty());
    emit hint(breaks.isEmpty() ? gesture->name : tr("%1 would break: %2").arg(gesture->name, breaks.messages.first()),
              breaks.isEmpty());
}

std::size_t RosterController::addPlaces(QMenu& menu, WorkBudget budget)
{
    const auto ids = m_view.selectedIds();
    const auto& verdict = m_document.verdict();
    const auto& assessment = verdict->assessment();
    const auto& places = m_document.catalogue().ruleset.places;
    const auto first = ids.empty() ? Id<AssessedUnit>() : verdict->unitAt(ids.front());
    Table<AssessedUnit, char> isMoved;
    isMoved.assign(assessment.units.size(), 0);
    for (const auto& id : ids)
        if (const auto unit = verdict->unitAt(id); !unit.isNone())
            for (const auto each : assessment.withBelow(unit))
                isMoved[each] = 1;
    std::size_t offered = 0;
    for (const auto above : assessment.units.ids()) {
        if (first.isNone() || offered == mostPlaces)
            break;
        const auto& unit = assessment.units[above];
        if (isMoved[above] != 0 || !unit.isKnown() || assessment.units[first].parent == above)
            continue;
        for (const auto place : places.ids()) {
            if (offered == mostPlaces || !accepts(m_document.catalogue(), assessment, places[place], above, first))
                continue;
            const auto* source = findUnit(m_document.roster(), unit.id);
            const Spot spot{unit.id, source->units.size(), m_document.catalogue().ruleset.asOf(place)};
            auto label = tr("%1 (%2)").arg(gestures().nameOf(*source), text(places[place].name));
            if (budget.spend(2 * workToJudge(assessment))) { // to move it and to judge
                const auto gesture = gestures().move(ids, spot);
                if (!gesture)
                    continue;
                if (const auto breaks = editor::newErrors(*verdict, editOf(*gesture)); !breaks.isEmpty())
                    label += QStringLiteral("  ✕ ") + breaks.messages.first();
            }
            ++offered;
            connect(menu.addAction(editor::shownLabel(label)), &QAction::triggered, this,
                    [this, ids, spot] { make(gestures().move(ids, spot)); });
        }
    }
    return offered;
}

void RosterController::fillPlaces(QMenu& menu) { addPlaces(menu, WorkBudget(0)); }

void RosterController::fillAttachMenu(QMenu& menu)
{
    const auto ids = m_view.selectedIds();
    const auto& assessment = m_document.verdict()->assessment();
    const auto first = ids.empty() ? Id<AssessedUnit>() : m_document.verdict()->unitAt(ids.front());
    // In a very large army, what a place breaks is told once the unit is there.
    if (addPlaces(menu, WorkBudget(mostWorkInWindow)) == 0)
        menu.addAction(ids.empty() ? tr("No unit is selected") : tr("No unit of this roster has a place for it"))
            ->setEnabled(false);
    if (!first.isNone() && !assessment.units[first].parent.isNone()) {
        menu.addSeparator();
        connect(menu.addAction(tr("Let it stand alone")), &QAction::triggered, this, &RosterController::detach);
    }
}

} // namespace muster::widgets
