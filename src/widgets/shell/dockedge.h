#pragma once

#include <QToolBar>

class QDockWidget;
class QMainWindow;

namespace muster::widgets {

/// What a dock leaves at its side of the window while it is put away: an edge with its name, which brings it back.
class DockEdge : public QToolBar {
    Q_OBJECT

public:
    /// The window and the dock outlive it. `keys`: what else brings the dock back.
    DockEdge(QMainWindow& window, QDockWidget& dock, const QString& keys);

    /// Shows it where the dock is put away.
    void follow();

signals:
    void clicked();

private:
    QMainWindow& m_window;
    QDockWidget& m_dock;
    class EdgeButton* m_button;
};

} // namespace muster::widgets
