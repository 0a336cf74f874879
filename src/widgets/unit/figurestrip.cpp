#include "widgets/unit/figurestrip.h"

#include "editor/words/shown.h"
#include "widgets/look/rowpaint.h"

#include <QEvent>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace muster::widgets {

FigureStrip::FigureStrip(QWidget* parent) : QWidget(parent)
{
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); // Fixed would hold it to one row
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
}

void FigureStrip::setFigures(std::vector<editor::FigureForm> figures)
{
    if (m_figures == figures && !m_figures.empty())
        return;
    m_figures = std::move(figures);
    updateAccessibleText();
    setVisible(!m_figures.empty());
    updateGeometry();
    update();
}

/// For people who cannot see the figures.
void FigureStrip::updateAccessibleText()
{
    QStringList words;
    for (const auto& figure : m_figures)
        words << (figure.was.isEmpty()
                      ? tr("%1 %2").arg(figure.name, figure.value)
                      : tr("%1 %2, was %3: %4").arg(figure.name, figure.value, figure.was, figure.reason));
    setAccessibleName(tr("Stat line"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
}

QString FigureStrip::wasText(const editor::FigureForm& figure) const
{
    return figure.was.isEmpty() ? QString() : tr("was %1").arg(figure.was);
}

namespace {

constexpr int leastHeight = 52;
constexpr int wasGap = 4;

/// Returns how many of these widths are in each row: as few rows as possible, and then equally many in each.
std::vector<std::size_t> rowsOf(const std::vector<int>& needs, int width)
{
    std::vector<std::size_t> rows;
    int x = 0;
    for (const auto need : needs) {
        if (rows.empty() || x + need > width) {
            rows.push_back(0);
            x = 0;
        }
        ++rows.back();
        x += need;
    }
    if (rows.size() < 2)
        return rows;
    std::vector<std::size_t> even;
    for (std::size_t i = 0, start = 0; i < rows.size(); ++i, start += even.back()) {
        even.push_back((needs.size() - start + rows.size() - i - 1) / (rows.size() - i));
        const auto begin = needs.begin() + static_cast<std::ptrdiff_t>(start);
        if (std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(even.back()), 0) > width)
            return rows;
    }
    return even;
}

} // namespace

/// Cells of equal rows: each as wide as its widest word, the rest shared out.
std::vector<QRect> FigureStrip::cells(int width) const
{
    const QFontMetrics label(fontOf(Type::Small));
    const QFontMetrics value(fontOf(Type::Figure));
    const QFontMetrics was(fontOf(Type::Fine));
    std::vector<int> needs;
    for (const auto& figure : m_figures)
        // Room for what it was is always kept, so that nothing below moves when an option changes a figure.
        needs.push_back(std::max(label.horizontalAdvance(figure.label),
                                 value.horizontalAdvance(figure.value) + wasGap +
                                     was.horizontalAdvance(figure.was.isEmpty() ? figure.value : figure.was)) +
                        space::medium);
    const auto height = std::max(leastHeight, label.height() + value.height() + space::small);
    std::vector<QRect> cells;
    int y = 0;
    for (const auto count : rowsOf(needs, width)) {
        const auto start = cells.size();
        const auto begin = needs.begin() + static_cast<std::ptrdiff_t>(start);
        const auto needed = std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(count), 0);
        const auto spare = std::max(0, width - needed) / static_cast<int>(count);
        int left = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const auto own = i + 1 == count ? width - left : needs[start + i] + spare;
            cells.emplace_back(left, y, own, height);
            left += own;
        }
        y += height;
    }
    return cells;
}

int FigureStrip::heightForWidth(int width) const
{
    const auto list = cells(width);
    return list.empty() ? 0 : list.back().bottom() + 1;
}

// One row: more of them are only for the width that it gets. A hint by the width that it had would keep their room.
QSize FigureStrip::sizeHint() const { return {320, heightForWidth(QWIDGETSIZE_MAX)}; }
QSize FigureStrip::minimumSizeHint() const { return {120, heightForWidth(QWIDGETSIZE_MAX)}; }

void FigureStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& theme = Theme::of(this);
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.line, 1));
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const auto list = cells(width());
    const auto small = fontOf(Type::Small);
    const auto large = fontOf(Type::Figure);
    const auto centred = int(Qt::AlignHCenter | Qt::AlignVCenter);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& cell = list[i];
        const auto& figure = m_figures[i];
        painter.setPen(QPen(theme.line, 1));
        if (cell.left() > 0)
            painter.drawLine(cell.left(), cell.top() + 1, cell.left(), cell.bottom());
        if (cell.top() > 0)
            painter.drawLine(cell.left() + 1, cell.top(), cell.right(), cell.top());
        const auto top = cell.top() + (cell.height() - lineHeight(small) - lineHeight(large)) / 2;
        QRect line(cell.left() + 2, top, cell.width() - 4, lineHeight(small));
        paintLine(painter, line, figure.label, small, theme.quiet, centred);
        line = QRect(line.left(), line.bottom() + 1, line.width(), lineHeight(large));
        if (figure.was.isEmpty())
            paintLine(painter, line, figure.value, large, theme.text, centred);
        else
            paintChanged(painter, line, figure, theme);
    }
}

/// With what it was beside it: in words where there is room, else struck out.
void FigureStrip::paintChanged(QPainter& painter, const QRect& area, const editor::FigureForm& figure,
                               const Theme& theme) const
{
    const auto large = fontOf(Type::Figure);
    auto fine = fontOf(Type::Fine);
    const auto value = QFontMetrics(large).horizontalAdvance(figure.value);
    auto words = wasText(figure);
    if (value + wasGap + QFontMetrics(fine).horizontalAdvance(words) > area.width()) {
        words = figure.was;
        fine.setStrikeOut(true);
    }
    const auto was = QFontMetrics(fine).horizontalAdvance(words);
    const auto left = area.left() + std::max(0, (area.width() - value - wasGap - was) / 2);
    paintLine(painter, {left, area.top(), value + 1, area.height()}, figure.value, large, theme.text,
              int(Qt::AlignCenter));
    paintLine(painter, {left + value + wasGap, area.top(), was + 1, area.height()}, words, fine, theme.accent,
              int(Qt::AlignCenter));
}

bool FigureStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto list = cells(width());
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].contains(help->pos())) {
                const auto& figure = m_figures[i];
                QToolTip::showText(
                    help->globalPos(),
                    editor::shownTip(figure.reason.isEmpty()
                                         ? figure.name
                                         : tr("%1: %2 because of %3").arg(figure.name, figure.value, figure.reason)),
                    this);
                return true;
            }
    }
    return QWidget::event(event);
}

} // namespace muster::widgets
