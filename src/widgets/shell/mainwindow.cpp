#include "widgets/shell/mainwindow.h"

#include "editor/author/publishedgame.h"
#include "editor/words/language.h"
#include "editor/words/shown.h"
#include "io/data/datafolders.h"
#include "io/roster/rosterfile.h"
#include "reading/lists.h"
#include "widgets/author/authorwindow.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/checking/listinputs.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/library/librarypage.h"
#include "widgets/look/helddata.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/quietwheel.h"
#include "widgets/look/wordlabel.h"
#include "widgets/palette/commandpalette.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/roster/rosterview.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/windowplace.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/rostertabs.h"
#include "widgets/shell/workspace.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace muster::widgets {

namespace {

constexpr auto paintDelay = std::chrono::milliseconds(10); ///< after which the start page has been painted
constexpr auto idleDelay = std::chrono::milliseconds(120);

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

/// The paths of what is dropped, if it is a folder or several files.
std::vector<std::string> manyIn(const QMimeData& data)
{
    std::vector<std::string> paths;
    for (const auto& url : data.urls())
        if (url.isLocalFile())
            paths.push_back(url.toLocalFile().toStdString());
    if (!isForTable(paths))
        paths.clear();
    return paths;
}

} // namespace

MainWindow::MainWindow(Store& store, Prompts& prompts, const QString& recoveryFolder)
    : m_store(store), m_prompts(prompts), m_recoveryFolder(recoveryFolder)
{
    setObjectName(QStringLiteral("mainWindow"));
    new QuietWheel(this);
    setAcceptDrops(true);
    restoreWindow(*this, QStringLiteral("window/geometry"), {1280, 800});
    reportFailedSettings();
    build();
    showCurrent();
    findEarlierTabs();
    enlist();
    m_isReady = true;
    QTimer::singleShot(idleDelay, this, &MainWindow::whenIdle);
    connect(&m_dataWatch, &FilesWatch::changed, this, [this] { readAhead(Data::Changed); });
}

/// All but the pages of the rosters, in the language of the program.
void MainWindow::build()
{
    auto* middle = new QWidget(this);
    m_tabs = new RosterTabs([this](int index) { return lookOf(index); }, middle);
    auto* add = named<QToolButton>("newTab", middle);
    add->setProperty("flat", true);
    add->setIcon(actionIcon(QStringLiteral("add")));
    add->setFocusPolicy(Qt::TabFocus);
    add->setAccessibleName(tr("New roster"));
    add->setToolTip(editor::shownTip(tr("New roster (Ctrl+N)")));
    connect(add, &QToolButton::clicked, this, &MainWindow::startNew);
    m_stack = new QStackedWidget(middle);
    auto* line = filled(spaced(new QHBoxLayout), {m_tabs, {add, 0, Qt::AlignVCenter}, Part::stretch(1)});
    filled(spaced(new QVBoxLayout(middle)), {line, {m_stack, 1}});
    setCentralWidget(middle);
    m_menus = std::make_unique<MainMenus>(*this, m_prompts);
    fillStatusBar();
    connectTabs();
    addLibrary();
}

void MainWindow::remake()
{
    const auto current = m_tabs->currentIndex();
    m_isReady = false;
    const std::array tools{takeOut(m_check.get()), takeOut(m_folder.get()), takeOut(m_battle.get()),
                           takeOut(m_author.get())};
    const auto open = pages();
    setUpdatesEnabled(false);
    setLocale(QLocale()); // what is made in it writes numbers so
    for (auto* page : open) {
        release(*page);
        page->setParent(this, Qt::Widget);
        page->remake();
    }
    if (m_spare)
        release(*m_spare);
    delete std::exchange(m_spare, nullptr);
    delete findChild<CommandPalette*>();
    const bool hadLibrary = hasLibrary();
    m_menus.reset();
    delete menuBar();
    delete statusBar();
    delete centralWidget();
    build();
    for (auto* page : open) {
        m_stack->addWidget(page);
        adopt(*page);
        addTab(*page);
    }
    menuBar()->show(); // now, so that its keys work
    centralWidget()->show();
    setHasLibrary(hadLibrary);
    remakeTools(tools);
    m_tabs->setCurrentIndex(std::min(current, m_tabs->count() - 1));
    showCurrent();
    m_isReady = true;
    setUpdatesEnabled(true);
}

/// There may be several windows: the one that a person is at says it.
void MainWindow::reportFailedSettings()
{
    Settings::onFailure([this](Settings::Failed failed, const Faults& faults) {
        if (failed == Settings::Failed::Keeping)
            return showStatus(tr("Settings could not be kept: %1").arg(linesOf(faults).value(0)));
        reportUnreadSettings(faults);
    });
}

/// The first settings are read before there is a window to say it over, and what is opened at the start does not wait
/// behind it.
void MainWindow::reportUnreadSettings(const Faults& faults)
{
    QTimer::singleShot(idleDelay, this, [this, faults] {
        if (m_isOpening)
            reportUnreadSettings(faults);
        else
            m_prompts.showMessage(this, tr("Settings"), tr("The settings could not be read."), linesOf(faults));
    });
}

MainWindow::~MainWindow()
{
    Settings::onFailure({});
    // Destroy the pages before the objects that they use.
    m_isClosing = true;
    delist();
    for (auto* page : findChildren<RosterPage*>()) {
        release(*page);
        delete page;
    }
}

void MainWindow::fillStatusBar()
{
    m_savedWord = plainLabel();
    m_recover = named<QToolButton>("recoverLeft");
    m_recover->setText(tr("A roster can be recovered"));
    m_recover->setToolTip(tr("Goes to the library, where the copy is offered."));
    m_recover->setProperty("flat", true);
    m_recover->hide();
    connect(m_recover, &QToolButton::clicked, this, &MainWindow::showLibrary);
    statusBar()->addPermanentWidget(m_recover);
    statusBar()->addPermanentWidget(m_savedWord);
}

/// A crash left copies, which the library offers: it is said while a roster is shown.
void MainWindow::showRecoverable() { m_recover->setVisible(!isOnLibrary() && m_library->hasRecovered()); }

/// What a person may need next. By now what there is to see has been painted.
void MainWindow::whenIdle()
{
    (void)spare().workspace(); // a window that is not on the screen is not painted
    readAhead(Data::Same);
    watchData();
}

void MainWindow::addLibrary()
{
    m_library = new LibraryPage(m_store, m_prompts, m_stack);
    m_stack->addWidget(m_library);
    connect(m_library, &LibraryPage::newRequested, this, &MainWindow::startNew);
    connect(m_library, &LibraryPage::openRequested, this, &MainWindow::open);
    connect(m_library, &LibraryPage::checkRequested, this, [this] { checkWindow(); });
    connect(m_library, &LibraryPage::folderRequested, this, [this] { folderWindow(); });
    connect(m_library, &LibraryPage::dataFolderRequested, this, [this] { showData(true); });
    connect(m_library, &LibraryPage::pasteRequested, this, [this] {
        if (const auto* held = QGuiApplication::clipboard()->mimeData(); held && hasInput(*held))
            checkWindow().checkData(*held);
    });
    connect(m_library, &LibraryPage::fileRequested, this, [this](const QString& path) { openFile(path); });
    connect(m_library, &LibraryPage::printRequested, this, &MainWindow::printFiles);
    connect(m_library, &LibraryPage::fileMoved, this, &MainWindow::followFile);
    connect(m_library, &LibraryPage::sampleRequested, this, &MainWindow::openSample);
    connect(m_library, &LibraryPage::recoverRequested, this,
            [this](const editor::Recovery::Found& found) { spare().files().recover(found); });
    connect(m_library, &LibraryPage::saveAsideRequested, this,
            [this](const editor::Recovery::Found& found) { spare().files().saveAside(found); });
    connect(m_library, &LibraryPage::discardRequested, this,
            [this](const editor::Recovery::Found& found) { spare().files().discard(found); });
    m_library->setRecovered(spare().files().recoverable());
    QTimer::singleShot(paintDelay, m_library,
                       [this] { m_library->setSamples(samplesIn(QString::fromStdString(m_store.folder()))); });
}

/// One roster from its own tab, several in one print.
void MainWindow::printFiles(const QStringList& paths)
{
    if (paths.size() == 1) {
        if (openFile(paths.front()))
            page().preview();
        return;
    }
    if (std::cmp_greater(paths.size(), print::mostRosters)) {
        m_prompts.showMessage(
            this, tr("Print"),
            tr("At most %n roster(s) go into one print. Select fewer.", nullptr, static_cast<int>(print::mostRosters)),
            {});
        return;
    }
    std::vector<Exported> rosters;
    Faults faults;
    setCursor(Qt::BusyCursor);
    for (const auto& path : paths) {
        if (auto* open = pageOf(path.toStdString())) { // with what is not saved yet
            open->document().judgeNow();
            rosters.push_back(exportedOf(open->document()));
            continue;
        }
        editor::Document document(m_store);
        if (const auto opened = document.open(path.toStdString()); !opened) {
            faults.insert(faults.end(), opened.error().begin(), opened.error().end());
            continue;
        }
        document.judgeNow();
        rosters.push_back(exportedOf(document));
    }
    unsetCursor();
    if (!faults.empty())
        m_prompts.showMessage(this, tr("Print"), tr("Not every roster could be opened."), linesOf(faults));
    if (rosters.empty())
        return;
    PreviewDialog dialog(printoutOf(rosters), m_store, m_prompts, this);
    dialog.exec();
}

editor::Document& MainWindow::document() { return page().document(); }

RosterFiles& MainWindow::files() { return page().files(); }

Workspace& MainWindow::workspace() { return page().workspace(); }

/// What was checked, as a new roster: what came stays as it is.
void MainWindow::openChecked(const Roster& roster)
{
    const auto copy = roster;
    create(copy);
}

void MainWindow::readAhead(Data data)
{
    m_ahead.start([store = std::make_shared<Store>(m_store.fork()), data](const std::stop_token& stop) {
        ReadAhead read{store, {}, data};
        if (data == Data::Changed)
            store->readAgain();
        for (const auto& ruleset : store->rulesets())
            if (!stop.stop_requested())
                if (auto game = store->fullCatalogue(ruleset))
                    read.games.push_back(std::move(*game));
        return read;
    });
}

void MainWindow::takeAhead(const ReadAhead& read)
{
    if (!read.store)
        return;
    if (read.data == Data::Changed)
        m_store.readAgain();
    m_store.learn(*read.store);
    if (read.data == Data::Changed)
        showChangedData();
    for (const auto& game : read.games)
        m_library->nameArmies(*game);
}

void MainWindow::enableActions()
{
    const bool isOpen = !isOnLibrary() && document().isOpen();
    m_menus->enable(isOpen, isOpen && workspace().roster().hasSelected());
    m_menus->enableClosing(!isOnLibrary());
    m_menus->greyForGameData(isOpen && document().gameData());
}

void MainWindow::updateTitle()
{
    auto& shown = document();
    if (isOnLibrary() || !shown.isOpen()) {
        const auto* tool = toolAt(m_tabs->currentIndex());
        setWindowTitle(tool ? tr("%1 – Muster Roll").arg(tool->windowTitle()) : tr("Muster Roll"));
        setWindowModified(false);
        m_savedWord->clear();
        return;
    }
    QStringList names{page().name()};
    if (!shown.path().empty())
        names << editor::shownTitle(QFileInfo(QString::fromStdString(shown.path())).fileName());
    names.removeDuplicates();
    setWindowTitle(tr("%1[*] – Muster Roll").arg(names.join(QStringLiteral(" – "))));
    setWindowModified(shown.isModified());
    if (shown.path().empty())
        m_savedWord->setText(tr("Not saved yet"));
    else
        m_savedWord->setText(shown.isModified() ? tr("Changed") : tr("Saved"));
}

void MainWindow::showStatus(const QString& text, int milliseconds)
{
    statusBar()->show();
    statusBar()->showMessage(text, milliseconds);
}

void MainWindow::showData(bool asksForFolder)
{
    DataDialog dialog(m_store, m_prompts, this);
    if (asksForFolder)
        QTimer::singleShot(0, &dialog, &DataDialog::chooseGameData);
    dialog.exec();
    if (dialog.hasChanged())
        takeOtherData();
    grant(dialog.wish());
}

/// What a dialog of all data was closed for, wherever it was opened.
void MainWindow::grant(const DataDialog::Wanted& wanted)
{
    const auto& [wish, what] = wanted;
    if (wish == DataDialog::Wish::New)
        newGame();
    else if (wish == DataDialog::Wish::Edit)
        editGame(what);
    else if (wish == DataDialog::Wish::Copy)
        copyGame(what);
    else if (wish == DataDialog::Wish::Take)
        takePublished(what);
}

/// Folders of data were added or left: everything that shows data takes them again.
void MainWindow::takeOtherData()
{
    watchData();
    for (auto* open : pages())
        open->reload(tr("The data of this roster cannot be read any more."));
    reportChangedData();
}

/// Adds data for a roster of BattleScribe that is checked. The dialog of all data shows what is wrong with them.
void MainWindow::addGameData()
{
    const auto folder = m_prompts.askFolder(m_check.get(), {});
    if (folder.isEmpty())
        return;
    auto* dialog = new DataDialog(m_store, m_prompts, m_check.get()); // seen only if something is wrong
    const auto take = [this, dialog](bool isAdded) {
        m_check->unsetCursor();
        if (!isAdded)
            dialog->exec();
        dialog->deleteLater();
        if (dialog->hasChanged()) {
            takeOtherData();
            if (!dialog->added().isEmpty())
                m_check->showStatus(tr("Added: %1").arg(dialog->added()));
        }
        grant(dialog->wish());
    };
    connect(dialog, &DataDialog::folderTaken, this, take, Qt::SingleShotConnection);
    m_check->setCursor(Qt::BusyCursor);
    dialog->addGameDataFolder(folder);
}

/// The roster that is shown or was shown last, of a game of our own; null where there is none.
const Roster* MainWindow::openRoster()
{
    if (!m_latest)
        return nullptr;
    const auto& latest = m_latest->document();
    return latest.isOpen() && !latest.gameData() ? &latest.roster() : nullptr;
}

/// The same of any game, as it would come from a file.
std::optional<editor::ListInput> MainWindow::openList()
{
    if (const auto* roster = openRoster())
        return editor::ListInput{{}, writeRoster(*roster), roster->name};
    if (!m_latest || !m_latest->document().gameData())
        return std::nullopt;
    const auto bytes = m_latest->document().stampedBytes("list.ros");
    return bytes ? std::optional(editor::ListInput{{}, *bytes, m_latest->document().name()}) : std::nullopt;
}

void MainWindow::watchData()
{
    QStringList places{QString::fromStdString(m_store.folder()) + QStringLiteral("/armies"),
                       QString::fromStdString(m_store.userFolder()) + QStringLiteral("/armies")};
    if (const auto folders = readDataFolders(m_store.userFolder())) // the dialog of the data tells why not
        for (const auto& path : folders->paths)
            places << QString::fromStdString(path);
    m_dataWatch.watch(places);
}

void MainWindow::reportChangedData()
{
    if (m_check)
        m_check->dataChanged();
    if (m_folder)
        m_folder->dataChanged();
    if (m_battle)
        m_battle->dataChanged();
}

/// Somebody who writes a ruleset sees what each saving of it does.
void MainWindow::showChangedData()
{
    reportChangedData();
    for (auto* open : pages())
        open->takeChangedData();
}

void MainWindow::setGrouped(bool isOn)
{
    for (auto* each : findChildren<Workspace*>())
        each->setGrouped(isOn);
}

void MainWindow::setJoined(bool isOn)
{
    for (auto* each : findChildren<Workspace*>())
        each->setJoined(isOn);
}

void MainWindow::setLanguage(const QString& code)
{
    Settings().setValue(QStringLiteral("language"), code);
    m_store.setLanguage(code.toStdString());
    editor::setLanguage(code);
    for (auto* window : openWindows()) {
        window->remake();
        window->readAhead(Data::Same);
    }
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        for (auto* open : pages())
            showOnTab(*open);
    // Not every disk tells of changes.
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        reportFailedSettings();
        for (auto* open : pages())
            open->files().look();
        m_dataWatch.look();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->source())
        return; // rosters of the library, which go into its folders
    if (!heldFile(*event->mimeData()).isEmpty() ||
        (isOnLibrary() && (hasInput(*event->mimeData()) || !manyIn(*event->mimeData()).empty())))
        event->acceptProposedAction();
}

/// A roster is opened. On the library's page, what is no roster of ours is a list that somebody sent, or a folder of
/// them.
void MainWindow::dropEvent(QDropEvent* event)
{
    const auto path = heldFile(*event->mimeData());
    const auto isRoster = path.endsWith(QLatin1String(".muster"), Qt::CaseInsensitive) ||
                          path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ||
                          isBattleScribeFile(path.toStdString()) || editor::isPublishedGame(path.toStdString());
    if (auto many = manyIn(*event->mimeData()); isOnLibrary() && !many.empty())
        folderWindow().check(std::move(many));
    else if (isOnLibrary() && !isRoster && hasInput(*event->mimeData()))
        checkWindow().checkData(*event->mimeData());
    else if (!path.isEmpty())
        openFile(path);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeave({this})) {
        event->ignore();
        return;
    }
    keepTabs();
    m_isClosing = true;
    forgetTabs();
    keepWindow(*this, QStringLiteral("window/geometry"));
    if (m_entered)
        m_entered->leave();
    for (auto* each : findChildren<RosterPage*>())
        each->files().endRecovery();
    for (auto* tool : {static_cast<QMainWindow*>(m_check.get()), static_cast<QMainWindow*>(m_folder.get()),
                       static_cast<QMainWindow*>(m_battle.get()), static_cast<QMainWindow*>(m_author.get())})
        if (tool)
            tool->close(); // it gives up what it works on
    handLibraryOn();
    event->accept();
}

} // namespace muster::widgets
