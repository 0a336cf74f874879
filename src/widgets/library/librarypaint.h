#pragma once

#include "editor/library/libraryentry.h"
#include "widgets/look/theme.h"

#include <QPainter>
#include <QRect>
#include <QStringList>

class QLabel;

namespace muster::widgets {

/// How the verdict on a roster of the library looks.
struct LibraryLook {
    Severity sign = Severity::Off;
    QColor colour;
    bool hasSign = true; ///< what waits has none
};
[[nodiscard]] LibraryLook lookOf(editor::LibraryState state, bool hasDataChanged, int warnings, int notes,
                                 const Theme& theme);
[[nodiscard]] LibraryLook lookOf(const editor::LibraryEntry& entry, const Theme& theme);

/// Units as icons, and "+5" where there are more.
struct UnitCells {
    QStringList icons;
    QStringList allies; ///< as LibraryUnit::ally
    int more = 0;
};
inline constexpr int cellSize = 15;
void paintCells(QPainter& painter, const QRect& area, const UnitCells& cells, int inRow, Qt::LayoutDirection direction,
                const Theme& theme);
/// What is behind the icon of a unit: `own` is for those of the roster's own army.
[[nodiscard]] QColor tileOf(const QString& ally, const QColor& own, const Theme& theme);
[[nodiscard]] int cellsWidth(int inRow);

/// One line of text at the leading side of an area, or at the trailing one.
void paintSide(QPainter& painter, const QRect& area, const QString& text, const QFont& font, const QColor& colour,
               Qt::LayoutDirection direction, Qt::Alignment side = Qt::AlignLeading);

/// The part of an area from the leading side on, in the direction of the text.
[[nodiscard]] QRect leading(const QRect& area, Qt::LayoutDirection direction, int from, int width);

} // namespace muster::widgets
