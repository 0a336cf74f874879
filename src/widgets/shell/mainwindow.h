#pragma once

#include "editor/document.h"
#include "editor/recovery.h"
#include "editor/rostermodel.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QDockWidget;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;
class QUndoView;

namespace muster::widgets {

enum class Form;
class ArmyPanel;
class CardView;
class FindingsPanel;
class HeadBar;
class Prompts;
class RosterController;
class RosterView;
class StartPage;
class UnitPanel;

/// The editor's window: one open roster with everything around it, or the start page.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Of the saved arrangement of docks: one that an older program left is not taken.
    static constexpr int layoutVersion = 1;

    /// Both outlive the window. `recoveryFolder`: where copies of unsaved changes are kept.
    MainWindow(Store& store, Prompts& prompts, const QString& recoveryFolder);
    ~MainWindow() override;

    [[nodiscard]] editor::Document& document() { return m_document; }

    /// False, with the reason told, where it cannot be read. A path is bytes; one that Qt gives is a text.
    bool openFile(const std::string& path);
    bool openFile(const QString& path) { return openFile(path.toStdString()); }
    /// Opens it as a new roster: a sample stays as it is.
    bool openSample(const QString& path);
    bool create(Roster roster);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // Construction: mainwindow.cpp
    /// Everything around an open roster. Not at the start: the start page is there sooner without it.
    void buildWorkspace();
    /// Reads the data of one game after the other while there is nothing else to do, so that opening a roster need not.
    void readAhead();
    void buildDocks();
    void connectStart();
    void connectWorkspace();
    /// A text that is said again when the language changes.
    void say(std::function<void()> text);
    void retranslate();

    // Menus: mainmenus.cpp
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildArmyMenu();
    void buildUnitMenu();
    void buildViewMenu();
    void buildHelpMenu();
    QMenu* addMenu(const char* title);
    QAction* addAction(QMenu* menu, const char* text, const QKeySequence& key, std::function<void()> run,
                       const char* objectName, bool needsRoster = true);
    void enableActions();
    void showUnitMenu(const QPoint& point);

    // Files: mainfiles.cpp
    void newRoster();
    void open();
    bool save();
    bool saveAs();
    [[nodiscard]] std::optional<Result<editor::ReadRoster>> readInBackground(const std::string& file);
    bool write(const std::string& path, editor::Document::IfChanged ifChanged);
    bool maySwitch();
    void closeRoster();
    void showStart();
    void recover(const editor::Recovery::Found& found);
    void discard(const editor::Recovery::Found& found);
    void tellFaults(const QString& what, const Faults& faults);
    void tellNotices();
    void compareWithDisk();
    void remember();

    // What else the menus do
    void editBattle();
    void preview();
    void previewBook();
    void exportTo(Form form);
    void showData();
    void reload(const QString& otherwise);
    void setLanguage(const QString& code);
    void copyRoster(bool isMarkdown);
    void showVerdict();
    void showSelection();
    void updateTitle();

    Store& m_store;
    Prompts& m_prompts;
    QString m_recoveryFolder;
    editor::Document m_document;
    std::unique_ptr<editor::Recovery> m_recovery;
    std::vector<std::unique_ptr<editor::Reading>> m_cancelled; ///< of files that nobody waits for any more
    editor::RosterModel m_rosterModel;

    QStackedWidget* m_stack;
    StartPage* m_start;
    // Null until the workspace is built.
    QToolBar* m_headBar = nullptr;
    HeadBar* m_head = nullptr;
    RosterView* m_roster = nullptr;
    QLabel* m_rosterEmpty = nullptr;
    QLabel* m_hint = nullptr;
    ArmyPanel* m_army = nullptr;
    UnitPanel* m_unit = nullptr;
    CardView* m_card = nullptr;
    FindingsPanel* m_findings = nullptr;
    QUndoView* m_history = nullptr;
    RosterController* m_controller = nullptr;
    QDockWidget* m_armyDock = nullptr;
    QDockWidget* m_unitDock = nullptr;
    QDockWidget* m_findingsDock = nullptr;
    QDockWidget* m_historyDock = nullptr;
    QLabel* m_savedWord;
    QToolButton* m_recover; ///< tells of copies that a crash left, while another roster is open
    QMenu* m_attachMenu = nullptr;
    QMenu* m_mendMenu = nullptr;
    QMenu* m_unitMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QAction* m_docksEnd = nullptr;
    std::vector<std::string> m_toRead; ///< rulesets
    std::vector<std::function<void()>> m_texts;
    std::vector<QAction*> m_rosterActions; ///< of use only while a roster is open
    std::vector<QAction*> m_unitActions;   ///< of use only while a unit is selected
};

} // namespace muster::widgets
