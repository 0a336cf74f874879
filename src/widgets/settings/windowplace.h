#pragma once

#include <QSize>
#include <QString>

class QWidget;

namespace muster::widgets {

/// Gives a window or a dialog its usual size, or what its screen has room for with the frame around it.
void fitWindow(QWidget& window, QSize usual);

/// Places a window as keepWindow() left it, and moves and shrinks it where the screen is another one now. Without a
/// place that can be used: its usual size.
void restoreWindow(QWidget& window, const QString& key, QSize usual);

/// Remembers the place of a window in the settings.
void keepWindow(const QWidget& window, const QString& key);

} // namespace muster::widgets
