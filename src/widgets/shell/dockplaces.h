#pragma once

#include <QDockWidget>
#include <QPointer>

#include <vector>

class QMainWindow;

namespace muster::widgets {

class DockEdge;

/// The side of a window where reading begins: left, or right where one reads from right to left.
[[nodiscard]] Qt::DockWidgetArea startSide(const QWidget& window);
[[nodiscard]] Qt::DockWidgetArea endSide(const QWidget& window);

/// Makes a panel in its dock.
template <class Panel, class... Arguments>
Panel* madeIn(QDockWidget& dock, Arguments... arguments)
{
    auto* panel = new Panel(arguments..., &dock);
    dock.setWidget(panel);
    return panel;
}

/// Where the docks beside the roster are: the army at the start, the unit at the end, and in a small window both on one
/// side as tabs, so that the roster keeps its room. Others, which are opened now and then, are tabs beside the unit.
/// Once a person has moved one of them by hand, all stay where they are. An army that is put away leaves an edge.
class DockPlaces : public QObject {
    Q_OBJECT

public:
    /// The window outlives it, and so do the docks: the list of what can be added, and the panel of one unit.
    DockPlaces(QMainWindow& window, QDockWidget& army, QDockWidget& unit);
    ~DockPlaces() override;

    /// From now on this dock is a tab beside the unit, behind it until somebody raises it.
    void addBesideUnit(QDockWidget& dock);
    /// The layout of the window was restored, or made for the first time.
    void restored();
    /// No docks are shown from now on, until restored().
    void hidden();
    /// Shows the army before what shares its place with it.
    void raiseArmy();
    /// Puts the docks back to their usual places, as if they had never been moved.
    void startOver();
    [[nodiscard]] bool areTabs() const;

signals:
    void armyRequested(); ///< at its edge

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void place(bool asTabs);
    void movedByHand();
    void watch(QDockWidget& dock);
    void putBesideUnit();
    [[nodiscard]] bool isTab(QDockWidget& dock) const;
    [[nodiscard]] std::vector<QDockWidget*> all() const;
    /// A tab says already what a title would say.
    void showTitles();
    /// Once the window has done what it is about to do with its docks.
    void showTitlesLater();
    void showEdge();
    void floatTab(const QString& title);

    QMainWindow& m_window;
    QDockWidget& m_army;
    QDockWidget& m_unit;
    std::vector<QPointer<QDockWidget>> m_beside; ///< the unit
    DockEdge* m_edge;                            ///< of the army
    bool m_hasEdge = false;                      ///< where it is put away
    bool m_isPlacing = false;                    ///< what moves now is moved by us
    bool m_isByHand = false;
};

} // namespace muster::widgets
