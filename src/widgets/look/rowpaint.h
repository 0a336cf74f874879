#pragma once

#include "widgets/look/theme.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace muster::widgets {

/// Small parts that the delegates of several lists share.

/// The ground of a row: selected, under the mouse, or plain; a bar at its edge says which row has the keyboard.
void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option);

/// One line of text, cut with an ellipsis where it is too long. Gives the width that it took.
int paintLine(QPainter& painter, const QRect& area, const QString& text, const QFont& font, const QColor& colour,
              int alignment = int(Qt::AlignLeft | Qt::AlignVCenter));

/// The lines of a text that wraps in a width, a word that is longer than a line within itself: how high they are
/// together, and painting them from the top of an area. Nothing is left out.
[[nodiscard]] int wrappedHeight(const QString& text, const QFont& font, int width);
void paintWrapped(QPainter& painter, const QRect& area, const QString& text, const QFont& font, const QColor& colour,
                  Qt::LayoutDirection direction);

/// Height of a line in a font.
[[nodiscard]] int lineHeight(const QFont& font);

/// A short word in a round frame: its width, and painting it in an area of that width, which is mirrored already.
[[nodiscard]] int pillWidth(const QString& word);
void paintPill(QPainter& painter, const QRect& area, const QString& word, const Theme& theme);

} // namespace muster::widgets
