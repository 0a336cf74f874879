#include "widgets/look/rowpaint.h"

#include "widgets/look/armytile.h"

#include <QFontMetrics>
#include <QStyle>
#include <QTextLayout>

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
                         armyColoursOf(option.widget).army);
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

namespace {

/// Lines below each other, each as high as lineHeight() says.
void layOut(QTextLayout& layout, int width, Qt::LayoutDirection direction)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(direction);
    layout.setTextOption(option);
    const auto height = lineHeight(layout.font());
    layout.beginLayout();
    for (int top = 0;; top += height) {
        auto line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(std::max(width, 1));
        line.setPosition({0, static_cast<qreal>(top)});
    }
    layout.endLayout();
}

QString inOneParagraph(QString text)
{
    return text.replace(u'\n', u' ').replace(QChar::LineSeparator, u' ').replace(QChar::ParagraphSeparator, u' ');
}

} // namespace

int wrappedHeight(const QString& text, const QFont& font, int width)
{
    const auto words = inOneParagraph(text);
    if (QFontMetrics(font).horizontalAdvance(words) <= width)
        return lineHeight(font);
    QTextLayout layout(words, font);
    layOut(layout, width, Qt::LeftToRight);
    return layout.lineCount() * lineHeight(font);
}

void paintWrapped(QPainter& painter, const QRect& area, const QString& text, const QFont& font, const QColor& colour,
                  Qt::LayoutDirection direction)
{
    QTextLayout layout(inOneParagraph(text), font);
    layOut(layout, area.width(), direction);
    painter.setPen(colour);
    layout.draw(&painter, area.topLeft());
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

} // namespace muster::widgets
