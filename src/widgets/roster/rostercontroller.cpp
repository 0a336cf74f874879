#include "widgets/roster/rostercontroller.h"

#include "core/base/workbudget.h"
#include "editor/muster/musterform.h"
#include "editor/words/shown.h"
#include "widgets/roster/replacedialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <algorithm>

namespace muster::widgets {

using editor::Gesture;
namespace intents = editor::intents;

namespace {

constexpr auto rosterMime = "application/vnd.muster.roster+json";

/// A drag puts rows of the list, or something new, at a place.
editor::Intent dropIntent(const std::vector<std::string>& units, const std::string& offer, const editor::Place& place)
{
    if (offer.empty())
        return intents::Move{units, place};
    return intents::AddAt{offer, place};
}

} // namespace

RosterController::RosterController(editor::Document& document, RosterView& view, QObject* parent)
    : QObject(parent), m_document(document), m_view(view)
{
    connect(&view, &RosterView::dropped, this,
            [this](const std::vector<std::string>& units, const std::string& kind, const editor::Place& place) {
                make(dropIntent(units, kind, place));
            });
    connect(&view, &RosterView::rowButtonClicked, this, &RosterController::pressed);
    connect(&view, &RosterView::hovered, this, &RosterController::showDrop);
    connect(&view, &RosterView::dragEnded, this, [this] { emit hint({}, true); });
}

void RosterController::selectMade()
{
    const auto selects = std::exchange(m_selects, {});
    if (const auto filled = std::exchange(m_filled, std::nullopt)) {
        m_view.selectSlot({filled->unit, m_document.form()->nextSlot(filled->unit, filled->slot)});
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

bool RosterController::judgeAndMake(const editor::Intent& intent)
{
    m_document.judgeNow();
    return make(intent);
}

void RosterController::add(const QString& reference)
{
    m_document.judgeNow();
    const auto offer = reference.toStdString();
    const auto slot = m_view.currentSlot();
    const auto open = slot && m_document.form() ? m_document.form()->slot(slot->unit, slot->slot) : std::nullopt;
    if (!open || std::ranges::find(open->offers, offer) == open->offers.end())
        make(intents::Add{offer, slot ? slot->unit : near()});
    else if (make(intents::Add{offer, slot->unit, slot->slot}))
        m_filled = slot;
}

/// The row that has the keyboard; where a head has it, what is selected.
std::string RosterController::near() const
{
    const auto current = m_view.currentId();
    const auto selected = current.empty() ? m_view.selectedIds() : std::vector<std::string>();
    return selected.empty() ? current : selected.back();
}

void RosterController::addBelow(const QString& reference)
{
    const auto above = m_view.currentId();
    if (above.empty())
        add(reference);
    else
        judgeAndMake(intents::AddAt{reference.toStdString(), {above}});
}

void RosterController::remove() { make(intents::Remove{m_view.selectedIds()}); }

void RosterController::duplicate()
{
    const auto ids = m_view.selectedIds();
    if (m_view.hasOneJoined())
        makeAnother({ids.back()}, ids);
    else
        make(intents::Duplicate{ids});
}

/// What was chosen stays so with the new ones: a row of equal units stays closed.
void RosterController::makeAnother(const std::vector<std::string>& originals, const std::vector<std::string>& chosen)
{
    auto gesture = m_document.gestureOf(intents::Duplicate{originals});
    if (gesture)
        gesture->selects.insert(gesture->selects.begin(), chosen.begin(), chosen.end());
    make(gesture);
}

void RosterController::copy()
{
    const auto ids = m_view.selectedIds();
    if (ids.empty())
        return;
    const auto bytes = QByteArray::fromStdString(m_document.copy(ids));
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
    paste((mime->hasFormat(rosterMime) ? mime->data(rosterMime) : mime->text().toUtf8()).toStdString());
}

void RosterController::paste(const std::string& units)
{
    const auto gesture = m_document.gestureOf(intents::Paste{units, {m_view.currentId(), 1}});
    if (!gesture)
        emit statusMessage(tr("There are no units of this game on the clipboard."));
    make(gesture);
}

void RosterController::replace(QWidget* parent)
{
    m_document.judgeNow();
    const auto verdict = editor::verdictOf(m_document.form());
    const auto unit = m_view.currentId();
    if (!verdict || verdict->unitAt(unit).isNone())
        return;
    ReplaceDialog dialog(verdict, unit, parent);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto chosen = dialog.chosen();
    if (chosen && make(chosen->gesture) && !chosen->lost.isEmpty())
        emit statusMessage(tr("%1. Not carried over: %2")
                               .arg(chosen->gesture.name, editor::shown(chosen->lost.join(QStringLiteral(", ")))));
}

void RosterController::toggleReserve() { make(intents::HoldBack{m_view.selectedIds(), std::nullopt}); }

// Which sizes there are is known for the roster as it is now.
void RosterController::resizeUnits(int by) { judgeAndMake(intents::Resize{m_view.selectedIds(), by}); }

void RosterController::pressed(const std::vector<std::string>& units, RowButton button)
{
    if (units.empty())
        return;
    switch (button) {
    case RowButton::Another:
        makeAnother({units.back()}, units.size() > 1 ? units : std::vector<std::string>());
        break;
    case RowButton::Remove: {
        // What is selected stays selected while another row goes.
        auto gesture = m_document.gestureOf(intents::Remove{units});
        auto selected = m_view.selectedIds();
        std::erase_if(selected, [&](const auto& id) { return std::ranges::find(units, id) != units.end(); });
        if (gesture && !selected.empty())
            gesture->selects = std::move(selected);
        make(gesture);
        break;
    }
    case RowButton::Fewer:
    case RowButton::More:
        judgeAndMake(intents::Resize{units, button == RowButton::Fewer ? -1 : 1});
        break;
    case RowButton::None:
        break;
    }
}

void RosterController::shift(int step)
{
    const auto units = m_view.currentUnits();
    const auto beside = m_view.besideCurrent(step);
    if (!units.empty() && !beside.empty())
        make(intents::Move{units, {beside, step < 0 ? -1 : 1}});
}

void RosterController::detach() { make(intents::Move{m_view.selectedIds(), {}}); }

void RosterController::showDrop(const std::vector<std::string>& units, const std::string& offer,
                                const editor::Place& place)
{
    const auto gesture = m_document.gestureOf(dropIntent(units, offer, place));
    if (!gesture) {
        m_view.showAllowed(true);
        emit hint({}, true);
        return;
    }
    const auto breaks = m_document.form()->breaksOf(*gesture);
    m_view.showAllowed(breaks.isEmpty());
    emit hint(breaks.isEmpty() ? gesture->name : tr("%1 would break: %2").arg(gesture->name, breaks.messages.first()),
              breaks.isEmpty());
}

std::size_t RosterController::addPlaces(QMenu& menu, std::uint64_t work)
{
    WorkBudget budget(work);
    const auto ids = m_view.selectedIds();
    const auto places = m_document.form()->placesFor(ids, budget);
    for (const auto& offer : places) {
        const auto label = offer.breaks.isEmpty() ? offer.name : offer.name + QStringLiteral("  ✕ ") + offer.breaks;
        connect(menu.addAction(editor::shownLabel(label)), &QAction::triggered, this, [this, ids, place = offer.place] {
            make(intents::Move{ids, place});
        });
    }
    return places.size();
}

void RosterController::fillPlaces(QMenu& menu) { addPlaces(menu, 0); }

void RosterController::fillAttachMenu(QMenu& menu)
{
    const auto ids = m_view.selectedIds();
    // In a very large army, what a place breaks is told once the unit is there.
    if (addPlaces(menu, mostWorkInWindow) == 0)
        menu.addAction(ids.empty() ? tr("No unit is selected") : tr("No unit of this roster has a place for it"))
            ->setEnabled(false);
    const auto first = ids.empty() ? std::nullopt : m_document.form()->unit(ids.front());
    if (first && !first->above.isEmpty()) {
        menu.addSeparator();
        connect(menu.addAction(tr("Let it stand alone")), &QAction::triggered, this, &RosterController::detach);
    }
}

} // namespace muster::widgets
