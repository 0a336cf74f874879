#pragma once

#include "editor/list/offers.h"

#include <QPainter>
#include <QPersistentModelIndex>
#include <QRect>
#include <QStyleOptionViewItem>

namespace muster::widgets {

/// The buttons of a row of the roster: painted in room that is always kept for them, so that nothing moves when they
/// come and go. Each does the same as a menu item with a key, so Tab does not reach them.
enum class RowButton { None, Fewer, More, Another, Remove };

/// Where the mouse is: the row, and the button of it.
struct RowPointer {
    QPersistentModelIndex row; ///< in the first column
    RowButton button = RowButton::None;
    bool isDown = false;
};

/// Widths of the columns of figures and buttons, from the fonts.
[[nodiscard]] int modelsWidth(bool hasSteps);
/// Of a kind of cost, from its name.
[[nodiscard]] int costWidth(const QString& name);
/// Of a figure with such a head.
[[nodiscard]] int figureWidth(const editor::StatHead& head);
[[nodiscard]] int stateWidth();

/// The place of the mark of what is worst, in a cell of the state column.
[[nodiscard]] QRect markPlace(const QRect& cell, Qt::LayoutDirection direction);
/// The place of a button in its cell: the column of models or that of the state.
[[nodiscard]] QRect buttonPlace(RowButton button, const QRect& cell, Qt::LayoutDirection direction);

/// Off: it cannot be used now. Under: the mouse is over it. Down: it is pressed.
enum class ButtonState { Off, Ready, Under, Down };
void paintRowButton(QPainter& painter, const QRect& place, RowButton button, ButtonState state,
                    const QPalette& palette);

} // namespace muster::widgets
