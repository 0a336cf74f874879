#include "widgets/shell/workspace.h"

#include "editor/document/document.h"
#include "editor/words/shown.h"
#include "widgets/army/armypanel.h"
#include "widgets/findings/findingsfold.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/findings/headbar.h"
#include "widgets/look/noticebar.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/roster/emptyroster.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/roster/rosterstatus.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/dockplaces.h"
#include "widgets/unit/unitpanel.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace muster::widgets {

namespace {

/// Version of the saved dock layout: one from an older program is not used.
constexpr int layoutVersion = 3;
const auto layoutKey = QStringLiteral("window/state");
const auto groupedKey = QStringLiteral("view/grouped");

QDockWidget* dockOf(QMainWindow& window, const char* objectName, const QString& title)
{
    return named<QDockWidget>(objectName, title, &window);
}

} // namespace

Workspace::Workspace(QMainWindow& window, Store& store, editor::Document& document)
    : QWidget(&window),
      m_window(window),
      m_document(document),
      m_bar(named<QToolBar>("headToolBar", &window)),
      m_head(new HeadBar(m_bar)),
      m_roster(new RosterView(this)),
      m_fileNotice(new NoticeBar(QStringLiteral("fileNotice"), this)),
      m_dataNotice(new NoticeBar(QStringLiteral("dataNotice"), this)),
      m_empty(new EmptyRoster(m_roster->viewport())),
      m_hint(named("dropHint", plainLabel({}, this))),
      m_docks{dockOf(window, "armyDock", tr("Army")), dockOf(window, "unitDock", tr("Unit")),
              dockOf(window, "findingsDock", tr("Findings")), dockOf(window, "historyDock", tr("History"))},
      m_controller(new RosterController(document, *m_roster, this)),
      m_places(new DockPlaces(window, *m_docks.army, *m_docks.unit)),
      m_status(new RosterStatus(document.undoStack(), this))
{
    buildMiddle();
    placeAround();
    m_places->addBesideUnit(*m_docks.history);
    hideDocks();
    m_sides = new SidePanels(window, m_docks, store, document, *m_controller);
    connectPanels();
    connectSides();
}

Workspace::~Workspace()
{
    delete m_sides;
    delete m_places;
    for (auto* dock : docks())
        delete dock;
    delete m_bar;
}

void Workspace::buildMiddle()
{
    auto* column = spaced(new QVBoxLayout(this));
    column->addWidget(m_fileNotice);
    column->addWidget(m_dataNotice);
    column->addWidget(m_roster, 1);
    column->addWidget(m_hint);
    m_roster->setAccessibleName(tr("Roster"));
    m_roster->setAccessibleDescription(tr("The units of the army, with models and points."));
    m_rosterModel.setGrouped(isGrouped());
    m_roster->setRosterModel(&m_rosterModel);

    wrapWords(*m_hint);
    m_hint->setMargin(space::small);
    m_hint->hide();

    m_empty->hide();
    auto* over = spaced(new QVBoxLayout(m_roster->viewport()));
    over->addWidget(m_empty);
    m_beginning.setSingleShot(true);
    m_beginning.setInterval(0);
}

void Workspace::placeAround()
{
    m_bar->setMovable(false);
    m_bar->setFloatable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->addWidget(m_head);
    m_window.addToolBar(Qt::TopToolBarArea, m_bar);
    // The army and the unit panel take the full height, beside what is below the roster.
    m_window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_window.addDockWidget(startSide(m_window), m_docks.army);
    m_window.addDockWidget(endSide(m_window), m_docks.unit);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_docks.findings);
}

void Workspace::connectPanels()
{
    connect(&m_document, &editor::Document::replaced, this, [this] {
        // The same file again is the same roster.
        if (m_document.path().empty() || m_document.path() != m_path) {
            m_isOther = true;
            m_sides->startOver();
        }
        m_fileNotice->hide();
        m_dataNotice->hide();
        m_path = m_document.path();
    });
    connect(&m_document, &editor::Document::saved, m_fileNotice, &QWidget::hide);
    connect(m_head, &HeadBar::battleRequested, this, &Workspace::battleRequested);
    connect(m_head, &HeadBar::findingsRequested, this, [this] { raiseFindings().focusList(); });
    connect(m_roster->selectionModel(), &QItemSelectionModel::selectionChanged, this, &Workspace::showSelection);
    connect(m_roster, &RosterView::optionsRequested, this, [this] { raiseUnit().focusOptions(); });
    connect(m_roster, &RosterView::slotRequested, this, [this] { raiseArmy().focusSearch(); });
    connect(m_roster, &QAbstractItemView::clicked, this, &Workspace::showUnitTab);
    connect(m_roster, &QWidget::customContextMenuRequested, this, [this](const QPoint& point) {
        if (m_roster->hasSelected())
            emit unitMenuRequested(m_roster->viewport()->mapToGlobal(point));
    });
    connect(&m_beginning, &QTimer::timeout, this, [this] {
        constexpr std::size_t most = 6;
        m_empty->setUnits(editor::firstUnits(m_document.verdict(), most));
    });
    connect(m_empty, &EmptyRoster::addRequested, this, [this](const QString& kind) {
        m_roster->setFocus();
        m_controller->add(kind);
        army().noteUsed(kind);
    });
    connect(m_controller, &RosterController::hint, this, &Workspace::showHint);
    connect(m_controller, &RosterController::statusMessage, this, &Workspace::statusMessage);
}

void Workspace::connectSides()
{
    auto& army = m_sides->army();
    army.previewOver(*this);
    connect(&army, &ArmyPanel::ownUnitRequested, this, &Workspace::ownUnitRequested);
    connect(&army, &ArmyPanel::slotClosed, this, [this] {
        if (const auto slot = m_roster->currentSlot())
            m_roster->selectIds({slot->unit});
    });
    connect(m_roster, &RosterView::dropped, &army,
            [&army](const std::vector<std::string>&, const std::string& kind, const editor::Place&) {
                if (!kind.empty())
                    army.noteUsed(QString::fromStdString(kind));
            });
    connect(&m_sides->findings(), &FindingsPanel::fixRequested, this, [this](const editor::Gesture& fix) {
        if (!m_controller->make(fix))
            emit statusMessage(tr("Not done: “%1” no longer fits the roster.").arg(editor::shown(fix.name)));
    });
    connect(&m_sides->findings(), &FindingsPanel::showRequested, this, [this](const QStringList& units) {
        std::vector<std::string> ids;
        for (const auto& unit : units)
            ids.push_back(unit.toStdString());
        m_roster->selectIds(ids);
    });
    connect(&m_sides->findings(), &FindingsPanel::keyboardFree, m_roster,
            [this] { m_roster->setFocus(Qt::OtherFocusReason); });
    connect(m_sides, &SidePanels::optionsWanted, this, [this] { raiseUnit().focusOptions(); });
}

QDockWidget& Workspace::addBeside(QWidget* widget, const char* objectName, const QString& title)
{
    auto* dock = dockOf(m_window, objectName, title);
    dock->setWidget(widget);
    m_docks.unit->show();
    m_places->addBesideUnit(*dock);
    return *dock;
}

ArmyPanel& Workspace::raiseArmy()
{
    m_docks.army->show();
    m_docks.army->raise();
    return army();
}

UnitPanel& Workspace::raiseUnit()
{
    m_docks.unit->show();
    m_docks.unit->raise();
    return m_sides->unit();
}

FindingsPanel& Workspace::raiseFindings()
{
    findingsFold().open();
    return findings();
}

void Workspace::showDocks()
{
    const auto layout = Settings().value(layoutKey).toByteArray();
    if (layout.isEmpty() || !m_window.restoreState(layout, layoutVersion)) {
        for (auto* dock : {m_docks.army, m_docks.unit, m_docks.findings})
            dock->show();
        m_places->startOver();
    }
    m_places->restored();
    // The history is a look back: a roster that is opened begins with its units.
    if (!m_docks.history->isHidden() && m_window.tabifiedDockWidgets(m_docks.unit).contains(m_docks.history))
        m_docks.unit->raise();
    m_sides->fold().applyHeight();
    m_bar->show(); // whatever the layout says
    m_status->setVisible(true);
}

void Workspace::hideDocks()
{
    m_bar->hide();
    for (auto* dock : docks())
        dock->hide();
    m_status->setVisible(false);
}

bool Workspace::areDocksHidden() const { return m_bar->isHidden(); }

void Workspace::keepLayout() const { Settings().setValue(layoutKey, m_window.saveState(layoutVersion)); }

void Workspace::showVerdict()
{
    const auto& verdict = m_document.verdict();
    const auto selected = m_roster->selectedIds();
    const auto slot = selected.empty() ? m_roster->currentSlot() : std::nullopt;
    m_rosterModel.setForm(m_document.form());
    // A unit that was attached to another has a new row now; it must stay the selected one.
    if (m_roster->selectedIds() != selected)
        m_roster->selectIds(selected);
    // A slot may be full now.
    else if (const auto now = m_roster->currentSlot(); slot && (!now || now->slot != slot->slot))
        m_roster->selectSlot(*slot);
    m_controller->selectMade();
    m_sides->showVerdict();
    if (verdict) {
        m_head->setForm(m_document.form()->head());
        const auto& ruleset = verdict->catalogue().ruleset;
        m_roster->setColumns(
            {.models = ruleset.countsModels, .steps = m_rosterModel.hasSteps(), .points = ruleset.hasPoints});
    }
    showEmpty();
    showSelection();
}

void Workspace::showEmpty()
{
    const auto& verdict = m_document.verdict();
    const bool isEmpty = verdict && verdict->roster().units.empty();
    m_empty->setVisible(isEmpty);
    if (isEmpty)
        m_beginning.start();
    else
        m_beginning.stop();
}

void Workspace::showSelection()
{
    const auto ids = m_roster->selectedIds();
    const auto current = m_roster->currentId();
    // With one unit selected it is that one, wherever the keyboard is.
    const auto slot = ids.empty() ? m_roster->currentSlot() : std::nullopt;
    const auto unit = slot ? slot->unit : ids.size() == 1 ? ids.front() : ids.empty() ? std::string() : current;
    m_sides->showSelection(unit, ids, slot);
    m_status->setForm(m_document.form());
    m_status->setSelection(ids);
    emit selectionChanged();
}

/// Where army and unit share one place, the roster's unit is shown, unless one is looking for another to add.
void Workspace::showUnitTab()
{
    const auto* search = army().findChild<QLineEdit*>();
    if (m_places->areTabs() && search->text().isEmpty() && m_roster->hasSelected())
        m_docks.unit->raise();
}

void Workspace::settle()
{
    if (std::exchange(m_isOther, false))
        m_roster->startOver();
    if (const auto& units = m_document.roster().units; !units.empty() && !m_roster->hasSelected())
        m_roster->selectIds({units.front().id});
    m_sides->nameStart();
}

void Workspace::showHint(const QString& text, bool isAllowed)
{
    auto colours = m_hint->palette();
    const auto& theme = Theme::of(this);
    colours.setColor(QPalette::WindowText, isAllowed ? theme.text : theme.error);
    m_hint->setPalette(colours);
    m_hint->setText(isAllowed || text.isEmpty() ? text : QStringLiteral("✕ ") + text);
    m_hint->setVisible(!text.isEmpty());
}

bool Workspace::isGrouped() { return Settings().value(groupedKey, true).toBool(); }

void Workspace::setGrouped(bool isOn)
{
    const auto selected = m_roster->selectedIds();
    m_rosterModel.setGrouped(isOn);
    m_roster->selectIds(selected);
    Settings().setValue(groupedKey, isOn);
}

} // namespace muster::widgets
