#include "widgets/settings/windowplace.h"

#include "widgets/settings/settings.h"

#include <catch2/catch.hpp>

#include <QScreen>
#include <QWidget>

using namespace muster::widgets;

namespace {

const auto key = QStringLiteral("test/window");

/// What a screen has room for, with the frame around a window.
QRect room(const QWidget& window) { return window.screen()->availableGeometry().adjusted(8, 40, -8, -8); }

/// Keeps the place of a window on a larger screen than there is now.
void keepLarge(Qt::WindowStates states)
{
    QWidget window;
    window.setGeometry(3000, 1000, 3000, 2000);
    window.setWindowState(states);
    keepWindow(window, key);
}

} // namespace

TEST_CASE("a window that was kept on a larger screen is placed on the screen there is")
{
    Settings().clear();
    keepLarge(Qt::WindowNoState);
    QWidget window;
    restoreWindow(window, key, {600, 400});
    const auto place = window.geometry();
    INFO(place.x() << ' ' << place.y() << ' ' << place.width() << ' ' << place.height());
    CHECK(room(window).contains(place));
    CHECK(place.width() > 600); // as large as there is room
    window.show();
    CHECK(window.screen()->availableGeometry().contains(window.geometry()));
}

TEST_CASE("the place of a window that was maximized or filled the screen is one on the screen too")
{
    const auto state = GENERATE(Qt::WindowMaximized, Qt::WindowFullScreen);
    Settings().clear();
    keepLarge(state);
    QWidget window;
    restoreWindow(window, key, {600, 400});
    CHECK(window.windowState().testFlag(state));
    const auto place = window.normalGeometry();
    INFO(place.x() << ' ' << place.y() << ' ' << place.width() << ' ' << place.height());
    CHECK(room(window).contains(place));
    window.show();
    window.showNormal();
    CHECK(room(window).contains(window.geometry()));
}

TEST_CASE("a window that fits keeps its place, and one without a place has its usual size")
{
    Settings().clear();
    QWidget usual;
    restoreWindow(usual, key, {300, 200});
    CHECK(usual.size() == QSize(300, 200));
    const QRect place(room(usual).topLeft() + QPoint(20, 30), QSize(320, 240));
    usual.setGeometry(place);
    keepWindow(usual, key);
    QWidget again;
    restoreWindow(again, key, {300, 200});
    CHECK(again.geometry() == place);
}
