// The tabs of the main window beside those of rosters: one list that is checked, a folder of them, two of a battle, a
// game that is written.

#include "editor/author/publishedgame.h"
#include "editor/words/shown.h"
#include "io/author/draftcheck.h"
#include "io/author/gamecopy.h"
#include "io/data/newgame.h"
#include "widgets/author/authorwindow.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/look/icons.h"
#include "widgets/settings/prompts.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/rostertabs.h"

#include <QStackedWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace muster::widgets {

namespace {

constexpr int addedShown = 8'000; // ms

} // namespace

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

AuthorWindow& MainWindow::authorWindow()
{
    if (!m_author) {
        m_author = std::make_unique<AuthorWindow>(m_store, m_prompts);
        connect(m_author.get(), &AuthorWindow::gamesChanged, this, &MainWindow::gamesChanged);
        connect(m_author.get(), &AuthorWindow::copyRequested, this,
                [this](const QString& game) { copyGame(game.toStdString()); });
        connect(m_author.get(), &AuthorWindow::publishRequested, this, &MainWindow::publishGame);
        connect(m_author.get(), &AuthorWindow::documentChanged, this, [this] {
            m_undo.addStack(&m_author->document()->undoStack());
            showCurrent();
        });
    }
    showTool(*m_author);
    return *m_author;
}

/// Asks about a game that is written and not saved, which is shown then.
bool MainWindow::mayLeaveAuthor()
{
    const auto tab = m_author ? tabOf(*m_author) : -1;
    if (tab < 0)
        return true;
    if (m_author->document() && m_author->document()->isModified())
        m_tabs->setCurrentIndex(tab);
    return m_author->mayLeave();
}

/// Open rosters are judged by what was written.
void MainWindow::gamesChanged()
{
    m_store.readAgain();
    takeOtherData();
}

void MainWindow::editGame(const std::string& game)
{
    const bool hadTab = m_author && tabOf(*m_author) >= 0;
    if (!authorWindow().edit(game) && !hadTab) {
        takeOut(m_author.get());
        m_author.reset();
    }
}

void MainWindow::newGame()
{
    const auto name = m_prompts.askName(this, tr("New Game"), tr("Name of the game"));
    const auto army =
        name.isEmpty() ? QString() : m_prompts.askName(this, tr("New Game"), tr("Name of its first army"));
    if (name.isEmpty() || army.isEmpty())
        return;
    const auto made = makeGame(m_store, name.trimmed().toStdString(), army.trimmed().toStdString());
    if (!made)
        return m_prompts.showMessage(this, tr("New Game"), tr("The game is not made."), linesOf(made.error()));
    gamesChanged();
    editGame(made->id);
}

void MainWindow::copyGame(const std::string& game)
{
    const auto name = m_prompts.askName(this, tr("Make a Copy"), tr("Name of the copy"));
    if (name.trimmed().isEmpty())
        return;
    const auto made = muster::copyGame(m_store, game, name.trimmed().toStdString());
    if (!made)
        return m_prompts.showMessage(this, tr("Make a Copy"), tr("The game is not copied."), linesOf(made.error()));
    gamesChanged();
    editGame(*made);
}

bool MainWindow::takePublished(const std::string& path)
{
    setCursor(Qt::BusyCursor);
    auto game = editor::readPublishedGame(path, m_store);
    unsetCursor();
    if (!game) {
        m_prompts.showMessage(this, tr("Add a Game"), tr("This game cannot be added."), linesOf(game.error()));
        return false;
    }
    const auto name = editor::shown(game->name);
    const auto version = editor::shown(game->version);
    const auto question =
        tr("“%1”, version %2, with %n army(ies), comes from somebody else. Its figures: %3.", nullptr,
           static_cast<int>(game->armies))
            .arg(name, version, editor::shown(game->source)) +
        (game->replaces
             ? u' ' + tr("It takes the place of version %1, which came so before.").arg(editor::shown(*game->replaces))
             : QString());
    if (!m_prompts.confirm(this, tr("Add a Game"), question, game->replaces ? tr("&Replace") : tr("&Add")))
        return false;
    if (const auto written = editor::installPublished(std::move(*game), path); !written) {
        m_prompts.showMessage(this, tr("Add a Game"), tr("This game cannot be added."), linesOf(written.error()));
        return false;
    }
    gamesChanged();
    showStatus(tr("Added: %1").arg(name), addedShown);
    return true;
}

void MainWindow::publishGame()
{
    auto* written = m_author ? m_author->document() : nullptr;
    if (!written)
        return;
    m_author->commitTyping();
    written->checkNow();
    auto faults = written->checked().faults;
    std::ranges::move(findUnsaid(written->draft()), std::back_inserter(faults));
    if (!faults.empty())
        return m_prompts.showMessage(this, tr("Publish a Game"), tr("The game has faults: mend them first."),
                                     linesOf(faults));
    if (written->isModified() && !m_author->save())
        return;
    const auto bytes = editor::publishGame(written->draft());
    if (!bytes)
        return m_prompts.showMessage(this, tr("Publish a Game"), tr("The game is not published."),
                                     linesOf(bytes.error()));
    const auto path = m_prompts.askSave(this, QString::fromStdString(m_author->game() + ".mustergame"),
                                        tr("Games of Muster (*.mustergame)"));
    if (path.isEmpty())
        return;
    // What was there was seen and is to be replaced.
    const auto saved = saveFileUnlessChanged(path.toStdString(), *bytes, FileStamp::ofUnread(path.toStdString()));
    if (!saved)
        return m_prompts.showMessage(this, tr("Publish a Game"), tr("The game is not published."),
                                     linesOf(saved.error()));
    m_author->say(tr("Published: %1. Whoever opens this file with Muster has the game.").arg(editor::shownPath(path)));
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
    if (&tool == m_author.get()) {
        if (!mayLeaveAuthor())
            return;
        takeOut(&tool);
        m_author.reset(); // with what was not saved
        return leaveIfEmpty();
    }
    tool.close(); // it gives up what it works on
    takeOut(&tool);
    leaveIfEmpty();
}

/// In another language, with what is checked in them.
void MainWindow::remakeTools(const std::array<bool, 4>& hadTab)
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
    const auto author = std::exchange(m_author, nullptr);
    if (hadTab[3])
        authorWindow().takeOver(*author);
}

} // namespace muster::widgets
