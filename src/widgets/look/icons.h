#pragma once

#include "core/base/severity.h"

#include <QColor>
#include <QIcon>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QString>

namespace muster::widgets {

/// Our own pictures, drawn as outlines on a square of 24 by 24 and sharp at every scale.

/// Reads the category icons of a template folder, with a user's own icons before the shipped ones. Before it is called,
/// and for unknown names, a category has a plain shield.
void readCategoryIcons(const QString& folder, const QString& userFolder);

/// The icon for the names of categories, with a slash between them: of those that look/categories.json knows, the first
/// there; else the last of them, which is the name of an icon itself.
[[nodiscard]] QString iconOfCategories(const QString& names);

/// A category's icon on its tile; of several, as iconOfCategories().
void paintCategory(QPainter& painter, const QRectF& area, const QString& name, const QColor& tile, const QColor& mark);

/// What a severity looks like: its shape says it without colour. Off is the tick of a legal roster.
void paintSeverity(QPainter& painter, const QRectF& area, Severity severity, const QColor& colour,
                   const QColor& ground);

/// The same as a picture, sharp on every screen.
[[nodiscard]] QPixmap severityPicture(Severity severity, const QColor& colour, const QColor& ground, int size);
/// The same as an icon, in the colours of a palette.
[[nodiscard]] QIcon severityIcon(Severity severity, const QPalette& palette, int size = 16);

/// The program's own, for its windows. Drawn without Qt's image plugins, which would take a while to load.
[[nodiscard]] QIcon programIcon();

/// An icon of look/icons as it is.
void paintIcon(QPainter& painter, const QRectF& area, const QString& name);
/// An icon of look/icons for an action, in the colour of the palette's text.
[[nodiscard]] QIcon actionIcon(const QString& name);

} // namespace muster::widgets
