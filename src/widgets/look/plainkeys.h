#pragma once

#include <QChar>

class QKeyEvent;
class QWidget;

namespace muster::widgets {

/// What a key writes, where none but Shift is held with it; a null sign for other keys.
[[nodiscard]] QChar plainSign(const QKeyEvent& event);

/// Letters and other signs that are typed into a number, or a list of numbers, are not for it: they go on to what is
/// around it. A number field would take one and be empty.
void passLettersOn(QWidget& field);

} // namespace muster::widgets
