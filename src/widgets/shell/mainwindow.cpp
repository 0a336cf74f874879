#include "widgets/shell/mainwindow.h"

#include "editor/words/language.h"
#include "editor/words/shown.h"
#include "widgets/army/armypanel.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/checking/listinputs.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/library/librarypage.h"
#include "widgets/look/icons.h"
#include "widgets/look/noticebar.h"
#include "widgets/look/quietwheel.h"
#include "widgets/look/wordlabel.h"
#include "widgets/person/prompts.h"
#include "widgets/person/settings.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/roster/rosterstatus.h"
#include "widgets/roster/rosterview.h"
#include "widgets/shell/workspace.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

namespace muster::widgets {

namespace {

constexpr auto paintDelay = std::chrono::milliseconds(10); ///< after which the start page has been painted
constexpr auto idleDelay = std::chrono::milliseconds(120);
constexpr int passing = 4000; ///< ms

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
    if (paths.size() == 1 && !QFileInfo(QString::fromStdString(paths.front())).isDir())
        paths.clear();
    return paths;
}

} // namespace

MainWindow::MainWindow(Store& store, Prompts& prompts, const QString& recoveryFolder)
    : m_store(store),
      m_prompts(prompts),
      m_document(store),
      m_files(store, m_document, prompts, *this, recoveryFolder),
      m_menus(*this, m_files, m_document, prompts),
      m_stack(new QStackedWidget),
      m_start(new LibraryPage(m_store, prompts)),
      m_savedWord(plainLabel()),
      m_recover(new QToolButton)
{
    setObjectName(QStringLiteral("mainWindow"));
    new QuietWheel(this);
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    m_stack->addWidget(m_start);
    setCentralWidget(m_stack);
    connectStart();
    connectFiles();
    connectDocument();
    m_start->setRecovered(m_files.recoverable());
    QTimer::singleShot(paintDelay, this,
                       [this] { m_start->setSamples(samplesIn(QString::fromStdString(m_store.folder()))); });
    Settings::onFailure(
        [this](const Faults& faults) { say(tr("Settings could not be kept: %1").arg(linesOf(faults).value(0))); });
    // The frame of the window needs room too.
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, 40)));
    restoreGeometry(Settings().value(QStringLiteral("window/geometry")).toByteArray());
    retranslate();
    showStart();
    // Once the start page has been painted.
    QTimer::singleShot(idleDelay, this, [this] {
        (void)workspace();
        m_toRead = m_store.rulesets();
        readAhead();
        watchData();
    });
    connect(&m_dataWatch, &FilesWatch::changed, this, &MainWindow::takeChangedData);
}

MainWindow::~MainWindow() { Settings::onFailure({}); }

void MainWindow::fillStatusBar()
{
    m_recover->setObjectName(QStringLiteral("recoverLeft"));
    m_recover->setProperty("flat", true);
    m_recover->hide();
    connect(m_recover, &QToolButton::clicked, this, &MainWindow::closeRoster);
    statusBar()->addPermanentWidget(m_recover);
    statusBar()->addPermanentWidget(m_savedWord);
}

void MainWindow::connectStart()
{
    connect(m_start, &LibraryPage::newRequested, &m_files, &RosterFiles::startNew);
    connect(m_start, &LibraryPage::openRequested, &m_files, &RosterFiles::open);
    connect(m_start, &LibraryPage::checkRequested, this, [this] { checkWindow(); });
    connect(m_start, &LibraryPage::folderRequested, this, [this] { folderWindow(); });
    connect(m_start, &LibraryPage::pasteRequested, this, [this] {
        if (const auto* held = QGuiApplication::clipboard()->mimeData(); held && hasInput(*held))
            checkWindow().checkData(*held);
    });
    connect(m_start, &LibraryPage::fileRequested, this, [this](const QString& path) { openFile(path); });
    connect(m_start, &LibraryPage::printRequested, this, [this](const QStringList& paths) {
        if (openFile(paths.front()))
            preview();
    });
    connect(m_start, &LibraryPage::sampleRequested, &m_files, &RosterFiles::openSample);
    connect(m_start, &LibraryPage::recoverRequested, &m_files, &RosterFiles::recover);
    connect(m_start, &LibraryPage::discardRequested, &m_files, &RosterFiles::discard);
}

void MainWindow::connectFiles()
{
    connect(&m_files, &RosterFiles::settled, this, &MainWindow::showRoster);
    // The next thing that a person does is to add units.
    connect(&m_files, &RosterFiles::created, this, [this] { workspace().raiseArmy().focusSearch(); });
    connect(&m_files, &RosterFiles::statusMessage, this, &MainWindow::say);
    connect(&m_files, &RosterFiles::changedOnDisk, this, &MainWindow::tellFileChanged);
    connect(&m_files, &RosterFiles::foreignRequested, this,
            [this](const std::string& path) { checkWindow().checkFile(path); });
    connect(&m_files, &RosterFiles::recentChanged, m_start, &LibraryPage::refresh);
    connect(&m_files, &RosterFiles::recoverableChanged, this, [this] { m_start->setRecovered(m_files.recoverable()); });
}

void MainWindow::connectDocument()
{
    connect(&m_document, &editor::Document::judged, this, [this] {
        workspace().showVerdict();
        updateTitle();
    });
    connect(&m_document, &editor::Document::edited, this, &MainWindow::updateTitle);
    connect(&m_document, &editor::Document::saved, this, &MainWindow::updateTitle);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
}

Workspace& MainWindow::workspace()
{
    if (m_workspace)
        return *m_workspace;
    readCategoryIcons(QString::fromStdString(m_store.templateFolder()),
                      QString::fromStdString(m_store.userTemplateFolder()));
    m_workspace = std::make_unique<Workspace>(*this, m_store, m_document);
    m_stack->addWidget(m_workspace.get());
    m_menus.addPartsOf(*m_workspace);
    m_workspace->status().putInto(*statusBar());
    fillStatusBar(); // now, so that it is last in the tab order
    connect(m_workspace.get(), &Workspace::battleRequested, this, &MainWindow::editBattle);
    connect(m_workspace.get(), &Workspace::unitMenuRequested, this,
            [this](const QPoint& place) { m_menus.unitMenu().exec(place); });
    connect(m_workspace.get(), &Workspace::selectionChanged, this, &MainWindow::enableActions);
    connect(m_workspace.get(), &Workspace::statusMessage, this, [this](const QString& text) { say(text, passing); });
    enableActions();
    return *m_workspace;
}

CheckWindow& MainWindow::checkWindow()
{
    if (!m_check) {
        m_check = std::make_unique<CheckWindow>(m_store, m_prompts);
        m_check->setOpenRoster([this] { return m_document.isOpen() ? &m_document.roster() : nullptr; });
        connect(m_check.get(), &CheckWindow::openRequested, this, &MainWindow::openChecked);
        connect(m_check.get(), &CheckWindow::battleRequested, this,
                [this](const editor::CheckedList& list) { battleWindow().setTheirs(list); });
    }
    m_check->show();
    m_check->raise();
    m_check->activateWindow();
    return *m_check;
}

FolderWindow& MainWindow::folderWindow()
{
    if (!m_folder) {
        m_folder = std::make_unique<FolderWindow>(m_store, m_prompts);
        connect(m_folder.get(), &FolderWindow::listRequested, this,
                [this](const std::string& path) { checkWindow().checkFile(path); });
    }
    m_folder->show();
    m_folder->raise();
    m_folder->activateWindow();
    return *m_folder;
}

BattleWindow& MainWindow::battleWindow()
{
    if (!m_battle) {
        m_battle = std::make_unique<BattleWindow>(m_store, m_prompts);
        m_battle->setOpenRoster([this] { return m_document.isOpen() ? &m_document.roster() : nullptr; });
        connect(m_battle.get(), &BattleWindow::checkRequested, this,
                [this](const editor::CheckedList& list) { checkWindow().checkList(list); });
    }
    m_battle->begin();
    m_battle->show();
    m_battle->raise();
    m_battle->activateWindow();
    return *m_battle;
}

/// What was checked, as a new roster: what came stays as it is.
void MainWindow::openChecked(const Roster& roster)
{
    const auto copy = roster;
    show();
    raise();
    activateWindow();
    if (m_files.mayLeave())
        create(copy);
}

bool MainWindow::isOnStart() const { return m_stack->currentWidget() == m_start; }

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

void MainWindow::showStart()
{
    m_start->refresh();
    m_stack->setCurrentWidget(m_start);
    statusBar()->hide();
    enableActions();
    updateTitle();
}

/// What a person sees once a roster is open; the roster may have just got a file of its own.
void MainWindow::showRoster()
{
    if (m_stack->currentWidget() == m_start) {
        m_stack->setCurrentWidget(&workspace());
        statusBar()->show();
        workspace().showDocks();
    }
    workspace().settle();
    m_recover->setVisible(m_start->hasRecovered());
    enableActions();
    updateTitle();
}

void MainWindow::closeRoster()
{
    if (!m_files.mayLeave())
        return;
    workspace().keepLayout();
    m_document.close();
    workspace().showVerdict();
    workspace().hideDocks();
    showStart();
}

void MainWindow::enableActions()
{
    const bool isOpen = m_document.isOpen();
    m_menus.enable(isOpen, isOpen && !workspace().roster().selectedIds().empty());
}

void MainWindow::updateTitle()
{
    QStringList names;
    if (!m_document.roster().name.empty())
        names << editor::shownTitle(QString::fromStdString(m_document.roster().name));
    if (!m_document.path().empty())
        names << editor::shownTitle(QFileInfo(QString::fromStdString(m_document.path())).fileName());
    if (names.isEmpty())
        names << tr("Roster without a name");
    setWindowTitle(m_document.isOpen() ? tr("%1[*] – Muster Roll").arg(names.join(QStringLiteral(" – ")))
                                       : tr("Muster Roll"));
    setWindowModified(m_document.isOpen() && m_document.isModified());
    if (!m_document.isOpen())
        m_savedWord->clear();
    else if (m_document.path().empty())
        m_savedWord->setText(tr("Not saved yet"));
    else
        m_savedWord->setText(m_document.isModified() ? tr("Changed") : tr("Saved"));
}

void MainWindow::say(const QString& text, int milliseconds)
{
    statusBar()->show();
    statusBar()->showMessage(text, milliseconds);
}

void MainWindow::showFaults(const QString& what, const Faults& faults)
{
    m_prompts.showMessage(this, tr("Muster Roll"), what, linesOf(faults));
}

void MainWindow::editBattle()
{
    m_document.judgeNow();
    BattleDialog dialog(m_document.verdict(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto edit = dialog.edit())
        m_document.apply(*edit, tr("Change Roster and Battle"));
}

void MainWindow::preview()
{
    m_document.judgeNow();
    PreviewDialog dialog(m_document.verdict(), m_store, m_prompts, this);
    dialog.exec();
}

void MainWindow::previewBook()
{
    const auto& roster = m_document.roster();
    auto book = bookOf(m_store, roster.ruleset, roster.army);
    if (!book) {
        showFaults(tr("There is no book of this army."), book.error());
        return;
    }
    PreviewDialog dialog(std::move(*book), m_store, m_prompts, this);
    dialog.exec();
}

void MainWindow::showData()
{
    DataDialog dialog(m_store, m_prompts, this);
    dialog.exec();
    if (dialog.hasChanged()) {
        watchData();
        reload(tr("The data of this roster cannot be read any more."));
    }
}

void MainWindow::watchData()
{
    m_dataWatch.watch({QString::fromStdString(m_store.folder()) + QStringLiteral("/armies"),
                       QString::fromStdString(m_store.userFolder()) + QStringLiteral("/armies")});
}

/// Somebody who writes a ruleset sees what each saving of it does.
void MainWindow::takeChangedData()
{
    m_store.readAgain();
    if (m_check)
        m_check->dataChanged();
    if (m_folder)
        m_folder->dataChanged();
    if (m_battle)
        m_battle->dataChanged();
    m_toRead = m_store.rulesets();
    readAhead();
    if (!m_document.isOpen())
        return;
    const auto selected = workspace().roster().selectedIds();
    if (const auto reloaded = m_document.reload(); !reloaded) {
        const auto faults = reloaded.error();
        workspace().dataNotice().tell(
            tr("The data on disk were changed and cannot be read now. Those read before still judge this roster. %1")
                .arg(editor::shown(linesOf(faults).value(0))),
            {{QStringLiteral("noticeFaults"), tr("&Show All…"),
              [this, faults] { showFaults(tr("The data of this roster cannot be read any more."), faults); }}});
        return;
    }
    workspace().roster().selectIds(selected);
    workspace().dataNotice().hide();
    say(tr("The rules or armies on disk were changed and read again."), passing);
}

/// Asked for by no one, so it is not a dialog.
void MainWindow::tellFileChanged(bool isThere)
{
    const auto name = editor::shown(QFileInfo(QString::fromStdString(m_document.path())).fileName());
    auto& notice = workspace().fileNotice();
    if (!isThere) {
        notice.tell(tr("“%1” is no longer there. Saving writes it again.").arg(name), {});
        return;
    }
    notice.tell(
        m_document.isModified()
            ? tr("“%1” was changed by another program. Reloading takes its changes; undo brings back yours.").arg(name)
            : tr("“%1” was changed by another program.").arg(name),
        {{QStringLiteral("noticeReload"), tr("&Reload"), [this] { (void)m_files.reload(); }},
         {QStringLiteral("noticeCompare"), tr("&Compare…"), [this, isThere] {
              m_files.compareWithDisk();
              tellFileChanged(isThere);
          }}});
}

void MainWindow::setLanguage(const QString& code)
{
    Settings().setValue(QStringLiteral("language"), code);
    m_store.setLanguage(code.toStdString());
    editor::setLanguage(code);
    if (m_check)
        m_check->dataChanged();
    if (m_folder)
        m_folder->dataChanged();
    if (m_battle)
        m_battle->dataChanged();
    reload(tr("The data cannot be read in this language."));
}

/// Takes the data again; what is selected stays selected.
void MainWindow::reload(const QString& otherwise)
{
    if (!m_document.isOpen())
        return;
    const auto selected = workspace().roster().selectedIds();
    if (const auto reloaded = m_document.reload(); !reloaded)
        showFaults(otherwise, reloaded.error());
    workspace().roster().selectIds(selected);
}

void MainWindow::retranslate()
{
    m_recover->setText(tr("A roster can be recovered"));
    m_recover->setToolTip(tr("Closes this roster and goes to the start page, where the copy is offered."));
    updateTitle();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_menus.retranslate();
        retranslate();
    }
    // Not every disk tells of changes.
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        m_files.look();
        m_dataWatch.look();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const auto urls = event->mimeData()->urls();
    if ((urls.size() == 1 && urls.front().isLocalFile()) ||
        (isOnStart() && (hasInput(*event->mimeData()) || !manyIn(*event->mimeData()).empty())))
        event->acceptProposedAction();
}

/// A roster is opened. On the start page, what is no roster of ours is a list that somebody sent, or a folder of them.
void MainWindow::dropEvent(QDropEvent* event)
{
    const auto urls = event->mimeData()->urls();
    const auto path = urls.size() == 1 ? urls.front().toLocalFile() : QString();
    const auto isRoster = path.endsWith(QLatin1String(".muster"), Qt::CaseInsensitive) ||
                          path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    if (auto many = manyIn(*event->mimeData()); isOnStart() && !many.empty())
        folderWindow().check(std::move(many));
    else if (isOnStart() && !isRoster && hasInput(*event->mimeData()))
        checkWindow().checkData(*event->mimeData());
    else if (isForeignFile(path))
        openFile(path);
    else if (!path.isEmpty() && m_files.mayLeave())
        openFile(path);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files.mayLeave()) {
        event->ignore();
        return;
    }
    Settings().setValue(QStringLiteral("window/geometry"), saveGeometry());
    // The start page hides the docks: their layout is that of the open roster.
    if (m_document.isOpen())
        workspace().keepLayout();
    m_files.endRecovery();
    if (m_check)
        m_check->close();
    if (m_folder)
        m_folder->close();
    if (m_battle)
        m_battle->close();
    event->accept();
}

} // namespace muster::widgets
