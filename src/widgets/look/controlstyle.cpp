#include "widgets/look/controlstyle.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QPainter>
#include <QStyleOption>

namespace muster::widgets {

namespace {

constexpr int indicatorSize = 16;

struct Colours {
    QColor edge;
    QColor fill;
    QColor mark;
};

/// `widget`: what the control is in. A style sheet gives the rows of a list a palette without its ground.
Colours coloursOf(const QStyleOption& option, const QWidget* widget)
{
    const auto& theme = widget ? Theme::of(widget) : Theme::of(option.palette);
    const bool isOn = option.state & (QStyle::State_On | QStyle::State_NoChange);
    if (!(option.state & QStyle::State_Enabled))
        return {theme.line, isOn ? theme.line : theme.raised, theme.quiet};
    if (isOn)
        return {theme.accent, theme.accent, theme.surface};
    const bool isLit = option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
    return {isLit ? theme.accent : theme.quiet, theme.surface, theme.surface};
}

/// The largest square in the middle, on whole pixels with half of its line inside.
QRectF squareOf(const QRect& rect)
{
    const auto size = std::min(rect.width(), rect.height());
    const QRect square(rect.x() + (rect.width() - size) / 2, rect.y() + (rect.height() - size) / 2, size, size);
    return QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5);
}

void drawBox(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const auto colours = coloursOf(option, widget);
    const auto box = squareOf(option.rect);
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x * box.width(), y * box.height()); };
    painter.setPen(colours.edge);
    painter.setBrush(colours.fill);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(QPen(colours.mark, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (option.state & QStyle::State_NoChange)
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
    else if (option.state & QStyle::State_On)
        painter.drawPolyline(QPolygonF{at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.3)});
}

void drawRadio(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const auto colours = coloursOf(option, widget);
    const auto disc = squareOf(option.rect);
    painter.setPen(colours.edge);
    painter.setBrush(colours.fill);
    painter.drawEllipse(disc);
    if (!(option.state & QStyle::State_On))
        return;
    const auto inset = disc.width() * 0.3;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mark);
    painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset));
}

} // namespace

ControlStyle::ControlStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck &&
        element != PE_IndicatorRadioButton) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (element == PE_IndicatorRadioButton)
        drawRadio(*option, *painter, widget);
    else
        drawBox(*option, *painter, widget);
    painter->restore();
}

int ControlStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return indicatorSize;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return space::small;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ControlStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* result) const
{
    // The text of a button is enough.
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, result);
}

QIcon ControlStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return actionIcon(QStringLiteral("chevron-right"));
    if (icon == SP_ToolBarVerticalExtensionButton)
        return actionIcon(QStringLiteral("chevron-down"));
    if (icon == SP_LineEditClearButton) // Qt's own is a picture, for which it loads all its readers of pictures
        return actionIcon(QStringLiteral("close"));
    return QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace muster::widgets
