#include "widgets/look/lengthline.h"

#include "core/base/letters.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <limits>
#include <utility>

namespace muster::widgets {

LengthLine::LengthLine(QLineEdit& field, std::size_t most)
    : LengthLine(
          field, [&field] { return field.text(); }, most)
{
    // Else the field itself would cut off what is pasted.
    field.setMaxLength(std::numeric_limits<int>::max());
    connect(&field, &QLineEdit::textChanged, this, &LengthLine::look);
}

LengthLine::LengthLine(QPlainTextEdit& field, std::size_t most)
    : LengthLine(
          field, [&field] { return field.toPlainText(); }, most)
{
    connect(&field, &QPlainTextEdit::textChanged, this, &LengthLine::look);
}

LengthLine::LengthLine(QWidget& field, std::function<QString()> text, std::size_t most)
    : m_field(field), m_text(std::move(text)), m_most(most)
{
    setTextFormat(Qt::PlainText);
    setObjectName(field.objectName() + QStringLiteral("Length"));
    setFont(fontOf(Type::Small));
    wrapWords(*this);
    auto colours = palette();
    colours.setColor(QPalette::WindowText, Theme::of(&field).error);
    setPalette(colours);
    look();
}

void LengthLine::putBelow(QLineEdit& field, std::size_t most)
{
    auto* line = new LengthLine(field, most);
    line->setParent(field.parentWidget());
    line->hide();
    line->setAutoFillBackground(true);
    line->setWordWrap(false);
    line->m_isFloating = true;
    // Before the filter of the view, which was there first: it takes the text at Return.
    connect(line, &LengthLine::changed, &field, [line, &field] { field.installEventFilter(line); });
    connect(&field, &QObject::destroyed, line, &QObject::deleteLater);
}

bool LengthLine::eventFilter(QObject* object, QEvent* event)
{
    if (object == &m_field && !fits() && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab)
            return true;
    }
    return QLabel::eventFilter(object, event);
}

std::size_t LengthLine::tooMany() const
{
    const auto letters = countLetters(m_text().toStdString());
    return letters > m_most ? letters - m_most : 0;
}

void LengthLine::look()
{
    const auto many = tooMany();
    const bool isFitting = many == 0;
    setText(isFitting ? QString() : tr("%L1 letters at most; %L2 too many").arg(m_most).arg(many));
    m_field.setAccessibleDescription(text());
    if (m_isFloating) {
        adjustSize();
        move(m_field.geometry().bottomLeft());
        raise();
    }
    setVisible(!isFitting && parentWidget());
    if (std::exchange(m_didFit, isFitting) != isFitting)
        emit changed();
}

} // namespace muster::widgets
