#pragma once

#include <functional>

class QWidget;

namespace muster::widgets {

/// Calls `then` once, when the widget has come to the screen for the first time from now on, with all that is painted
/// together with it. Never where the widget ends before.
void oncePainted(QWidget& widget, std::function<void()> then);

} // namespace muster::widgets
