#include "widgets/shell/dockedge.h"

#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/shell/dockplaces.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QMainWindow>
#include <QPainter>

namespace muster::widgets {

namespace {

constexpr int edgeWidth = 34;
constexpr int arrowSize = 16;

} // namespace

/// A name from the top to the bottom, and behind it the keys that do the same.
class EdgeButton : public QAbstractButton {
public:
    EdgeButton(const QString& name, const QString& keys, QWidget* parent) : QAbstractButton(parent), m_keys(keys)
    {
        setObjectName(QStringLiteral("armyEdgeButton"));
        setText(name);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        setFixedWidth(edgeWidth);
    }

    [[nodiscard]] QSize sizeHint() const override { return {edgeWidth, arrowSize + 2 * space::medium}; }

    /// Whether it is at the right of the window.
    void setRight(bool isRight)
    {
        m_isRight = isRight;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const auto& theme = Theme::of(this);
        painter.fillRect(rect(), underMouse() || isDown() ? theme.raised : theme.ground);
        painter.fillRect(QRect(m_isRight ? 0 : width() - 1, 0, 1, height()), theme.line);
        const auto arrow = m_isRight ? QStringLiteral("chevron-left") : QStringLiteral("chevron-right");
        actionIcon(arrow).paint(&painter, (width() - arrowSize) / 2, space::small, arrowSize, arrowSize);
        painter.save();
        painter.translate(width(), arrowSize + 2 * space::small);
        painter.rotate(90);
        const auto room = height() - arrowSize - 3 * space::small;
        const auto name = paintLine(painter, {0, 0, room, width()}, text(), fontOf(Type::Strong), theme.text);
        const auto rest = room - name - space::small;
        if (rest > QFontMetrics(fontOf(Type::Small)).horizontalAdvance(m_keys))
            paintLine(painter, {name + space::small, 0, rest, width()}, m_keys, fontOf(Type::Small), theme.quiet);
        painter.restore();
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 2));
            painter.drawRect(rect().adjusted(2, 2, -2, -2));
        }
    }

private:
    QString m_keys;
    bool m_isRight = false;
};

DockEdge::DockEdge(QMainWindow& window, QDockWidget& dock, const QString& keys)
    : QToolBar(&window), m_window(window), m_dock(dock), m_button(new EdgeButton(dock.windowTitle(), keys, this))
{
    setObjectName(QStringLiteral("armyEdge"));
    setWindowTitle(dock.windowTitle());
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false);
    setContentsMargins(0, 0, 0, 0);
    layout()->setContentsMargins(0, 0, 0, 0);
    layout()->setSpacing(0);
    setFixedWidth(edgeWidth);
    const auto tip = tr("Shows “%1” again (%2)").arg(dock.windowTitle(), keys);
    m_button->setToolTip(editor::shownTip(tip));
    m_button->setAccessibleDescription(tip);
    addWidget(m_button);
    connect(m_button, &QAbstractButton::clicked, this, &DockEdge::clicked);
    window.addToolBar(startSide(window) == Qt::LeftDockWidgetArea ? Qt::LeftToolBarArea : Qt::RightToolBarArea, this);
    hide();
}

void DockEdge::follow()
{
    const auto area = m_window.dockWidgetArea(&m_dock);
    const auto side = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea ? area : startSide(m_window);
    const auto wanted = side == Qt::LeftDockWidgetArea ? Qt::LeftToolBarArea : Qt::RightToolBarArea;
    if (m_window.toolBarArea(this) != wanted)
        m_window.addToolBar(wanted, this);
    m_button->setRight(wanted == Qt::RightToolBarArea);
    setVisible(m_dock.isHidden());
}

} // namespace muster::widgets
