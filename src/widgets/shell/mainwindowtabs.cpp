// The tabs of the main window: which rosters are open, and which is before the others.

#include "widgets/shell/mainwindow.h"

#include "editor/author/publishedgame.h"
#include "editor/words/shown.h"
#include "widgets/author/authorwindow.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/library/librarypage.h"
#include "widgets/look/icons.h"
#include "widgets/roster/rosterview.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/rostertabs.h"
#include "widgets/shell/workspace.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSessionManager>
#include <QStackedWidget>
#include <QStatusBar>

#include <algorithm>
#include <utility>

namespace muster::widgets {

namespace {

const auto tabsKey = QStringLiteral("window/tabs");
const auto currentKey = QStringLiteral("window/tab");
const auto othersKey = QStringLiteral("window/otherTabs"); ///< of other windows: an empty text before those of each

bool isQuitting = false; ///< all windows are being closed: what is open is to come back
bool areAsked = false;   ///< about the changes of all rosters, while all windows are being closed

/// The worst that there is to say of a roster, as on its badge.
Severity severityOf(const editor::Document& document)
{
    const auto& form = document.form();
    switch (form && document.judgingFailure().empty() ? form->head().outcome : Outcome::NotJudged) {
    case Outcome::Empty:
        return Severity::Note;
    case Outcome::Legal:
        return Severity::Off;
    case Outcome::NotLegal:
        return Severity::Error;
    case Outcome::NotJudged:
        break;
    }
    return Severity::Unknown;
}

/// Several new rosters may have no name yet.
QString nameAndArmy(RosterPage& page)
{
    const auto& verdict = page.document().verdict();
    const auto army = verdict ? verdict->assessment().army : Id<Army>();
    const auto name = !army.isNone()               ? editor::shown(verdict->catalogue().army(army).name)
                      : page.document().gameData() ? page.document().form()->head().army
                                                   : QString();
    return name.isEmpty() ? page.name() : MainWindow::tr("%1 – %2").arg(page.name(), name);
}

} // namespace

std::vector<MainWindow*>& MainWindow::openWindows()
{
    static std::vector<MainWindow*> windows;
    return windows;
}

void MainWindow::connectTabs()
{
    connect(m_tabs, &QTabBar::currentChanged, this, &MainWindow::showCurrent);
    connect(m_tabs, &QTabBar::tabMoved, this, &MainWindow::keepTabs);
    connect(m_tabs, &QTabBar::tabCloseRequested, this, [this](int index) { closeTab(index); });
    connect(m_tabs, &RosterTabs::leftBar, this, &MainWindow::moveToNewWindow);
}

RosterPage* MainWindow::pageAt(int tab) const
{
    return qobject_cast<RosterPage*>(m_tabs->tabData(tab).value<QObject*>());
}

editor::ArmyLook MainWindow::lookOf(int tab) const
{
    auto* page = pageAt(tab);
    return page && page->document().form() ? page->document().form()->head().look : editor::ArmyLook();
}

int MainWindow::tabOf(const QObject& page) const
{
    for (int index = 1; index < m_tabs->count(); ++index)
        if (m_tabs->tabData(index).value<QObject*>() == &page)
            return index;
    return -1;
}

std::vector<RosterPage*> MainWindow::pages() const
{
    std::vector<RosterPage*> list;
    for (int index = 1; index < m_tabs->count(); ++index)
        if (auto* page = pageAt(index))
            list.push_back(page);
    return list;
}

bool MainWindow::isOnLibrary() const { return m_tabs->currentIndex() == 0; }

RosterPage& MainWindow::page()
{
    auto* current = pageAt(m_tabs->currentIndex());
    return current ? *current : spare();
}

RosterPage& MainWindow::spare()
{
    if (!m_spare) {
        m_spare = new RosterPage(m_store, m_prompts, m_recoveryFolder);
        m_stack->addWidget(m_spare);
        adopt(*m_spare);
    }
    return *m_spare;
}

/// What a page says to the window that it is in.
void MainWindow::adopt(RosterPage& page)
{
    m_undo.addStack(&page.document().undoStack());
    connect(&page, &RosterPage::opened, this, [this, &page] { pageOpened(page); });
    connect(&page, &RosterPage::titleChanged, this, [this, &page] {
        showOnTab(page);
        updateTitle();
    });
    connect(&page, &RosterPage::selectionChanged, this, &MainWindow::enableActions);
    connect(&page, &RosterPage::ownUnitRequested, this, &MainWindow::changeOwnUnit);
    connect(&page, &RosterPage::unitMenuRequested, this,
            [this](const QPoint& place) { m_menus->unitMenu().exec(place); });
    connect(&page, &RosterPage::statusMessage, this, &MainWindow::showStatus);
    auto& files = page.files();
    connect(&files, &RosterFiles::battleScribeRequested, this,
            [this](const std::string& path) { checkWindow().checkFile(path); });
    connect(&files, &RosterFiles::dataChanged, this, &MainWindow::takeOtherData);
    connect(&files, &RosterFiles::otherWanted, this, &MainWindow::grant);
    connect(&files, &RosterFiles::recentChanged, this, [this] { m_library->refresh(); });
    connect(&files, &RosterFiles::recoverableChanged, this,
            [this] { m_library->setRecovered(spare().files().recoverable()); });
}

void MainWindow::release(RosterPage& page)
{
    m_undo.removeStack(&page.document().undoStack());
    page.disconnect(this);
    page.files().disconnect(this);
    if (m_entered == &page) {
        m_menus->removePartsOf(page.workspace());
        page.leave();
        m_entered = nullptr;
    }
    m_stack->removeWidget(&page);
}

/// A roster was opened in a page, or got a file: the spare page becomes a tab.
void MainWindow::pageOpened(RosterPage& page)
{
    if (&page == m_spare) {
        m_spare = nullptr;
        m_tabs->setCurrentIndex(addTab(page));
    }
    showOnTab(page);
    keepTabs();
    enableActions();
    updateTitle();
}

int MainWindow::addTab(RosterPage& page)
{
    const auto index = m_tabs->addRoster();
    m_tabs->setTabData(index, QVariant::fromValue<QObject*>(&page));
    showOnTab(page);
    return index;
}

void MainWindow::showOnTab(RosterPage& page)
{
    const auto index = tabOf(page);
    if (index < 0 || !page.document().isOpen())
        return;
    const auto& path = page.document().path();
    m_tabs->showRoster(index, severityIcon(severityOf(page.document()), palette()), page.name(),
                       page.document().isModified(),
                       path.empty() ? tr("Not saved yet") : editor::shownTip(QString::fromStdString(path)));
}

/// The tab that is current now.
void MainWindow::showCurrent()
{
    if (m_isClosing)
        return;
    auto* shown = pageAt(m_tabs->currentIndex());
    if (m_entered && m_entered != shown) {
        m_menus->removePartsOf(m_entered->workspace());
        m_entered->leave();
    }
    if (shown) {
        (void)shown->workspace(); // made for a roster that is looked at for the first time
        // What had the keyboard there has it again; else Qt would give it to whatever is next.
        auto* before = shown->focusWidget();
        if (auto* focused = focusWidget())
            focused->clearFocus();
        m_stack->setCurrentWidget(shown);
        (before ? before : &shown->workspace().roster())->setFocus();
        statusBar()->show();
        if (m_entered != shown) {
            shown->enter(*statusBar());
            m_menus->addPartsOf(shown->workspace());
        }
        m_undo.setActiveStack(&shown->document().undoStack());
        shown->files().look();
        m_latest = shown;
    } else {
        showWithoutRoster();
    }
    m_entered = shown;
    showRecoverable();
    keepTabs();
    enableActions();
    updateTitle();
}

/// The library, or lists that are checked.
void MainWindow::showWithoutRoster()
{
    auto* tool = toolAt(m_tabs->currentIndex());
    if (!tool)
        m_library->refresh();
    m_stack->setCurrentWidget(tool ? static_cast<QWidget*>(tool) : m_library);
    if (tool && tool->focusWidget())
        tool->focusWidget()->setFocus();
    statusBar()->hide();
    auto* written = tool && tool == m_author.get() ? m_author->document() : nullptr;
    m_undo.setActiveStack(written ? &written->undoStack() : nullptr);
}

void MainWindow::showTab(int index)
{
    if (index == 0)
        showLibrary();
    else if (index < m_tabs->count())
        m_tabs->setCurrentIndex(index);
}

void MainWindow::showLibrary()
{
    for (auto* window : openWindows())
        if (window->hasLibrary()) {
            window->m_tabs->setCurrentIndex(0);
            if (window != this) {
                window->show();
                window->raise();
                window->activateWindow();
            }
        }
}

bool MainWindow::hasLibrary() const { return m_tabs->isTabVisible(0); }

void MainWindow::setHasLibrary(bool hasIt) { m_tabs->setTabVisible(0, hasIt); }

/// A window for rosters alone goes with the last of them.
void MainWindow::leaveIfEmpty()
{
    if (!hasLibrary() && m_tabs->count() == 1)
        close();
}

/// One of the windows that stay has the library.
void MainWindow::handLibraryOn()
{
    if (!hasLibrary())
        return;
    for (auto* window : openWindows())
        if (!window->m_isClosing)
            return window->setHasLibrary(true);
}

RosterPage* MainWindow::pageOf(const std::string& path) const
{
    const auto absolute = editor::absolutePath(path);
    for (auto* open : pages())
        if (open->document().path() == absolute)
            return open;
    return nullptr;
}

bool MainWindow::openFile(const std::string& path, OpenedTogether* together)
{
    if (editor::isPublishedGame(path))
        return takePublished(path);
    if (auto* open = pageOf(path)) {
        m_tabs->setCurrentIndex(tabOf(*open));
        return true;
    }
    return spare().files().openFile(path, together);
}

void MainWindow::openFiles(const std::vector<std::string>& paths)
{
    const QScopedValueRollback opening(m_isOpening, true);
    OpenedTogether together;
    for (const auto& path : paths)
        openFile(path, paths.size() > 1 ? &together : nullptr);
    reportOpened(together);
}

void MainWindow::reportOpened(const OpenedTogether& together)
{
    if (!together.failed.isEmpty())
        m_prompts.showMessage(this, tr("Muster Roll"), tr("Not all rosters could be opened."),
                              together.failed + together.remarks);
    else if (!together.remarks.isEmpty())
        m_prompts.showMessage(this, tr("Opened with remarks"),
                              tr("There is something to say about rosters that are open now."), together.remarks);
}

bool MainWindow::openSample(const QString& path) { return spare().files().openSample(path); }

bool MainWindow::create(Roster roster) { return spare().files().create(std::move(roster)); }
bool MainWindow::create(const battlescribe::NewList& list) { return spare().files().create(list); }

void MainWindow::startNew() { spare().files().startNew(); }

void MainWindow::open()
{
    auto* tool = toolAt(m_tabs->currentIndex());
    if (tool && tool == m_check.get())
        return m_check->open();
    if (tool && tool == m_folder.get())
        return m_folder->chooseFolder();
    if (tool && tool == m_battle.get())
        return m_battle->open();
    if (const auto path = spare().files().askOpen(); !path.isEmpty())
        openFile(path);
}

void MainWindow::closeCurrent() { closeTab(m_tabs->currentIndex()); }

void MainWindow::closeTab(int tab)
{
    if (auto* page = pageAt(tab))
        closePage(*page);
    else if (auto* tool = toolAt(tab))
        closeTool(*tool);
}

bool MainWindow::closePage(RosterPage& page)
{
    const auto index = tabOf(page);
    if (index < 0)
        return true;
    if (page.document().isModified())
        m_tabs->setCurrentIndex(index); // what is asked about is seen
    if (!page.files().mayLeave())
        return false;
    page.files().endRecovery();
    m_tabs->removeTab(tabOf(page));
    release(page);
    page.deleteLater();
    keepTabs();
    enableActions();
    leaveIfEmpty();
    return true;
}

/// A window beside this one, which goes when it is closed.
MainWindow& MainWindow::makeOther()
{
    auto* other = new MainWindow(m_store, m_prompts, m_recoveryFolder);
    other->setAttribute(Qt::WA_DeleteOnClose);
    other->m_earlierTabs.clear(); // they are this window's
    other->m_earlierOthers.clear();
    other->setHasLibrary(false);
    other->resize(size());
    return *other;
}

/// The roster with its history, in a window beside this one.
void MainWindow::moveToNewWindow()
{
    auto* moved = pageAt(m_tabs->currentIndex());
    if (!moved)
        return;
    auto* other = &makeOther();
    m_tabs->removeTab(tabOf(*moved));
    release(*moved);
    delete std::exchange(other->m_spare, moved);
    other->m_stack->addWidget(moved);
    other->adopt(*moved);
    other->pageOpened(*moved);
    other->show();
    other->activateWindow();
    keepTabs();
    enableActions();
    leaveIfEmpty();
}

/// A file of an open roster was moved in the library.
void MainWindow::followFile(const QString& from, const QString& to)
{
    if (to.isEmpty())
        return; // the roster is still here; its page says that the file is gone
    for (auto* open : pages())
        if (open->document().path() == from.toStdString())
            open->files().followTo(to.toStdString());
}

void MainWindow::enlist()
{
    openWindows().push_back(this);
    // The desktop ends the session: it closes all windows.
    connect(
        qGuiApp, &QGuiApplication::commitDataRequest, this, [] { isQuitting = true; }, Qt::DirectConnection);
}

void MainWindow::delist() { std::erase(openWindows(), this); }

/// The files of its tabs, before them those of the last time that are not open yet. A path that is no text cannot be
/// kept.
QStringList MainWindow::tabPaths() const
{
    QStringList paths = m_earlierTabs;
    for (auto* open : pages())
        if (const auto& path = open->document().path();
            !path.empty() && QString::fromStdString(path).toStdString() == path)
            paths << QString::fromStdString(path);
    return paths;
}

void MainWindow::keepTabs()
{
    if (m_isClosing || !m_isReady)
        return;
    for (auto* open : pages())
        m_earlierTabs.removeAll(QString::fromStdString(open->document().path())); // what is closed now is closed
    QStringList first;
    QStringList others;
    bool isFirst = true;
    for (const auto* window : openWindows()) {
        if (window->m_isClosing && !isQuitting)
            continue;
        const auto paths = window->tabPaths();
        others << window->m_earlierOthers;
        if (std::exchange(isFirst, false))
            first = paths;
        else if (!paths.isEmpty())
            others << QString() << paths;
    }
    const auto* current = pageAt(m_tabs->currentIndex());
    const auto path = current ? QString::fromStdString(const_cast<RosterPage*>(current)->document().path()) : QString();
    Settings settings;
    if (settings.value(tabsKey).toStringList() != first)
        settings.setValue(tabsKey, first);
    if (settings.value(othersKey).toStringList() != others)
        settings.setValue(othersKey, others);
    if (settings.value(currentKey).toString() != path)
        settings.setValue(currentKey, path);
}

/// A window that is closed alone takes its tabs with it; the last one leaves them for the next start.
void MainWindow::forgetTabs()
{
    if (isQuitting)
        return;
    for (auto* window : openWindows())
        if (!window->m_isClosing) {
            window->keepTabs();
            return;
        }
}

/// Asks once what to do with the changes of all rosters in these windows.
bool MainWindow::mayLeave(const std::vector<MainWindow*>& windows)
{
    if (areAsked)
        return true;
    if (!std::ranges::all_of(windows, [](MainWindow* window) { return window->mayLeaveAuthor(); }))
        return false;
    struct Changed {
        MainWindow* window;
        RosterPage* page;
    };
    std::vector<Changed> changed;
    QStringList names;
    for (auto* window : windows)
        for (auto* open : window->pages())
            if (open->document().isModified()) {
                changed.push_back({window, open});
                names << nameAndArmy(*open);
            }
    if (changed.empty())
        return true;
    const auto show = [](const Changed& each) { each.window->m_tabs->setCurrentIndex(each.window->tabOf(*each.page)); };
    if (changed.size() == 1) {
        show(changed.front()); // what is asked about is seen
        return changed.front().page->files().mayLeave();
    }
    auto* asking = changed.front().window;
    const auto saved = asking->m_prompts.askUnsavedOf(asking, names);
    return saved && std::ranges::all_of(*saved, [&](std::size_t place) {
               show(changed[place]); // saving may ask where to
               return changed[place].page->files().save();
           });
}

bool MainWindow::closeAll()
{
    const auto windows = openWindows();
    if (!mayLeave(windows))
        return false;
    isQuitting = true;
    areAsked = true;
    const bool areClosed = std::ranges::all_of(windows, [](MainWindow* window) { return window->close(); });
    isQuitting = false;
    areAsked = false;
    return areClosed;
}

void MainWindow::leaveAll()
{
    for (auto* window : openWindows())
        for (auto* each : window->findChildren<RosterPage*>())
            each->files().leaveRecovery();
    for (auto* window : openWindows())
        for (auto* each : window->findChildren<AuthorWindow*>())
            each->leaveRecovery();
}

void MainWindow::findEarlierTabs()
{
    m_earlierTabs = Settings().value(tabsKey).toStringList();
    m_earlierOthers = Settings().value(othersKey).toStringList();
}

void MainWindow::openEarlier(const QString& path, OpenedTogether& together, QStringList& gone)
{
    if (path.isEmpty()) // only if somebody edited the settings by hand
        return;
    if (!QFileInfo::exists(path))
        gone << QFileInfo(path).fileName();
    else
        openFile(path.toStdString(), &together);
}

void MainWindow::restoreTabs()
{
    const auto current = Settings().value(currentKey).toString();
    const auto others = std::exchange(m_earlierOthers, {});
    const QScopedValueRollback opening(m_isOpening, true);
    OpenedTogether together;
    QStringList gone;
    for (const auto& path : std::exchange(m_earlierTabs, {}))
        openEarlier(path, together, gone);
    int index = 0;
    for (auto* open : pages())
        if (open->document().path() == current.toStdString())
            index = tabOf(*open);
    m_tabs->setCurrentIndex(index);
    MainWindow* other = nullptr;
    for (const auto& path : others) {
        if (path.isEmpty()) {
            other = nullptr;
            continue;
        }
        if (!other && QFileInfo::exists(path)) {
            other = &makeOther();
            other->show();
        }
        (other ? *other : *this).openEarlier(path, together, gone);
    }
    for (auto* window : std::vector(openWindows()))
        window->leaveIfEmpty(); // nothing of it could be opened
    if (!gone.isEmpty())
        showStatus(tr("No longer there: %1").arg(editor::shown(gone.join(QStringLiteral(", ")))));
    reportOpened(together);
}

} // namespace muster::widgets
