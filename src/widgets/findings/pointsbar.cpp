#include "widgets/findings/pointsbar.h"

#include "editor/words/shown.h"
#include "widgets/look/armytile.h"
#include "widgets/look/rowpaint.h"

#include <QStyle>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int barHeight = 7;

int digitWidth() { return QFontMetrics(fontOf(Type::Body)).horizontalAdvance(u'0'); }

} // namespace

void PointsBar::show(const editor::HeadForm::Cost& cost)
{
    m_cost = cost;
    setAccessibleName(cost.sum + QLatin1Char(' ') + cost.rest +
                      (cost.left.isEmpty() ? QString() : QStringLiteral(", ") + cost.left));
    update();
}

void PointsBar::setNarrow(bool isNarrow)
{
    m_isNarrow = isNarrow;
    updateGeometry();
}

QSize PointsBar::sizeHint() const
{
    return {digitWidth() * (m_isNarrow ? 26 : 32), lineHeight(fontOf(Type::Figure)) + space::small + barHeight};
}

void PointsBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& theme = Theme::of(this);
    const bool isOver = m_cost.share > 1.0;
    const auto figure = fontOf(Type::Figure);
    const auto strong = fontOf(Type::Strong);
    const auto body = fontOf(Type::Body);
    const QRect line(0, 0, width(), lineHeight(figure));
    // All three stand on one base line.
    const auto lower = [&](const QFont& font) { return QFontMetrics(figure).ascent() - QFontMetrics(font).ascent(); };
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const auto left = QFontMetrics(strong).horizontalAdvance(m_cost.left);
    const auto used = paintLine(painter, line, m_cost.sum, figure, isOver ? theme.error : theme.text);
    // What is used and agreed is never cut: a word goes first, then what is left, which the bar shows too.
    const auto roomBeside = [&](int beside) { return width() - used - 6 - (beside > 0 ? beside + space::small : 0); };
    const auto isCut = [&](const QString& words, int beside) {
        return QFontMetrics(body).horizontalAdvance(words) > roomBeside(beside);
    };
    const bool hasLeft = left > 0 && !(!m_cost.brief.isEmpty() && isCut(m_cost.brief, left));
    const auto beside = hasLeft ? left : 0;
    const auto& words = !m_cost.brief.isEmpty() && isCut(m_cost.rest, beside) ? m_cost.brief : m_cost.rest;
    const QRect rest(used + 6, lower(body), roomBeside(beside), lineHeight(figure));
    paintLine(painter, mirrored(rest), words, body, theme.quiet, int(Qt::AlignLeft | Qt::AlignTop));
    const QRect over(used, lower(strong), width() - used, lineHeight(figure));
    if (hasLeft)
        paintLine(painter, mirrored(over), m_cost.left, strong, isOver ? theme.error : theme.text,
                  int(Qt::AlignRight | Qt::AlignTop));
    if (!m_cost.share)
        return;
    const QRectF bar(0, line.bottom() + space::tiny, width(), barHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    painter.drawRoundedRect(bar, 3.5, 3.5);
    auto filled = bar;
    filled.setWidth(bar.width() * std::min(*m_cost.share, 1.0));
    if (isRightToLeft())
        filled.moveRight(bar.right());
    painter.setBrush(isOver ? theme.error : armyColoursOf(this).army);
    painter.drawRoundedRect(filled, 3.5, 3.5);
    if (isOver) {
        painter.setBrush(QBrush(theme.surface, Qt::BDiagPattern));
        painter.drawRoundedRect(bar, 3.5, 3.5);
    }
}

} // namespace muster::widgets
