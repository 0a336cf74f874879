#pragma once

#include <QObject>

class QDockWidget;
class QLabel;
class QMainWindow;
class QToolButton;
class QWidget;

namespace muster::widgets {

class FindingsPanel;

/// Makes the dock of the findings one line while it is closed: what there is, in a few words, and an arrow. A
/// first error opens it once for a roster; after the person has closed it, only the person opens it.
class FindingsFold : public QObject {
    Q_OBJECT

public:
    /// All three outlive it. The panel is the dock's widget.
    FindingsFold(QMainWindow& window, QDockWidget& dock, FindingsPanel& panel);

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// As the person asks for it.
    void open();
    void close();
    void toggle() { m_isOpen ? close() : open(); }
    /// Another roster: its first error opens the findings again.
    void startOver();
    /// The layout of the window was restored: the height is set again.
    void applyHeight();

signals:
    void changed(bool isOpen);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeFindings();
    void setOpen(bool isOpen);
    void showLine();

    QMainWindow& m_window;
    QDockWidget& m_dock;
    FindingsPanel& m_panel;
    bool m_isOpen = false;
    bool m_mayOpen = true; ///< an error opens it by itself
    bool m_hadErrors = false;
    QWidget* m_line;
    QLabel* m_title;
    QWidget* m_mark;
    QLabel* m_words;
    QLabel* m_keys;
    QToolButton* m_arrow;
};

} // namespace muster::widgets
