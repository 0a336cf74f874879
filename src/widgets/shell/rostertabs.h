#pragma once

#include "editor/list/armylook.h"

#include <QTabBar>

#include <functional>

namespace muster::widgets {

/// The tabs of a window: the library first, which stays there and cannot be closed, then one for each open roster, and
/// for lists that are checked.
class RosterTabs : public QTabBar {
    Q_OBJECT

public:
    /// `lookOf`: of the army of a tab, whose colour is at its upper edge while it is before the others.
    using LookOf = std::function<editor::ArmyLook(int index)>;
    explicit RosterTabs(LookOf lookOf, QWidget* parent = nullptr);

    /// Index of the new tab, behind all others.
    int addRoster();
    /// What a tab says: its name in a length that leaves room for others, the whole of it in the tip; a dot where it
    /// has changes. Words to show.
    void showRoster(int index, const QIcon& sign, const QString& name, bool isModified, const QString& tip);
    /// One further on (1) or back (-1), round the ends.
    void step(int by);

    /// Qt keeps room for its arrows; the button behind the library alone would not be beside it.
    [[nodiscard]] QSize minimumSizeHint() const override { return QTabBar::minimumSizeHint().boundedTo(sizeHint()); }

signals:
    void leftBar(int index); ///< a tab was dragged away from the bar, for a window of its own

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    LookOf m_lookOf;
    int m_pressed = -1; ///< index of the tab that is held
    bool m_isMovingBack = false;
};

} // namespace muster::widgets
