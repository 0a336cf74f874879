#include "widgets/shell/workspace.h"

#include "editor/document/document.h"
#include "editor/words/shown.h"
#include "widgets/army/armypanel.h"
#include "widgets/army/builds.h"
#include "widgets/findings/findingsfold.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/findings/headbar.h"
#include "widgets/look/armytile.h"
#include "widgets/look/noticebar.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/roster/emptyroster.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/roster/rosterstatus.h"
#include "widgets/settings/owncollections.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/dockplaces.h"
#include "widgets/unit/cardview.h"
#include "widgets/unit/unitpanel.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QToolBar>
#include <QUndoView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace muster::widgets {

namespace {

/// Version of the saved dock layout: one from an older program is not used.
constexpr int layoutVersion = 3;
const auto layoutKey = QStringLiteral("window/state");
const auto groupedKey = QStringLiteral("view/grouped");
const auto joinedKey = QStringLiteral("view/joined");

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
    makeSides(store);
    connectPanels();
    connectSides();
}

void Workspace::makeSides(Store& store)
{
    m_army = madeIn<ArmyPanel>(*m_docks.army);
    m_army->follow(ownCollections(store));
    m_unit = madeIn<UnitPanel>(*m_docks.unit);
    m_unit->setMinimumWidth(300);
    m_card = new CardView(store, m_unit);
    m_unit->addCard(m_card);
    m_findings = madeIn<FindingsPanel>(*m_docks.findings);
    m_fold = new FindingsFold(m_window, *m_docks.findings, *m_findings);
    m_history = named("historyView", madeIn<QUndoView>(*m_docks.history, &m_document.undoStack()));
    m_history->setAccessibleName(tr("History of changes"));
}

void Workspace::editName() { m_head->editName(); }

Workspace::~Workspace()
{
    delete m_places;
    for (auto* dock : docks())
        delete dock;
    delete m_bar;
}

void Workspace::buildMiddle()
{
    filled(spaced(new QVBoxLayout(this)), {m_fileNotice, m_dataNotice, {m_roster, 1}, m_hint});
    m_roster->setAccessibleName(tr("Roster"));
    m_roster->setAccessibleDescription(tr("The units of the army, with models and points."));
    m_rosterModel.setGrouped(isGrouped());
    m_rosterModel.setJoined(isJoined());
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
            m_army->startOver();
            m_fold->startOver();
        }
        m_fileNotice->hide();
        m_dataNotice->hide();
        m_path = m_document.path();
    });
    connect(&m_document, &editor::Document::saved, m_fileNotice, &QWidget::hide);
    connect(m_head, &HeadBar::nameWritten, this, [this](const QString& name) {
        const editor::intents::Write meant{{}, editor::intents::OwnText::Name, name.toStdString()};
        if (const auto gesture = m_document.gestureOf(meant))
            m_document.apply(gesture->change, gesture->name);
    });
    connect(m_head, &HeadBar::left, this, [this] { m_roster->setFocus(); });
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
    m_army->previewOver(*this);
    connect(m_places, &DockPlaces::armyRequested, this, [this] { raiseArmy().focusSearch(); });
    connect(m_army, &ArmyPanel::addRequested, m_controller, &RosterController::add);
    connect(m_army, &ArmyPanel::addBelowRequested, m_controller, &RosterController::addBelow);
    connect(m_army, &ArmyPanel::addWithOptionsRequested, this, [this](const QString& kind) {
        m_army->closePreview();
        m_controller->add(kind);
        m_document.judgeNow(); // the options of a unit are known once it is judged
        raiseUnit().focusOptions();
    });
    connect(m_army, &ArmyPanel::ownUnitRequested, this, &Workspace::ownUnitRequested);
    connect(m_army, &ArmyPanel::slotClosed, this, [this] {
        if (const auto slot = m_roster->currentSlot())
            m_roster->selectIds({slot->unit});
    });
    connect(m_roster, &RosterView::dropped, m_army,
            [this](const std::vector<std::string>&, const std::string& kind, const editor::Place&) {
                if (!kind.empty())
                    m_army->noteUsed(QString::fromStdString(kind));
            });
    connect(m_unit, &UnitPanel::cardWanted, this, [this](const std::string& unit) {
        if (unit.empty())
            m_card->follow({}, {});
        else
            m_card->follow([this] { return exportedOf(m_document); }, QString::fromStdString(unit));
    });
    connect(m_unit, &UnitPanel::searchRequested, this, [this](const QString& words) { raiseArmy().searchFor(words); });
    connect(m_unit, &UnitPanel::meant, this, [this](const editor::Intent& intent) {
        auto gesture = m_document.gestureOf(intent);
        if (gesture)
            gesture->selects.clear(); // what the panel shows stays selected
        if (!m_controller->make(gesture))
            m_unit->showAgain();
    });
    connect(m_unit, &UnitPanel::gestureMade, this, [this](const editor::Gesture& gesture) {
        if (!m_controller->make(gesture))
            m_unit->showAgain();
    });
    connect(m_unit, &UnitPanel::keepRequested, this,
            [this](const std::string& unit, const QString& name, const QString& cost) {
                const auto text = QString::fromStdString(m_document.copy({unit}));
                const bool isKept = keepBuild({m_army->builds().army(), name, cost, text});
                m_army->builds().refresh();
                emit statusMessage(isKept ? tr("“%1” is among the builds of the army.").arg(editor::shown(name))
                                          : tr("This unit has too much in it to be kept."));
            });
    connect(&m_army->builds(), &BuildsButton::addRequested, this, &Workspace::addBuild);
    connect(m_unit, &UnitPanel::detachRequested, m_controller, &RosterController::detach);
    connect(m_findings, &FindingsPanel::fixRequested, this, [this](const editor::Gesture& fix) {
        if (!m_controller->make(fix))
            emit statusMessage(tr("Not done: “%1” no longer fits the roster.").arg(editor::shown(fix.name)));
    });
    connect(m_findings, &FindingsPanel::repairRequested, this, &Workspace::repairRequested);
    connect(m_findings, &FindingsPanel::showRequested, this, [this](const QStringList& units) {
        std::vector<std::string> ids;
        for (const auto& unit : units)
            ids.push_back(unit.toStdString());
        m_roster->selectIds(ids);
    });
    connect(m_findings, &FindingsPanel::keyboardFree, m_roster, [this] { m_roster->setFocus(Qt::OtherFocusReason); });
}

/// As a unit that was copied from another roster of the army.
void Workspace::addBuild(const Build& build)
{
    m_document.judgeNow();
    const editor::intents::Paste meant{build.unit.toStdString(), {m_roster->currentId(), 1}};
    auto gesture = m_document.gestureOf(meant);
    if (gesture)
        gesture->name = tr("Add %1").arg(editor::shown(build.name));
    if (!m_controller->make(gesture))
        emit statusMessage(tr("“%1” does not fit into this roster.").arg(editor::shown(build.name)));
    m_roster->setFocus();
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
    m_places->raiseArmy();
    return army();
}

UnitPanel& Workspace::raiseUnit()
{
    m_docks.unit->show();
    m_docks.unit->raise();
    return *m_unit;
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
    m_fold->applyHeight();
    m_bar->show(); // whatever the layout says
    m_status->setVisible(true);
}

void Workspace::hideDocks()
{
    m_bar->hide();
    m_places->hidden();
    for (auto* dock : docks())
        dock->hide();
    m_status->setVisible(false);
}

bool Workspace::areDocksHidden() const { return m_bar->isHidden(); }

void Workspace::keepLayout() const { Settings().setValue(layoutKey, m_window.saveState(layoutVersion)); }

void Workspace::showVerdict()
{
    const auto selected = m_roster->selectedIds();
    const auto slot = selected.empty() ? m_roster->currentSlot() : std::nullopt;
    m_isTaking = true;
    m_rosterModel.setForm(m_document.form());
    // A unit that was attached to another, or joined its equals, has a new row now; it must stay the selected one. The
    // row of equals may stand for more units than before.
    const auto now = m_roster->selectedIds();
    const auto isSelected = [&](const std::string& id) { return std::ranges::find(now, id) != now.end(); };
    if (!std::ranges::all_of(selected, isSelected))
        m_roster->selectIds(selected);
    // A slot may be full now.
    else if (const auto open = m_roster->currentSlot(); slot && (!open || open->slot != slot->slot))
        m_roster->selectSlot(*slot);
    m_controller->selectMade();
    m_roster->closeOpened();
    m_isTaking = false;
    m_army->setForm(m_document.form());
    m_rosterModel.setHeads(m_army->heads());
    m_findings->setForm(m_document.form(), editor::shown(m_document.judgingFailure()));
    m_findings->setCanRepair(m_document.form() && m_document.form()->canRepair());
    if (m_document.form()) {
        const auto& head = m_document.form()->head();
        m_head->setForm(head);
        setArmy(m_window, head.look);
        m_roster->setColumns(
            {.models = head.countsModels, .steps = m_rosterModel.hasSteps(), .points = !head.costs.empty()});
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
    if (m_isTaking)
        return;
    const auto ids = m_roster->selectedIds();
    const auto current = m_roster->currentId();
    // With one unit selected it is that one, wherever the keyboard is.
    const auto slot = ids.empty() ? m_roster->currentSlot() : std::nullopt;
    const auto unit = slot ? slot->unit : ids.size() == 1 ? ids.front() : ids.empty() ? std::string() : current;
    m_unit->show(m_document.form(), unit, slot ? std::vector{unit} : ids);
    showSlot(slot);
    m_army->setNear(unit);
    m_status->setForm(m_document.form());
    m_status->setSelection(ids);
    emit selectionChanged();
}

/// The army's list shows what fills the chosen slot.
void Workspace::showSlot(const std::optional<SlotPlace>& slot)
{
    const auto open = slot && m_document.form() ? m_document.form()->slot(slot->unit, slot->slot) : std::nullopt;
    if (!open) {
        m_army->showAllSlots();
        return;
    }
    QStringList kinds;
    for (const auto& kind : open->offers)
        kinds << QString::fromStdString(kind);
    m_army->showSlot(tr("For %1 of %2").arg(open->name, editor::shown(open->owner)), kinds);
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
    if (!m_roster->hasSelected())
        m_roster->selectIds(m_rosterModel.firstUnits());
    m_history->setEmptyLabel(m_document.path().empty() ? tr("New roster") : tr("As opened"));
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

void Workspace::setGrouped(bool isOn) { arrange(&editor::RosterModel::setGrouped, groupedKey, isOn); }

bool Workspace::isJoined() { return Settings().value(joinedKey, true).toBool(); }

void Workspace::setJoined(bool isOn) { arrange(&editor::RosterModel::setJoined, joinedKey, isOn); }

void Workspace::arrange(void (editor::RosterModel::*set)(bool), const QString& key, bool isOn)
{
    const auto selected = m_roster->selectedIds();
    (m_rosterModel.*set)(isOn);
    m_roster->selectIds(selected);
    Settings().setValue(key, isOn);
}

} // namespace muster::widgets
