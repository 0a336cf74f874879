// The buttons of rows, which are painted and are not widgets, under the mouse.

#include "editor/models/rostermodel.h"
#include "editor/words/shown.h"
#include "widgets/roster/rosterdelegate.h"
#include "widgets/roster/rosterview.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace muster::widgets {

using editor::RosterModel;

namespace {

constexpr RowButton rowButtons[]{RowButton::Fewer, RowButton::More, RowButton::Another, RowButton::Remove};

bool isStep(RowButton button) { return button == RowButton::Fewer || button == RowButton::More; }

/// Whether the row has the button now: steps only where there is another size.
bool mayPress(const QModelIndex& row, RowButton button)
{
    if (!isStep(button))
        return true;
    const auto steps = row.data(RosterModel::StepsRole).toInt();
    return steps & (button == RowButton::Fewer ? editor::RowWords::Fewer : editor::RowWords::More);
}

} // namespace

QRect RosterView::buttonRect(const QModelIndex& row, RowButton button) const
{
    const auto column = isStep(button) ? RosterModel::Models : RosterModel::State;
    if (!row.isValid() || isColumnHidden(column))
        return {};
    const auto cell = visualRect(row.siblingAtColumn(column));
    return cell.isEmpty() ? QRect() : buttonPlace(button, cell, layoutDirection());
}

QRect RosterView::buttonRect(const std::string& unit, RowButton button) const
{
    return buttonRect(m_model->indexOf(unit), button);
}

RowPointer RosterView::pointerAt(const QPoint& point) const
{
    RowPointer at;
    const auto row = indexAt(point).siblingAtColumn(RosterModel::Unit);
    if (!row.isValid())
        return at;
    at.row = row;
    if (row.data(RosterModel::HeadRole).toBool() || !row.data(RosterModel::SlotRole).toString().isEmpty())
        return at;
    for (const auto button : rowButtons)
        if (buttonRect(row, button).contains(point) && mayPress(row, button))
            at.button = button;
    return at;
}

void RosterView::point(const RowPointer& at)
{
    const auto before = std::exchange(m_delegate->pointer, at);
    if (before.row == at.row && before.button == at.button && before.isDown == at.isDown)
        return;
    for (const auto& row : {before.row, at.row})
        if (row.isValid()) {
            auto line = visualRect(row);
            line.setLeft(0);
            line.setRight(viewport()->width());
            viewport()->update(line);
        }
}

void RosterView::mousePressEvent(QMouseEvent* event)
{
    auto at = pointerAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && at.button != RowButton::None) {
        at.isDown = true;
        point(at);
        event->accept();
        return; // the selection stays as it is
    }
    if (event->button() == Qt::LeftButton && at.row.data(RosterModel::HeadRole).toBool()) {
        toggleHead(at.row);
        event->accept();
        return;
    }
    QTreeView::mousePressEvent(event);
}

void RosterView::mouseMoveEvent(QMouseEvent* event)
{
    const auto& held = m_delegate->pointer;
    if (held.isDown)
        return;
    point(pointerAt(event->position().toPoint()));
    QTreeView::mouseMoveEvent(event);
}

void RosterView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_delegate->pointer.isDown) {
        QTreeView::mouseReleaseEvent(event);
        return;
    }
    const auto held = m_delegate->pointer;
    const auto at = pointerAt(event->position().toPoint());
    point(at);
    if (at.row == held.row && at.button == held.button && held.row.isValid())
        emit rowButtonClicked(m_model->unitsOf(held.row), held.button);
}

/// Two quick clicks on a button or a head are two clicks.
void RosterView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto at = pointerAt(event->position().toPoint());
    if (at.button != RowButton::None || at.row.data(RosterModel::HeadRole).toBool())
        mousePressEvent(event);
    else if (at.row.isValid() && currentSlot())
        emit slotRequested();
    else
        QTreeView::mouseDoubleClickEvent(event);
}

void RosterView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isPlain = !event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier);
    if (isEnter && isPlain && (!currentId().empty() || currentSlot())) {
        if (currentSlot())
            emit slotRequested();
        else
            emit optionsRequested();
        event->accept();
        return;
    }
    if (isPlain && pressOnHead(*event)) {
        event->accept();
        return;
    }
    // Qt would first close the row itself, which has nothing below it.
    const auto above = currentIndex().siblingAtColumn(RosterModel::Unit).parent();
    if (event->key() == (isRightToLeft() ? Qt::Key_Right : Qt::Key_Left) && isPlain && m_model->isJoined(above)) {
        setCurrentIndex(above);
        event->accept();
        return;
    }
    QTreeView::keyPressEvent(event);
}

/// Left goes from a row with nothing open below it to its head, and closes that; Right and Enter open it.
bool RosterView::pressOnHead(const QKeyEvent& event)
{
    const auto row = currentIndex().siblingAtColumn(RosterModel::Unit);
    const bool isHead = row.data(RosterModel::HeadRole).toBool();
    const bool isLeft = event.key() == (isRightToLeft() ? Qt::Key_Right : Qt::Key_Left);
    const bool isRight = event.key() == (isRightToLeft() ? Qt::Key_Left : Qt::Key_Right);
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!isHead) {
        const auto above = row.parent();
        const bool isOpen = isExpanded(row) && m_model->rowCount(row) > 0;
        if (!isLeft || isOpen || !above.data(RosterModel::HeadRole).toBool())
            return false;
        goToHead(above);
        return true;
    }
    if ((isLeft && !isExpanded(row)) || (isRight && isExpanded(row)) || !(isLeft || isRight || isEnter))
        return false;
    toggleHead(row);
    return true;
}

void RosterView::showButtonTip(const QPoint& place, const RowPointer& at)
{
    const auto words = at.button == RowButton::Fewer     ? tr("Fewer models (Alt+−)")
                       : at.button == RowButton::More    ? tr("More models (Alt++)")
                       : at.button == RowButton::Another ? tr("Add another like this (Ctrl+D)")
                       : m_model->isJoined(at.row)       ? tr("Remove all of them (Delete)")
                                                         : tr("Remove (Delete)");
    QToolTip::showText(place, editor::shownTip(words), viewport(), buttonRect(at.row, at.button));
}

bool RosterView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        point({});
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        if (const auto at = pointerAt(help.pos()); at.button != RowButton::None) {
            showButtonTip(help.globalPos(), at);
            return true;
        }
    }
    return QTreeView::viewportEvent(event);
}

} // namespace muster::widgets
