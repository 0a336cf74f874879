#include "widgets/findings/findingsfold.h"

#include "editor/words/shown.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/severitymark.h"
#include "widgets/look/wordlabel.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace muster::widgets {

namespace {

constexpr int leastOpen = 90;
constexpr int mostShare = 40; ///< percent of the window's height

int heightOfLine() { return lineHeight(fontOf(Type::Body)) + space::large; }

} // namespace

FindingsFold::FindingsFold(QMainWindow& window, QDockWidget& dock, FindingsPanel& panel)
    : QObject(&dock),
      m_window(window),
      m_dock(dock),
      m_panel(panel),
      m_line(named<QWidget>("findingsLine", &dock)),
      m_title(typed(plainLabel(tr("Findings"), m_line), Type::Strong)),
      m_mark(new SeverityMark(Severity::Off, m_line)),
      m_words(quiet(named<CutLabel>("findingsSummary", m_line))),
      m_keys(quiet(plainLabel(tr("F8 next, Ctrl+M fix"), m_line), Type::Small)),
      m_arrow(named<QToolButton>("findingsArrow", m_line))
{
    m_line->setAutoFillBackground(true);
    m_line->setCursor(Qt::PointingHandCursor);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_arrow->setProperty("flat", true);
    m_arrow->setFocusPolicy(Qt::TabFocus);
    filled(spaced(new QHBoxLayout(m_line), space::small, {space::medium, 0, space::tiny, 0}),
           {m_title, m_mark, &panel.filters(), {m_words, 1}, m_keys, m_arrow});
    m_line->setFixedHeight(heightOfLine());
    m_line->installEventFilter(this);
    m_dock.setTitleBarWidget(m_line);
    // It stays where it is, so that it can be one line; the menu can hide it.
    m_dock.setFeatures(QDockWidget::DockWidgetClosable);
    connect(m_arrow, &QToolButton::clicked, this, &FindingsFold::toggle);
    connect(&panel, &FindingsPanel::changed, this, &FindingsFold::takeFindings);
    showLine();
    setOpen(false);
}

void FindingsFold::open()
{
    m_dock.show();
    setOpen(true);
}

void FindingsFold::close()
{
    m_mayOpen = false;
    setOpen(false);
}

void FindingsFold::startOver()
{
    m_mayOpen = true;
    m_hadErrors = false;
    setOpen(false);
}

/// What was found has changed.
void FindingsFold::takeFindings()
{
    const bool hasErrors = m_panel.count(Severity::Error) + m_panel.count(Severity::Unknown) > 0;
    const bool isFirst = hasErrors && !std::exchange(m_hadErrors, hasErrors);
    showLine();
    if (m_isOpen && m_panel.total() == 0)
        setOpen(false); // its room is the roster's again
    else if (isFirst && m_mayOpen && !m_isOpen && m_panel.hasUnits()) {
        m_mayOpen = false;
        setOpen(true);
    } else if (m_isOpen) {
        applyHeight();
    }
}

void FindingsFold::setOpen(bool isOpen)
{
    const bool isOther = std::exchange(m_isOpen, isOpen) != isOpen;
    m_panel.setFolded(!isOpen); // a hidden panel would take the width from its dock
    applyHeight();
    showLine();
    if (isOther)
        emit changed(isOpen);
}

void FindingsFold::applyHeight()
{
    const auto line = m_line->height();
    if (!m_isOpen) {
        m_dock.setMinimumHeight(line);
        m_dock.setMaximumHeight(line);
        return;
    }
    m_dock.setMinimumHeight(std::min(line + leastOpen, m_window.height() * mostShare / 100));
    m_dock.setMaximumHeight(QWIDGETSIZE_MAX);
    const auto most = m_window.height() * mostShare / 100;
    // It grows with what is found, and does not jump back while one mends.
    const auto wanted = std::min(std::max(line + m_panel.wantedHeight(), m_dock.height()), most);
    m_window.resizeDocks({&m_dock}, {wanted}, Qt::Vertical);
}

void FindingsFold::showLine()
{
    const bool isClean = m_panel.total() == 0;
    m_words->setText(isClean ? m_panel.summary() : QString());
    m_words->setAccessibleName(m_words->text());
    m_words->setToolTip(editor::shownTip(m_words->text()));
    m_mark->setVisible(isClean && m_panel.hasUnits() && !m_panel.hasFailed());
    m_panel.filters().setVisible(!isClean);
    m_keys->setVisible(!isClean && m_isOpen);
    m_arrow->setIcon(actionIcon(m_isOpen ? QStringLiteral("chevron-down") : QStringLiteral("up")));
    m_arrow->setAccessibleName(m_isOpen ? tr("Close the findings") : tr("Open the findings"));
    m_arrow->setToolTip(m_isOpen ? tr("Close the findings") : tr("Open the findings"));
}

bool FindingsFold::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::MouseButtonPress)
        return true; // or the dock would be dragged
    if (watched == m_line && event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
        toggle();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster::widgets
