// The tabs of the main window in which lists are checked: one list, a folder of them, two of a battle.

#include "editor/words/shown.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/look/icons.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/rostertabs.h"

#include <QStackedWidget>

#include <utility>

namespace muster::widgets {

CheckWindow& MainWindow::checkWindow()
{
    if (!m_check) {
        m_check = std::make_unique<CheckWindow>(m_store, m_prompts);
        m_check->setOpenRoster([this] { return openRoster(); });
        connect(m_check.get(), &CheckWindow::openRequested, this, &MainWindow::openChecked);
        connect(m_check.get(), &CheckWindow::openListRequested, this,
                [this](const std::shared_ptr<const battlescribe::List>& list) { spare().files().create(*list); });
        connect(m_check.get(), &CheckWindow::battleRequested, this,
                [this](const editor::CheckedList& list) { battleWindow().setTheirs(list); });
        connect(m_check.get(), &CheckWindow::dataFolderRequested, this, &MainWindow::addGameData);
        connect(m_check.get(), &CheckWindow::tableRequested, this,
                [this](const std::string& path) { folderWindow().check({path}); });
    }
    showTool(*m_check);
    return *m_check;
}

FolderWindow& MainWindow::folderWindow()
{
    if (!m_folder) {
        m_folder = std::make_unique<FolderWindow>(m_store, m_prompts);
        connect(m_folder.get(), &FolderWindow::listRequested, this,
                [this](const std::string& path) { checkWindow().checkFile(path); });
    }
    showTool(*m_folder);
    return *m_folder;
}

BattleWindow& MainWindow::battleWindow()
{
    if (!m_battle) {
        m_battle = std::make_unique<BattleWindow>(m_store, m_prompts);
        m_battle->setOpenList([this] { return openList(); });
        connect(m_battle.get(), &BattleWindow::checkRequested, this,
                [this](const editor::CheckedList& list) { checkWindow().checkList(list); });
    }
    m_battle->begin();
    showTool(*m_battle);
    return *m_battle;
}

QMainWindow* MainWindow::toolAt(int tab) const
{
    auto* part = m_tabs->tabData(tab).value<QObject*>();
    return qobject_cast<RosterPage*>(part) ? nullptr : qobject_cast<QMainWindow*>(part);
}

/// What was closed keeps what it had, and comes back with it.
void MainWindow::showTool(QMainWindow& tool)
{
    auto index = tabOf(tool);
    if (index < 0) {
        m_stack->addWidget(&tool);
        index = m_tabs->addRoster();
        m_tabs->setTabData(index, QVariant::fromValue<QObject*>(&tool));
        const auto name = [this, &tool] {
            if (const auto tab = tabOf(tool); tab > 0)
                m_tabs->showRoster(tab, {}, tool.windowTitle(), false, editor::shownTip(tool.windowTitle()));
            updateTitle();
        };
        connect(&tool, &QWidget::windowTitleChanged, this, name);
        name();
    }
    m_tabs->setCurrentIndex(index);
    show();
    raise();
    activateWindow();
}

bool MainWindow::takeOut(QMainWindow* tool)
{
    const auto index = tool ? tabOf(*tool) : -1;
    if (index < 0)
        return false;
    tool->disconnect(this, nullptr);
    m_tabs->removeTab(index);
    m_stack->removeWidget(tool);
    tool->setParent(nullptr, Qt::Widget);
    return true;
}

void MainWindow::closeTool(QMainWindow& tool)
{
    tool.close(); // it gives up what it works on
    takeOut(&tool);
    leaveIfEmpty();
}

/// In another language, with what is checked in them.
void MainWindow::remakeTools(const std::array<bool, 3>& hadTab)
{
    const auto check = std::exchange(m_check, nullptr);
    const auto folder = std::exchange(m_folder, nullptr);
    const auto battle = std::exchange(m_battle, nullptr);
    if (hadTab[0])
        checkWindow().takeOver(*check);
    if (hadTab[1])
        folderWindow().checkBy(folder->checker().paths(), folder->checker().agreements());
    if (hadTab[2])
        battleWindow().takeOver(*battle);
}

} // namespace muster::widgets
