#include "widgets/shell/dockplaces.h"

#include "widgets/look/widths.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/dockedge.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMouseEvent>
#include <QTabBar>
#include <QTimer>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int sideWidth = 340; ///< of both as tabs
constexpr int armyWidth = 326;
constexpr int unitWidth = 376;
const auto byHandKey = QStringLiteral("window/docksByHand");

} // namespace

Qt::DockWidgetArea startSide(const QWidget& window)
{
    return window.isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
}

Qt::DockWidgetArea endSide(const QWidget& window)
{
    return window.isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

DockPlaces::DockPlaces(QMainWindow& window, QDockWidget& army, QDockWidget& unit)
    : QObject(&window),
      m_window(window),
      m_army(army),
      m_unit(unit),
      m_edge(new DockEdge(window, army, QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText))),
      m_isByHand(Settings().value(byHandKey, false).toBool())
{
    m_window.setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
    m_window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    m_window.installEventFilter(this);
    for (auto* dock : {&m_army, &m_unit})
        watch(*dock);
    connect(m_edge, &DockEdge::clicked, this, &DockPlaces::armyRequested);
    connect(m_army.toggleViewAction(), &QAction::toggled, this, &DockPlaces::showEdge);
    // In the menu: it may have to go elsewhere than where it was.
    connect(m_army.toggleViewAction(), &QAction::triggered, this, [this](bool isOn) {
        if (isOn)
            raiseArmy();
    });
}

DockPlaces::~DockPlaces() { delete m_edge; }

void DockPlaces::watch(QDockWidget& dock)
{
    // A dock that is dragged leaves its place first.
    connect(&dock, &QDockWidget::topLevelChanged, this, [this](bool isFloating) {
        if (isFloating && !m_isPlacing)
            movedByHand();
        showTitlesLater();
    });
    connect(&dock, &QDockWidget::dockLocationChanged, this, &DockPlaces::showTitlesLater);
    connect(&dock, &QDockWidget::visibilityChanged, this, &DockPlaces::showTitlesLater);
}

void DockPlaces::addBesideUnit(QDockWidget& dock)
{
    m_beside.emplace_back(&dock);
    watch(dock);
    m_window.tabifyDockWidget(&m_unit, &dock);
    // A person who opens it in the menu wants to see it.
    connect(dock.toggleViewAction(), &QAction::triggered, &dock, [&dock](bool isOn) {
        if (isOn)
            dock.raise();
    });
}

void DockPlaces::putBesideUnit()
{
    for (const auto& dock : m_beside)
        if (dock && !dock->isFloating())
            m_window.tabifyDockWidget(&m_unit, dock);
}

std::vector<QDockWidget*> DockPlaces::all() const
{
    std::vector<QDockWidget*> docks{&m_army, &m_unit};
    for (const auto& dock : m_beside)
        if (dock)
            docks.push_back(dock);
    return docks;
}

/// Whether it shares its place with another that is open.
bool DockPlaces::isTab(QDockWidget& dock) const
{
    return !dock.isFloating() && std::ranges::any_of(m_window.tabifiedDockWidgets(&dock), [](const QDockWidget* other) {
        return !other->isHidden() && !other->isFloating();
    });
}

bool DockPlaces::areTabs() const { return m_window.tabifiedDockWidgets(&m_army).contains(&m_unit); }

void DockPlaces::movedByHand()
{
    m_isByHand = true;
    Settings().setValue(byHandKey, true);
}

void DockPlaces::startOver()
{
    m_isByHand = false;
    Settings().setValue(byHandKey, false);
    place(m_window.width() < smallWindow);
}

void DockPlaces::restored()
{
    arrange();
    m_hasEdge = true;
    showEdge();
}

void DockPlaces::hidden()
{
    m_hasEdge = false;
    m_edge->hide();
}

void DockPlaces::raiseArmy()
{
    m_army.show();
    arrange();
    m_army.raise();
}

void DockPlaces::showEdge()
{
    if (m_hasEdge && !m_isPlacing)
        m_edge->follow();
}

void DockPlaces::arrange()
{
    if (m_isByHand || m_army.isHidden() != m_unit.isHidden())
        return;
    // Both are hidden while no roster is open.
    if (m_army.isHidden())
        return;
    const bool asTabs = m_window.width() < smallWindow;
    const auto wanted = asTabs ? endSide(m_window) : startSide(m_window);
    if (asTabs != areTabs() || m_window.dockWidgetArea(&m_army) != wanted)
        place(asTabs);
}

void DockPlaces::place(bool asTabs)
{
    m_isPlacing = true;
    for (auto* dock : {&m_army, &m_unit})
        dock->setFloating(false);
    m_window.removeDockWidget(&m_army);
    m_window.addDockWidget(asTabs ? endSide(m_window) : startSide(m_window), &m_army);
    m_window.addDockWidget(endSide(m_window), &m_unit);
    if (asTabs)
        m_window.tabifyDockWidget(&m_army, &m_unit);
    m_army.show();
    m_unit.show();
    putBesideUnit();
    m_unit.raise();
    if (asTabs)
        m_window.resizeDocks({&m_unit}, {sideWidth}, Qt::Horizontal);
    else
        m_window.resizeDocks({&m_army, &m_unit}, {armyWidth, unitWidth}, Qt::Horizontal);
    m_isPlacing = false;
    showEdge();
    showTitles();
}

void DockPlaces::showTitles()
{
    // Those that come and go keep theirs: it has the cross that closes them.
    for (auto* dock : {&m_army, &m_unit}) {
        const bool asTabs = isTab(*dock);
        auto* title = dock->titleBarWidget();
        if (asTabs && !title) {
            dock->setTitleBarWidget(new QWidget);
        } else if (!asTabs && title) {
            dock->setTitleBarWidget(nullptr);
            title->deleteLater();
        }
    }
    for (auto* tabs : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->removeEventFilter(this);
        tabs->installEventFilter(this);
    }
}

void DockPlaces::showTitlesLater() { QTimer::singleShot(0, this, &DockPlaces::showTitles); }

/// As on a title: the dock leaves its place.
void DockPlaces::floatTab(const QString& title)
{
    for (auto* dock : all())
        if (dock->windowTitle() == title)
            dock->setFloating(true);
}

bool DockPlaces::eventFilter(QObject* watched, QEvent* event)
{
    // Once the window has laid itself out: what is moved during its resizing is laid out twice.
    const bool isOther = event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange;
    if (watched == &m_window && isOther)
        QTimer::singleShot(0, this, &DockPlaces::arrange);
    if (auto* tabs = qobject_cast<QTabBar*>(watched); tabs && event->type() == QEvent::MouseButtonDblClick)
        if (const auto at = tabs->tabAt(static_cast<QMouseEvent*>(event)->position().toPoint()); at >= 0) {
            // Not from within: the tab bar may end with this.
            QTimer::singleShot(0, this, [this, title = tabs->tabText(at)] { floatTab(title); });
            return true;
        }
    return QObject::eventFilter(watched, event);
}

} // namespace muster::widgets
