#pragma once

#include "widgets/shell/mainmenus.h"
#include "widgets/shell/rosterfiles.h"

#include <QMainWindow>

#include <memory>
#include <string>
#include <vector>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace muster::widgets {

class BattleWindow;
class CheckWindow;
class FolderWindow;
class LibraryPage;
class Prompts;
class Workspace;

/// The editor's window: the workspace of one open roster, or the start page; its menus, its title, and what happens
/// when it is closed.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both outlive the window. `recoveryFolder`: where copies of unsaved changes are kept.
    MainWindow(Store& store, Prompts& prompts, const QString& recoveryFolder);
    ~MainWindow() override;

    [[nodiscard]] editor::Document& document() { return m_document; }
    /// Made when it is first needed, so that the start page appears sooner.
    [[nodiscard]] Workspace& workspace();

    /// As RosterFiles has them. A path is bytes; one that Qt gives is a text.
    bool openFile(const std::string& path) { return m_files.openFile(path); }
    bool openFile(const QString& path) { return m_files.openFile(path.toStdString()); }
    bool openSample(const QString& path) { return m_files.openSample(path); }
    bool create(Roster roster) { return m_files.create(std::move(roster)); }

    /// The window that checks somebody's list, shown and in front. Made when it is first needed.
    CheckWindow& checkWindow();
    /// The window that checks a folder of lists, likewise.
    FolderWindow& folderWindow();
    /// The same for the window of two lists.
    BattleWindow& battleWindow();

    // What the menus ask for; an open roster is needed for all but the last two.
    void closeRoster();
    void editBattle();
    void preview();
    void previewBook();
    void showData();
    void setLanguage(const QString& code);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void fillStatusBar();
    void openChecked(const Roster& roster);
    [[nodiscard]] bool isOnStart() const;
    void connectStart();
    void connectFiles();
    void connectDocument();
    /// Reads the data of one game after the other while there is nothing else to do, so that opening a roster need not.
    void readAhead();
    void showStart();
    void showRoster();
    void enableActions();
    void retranslate();
    void updateTitle();
    void say(const QString& text, int milliseconds = 0);
    void showFaults(const QString& what, const Faults& faults);
    void reload(const QString& otherwise);
    /// Watches the folders of the data.
    void watchData();
    void takeChangedData();
    void tellFileChanged(bool isThere);

    Store& m_store;
    Prompts& m_prompts;
    editor::Document m_document;
    RosterFiles m_files;
    MainMenus m_menus;
    QStackedWidget* m_stack;
    LibraryPage* m_start;
    QLabel* m_savedWord;
    QToolButton* m_recover;                 ///< says that a crash left copies, while another roster is open
    std::unique_ptr<Workspace> m_workspace; ///< for workspace() alone
    std::unique_ptr<CheckWindow> m_check;   ///< for checkWindow() alone
    std::unique_ptr<FolderWindow> m_folder; ///< for folderWindow() alone
    std::unique_ptr<BattleWindow> m_battle; ///< for battleWindow() alone
    std::vector<std::string> m_toRead;      ///< rulesets
    FilesWatch m_dataWatch;
};

} // namespace muster::widgets
