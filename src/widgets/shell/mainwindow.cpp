#include "widgets/shell/mainwindow.h"

#include "editor/headform.h"
#include "editor/shown.h"
#include "report/words.h"
#include "widgets/army/armypanel.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/findings/headbar.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"
#include "widgets/person/prompts.h"
#include "widgets/person/settings.h"
#include "widgets/printing/exporting.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/shell/startpage.h"
#include "widgets/unit/cardview.h"
#include "widgets/unit/unitpanel.h"

#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QLabel>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUndoView>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr auto copyDelay = std::chrono::milliseconds(2500);
constexpr auto paintDelay = std::chrono::milliseconds(10); ///< after which the start page has been painted
constexpr auto idleDelay = std::chrono::milliseconds(120);

QDockWidget* makeDock(MainWindow* window, const QString& objectName, QWidget* widget, Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(window);
    dock->setObjectName(objectName);
    dock->setWidget(widget);
    window->addDockWidget(area, dock);
    return dock;
}

QStringList samplesIn(const QString& folder)
{
    QStringList files;
    QDirIterator dirs(folder + QStringLiteral("/armies"), QDir::Dirs | QDir::NoDotAndDotDot);
    while (dirs.hasNext()) {
        const QDir samples(dirs.next() + QStringLiteral("/samples"));
        for (const auto& name : samples.entryList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name))
            files << samples.filePath(name);
    }
    files.sort();
    return files;
}

} // namespace

MainWindow::MainWindow(Store& store, Prompts& prompts, const QString& recoveryFolder)
    : m_store(store),
      m_prompts(prompts),
      m_recoveryFolder(recoveryFolder),
      m_document(store),
      m_stack(new QStackedWidget),
      m_start(new StartPage),
      m_savedWord(plainLabel()),
      m_recover(new QToolButton)
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    m_rosterModel.setGrouped(Settings().value(QStringLiteral("view/grouped"), true).toBool());

    m_stack->addWidget(m_start);
    setCentralWidget(m_stack);
    buildMenus();
    connectStart();
    QTimer::singleShot(paintDelay, this,
                       [this] { m_start->setSamples(samplesIn(QString::fromStdString(m_store.folder()))); });
    m_start->setRecovered(editor::Recovery::find(recoveryFolder, store));
    m_recovery = std::make_unique<editor::Recovery>(m_document, recoveryFolder, copyDelay);
    Settings::onFailure([this](const Faults& faults) {
        statusBar()->show();
        statusBar()->showMessage(tr("Settings could not be kept: %1").arg(linesOf(faults).value(0)));
    });
    connect(m_recovery.get(), &editor::Recovery::failed, this, [this](const Faults& faults) {
        statusBar()->show();
        statusBar()->showMessage(tr("No copy could be kept for recovery: %1").arg(linesOf(faults).value(0)));
    });
    // The frame of the window wants room too.
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, 40)));
    restoreGeometry(Settings().value(QStringLiteral("window/geometry")).toByteArray());
    retranslate();
    showStart();
    // Once the start page has been painted.
    QTimer::singleShot(idleDelay, this, [this] {
        buildWorkspace();
        m_toRead = m_store.rulesets();
        readAhead();
    });
}

MainWindow::~MainWindow() { Settings::onFailure({}); }

void MainWindow::readAhead()
{
    if (m_toRead.empty())
        return;
    const auto ruleset = m_toRead.back();
    m_toRead.pop_back();
    if (const auto catalogue = m_store.fullCatalogue(ruleset))
        m_start->nameArmies(**catalogue);
    QTimer::singleShot(20, this, &MainWindow::readAhead);
}

void MainWindow::buildWorkspace()
{
    if (m_roster)
        return;
    readCategoryIcons(QString::fromStdString(m_store.templateFolder()),
                      QString::fromStdString(m_store.userTemplateFolder()));
    m_headBar = new QToolBar;
    m_head = new HeadBar;
    m_roster = new RosterView;
    m_rosterEmpty = plainLabel();
    m_hint = plainLabel();
    m_army = new ArmyPanel;
    m_unit = new UnitPanel;
    m_card = new CardView(m_store);
    m_findings = new FindingsPanel;
    m_history = new QUndoView(&m_document.undoStack());
    m_controller = new RosterController(m_document, *m_roster, this);

    m_headBar->setObjectName(QStringLiteral("headToolBar"));
    m_headBar->setMovable(false);
    m_headBar->setFloatable(false);
    m_headBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_headBar->addWidget(m_head);
    addToolBar(Qt::TopToolBarArea, m_headBar);

    auto* workspace = new QWidget;
    auto* column = new QVBoxLayout(workspace);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_rosterEmpty->setAlignment(Qt::AlignCenter);
    m_rosterEmpty->setWordWrap(true);
    m_rosterEmpty->setMargin(2 * space::huge);
    m_rosterEmpty->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setObjectName(QStringLiteral("dropHint"));
    wrapWords(*m_hint);
    m_hint->setMargin(space::small);
    m_hint->hide();
    column->addWidget(m_roster, 1);
    column->addWidget(m_hint);
    m_roster->setRosterModel(&m_rosterModel);
    m_rosterEmpty->setParent(m_roster->viewport());
    auto* over = new QVBoxLayout(m_roster->viewport());
    over->addWidget(m_rosterEmpty);
    m_rosterEmpty->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_stack->addWidget(workspace);
    m_unit->addCard(m_card);
    const auto before = m_texts.size();
    buildDocks();
    for (auto text = m_texts.begin() + static_cast<std::ptrdiff_t>(before); text != m_texts.end(); ++text)
        (*text)();
    connectWorkspace();
    if (!m_document.isOpen())
        showStart();
}

void MainWindow::buildDocks()
{
    // The army and the unit stand beside everything that is below the roster.
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_armyDock = makeDock(this, QStringLiteral("armyDock"), m_army, Qt::LeftDockWidgetArea);
    m_unitDock = makeDock(this, QStringLiteral("unitDock"), m_unit, Qt::RightDockWidgetArea);
    m_findingsDock = makeDock(this, QStringLiteral("findingsDock"), m_findings, Qt::BottomDockWidgetArea);
    m_history->setObjectName(QStringLiteral("historyView"));
    m_historyDock = makeDock(this, QStringLiteral("historyDock"), m_history, Qt::LeftDockWidgetArea);
    m_historyDock->hide();
    m_army->setMinimumWidth(230);
    m_unit->setMinimumWidth(300);
    say([this] {
        m_armyDock->setWindowTitle(tr("Army"));
        m_unitDock->setWindowTitle(tr("Unit"));
        m_findingsDock->setWindowTitle(tr("Findings"));
        m_historyDock->setWindowTitle(tr("History"));
        m_history->setAccessibleName(tr("History of changes"));
        m_history->setEmptyLabel(m_document.path().empty() ? tr("New roster") : tr("As opened"));
        m_roster->setAccessibleName(tr("Roster"));
        m_roster->setAccessibleDescription(tr("The units of the army, with models and points."));
        m_rosterEmpty->setText(
            tr("This roster has no units yet.\n\nDouble-click a unit of the army at the left, drag it here, or press "
               "Ctrl+F, type a few letters and press Enter."));
    });
    // Keys of the roster must not take letters from a field that is being typed in.
    for (const auto* name : {"actionCut", "actionCopy", "actionPaste", "actionRemove", "actionSelectAll"})
        m_roster->QWidget::addAction(findChild<QAction*>(QLatin1String(name)));
    for (auto* dock : {m_armyDock, m_unitDock, m_findingsDock, m_historyDock}) {
        m_viewMenu->insertAction(m_docksEnd, dock->toggleViewAction());
        m_rosterActions.push_back(dock->toggleViewAction());
    }
    m_recover->setObjectName(QStringLiteral("recoverLeft"));
    m_recover->setProperty("flat", true);
    m_recover->hide();
    connect(m_recover, &QToolButton::clicked, this, &MainWindow::closeRoster);
    say([this] {
        m_recover->setText(tr("A roster can be recovered"));
        m_recover->setToolTip(tr("Closes this roster and goes to the start page, where the copy is offered."));
    });
    statusBar()->addPermanentWidget(m_recover);
    statusBar()->addPermanentWidget(m_savedWord);
}

void MainWindow::connectStart()
{
    connect(m_start, &StartPage::newRequested, this, &MainWindow::newRoster);
    connect(m_start, &StartPage::openRequested, this, &MainWindow::open);
    connect(m_start, &StartPage::fileRequested, this, [this](const QString& path) { openFile(path); });
    connect(m_start, &StartPage::sampleRequested, this, &MainWindow::openSample);
    connect(m_start, &StartPage::recoverRequested, this, &MainWindow::recover);
    connect(m_start, &StartPage::discardRequested, this, &MainWindow::discard);
    connect(&m_document, &editor::Document::judged, this, &MainWindow::showVerdict);
    connect(&m_document, &editor::Document::edited, this, &MainWindow::updateTitle);
    connect(&m_document, &editor::Document::saved, this, &MainWindow::updateTitle);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
}

void MainWindow::connectWorkspace()
{
    connect(m_army, &ArmyPanel::addRequested, m_controller, &RosterController::add);
    connect(m_army, &ArmyPanel::addBelowRequested, m_controller, &RosterController::addBelow);
    connect(m_unit, &UnitPanel::cardWanted, this, [this](const std::string& unit) {
        m_card->show(unit.empty() ? nullptr : m_document.verdict(), QString::fromStdString(unit));
    });
    connect(m_unit, &UnitPanel::edited, this, [this](const Edit& edit, const QString& name) {
        if (!m_controller->apply(edit, name))
            m_unit->showAgain();
    });
    connect(m_unit, &UnitPanel::detachRequested, m_controller, &RosterController::detach);
    connect(m_findings, &FindingsPanel::mendRequested, this, [this](const Edit& edit, const QString& name) {
        if (m_controller->apply(edit, name))
            statusBar()->showMessage(name, 4000);
    });
    connect(m_findings, &FindingsPanel::showRequested, this, [this](const QStringList& units) {
        std::vector<std::string> ids;
        for (const auto& unit : units)
            ids.push_back(unit.toStdString());
        m_roster->selectIds(ids);
    });
    connect(m_head, &HeadBar::battleRequested, this, &MainWindow::editBattle);
    connect(m_head, &HeadBar::findingsRequested, this, [this] {
        m_findingsDock->show();
        m_findingsDock->raise();
        m_findings->focusList();
    });
    connect(m_roster->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MainWindow::showSelection);
    connect(m_roster, &QWidget::customContextMenuRequested, this, &MainWindow::showUnitMenu);
    connect(m_controller, &RosterController::hint, this, [this](const QString& text, bool isAllowed) {
        auto colours = m_hint->palette();
        const auto& theme = Theme::of(this);
        colours.setColor(QPalette::WindowText, isAllowed ? theme.text : theme.error);
        m_hint->setPalette(colours);
        m_hint->setText(isAllowed || text.isEmpty() ? text : QStringLiteral("✕ ") + text);
        m_hint->setVisible(!text.isEmpty());
    });
    connect(m_controller, &RosterController::told, this,
            [this](const QString& text) { statusBar()->showMessage(text, 4000); });
}

void MainWindow::showVerdict()
{
    buildWorkspace();
    const auto& verdict = m_document.verdict();
    const auto selected = m_roster->selectedIds();
    m_rosterModel.setVerdict(verdict);
    // A unit that hangs on another one now has a new row; what is done with it next is done with the same unit.
    if (m_roster->selectedIds() != selected)
        m_roster->selectIds(selected);
    m_controller->selectMade();
    m_army->setVerdict(verdict);
    m_findings->setVerdict(verdict, editor::shown(m_document.judgingFailure()));
    if (verdict) {
        m_head->setForm(editor::headForm(*verdict));
        const auto& ruleset = verdict->catalogue().ruleset;
        m_roster->setColumnHidden(editor::RosterModel::Models, !ruleset.countsModels);
        m_roster->setColumnHidden(editor::RosterModel::Points, !ruleset.hasPoints);
    }
    m_rosterEmpty->setVisible(verdict && verdict->roster().units.empty());
    showSelection();
    updateTitle();
}

void MainWindow::showSelection()
{
    const auto ids = m_roster->selectedIds();
    const auto current = m_roster->currentId();
    // With one unit selected it is that one, wherever the keyboard is.
    const auto unit = ids.size() == 1 ? ids.front() : ids.empty() ? std::string() : current;
    m_unit->show(m_document.verdict(), unit, static_cast<int>(ids.size()));
    m_army->setNear(unit);
    enableActions();
}

void MainWindow::updateTitle()
{
    const auto& roster = m_document.roster();
    const auto name = roster.name.empty() ? tr("Roster without a name") : QString::fromStdString(roster.name);
    setWindowTitle(m_document.isOpen() ? tr("%1[*] – Muster Roll").arg(editor::shownTitle(name)) : tr("Muster Roll"));
    setWindowModified(m_document.isOpen() && m_document.isModified());
    if (!m_document.isOpen())
        m_savedWord->clear();
    else if (m_document.path().empty())
        m_savedWord->setText(tr("Not saved yet"));
    else
        m_savedWord->setText(m_document.isModified() ? tr("Changed") : tr("Saved"));
}

void MainWindow::say(std::function<void()> text) { m_texts.push_back(std::move(text)); }

void MainWindow::retranslate()
{
    for (const auto& text : m_texts)
        text();
    updateTitle();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && maySwitch())
        openFile(urls.front().toLocalFile());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!maySwitch()) {
        event->ignore();
        return;
    }
    Settings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    // The start page hides the docks: their layout is that of the open roster.
    if (m_document.isOpen())
        settings.setValue(QStringLiteral("window/state"), saveState(layoutVersion));
    m_recovery.reset();
    event->accept();
}

} // namespace muster::widgets
