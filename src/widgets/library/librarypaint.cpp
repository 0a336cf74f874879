#include "widgets/library/librarypaint.h"

#include "widgets/look/armytile.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"

#include <QStyle>

namespace muster::widgets {

namespace {

constexpr int gap = 2;

} // namespace

LibraryLook lookOf(editor::LibraryState state, bool hasDataChanged, int warnings, int notes, const Theme& theme)
{
    using editor::LibraryState;
    switch (state) {
    case LibraryState::NotReadable:
        return {Severity::Unknown, theme.quiet};
    case LibraryState::NotJudged:
        return {Severity::Unknown, theme.warning};
    case LibraryState::NotLegal:
        return {Severity::Error, theme.error};
    case LibraryState::Empty:
        return {Severity::Note, theme.quiet};
    case LibraryState::Waiting:
        return {Severity::Off, theme.quiet, false};
    case LibraryState::Legal:
        break;
    }
    if (hasDataChanged)
        return {Severity::Note, theme.note};
    if (warnings > 0)
        return {Severity::Warning, theme.warning};
    return notes > 0 ? LibraryLook{Severity::Note, theme.note} : LibraryLook{Severity::Off, theme.good};
}

LibraryLook lookOf(const editor::LibraryEntry& entry, const Theme& theme)
{
    return lookOf(entry.verdict(), entry.judged && entry.judged->hasDataChanged,
                  entry.judged ? entry.judged->warnings : 0, entry.judged ? entry.judged->notes : 0, theme);
}

int cellsWidth(int inRow) { return inRow * (cellSize + gap); }

QRect leading(const QRect& area, Qt::LayoutDirection direction, int from, int width)
{
    return QStyle::visualRect(direction, area, QRect(area.left() + from, area.top(), width, area.height()));
}

QColor tileOf(const QString& ally, const QColor& own, const Theme& theme)
{
    return ally.isEmpty() ? own : armyColours(ally, theme).tile;
}

void paintCells(QPainter& painter, const QRect& area, const UnitCells& cells, int inRow, Qt::LayoutDirection direction,
                const Theme& theme)
{
    const auto& [icons, allies, more] = cells;
    const auto count = static_cast<int>(icons.size()) + (more > 0 ? 1 : 0);
    const auto rows = (count + inRow - 1) / inRow;
    const auto top = area.center().y() - rows * (cellSize + gap) / 2 + 1;
    const auto cell = [&](int i) {
        return QStyle::visualRect(
            direction, area,
            QRect(area.left() + i % inRow * (cellSize + gap), top + i / inRow * (cellSize + gap), cellSize, cellSize));
    };
    for (int i = 0; i < icons.size(); ++i)
        paintCategory(painter, QRectF(cell(i)), icons[i], tileOf(allies.value(i), theme.tile, theme), theme.onTile);
    if (more > 0) {
        auto place = cell(static_cast<int>(icons.size()));
        place.setWidth(cellSize + 10);
        if (direction == Qt::RightToLeft)
            place.translate(-10, 0);
        paintSide(painter, place, QStringLiteral("+%1").arg(more), fontOf(Type::Small), theme.quiet, direction);
    }
}

void paintSide(QPainter& painter, const QRect& area, const QString& text, const QFont& font, const QColor& colour,
               Qt::LayoutDirection direction, Qt::Alignment side)
{
    const auto alignment = QStyle::visualAlignment(direction, side | Qt::AlignVCenter) | Qt::AlignAbsolute;
    paintLine(painter, area, text, font, colour, static_cast<int>(alignment));
}

} // namespace muster::widgets
