#include "widgets/army/kindview.h"

#include "editor/models/armymodel.h"
#include "editor/words/shown.h"
#include "widgets/army/armydelegate.h"
#include "widgets/roster/rosterview.h"

#include <QDrag>
#include <QHelpEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QToolTip>

namespace muster::widgets {

using editor::ArmyModel;

KindView::KindView(QWidget* parent) : QTreeView(parent)
{
    setHeaderHidden(true);
    setIndentation(0); // heads paint their own arrows, so that units have the whole width
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its room stays, so that no figure moves when it comes
    setExpandsOnDoubleClick(false);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setContextMenuPolicy(Qt::CustomContextMenu);
}

QModelIndex KindView::unitAt(const QPoint& place) const
{
    const auto index = indexAt(place);
    return index.isValid() && !index.data(ArmyModel::SectionRole).toBool() ? index : QModelIndex();
}

bool KindView::isOverAdd(const QPoint& place) const
{
    const auto index = unitAt(place);
    return index.isValid() && ArmyDelegate::addPlace(visualRect(index), layoutDirection()).contains(place);
}

void KindView::startDrag(Qt::DropActions)
{
    const auto reference = currentIndex().data(ArmyModel::ReferenceRole).toString();
    if (reference.isEmpty())
        return;
    auto* mime = new QMimeData;
    mime->setData(kindMime, reference.toUtf8());
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->exec(Qt::CopyAction);
}

void KindView::mousePressEvent(QMouseEvent* event)
{
    emit buttonPressed();
    if (event->button() == Qt::LeftButton && isOverAdd(event->pos())) {
        m_pressed = indexAt(event->pos());
        setCurrentIndex(m_pressed);
        return; // a button drags nothing
    }
    QTreeView::mousePressEvent(event);
}

void KindView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_pressed.isValid()) {
        QTreeView::mouseReleaseEvent(event);
        return;
    }
    const QModelIndex index = m_pressed;
    m_pressed = QModelIndex();
    if (event->button() == Qt::LeftButton && isOverAdd(event->pos()) && indexAt(event->pos()) == index)
        emit addPressed(index.data(ArmyModel::ReferenceRole).toString());
}

/// The second of two quick clicks on the button adds a second unit, and not a third.
void KindView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && isOverAdd(event->pos()))
        mousePressEvent(event);
    else
        QTreeView::mouseDoubleClickEvent(event);
}

void KindView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed.isValid())
        return;
    if (event->buttons() == Qt::NoButton)
        emit pointerMoved(unitAt(event->pos()));
    QTreeView::mouseMoveEvent(event);
}

void KindView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    emit resized();
}

bool KindView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        emit pointerLeft();
    if (event->type() == QEvent::ToolTip) {
        // The mark has its sentences as a tip; over the rest of a row the preview says all of it and more.
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto index = unitAt(help->pos()); index.isValid()) {
            const auto badge = ArmyDelegate::badgePlace(visualRect(index), index, layoutDirection());
            if (badge.contains(help->pos()))
                QToolTip::showText(help->globalPos(),
                                   editor::shownTip(index.data(ArmyModel::BreaksRole).toStringList().join(u'\n')),
                                   viewport(), badge);
            else
                QToolTip::hideText();
            return true;
        }
    }
    return QTreeView::viewportEvent(event);
}

} // namespace muster::widgets
