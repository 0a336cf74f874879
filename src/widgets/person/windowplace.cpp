#include "widgets/person/windowplace.h"

#include "widgets/person/settings.h"

#include <QGuiApplication>
#include <QMargins>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace muster::widgets {

namespace {

/// How wide the frame is, the system says only once the window is on the screen.
constexpr QMargins mostFrame(8, 40, 8, 8);

QRect roomFor(const QWidget& window)
{
    const auto* over = window.parentWidget() ? window.parentWidget() : &window;
    return over->screen()->availableGeometry().marginsRemoved(mostFrame);
}

} // namespace

void fitWindow(QWidget& window, QSize usual) { window.resize(usual.boundedTo(roomFor(window).size())); }

void restoreWindow(QWidget& window, const QString& key, QSize usual)
{
    fitWindow(window, usual);
    if (!window.restoreGeometry(Settings().value(key).toByteArray()) || window.isMaximized() || window.isFullScreen())
        return;
    // Where it was kept, which may be another screen than that of its parent.
    const auto* on = QGuiApplication::screenAt(window.geometry().center());
    const auto room = on ? on->availableGeometry().marginsRemoved(mostFrame) : roomFor(window);
    auto place = window.geometry();
    place.setSize(place.size().boundedTo(room.size()));
    place.moveTo(std::clamp(place.left(), room.left(), room.right() + 1 - place.width()),
                 std::clamp(place.top(), room.top(), room.bottom() + 1 - place.height()));
    if (place != window.geometry())
        window.setGeometry(place);
}

void keepWindow(const QWidget& window, const QString& key) { Settings().setValue(key, window.saveGeometry()); }

} // namespace muster::widgets
