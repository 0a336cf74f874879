#include "widgets/settings/windowplace.h"

#include "widgets/settings/settings.h"

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
    if (!window.restoreGeometry(Settings().value(key).toByteArray()))
        return;
    const auto states = window.windowState();
    const auto isFilling = states.testAnyFlags(Qt::WindowMaximized | Qt::WindowFullScreen);
    const auto kept = isFilling ? window.normalGeometry() : window.geometry();
    // Where it was kept, which may be another screen than that of its parent.
    const auto* on = QGuiApplication::screenAt(kept.center());
    const auto room = on ? on->availableGeometry().marginsRemoved(mostFrame) : roomFor(window);
    auto place = kept;
    place.setSize(place.size().boundedTo(room.size()));
    place.moveTo(std::clamp(place.left(), room.left(), room.right() + 1 - place.width()),
                 std::clamp(place.top(), room.top(), room.bottom() + 1 - place.height()));
    if (place == kept)
        return;
    // The place that it has when it no longer fills the screen is the one that it had before.
    if (isFilling)
        window.setWindowState(states & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
    window.setGeometry(place);
    window.setWindowState(states);
}

void keepWindow(const QWidget& window, const QString& key) { Settings().setValue(key, window.saveGeometry()); }

} // namespace muster::widgets
