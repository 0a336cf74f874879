#include "widgets/look/rowpaint.h"

#include <QFontMetrics>
#include <QStyle>

#include <algorithm>

namespace muster::widgets {

void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    const auto& theme = Theme::of(option.palette);
    const auto isSelected = option.state.testFlag(QStyle::State_Selected);
    if (isSelected)
        painter.fillRect(option.rect, theme.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter.fillRect(option.rect, theme.ground);
    const bool isAtEdge = option.viewItemPosition == QStyleOptionViewItem::Beginning ||
                          option.viewItemPosition == QStyleOptionViewItem::OnlyOne ||
                          option.viewItemPosition == QStyleOptionViewItem::Invalid;
    if (option.state.testFlag(QStyle::State_HasFocus) && isAtEdge)
        painter.fillRect(QStyle::visualRect(option.direction, option.rect,
                                            QRect(option.rect.left(), option.rect.top(), 3, option.rect.height())),
                         theme.accent);
}

int paintLine(QPainter& painter, const QRect& area, const QString& text, const QFont& font, const QColor& colour,
              int alignment)
{
    if (text.isEmpty() || area.width() <= 0)
        return 0;
    painter.setFont(font);
    painter.setPen(colour);
    const QFontMetrics metrics(font);
    const auto shown = metrics.elidedText(text, Qt::ElideRight, area.width());
    painter.drawText(area, alignment | Qt::TextSingleLine, shown);
    return std::min(area.width(), metrics.horizontalAdvance(shown));
}

int lineHeight(const QFont& font) { return QFontMetrics(font).height(); }

int pillWidth(const QString& word)
{
    constexpr int padding = 7;
    return QFontMetrics(fontOf(Type::Fine)).horizontalAdvance(word) + 2 * padding;
}

void paintPill(QPainter& painter, const QRect& area, const QString& word, const Theme& theme)
{
    const auto font = fontOf(Type::Fine);
    const auto height = std::min(lineHeight(font) + 1, area.height());
    const QRect pill(area.left(), area.center().y() - height / 2 + 1, area.width(), height);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.line);
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(QRectF(pill).adjusted(0.5, 0.5, -0.5, -0.5), height / 2.0, height / 2.0);
    paintLine(painter, pill, word, font, theme.quiet, int(Qt::AlignCenter));
}

void paintPanelGround(QPainter& painter, const QRect& area, const Theme& theme)
{
    constexpr double radius = 8;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.quiet);
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace muster::widgets
