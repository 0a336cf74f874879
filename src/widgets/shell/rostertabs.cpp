#include "widgets/shell/rostertabs.h"

#include "widgets/look/armytile.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace muster::widgets {

namespace {

constexpr int longestName = 220; ///< pixels
constexpr int farAway = 60;      ///< pixels below or above the bar, where a tab leaves it

} // namespace

RosterTabs::RosterTabs(LookOf lookOf, QWidget* parent) : QTabBar(parent), m_lookOf(std::move(lookOf))
{
    setObjectName(QStringLiteral("rosterTabs"));
    setDocumentMode(true);
    setDrawBase(false);
    setMovable(true);
    setExpanding(false);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideRight);
    setSelectionBehaviorOnRemove(SelectLeftTab);
    setTabsClosable(true);
    addTab(actionIcon(QStringLiteral("library")), tr("Library"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); // what is beside them begins where they end
    setAccessibleName(tr("Open rosters"));
    for (const auto side : {LeftSide, RightSide}) // the library is not closed
        setTabButton(0, side, nullptr);
    // The library stays where it is, whatever is moved over it.
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        if ((from == 0 || to == 0) && !std::exchange(m_isMovingBack, true)) {
            moveTab(to, from);
            m_isMovingBack = false;
        }
    });
}

int RosterTabs::addRoster() { return addTab({}); }

void RosterTabs::showRoster(int index, const QIcon& sign, const QString& name, bool isModified, const QString& tip)
{
    auto text = QFontMetrics(font()).elidedText(name, Qt::ElideRight, longestName);
    text.replace(QLatin1Char('&'), QLatin1String("&&"));
    if (isModified)
        text += QStringLiteral(" •");
    setTabText(index, text);
    setTabIcon(index, sign);
    setTabToolTip(index, tip);
    setAccessibleTabName(index, isModified ? tr("%1, changed").arg(name) : name);
}

void RosterTabs::step(int by)
{
    auto next = currentIndex();
    do
        next = (next + by + count()) % count();
    while (!isTabVisible(next) && next != currentIndex());
    setCurrentIndex(next);
}

void RosterTabs::paintEvent(QPaintEvent* event)
{
    QTabBar::paintEvent(event);
    constexpr int edge = 3;
    const auto tab = tabRect(currentIndex());
    const auto& theme = Theme::of(this);
    QPainter(this).fillRect(QRect(tab.left(), tab.top(), tab.width(), edge),
                            currentIndex() > 0 ? armyColours(m_lookOf(currentIndex()).colour, theme).army
                                               : theme.accent);
}

void RosterTabs::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? tabAt(event->pos()) : -1;
    QTabBar::mousePressEvent(event);
}

void RosterTabs::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed == 0) // the library is not moved
        return;
    QTabBar::mouseMoveEvent(event);
}

void RosterTabs::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isAway = event->pos().y() < -farAway || event->pos().y() > height() + farAway;
    const bool wasHeld = m_pressed > 0;
    m_pressed = -1;
    if (event->button() == Qt::MiddleButton) {
        if (const auto index = tabAt(event->pos()); index > 0)
            emit tabCloseRequested(index);
        return;
    }
    QTabBar::mouseReleaseEvent(event);
    // What is held is the current tab, wherever it was moved to.
    if (wasHeld && isAway && currentIndex() > 0)
        emit leftBar(currentIndex());
}

} // namespace muster::widgets
