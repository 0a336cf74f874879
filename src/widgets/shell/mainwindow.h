#pragma once

#include "editor/checking/listchecker.h"
#include "editor/document/background.h"
#include "editor/list/armylook.h"
#include "io/data/store.h"
#include "widgets/army/armypanel.h"
#include "widgets/shell/mainmenus.h"
#include "widgets/shell/rosterfiles.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <QUndoGroup>

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace muster::widgets {

class AuthorWindow;
class BattleWindow;
class CheckWindow;
class FolderWindow;
class LibraryPage;
class Prompts;
class RosterPage;
class RosterTabs;
class Workspace;

/// The editor's window: a tab for the library, one for each open roster, and for lists that are checked; its menus, its
/// title, and what happens when it is closed.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both outlive the window. `recoveryFolder`: where copies of unsaved changes are kept.
    MainWindow(Store& store, Prompts& prompts, const QString& recoveryFolder);
    ~MainWindow() override;

    /// The page before all others. While the library is, an empty one in which the next roster will be opened.
    [[nodiscard]] RosterPage& page();
    [[nodiscard]] editor::Document& document();
    [[nodiscard]] RosterFiles& files();
    [[nodiscard]] Workspace& workspace();
    /// All open rosters, in the order of their tabs.
    [[nodiscard]] std::vector<RosterPage*> pages() const;
    /// The one of a file; null if it is not open.
    [[nodiscard]] RosterPage* pageOf(const std::string& path) const;
    [[nodiscard]] RosterTabs& tabs() { return *m_tabs; }
    [[nodiscard]] QUndoGroup& undoGroup() { return m_undo; }

    /// Opens it in a tab of its own, or shows the tab that has it. False, after showing the reason, if it cannot be
    /// read. A path is bytes; one that Qt gives is a text.
    bool openFile(const std::string& path, OpenedTogether* together = nullptr);
    bool openFile(const QString& path) { return openFile(path.toStdString()); }
    /// Each in a tab; one message at the end says what could not be opened, and why.
    void openFiles(const std::vector<std::string>& paths);
    bool openSample(const QString& path);
    bool create(Roster roster);
    bool create(const battlescribe::NewList& list);
    /// Opens the rosters that were open when the program ended, as far as they are still there: in this window, and
    /// in others what was in other windows.
    void restoreTabs();
    /// Closes all windows, after asking about what is not saved. False where a person stays.
    static bool closeAll();
    /// Keeps what is not saved for the next start, in all windows, without asking, because the program must end.
    static void leaveAll();

    /// The tab that checks somebody's list, shown and in front. Made when it is first needed.
    CheckWindow& checkWindow();
    /// The tab that checks a folder of lists, likewise.
    FolderWindow& folderWindow();
    /// The same for the tab of two lists.
    BattleWindow& battleWindow();
    /// The same for the tab in which a game is written.
    AuthorWindow& authorWindow();
    /// Opens a game there, by the id of its ruleset.
    void editGame(const std::string& game);
    /// Begins a game, or a copy of one, after asking for its name, and opens it there.
    void newGame();
    void copyGame(const std::string& game);
    /// Takes a game that came as one file into the person's own, after asking. False if it was not taken.
    bool takePublished(const std::string& path);

    // What the menus ask for; an open roster is needed for closing and moving.
    void startNew();
    void open();
    /// The tab that is before all others, whatever is in it.
    void closeCurrent();
    /// In the window that has it: rosters that were put into windows of their own have it in none.
    void showLibrary();
    /// The tab with this number; nothing where there is none. 0 is the library.
    void showTab(int index);
    void moveToNewWindow();
    /// `asksForFolder`: of data of BattleScribe, at once.
    void showData(bool asksForFolder = false);
    /// Makes a unit of the player's own from a unit of the open roster's army, changes one or deletes it. `reference`:
    /// as the roster names the unit.
    void changeOwnUnit(OwnUnitStep step, const QString& reference);
    /// Why this cannot be done with the unit that is chosen now, in a sentence; empty if it can.
    [[nodiscard]] QString whyNoOwnUnit(OwnUnitStep step);
    /// The unit that is chosen now: in the list of the army if that has the keyboard, else in the roster. Empty if
    /// there is none, or several.
    [[nodiscard]] QString chosenUnit();
    void setGrouped(bool isOn);
    void setJoined(bool isOn);
    /// Makes all windows again, with what is open in them.
    void setLanguage(const QString& code);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void remake();
    /// Of each whether it had a tab.
    void remakeTools(const std::array<bool, 4>& hadTab);
    void fillStatusBar();
    void addLibrary();
    void printFiles(const QStringList& paths);
    void showRecoverable();
    void whenIdle();
    void connectTabs();
    void openChecked(const Roster& roster);
    [[nodiscard]] bool isOnLibrary() const;
    enum class Data { Same, Changed };
    /// All games, read in a worker.
    struct ReadAhead {
        std::shared_ptr<Store> store; ///< null if that failed
        std::vector<Store::CataloguePtr> games;
        Data data = Data::Same;
    };
    /// Reads the data of all games in a worker, so that opening a roster need not. Changed data are shown once they are
    /// read.
    void readAhead(Data data);
    void takeAhead(const ReadAhead& read);
    void enableActions();
    void updateTitle();
    void showStatus(const QString& text, int milliseconds = 0);
    /// Watches the folders of the data.
    void watchData();
    void showChangedData();
    void reportChangedData();
    void takeOtherData();
    [[nodiscard]] const Roster* openRoster();
    [[nodiscard]] std::optional<editor::ListInput> openList();
    void addGameData();
    void grant(const DataDialog::Wanted& wanted);
    [[nodiscard]] bool mayLeaveAuthor();
    void gamesChanged();
    void publishGame();
    void reportFailedSettings();
    void reportUnreadSettings(const Faults& faults);

    // Units of the player's own: mainwindowunits.cpp.
    void editOwnUnit(OwnUnitStep step, Id<Unit> kind);
    void deleteOwnUnit(Id<Unit> kind);
    void ownUnitsChanged();

    // The pages of the rosters: mainwindowtabs.cpp.
    [[nodiscard]] RosterPage* pageAt(int tab) const;
    /// Of the army of its roster.
    [[nodiscard]] editor::ArmyLook lookOf(int tab) const;
    [[nodiscard]] int tabOf(const QObject& page) const;
    /// A tab in which lists are checked; null for others.
    [[nodiscard]] QMainWindow* toolAt(int tab) const;
    void showTool(QMainWindow& tool);
    void closeTool(QMainWindow& tool);
    /// Takes it out of the tabs. False if it was not among them.
    bool takeOut(QMainWindow* tool);
    void closeTab(int tab);
    [[nodiscard]] bool hasLibrary() const;
    void setHasLibrary(bool hasIt);
    void leaveIfEmpty();
    void handLibraryOn();
    /// The page in which the next roster is opened: it has a tab once it has a roster.
    RosterPage& spare();
    void adopt(RosterPage& page);
    int addTab(RosterPage& page);
    void release(RosterPage& page);
    void pageOpened(RosterPage& page);
    void showCurrent();
    void showWithoutRoster();
    void showOnTab(RosterPage& page);
    bool closePage(RosterPage& page);
    static bool mayLeave(const std::vector<MainWindow*>& windows);
    void followFile(const QString& from, const QString& to);
    /// The first first.
    [[nodiscard]] static std::vector<MainWindow*>& openWindows();
    void enlist(); ///< among the open windows
    void delist();
    [[nodiscard]] QStringList tabPaths() const;
    void forgetTabs();
    void keepTabs();
    void findEarlierTabs();
    void openEarlier(const QString& path, OpenedTogether& together, QStringList& gone);
    void reportOpened(const OpenedTogether& together);
    [[nodiscard]] MainWindow& makeOther();

    Store& m_store;
    Prompts& m_prompts;
    QString m_recoveryFolder;
    QUndoGroup m_undo;
    // Made by build().
    RosterTabs* m_tabs = nullptr;
    QStackedWidget* m_stack = nullptr;
    LibraryPage* m_library = nullptr;
    QLabel* m_savedWord = nullptr;
    QToolButton* m_recover = nullptr; ///< says that a crash left copies, while a roster is shown
    RosterPage* m_spare = nullptr;
    RosterPage* m_entered = nullptr; ///< the page that is shown
    QPointer<RosterPage> m_latest;   ///< the roster that was shown last
    std::unique_ptr<MainMenus> m_menus;
    std::unique_ptr<CheckWindow> m_check;   ///< for checkWindow() alone
    std::unique_ptr<FolderWindow> m_folder; ///< for folderWindow() alone
    std::unique_ptr<BattleWindow> m_battle; ///< for battleWindow() alone
    std::unique_ptr<AuthorWindow> m_author; ///< for authorWindow() alone
    FilesWatch m_dataWatch;
    QStringList m_earlierTabs;   ///< of the last time, which a start with a file does not open and does not forget
    QStringList m_earlierOthers; ///< likewise, of other windows
    bool m_isReady = false;      ///< what is open is remembered from then on
    bool m_isClosing = false;
    bool m_isOpening = false; ///< several rosters, one after the other
    editor::Background<ReadAhead> m_ahead{[this](const ReadAhead& read) { takeAhead(read); },
                                          [](const std::string&) { return ReadAhead(); }};
};

} // namespace muster::widgets
