#pragma once

#include <QTabBar>

namespace muster::widgets {

/// The tabs of a window: the library first, which stays there and cannot be closed, then one for each open roster, and
/// for lists that are checked.
class RosterTabs : public QTabBar {
    Q_OBJECT

public:
    explicit RosterTabs(QWidget* parent = nullptr);

    /// Index of the new tab, behind all others.
    int addRoster();
    /// What a tab says: its name in a length that leaves room for others, the whole of it in the tip; a dot where it
    /// has changes. Words to show.
    void showRoster(int index, const QIcon& sign, const QString& name, bool isModified, const QString& tip);
    /// One further on (1) or back (-1), round the ends.
    void step(int by);

signals:
    void leftBar(int index); ///< a tab was dragged away from the bar, for a window of its own

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    int m_pressed = -1; ///< index of the tab that is held
    bool m_isMovingBack = false;
};

} // namespace muster::widgets
