#pragma once

#include <QKeySequence>
#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;

namespace muster::widgets {

class MainWindow;
class Prompts;
class Workspace;

/// The menus of the main window. Every action of the window is in one of them.
class MainMenus : public QObject {
    Q_OBJECT

public:
    /// Both outlive it. What they do is done to the roster that the window shows then.
    MainMenus(MainWindow& window, Prompts& prompts);

    /// The docks of the roster that is shown, to be seen or not; and gives its list of units its own keys.
    void addPartsOf(Workspace& workspace);
    void removePartsOf(Workspace& workspace);
    void enable(bool hasRoster, bool hasUnit);
    /// The library cannot be closed.
    void enableClosing(bool isOn);
    /// What only rosters of our own games have is greyed for a list of game data, with the reason in the status bar.
    void greyForGameData(bool isGameData);
    [[nodiscard]] QMenu& unitMenu() { return *m_unit; }

private:
    using Run = std::function<void()>;
    using RunIn = std::function<void(Workspace&)>;

    QMenu* addMenu(const char* title);
    QAction* add(QMenu* menu, const char* text, const QKeySequence& key, const char* objectName, Run run);
    /// Enabled only while a roster is open.
    QAction* addForRoster(QMenu* menu, const char* text, const QKeySequence& key, const char* objectName, Run run);
    QAction* addForRoster(QMenu* menu, const char* text, const QKeySequence& key, const char* objectName, RunIn run);
    /// Enabled only while a unit is selected.
    QAction* addForUnit(QMenu* menu, const char* text, const QKeySequence& key, const char* objectName, RunIn run);
    void fillFile();
    void fillRecent(QMenu& menu);
    void fillEdit();
    void addUndo();
    void fillArmy();
    void addOwnUnits();
    void fillUnit();
    void fillView();
    void fillCompare();
    void fillTabs();
    void fillLooks();
    void fillLanguages();
    void fillHelp();

    MainWindow& m_window;
    Prompts& m_prompts;
    std::vector<QAction*> m_rosterActions;
    std::vector<QAction*> m_unitActions;
    QList<QAction*> m_rosterKeys; ///< keys that must not take letters from a field that is being typed in

    QMenu* m_file;
    QMenu* m_edit;
    QMenu* m_army;
    QMenu* m_unit;
    QMenu* m_view;
    QMenu* m_help;
    QMenu* m_fix;
    QMenu* m_attach;
    QMenu* m_compare;
    QAction* m_close = nullptr;
    QAction* m_docksEnd; ///< the docks come before it once they are there
};

} // namespace muster::widgets
