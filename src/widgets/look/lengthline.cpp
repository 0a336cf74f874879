#include "widgets/look/lengthline.h"

#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "widgets/look/parts.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QValidator>

#include <algorithm>
#include <limits>
#include <utility>

namespace muster::widgets {

namespace {

/// Cuts off what is more than so many letters, typed or pasted. A field's own limit could cut a letter in two.
class LetterLimit : public QValidator {
public:
    LetterLimit(std::size_t most, QLineEdit& field) : QValidator(&field), m_most(most) {}

    State validate(QString& text, int& cursor) const override
    {
        const auto letters = text.toStdString();
        if (!hasAtMost(letters, m_most)) {
            const auto kept = firstLetters(letters, m_most);
            text = QString::fromUtf8(kept.data(), static_cast<qsizetype>(kept.size()));
            cursor = std::min(cursor, static_cast<int>(text.size()));
        }
        return Acceptable;
    }

private:
    std::size_t m_most;
};

} // namespace

LengthLine::LengthLine(QLineEdit& field, std::size_t most)
    : LengthLine(
          field, [&field] { return field.text(); }, most)
{
    // Otherwise the field itself would cut off a pasted text.
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
    line->floatBelow();
    // Before the filter of the view, which was there first: it takes the text at Return.
    connect(line, &LengthLine::changed, &field, [line, &field] { field.installEventFilter(line); });
}

void LengthLine::makeSearch(QLineEdit& field)
{
    constexpr auto most = rosterlimits::nameLetters;
    field.setClearButtonEnabled(true);
    field.setMaxLength(2 * static_cast<int>(most)); // a letter is one or two parts of a QString
    field.setValidator(new LetterLimit(most, field));
    // Made when it is needed first: by then the field has its place in the window.
    connect(&field, &QLineEdit::textChanged, &field, [&field, line = QPointer<LengthLine>()]() mutable {
        if (line || countLetters(field.text().toStdString()) < most)
            return;
        line = new LengthLine(
            field, [&field] { return field.text(); }, most);
        line->m_isCutOff = true;
        line->floatBelow();
        connect(&field, &QLineEdit::textChanged, line, &LengthLine::look);
        line->look();
    });
}

void LengthLine::floatBelow()
{
    setParent(m_field.parentWidget());
    hide();
    setAutoFillBackground(true);
    setWordWrap(false);
    m_isFloating = true;
    connect(&m_field, &QObject::destroyed, this, &QObject::deleteLater);
}

bool LengthLine::eventFilter(QObject* object, QEvent* event)
{
    // A field that is being destroyed gets events too, and has no text any more.
    if (event->type() == QEvent::KeyPress && object == &m_field && !fits()) {
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
    const bool isFitting = m_isCutOff ? countLetters(m_text().toStdString()) < m_most : many == 0;
    setText(isFitting    ? QString()
            : m_isCutOff ? tr("%L1 letters at most").arg(m_most)
                         : tr("%L1 letters at most; %L2 too many").arg(m_most).arg(many));
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

QLineEdit* searchField(const char* name, const QString& words, const QString& accessibleName)
{
    auto* field = named<QLineEdit>(name);
    field->setPlaceholderText(words);
    field->setAccessibleName(accessibleName.isEmpty() ? words : accessibleName);
    LengthLine::makeSearch(*field);
    return field;
}

} // namespace muster::widgets
