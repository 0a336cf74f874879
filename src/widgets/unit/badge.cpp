#include "widgets/unit/badge.h"

#include "widgets/look/rowpaint.h"

namespace muster::widgets {

Badge::Badge(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setFont(fontOf(Type::Small));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    hide();
}

void Badge::setWords(const QString& words, bool isWrong)
{
    if (text() != words || m_isWrong != isWrong) {
        m_isWrong = isWrong;
        setText(words);
        updateGeometry();
        update();
    }
    setVisible(!words.isEmpty());
}

/// As high as a line of text: a row is no higher with it than without.
QSize Badge::sizeHint() const
{
    return {QFontMetrics(font()).horizontalAdvance(text()) + 2 * space::small, lineHeight(font()) + 2};
}

QSize Badge::minimumSizeHint() const { return {std::min(48, sizeHint().width()), sizeHint().height()}; }

void Badge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& theme = Theme::of(this);
    const auto frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(m_isWrong ? QPen(theme.error, 1) : QPen(Qt::NoPen));
    painter.setBrush(m_isWrong ? theme.surface : theme.raised);
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    paintLine(painter, rect().adjusted(space::tiny, 0, -space::tiny, 0), text(), font(),
              m_isWrong ? theme.error : theme.quiet, int(Qt::AlignCenter));
}

} // namespace muster::widgets
