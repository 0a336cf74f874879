#pragma once

#include <QMainWindow>

#include <functional>

class QEventLoop;

namespace muster::widgets {

/// A main window that comes to the screen, empty and in its place, before what it shows has been made: a person sees at
/// once that the program starts. It is a base of its own because what is derived from it is not there yet then, and
/// gets no event.
class EarlyWindow : public QMainWindow {
public:
    /// Null: it is shown as any window is. Otherwise it is shown now; once it has been painted, or did not come in
    /// time, `afterwards` is called, and then what is derived is made.
    explicit EarlyWindow(const std::function<void()>& afterwards);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isPainted = false;
    QEventLoop* m_waiting = nullptr;
};

} // namespace muster::widgets
