#include "widgets/roster/rowbuttons.h"

#include "widgets/look/rowpaint.h"
#include "widgets/look/theme.h"

#include <QFontMetrics>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int buttonSize = 26;
constexpr int stepSize = 23;
constexpr int markSize = 18;

int digitsWidth(int digits) { return QFontMetrics(fontOf(Type::Strong)).horizontalAdvance(QString(digits, u'0')); }

/// A plus, a minus or a bin on a square of 16 by 16.
QPainterPath outline(RowButton button)
{
    QPainterPath path;
    const auto line = [&](double x1, double y1, double x2, double y2) {
        path.moveTo(x1, y1);
        path.lineTo(x2, y2);
    };
    if (button == RowButton::Remove) {
        line(3, 4.5, 13, 4.5);
        line(6.2, 4.5, 6.2, 2.8);
        path.lineTo(9.8, 2.8);
        path.lineTo(9.8, 4.5);
        line(4.3, 4.5, 5, 13.2);
        path.lineTo(11, 13.2);
        path.lineTo(11.7, 4.5);
        line(6.8, 7, 6.8, 10.8);
        line(9.2, 7, 9.2, 10.8);
        return path;
    }
    line(3.5, 8, 12.5, 8);
    if (button != RowButton::Fewer)
        line(8, 3.5, 8, 12.5);
    return path;
}

} // namespace

int modelsWidth(bool hasSteps)
{
    const auto head = QFontMetrics(fontOf(Type::Body)).horizontalAdvance(u'0') * 6;
    return hasSteps ? 2 * stepSize + digitsWidth(4) + 2 * space::small : std::max(head + 2 * space::small, 68);
}

int costWidth(const QString& name)
{
    constexpr int widest = 92;
    const auto head = QFontMetrics(fontOf(Type::Fine)).horizontalAdvance(name) + space::medium;
    return std::max(digitsWidth(5) + space::medium, std::min(head, widest));
}

int figureWidth(const editor::StatHead& head)
{
    constexpr int usual = 36;
    constexpr int widest = 60;
    const QFontMetrics metrics(fontOf(Type::Fine));
    auto width = metrics.horizontalAdvance(head.label);
    for (const auto& value : head.values)
        width = std::max(width, metrics.horizontalAdvance(value));
    return std::clamp(width + space::small + 2, usual, widest);
}

int stateWidth() { return space::tiny + markSize + space::medium + 2 * buttonSize + 2 + space::medium; }

QRect markPlace(const QRect& cell, Qt::LayoutDirection direction)
{
    const QRect place(cell.left() + space::tiny, cell.center().y() - markSize / 2 + 1, markSize, markSize);
    return QStyle::visualRect(direction, cell, place);
}

QRect buttonPlace(RowButton button, const QRect& cell, Qt::LayoutDirection direction)
{
    const bool isStep = button == RowButton::Fewer || button == RowButton::More;
    const auto size = isStep ? stepSize : buttonSize;
    const auto right = cell.right() + 1 - (isStep ? space::tiny : space::medium);
    auto left = right - size;
    if (button == RowButton::Another)
        left = right - 2 * size - 2;
    else if (button == RowButton::Fewer)
        left = cell.left() + space::tiny;
    return QStyle::visualRect(direction, cell, {left, cell.center().y() - size / 2 + 1, size, size});
}

void paintRowButton(QPainter& painter, const QRect& place, RowButton button, ButtonState state, const QPalette& palette)
{
    const auto& theme = Theme::of(palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.line);
    painter.setBrush(state == ButtonState::Down    ? theme.selection
                     : state == ButtonState::Under ? theme.raised
                                                   : theme.surface);
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter.translate(QRectF(place).center() - QPointF(8, 8));
    painter.setPen(
        QPen(state == ButtonState::Off ? theme.line : theme.text, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline(button));
    painter.restore();
}

} // namespace muster::widgets
