#include "widgets/author/fieldparts.h"

#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QPointer>

namespace muster::widgets {

FaultLine::FaultLine(const QString& objectName, QWidget* parent) : QLabel(parent)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    setFont(fontOf(Type::Small));
    wrapWords(*this);
    hide();
}

void FaultLine::say(const QString& words)
{
    auto colours = palette();
    colours.setColor(QPalette::WindowText, Theme::of(this).error);
    setPalette(colours);
    setText(words);
    setVisible(!words.isEmpty());
}

QLabel* authorLabel(const QString& words, QWidget* buddy)
{
    auto* label = quiet(plainLabel(words), Type::Label);
    label->setBuddy(buddy);
    return label;
}

void commitTyping(QWidget& part)
{
    const QPointer typing = part.focusWidget();
    if (!typing || !typing->hasFocus())
        return;
    typing->clearFocus();
    if (typing) // a cell of a grid is closed
        typing->setFocus();
}

} // namespace muster::widgets
