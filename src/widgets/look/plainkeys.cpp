#include "widgets/look/plainkeys.h"

#include <QKeyEvent>
#include <QWidget>

namespace muster::widgets {

namespace {

class LettersGoOn : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto sign = plainSign(*static_cast<QKeyEvent*>(event));
        if (!sign.isPrint() || sign.isDigit() || sign.isSpace())
            return false;
        event->ignore(); // then the parent gets it
        return true;
    }
};

} // namespace

QChar plainSign(const QKeyEvent& event)
{
    const bool isPlain = !(event.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier | Qt::KeypadModifier));
    return isPlain && event.text().size() == 1 ? event.text().front() : QChar();
}

void passLettersOn(QWidget& field) { field.installEventFilter(new LettersGoOn(&field)); }

} // namespace muster::widgets
