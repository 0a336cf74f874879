#include "widgets/look/quietwheel.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace muster::widgets {

QuietWheel::QuietWheel(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool QuietWheel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Polish && event->type() != QEvent::Wheel)
        return false;
    auto* box = qobject_cast<QWidget*>(watched);
    if (!qobject_cast<QAbstractSpinBox*>(box) && !qobject_cast<QComboBox*>(box))
        return false;
    if (event->type() == QEvent::Polish) {
        // Otherwise the wheel would give it the focus first.
        if (box->focusPolicy() == Qt::WheelFocus)
            box->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (box->hasFocus())
        return false;
    event->ignore(); // then the panel gets it
    return true;
}

} // namespace muster::widgets
