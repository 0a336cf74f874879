#include "widgets/findings/verdictbadge.h"

#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int badgeMarkSize = 16;

} // namespace

VerdictBadge::VerdictBadge(QWidget* parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void VerdictBadge::show(Severity severity, const QString& word, const QString& tip, const QString& brief)
{
    m_severity = severity;
    setText(word);
    m_brief = brief;
    setAccessibleName(word);
    setToolTip(editor::shownTip(word + QLatin1Char('\n') + tip));
    update();
}

void VerdictBadge::setRoomFor(const QStringList& words)
{
    int room = 0;
    for (const auto& word : words)
        room = std::max(room, QFontMetrics(fontOf(Type::Strong)).horizontalAdvance(word));
    if (room == m_room)
        return;
    m_room = room;
    updateGeometry();
}

QSize VerdictBadge::sizeHint() const
{
    return {m_room + badgeMarkSize + space::small + 2 * space::medium, lineHeight(fontOf(Type::Strong)) + 18};
}

bool VerdictBadge::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void VerdictBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& theme = Theme::of(this);
    const auto colour = theme.signal(m_severity);
    painter.setPen(QPen(colour, hasFocus() ? 2.5 : 1.2));
    painter.setBrush(underMouse() ? theme.raised : m_severity == Severity::Error ? theme.errorGround : theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7);
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const QRect mark(space::medium, (height() - badgeMarkSize) / 2, badgeMarkSize, badgeMarkSize);
    paintSeverity(painter, mirrored(mark), m_severity, colour, theme.surface);
    const auto words = rect().adjusted(mark.right() + 1 + space::small, 0, -space::tiny, 0);
    const auto font = fontOf(Type::Strong);
    const bool fits = m_brief.isEmpty() || QFontMetrics(font).horizontalAdvance(text()) <= words.width();
    paintLine(painter, mirrored(words), fits ? text() : m_brief, font, colour);
}

} // namespace muster::widgets
