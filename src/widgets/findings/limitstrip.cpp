#include "widgets/findings/limitstrip.h"

#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"

#include <QHelpEvent>
#include <QMenu>
#include <QStyle>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

namespace muster::widgets {

using editor::HeadForm;

namespace {

constexpr int limitMarkSize = 11;

QString wordsOf(const HeadForm::Tally& limit) { return limit.label + QStringLiteral(": ") + limit.figure; }

int chipWidth(const HeadForm::Tally& limit)
{
    // Room for the mark is kept whether or not there is one.
    const auto figure =
        QFontMetrics(fontOf(Type::Heading)).horizontalAdvance(limit.figure) + space::tiny + limitMarkSize;
    return std::max(QFontMetrics(fontOf(Type::Small)).horizontalAdvance(limit.label), figure) + 2 * space::small + 2;
}

int chipHeight() { return lineHeight(fontOf(Type::Small)) + lineHeight(fontOf(Type::Heading)) + 6; }

} // namespace

LimitStrip::LimitStrip(QWidget* parent) : QWidget(parent), m_more(named<QToolButton>("limitsButton", this))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* menu = named<QMenu>("limitsMenu", m_more);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(menu);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->hide();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(*menu); });
}

void LimitStrip::show(const std::vector<HeadForm::Tally>& limits)
{
    m_limits = limits;
    QStringList words;
    for (const auto& limit : m_limits)
        words << wordsOf(limit);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    arrange();
}

void LimitStrip::setNarrow(bool isNarrow)
{
    if (m_isNarrow == isNarrow)
        return;
    m_isNarrow = isNarrow;
    // Only the button: the rest of the room is the name's.
    setSizePolicy(isNarrow ? QSizePolicy::Fixed : QSizePolicy::Ignored, QSizePolicy::Fixed);
    updateGeometry();
    arrange();
}

void LimitStrip::fillMenu(QMenu& menu)
{
    menu.clear();
    for (const auto& limit : m_limits) {
        const auto words = editor::shownLabel(limit.isFull ? tr("%1 (full)").arg(wordsOf(limit)) : wordsOf(limit));
        auto* action =
            limit.isBroken() ? menu.addAction(severityIcon(limit.broken, palette()), words) : menu.addAction(words);
        connect(action, &QAction::triggered, this, &LimitStrip::findingsRequested);
    }
}

int LimitStrip::moreWidth() const
{
    const QFontMetrics metrics(fontOf(Type::Body));
    const auto words = m_isNarrow ? std::max(metrics.horizontalAdvance(tr("Limits: %n full", nullptr, 88)),
                                             metrics.horizontalAdvance(tr("Limits: %n broken", nullptr, 88)))
                                  : metrics.horizontalAdvance(tr("%n more", nullptr, 88));
    return words + 2 * space::small + 24;
}

void LimitStrip::arrange()
{
    m_shown.clear();
    if (!m_isNarrow) {
        m_shown = fitting(width());
        if (m_shown.size() < m_limits.size())
            m_shown = fitting(width() - moreWidth() - space::tiny);
    }
    const auto left = static_cast<int>(m_limits.size() - m_shown.size());
    const auto full = static_cast<int>(std::ranges::count_if(m_limits, &HeadForm::Tally::isFull));
    const auto broken = static_cast<int>(std::ranges::count_if(m_limits, &HeadForm::Tally::isBroken));
    m_more->setText(!m_isNarrow  ? tr("%n more", nullptr, left)
                    : broken > 0 ? tr("Limits: %n broken", nullptr, broken)
                    : full > 0   ? tr("Limits: %n full", nullptr, full)
                                 : tr("Limits"));
    m_more->setAccessibleName(tr("All limits: %n", nullptr, static_cast<int>(m_limits.size())));
    m_more->setAccessibleDescription(accessibleDescription());
    m_more->setVisible(left > 0);
    const QSize size(std::min(std::max(moreWidth(), m_more->sizeHint().width()), width()), m_more->sizeHint().height());
    const QRect place(width() - size.width(), (height() - size.height()) / 2, size.width(), size.height());
    m_more->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    update();
}

/// In their order; broken and full limits get room first.
std::vector<std::size_t> LimitStrip::fitting(int room) const
{
    std::vector<bool> isIn(m_limits.size(), false);
    for (const int round : {0, 1, 2})
        for (std::size_t i = 0; i < m_limits.size(); ++i) {
            const auto rank = m_limits[i].isBroken() ? 0 : m_limits[i].isFull ? 1 : 2;
            const auto need = chipWidth(m_limits[i]) + space::tiny;
            if (rank != round || need > room)
                continue;
            room -= need;
            isIn[i] = true;
        }
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < isIn.size(); ++i)
        if (isIn[i])
            chosen.push_back(i);
    return chosen;
}

QSize LimitStrip::sizeHint() const { return {m_isNarrow ? moreWidth() : 400, chipHeight()}; }

QSize LimitStrip::minimumSizeHint() const { return {m_isNarrow ? moreWidth() : 60, chipHeight()}; }

bool LimitStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        QStringList lines;
        for (const auto& limit : m_limits)
            lines << wordsOf(limit);
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                           editor::shownTip(lines.join(QLatin1Char('\n'))), this);
        return true;
    }
    return QWidget::event(event);
}

void LimitStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void LimitStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        arrange();
    }
    QWidget::changeEvent(event);
}

void LimitStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int left = 0;
    for (const auto index : m_shown) {
        const auto& limit = m_limits[index];
        const QRect chip(left, 0, chipWidth(limit), height());
        paintChip(painter, QStyle::visualRect(layoutDirection(), rect(), chip), limit);
        left += chip.width() + space::tiny;
    }
}

void LimitStrip::paintChip(QPainter& painter, const QRect& area, const HeadForm::Tally& limit) const
{
    const auto& theme = Theme::of(this);
    const auto colour = limit.isBroken() ? theme.signal(limit.broken) : theme.text;
    painter.setPen(QPen(limit.isBroken() ? colour : theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(layoutDirection(), area, place); };
    const auto inner = area.adjusted(space::small, 3, -space::tiny, -3);
    const auto top = lineHeight(fontOf(Type::Small));
    paintLine(painter, mirrored({inner.left(), inner.top(), inner.width(), top}), limit.label, fontOf(Type::Small),
              limit.isBroken() ? colour : theme.quiet);
    const QRect below(inner.left(), inner.top() + top, inner.width(), inner.height() - top);
    const auto used = paintLine(painter, mirrored(below), limit.figure, fontOf(Type::Heading), colour);
    const QRectF mark(mirrored(
        {below.left() + used + space::tiny, below.center().y() - limitMarkSize / 2, limitMarkSize, limitMarkSize}));
    if (isError(limit.broken)) { // shown by a shape too
        const auto cross = mark.adjusted(1.5, 1.5, -1.5, -1.5);
        painter.setPen(QPen(colour, 2.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    } else if (limit.isBroken()) {
        paintSeverity(painter, mark, limit.broken, colour, theme.surface);
    }
}

} // namespace muster::widgets
