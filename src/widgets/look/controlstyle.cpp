#include "widgets/look/controlstyle.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QPainter>
#include <QSpinBox>
#include <QStyleOption>

namespace muster::widgets {

namespace {

constexpr int indicatorSize = 16;
constexpr int tabCloseSize = 20;
constexpr int branchSize = 20;
constexpr int mostArrow = 14;

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

/// One of our icons in the middle of a place.
void drawIcon(QPainter& painter, const QRect& place, int size, const QString& name)
{
    QRectF area(0, 0, size, size);
    area.moveCenter(QRectF(place).center());
    paintIcon(painter, area, name);
}

/// The arrow of a row that has rows below it.
void drawBranch(const QStyleOption& option, QPainter& painter)
{
    if (option.state & QStyle::State_Children)
        drawIcon(painter, option.rect, branchSize,
                 option.state & QStyle::State_Open     ? QStringLiteral("chevron-down")
                 : option.direction == Qt::RightToLeft ? QStringLiteral("chevron-left")
                                                       : QStringLiteral("chevron-right"));
}

/// The arrow of a button that opens a menu, or what is below it.
void drawArrow(const QStyleOption& option, QPainter& painter, const QString& name)
{
    drawIcon(painter, option.rect, std::min({option.rect.width(), option.rect.height(), mostArrow}), name);
}

/// The cross on a tab, in a field while the mouse is over it.
void drawTabClose(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const auto field = squareOf(option.rect).adjusted(1, 1, -1, -1);
    if (option.state & QStyle::State_MouseOver) {
        const auto& theme = widget ? Theme::of(widget) : Theme::of(option.palette);
        painter.setPen(theme.line);
        painter.setBrush(theme.raised);
        painter.drawRoundedRect(field, 4, 4);
    }
    drawIcon(painter, option.rect, 16, QStringLiteral("close"));
}

} // namespace

ControlStyle::ControlStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawBox(*option, *painter, widget);
        break;
    case PE_IndicatorRadioButton:
        drawRadio(*option, *painter, widget);
        break;
    case PE_IndicatorBranch:
        drawBranch(*option, *painter);
        break;
    case PE_IndicatorArrowDown:
        drawArrow(*option, *painter, QStringLiteral("chevron-down"));
        break;
    case PE_IndicatorArrowLeft:
        drawArrow(*option, *painter, QStringLiteral("chevron-left"));
        break;
    case PE_IndicatorArrowRight:
        drawArrow(*option, *painter, QStringLiteral("chevron-right"));
        break;
    case PE_IndicatorTabClose:
        drawTabClose(*option, *painter, widget);
        break;
    default:
        painter->restore();
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
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
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight:
        return tabCloseSize;
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

void ControlStyle::polish(QWidget* widget)
{
    if (auto* field = qobject_cast<QSpinBox*>(widget))
        field->setGroupSeparatorShown(true);
    QProxyStyle::polish(widget);
}

QIcon ControlStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    // Qt's own, and those that a style sheet names, are pictures, for which it loads all its readers of pictures.
    constexpr int messageSign = 48;
    const auto palette = widget ? widget->palette() : QApplication::palette();
    switch (icon) {
    case SP_ToolBarHorizontalExtensionButton:
        return actionIcon(QStringLiteral("chevron-right"));
    case SP_ToolBarVerticalExtensionButton:
        return actionIcon(QStringLiteral("chevron-down"));
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return actionIcon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return actionIcon(QStringLiteral("float"));
    case SP_MessageBoxQuestion:
        return severityIcon(Severity::Unknown, palette, messageSign);
    case SP_MessageBoxInformation:
        return severityIcon(Severity::Note, palette, messageSign);
    case SP_MessageBoxWarning:
        return severityIcon(Severity::Warning, palette, messageSign);
    case SP_MessageBoxCritical:
        return severityIcon(Severity::Error, palette, messageSign);
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace muster::widgets
