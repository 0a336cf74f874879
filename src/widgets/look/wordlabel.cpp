#include "widgets/look/wordlabel.h"

#include "widgets/look/rowpaint.h"

#include <QFontMetrics>
#include <QPainter>

namespace muster::widgets {

namespace {

constexpr int usualLabelWidth = 240;
constexpr int leastWidth = 40;

} // namespace

QLabel* plainLabel(const QString& words, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(words);
    return label;
}

void wrapWords(QLabel& label)
{
    label.setWordWrap(true);
    label.setMinimumWidth(leastWidth);
}

WordLabel::WordLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

WordLabel::WordLabel(const QString& words, QWidget* parent) : WordLabel(parent) { setText(words); }

CutLabel::CutLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

void CutLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLine(painter, contentsRect(), text(), font(), palette().color(foregroundRole()));
}

WordLabel* wordsToCopy(Type type, const QString& words)
{
    auto* label = new WordLabel(words);
    label->setFont(fontOf(type));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    wrapWords(*label);
    return label;
}

QSize WordLabel::sizeHint() const { return {usualLabelWidth, heightForWidth(usualLabelWidth)}; }

QSize WordLabel::minimumSizeHint() const { return {leastWidth, QFontMetrics(font()).height()}; }

} // namespace muster::widgets
