#include "widgets/shell/earlywindow.h"

#include "widgets/person/windowplace.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <chrono>

namespace muster::widgets {

namespace {

/// A system that does not bring the window to the screen in this time is not waited for.
constexpr std::chrono::milliseconds patience(60);

} // namespace

EarlyWindow::EarlyWindow(const std::function<void()>& afterwards)
{
    restoreWindow(*this, QStringLiteral("window/geometry"), {1280, 800});
    if (!afterwards)
        return;
    show();
    QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    if (!m_isPainted) {
        QEventLoop waiting;
        m_waiting = &waiting;
        QTimer::singleShot(patience, &waiting, &QEventLoop::quit);
        waiting.exec(QEventLoop::ExcludeUserInputEvents);
        m_waiting = nullptr;
    }
    afterwards();
}

void EarlyWindow::paintEvent(QPaintEvent* event)
{
    m_isPainted = true;
    QMainWindow::paintEvent(event);
    if (m_waiting)
        m_waiting->quit();
}

} // namespace muster::widgets
