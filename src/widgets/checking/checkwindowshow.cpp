// What the window shows of a list.
#include "widgets/checking/checkwindow.h"

#include "editor/words/shown.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/gamebutton.h"
#include "widgets/checking/marks.h"
#include "widgets/checking/originpane.h"
#include "widgets/checking/pastepage.h"
#include "widgets/checking/verdictpane.h"
#include "widgets/look/theme.h"
#include "widgets/settings/prompts.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

namespace muster::widgets {

using editor::CheckedList;
using editor::LineMark;

void CheckWindow::showLists()
{
    m_progress->hide();
    m_shown = 0;
    const auto& lists = m_checker.lists();
    m_lists->clear();
    for (const auto& list : lists) {
        const auto name = editor::shown(list.roster.name);
        m_lists->addItem(name.isEmpty() ? editor::shown(list.name) : tr("%1 (%2)").arg(name, editor::shown(list.name)));
    }
    m_which->setVisible(lists.size() > 1);
    m_lists->setVisible(lists.size() > 1);
    m_paste->showFaults(linesOf(m_checker.faults()));
    m_paste->setGame(m_checker.options());
    if (lists.empty()) {
        m_table->list().setList(std::nullopt);
        m_stack->setCurrentIndex(0);
        m_paste->focusField();
        showTitle();
        enable();
        return;
    }
    m_stack->setCurrentIndex(1);
    showList();
    m_table->goTo(std::max(0, m_table->list().nextToLookAt(-1)));
    m_table->setFocus();
}

void CheckWindow::showList()
{
    m_progress->setVisible(m_progress->isVisible() && isWorking());
    const auto* list = shownList();
    if (!list)
        return;
    m_table->list().setList(*list);
    m_table->fitColumns();
    m_counts->show(m_table->list());
    m_strip->setVisible(m_table->list().hasLines());
    showSource();
    showTitle();
    m_verdict->show(m_table->list());
    showCondition();
    enable();
}

void CheckWindow::showSource()
{
    const auto* list = shownList();
    const bool isWords = list->reading && !list->battleScribe;
    m_origin->setVisible(!isWords);
    m_game->setVisible(isWords);
    m_textButton->setVisible(list->reading && m_checker.input().bytes.size() < PastePage::mostShown);
    if (isWords)
        m_game->setGame(m_checker.options(), list->catalogue.get(), list->roster.army);
    else
        m_origin->show(*list, m_checker.picture());
}

void CheckWindow::showTitle()
{
    const auto* list = shownList();
    const auto name = list ? editor::shownTitle(nameOf(*list)) : QString();
    setWindowTitle(name.isEmpty() ? tr("Check a List") : tr("Check a List: %1").arg(name));
}

/// On what the verdict depends.
void CheckWindow::showCondition()
{
    const auto& model = m_table->list();
    const auto* list = shownList();
    m_condition->setText(model.isWords() && list && !list->reading->deciding.empty()
                             ? tr("Other good ways to read these lines have another verdict: choose what they mean.")
                         : model.isWords() && model.count(LineMark::Doubtful) > 0
                             ? tr("The verdict holds if every guess is right.")
                         : model.isWords() && model.count(LineMark::Unread) > 0
                             ? tr("The lines that were not understood count for nothing.")
                             : QString());
}

void CheckWindow::enable()
{
    const auto* list = shownList();
    const bool isBattleScribe = list && list->battleScribe;
    const bool isJudged = list && list->verdict;
    m_compare->setEnabled(isJudged);
    m_battle->setEnabled(isJudged || isBattleScribe);
    const bool hasData = isBattleScribe && list->battleScribe->verdict;
    m_openRosterButton->setEnabled(isJudged || hasData);
    for (auto* button : {m_copy, m_print})
        button->setEnabled(isJudged || isBattleScribe);
    const auto explain = [&](QWidget* button, const QString& what) {
        const auto words = isBattleScribe && !button->isEnabled()
                               ? button == m_openRosterButton
                                     ? tr("The data of its game are not here: add a folder with them first.")
                                     : tr("Not possible with a list of game data.")
                               : what;
        button->setToolTip(editor::shownTip(words));
        button->setAccessibleDescription(words);
    };
    explain(m_openRosterButton, tr("Opens a copy in the editor, as a new roster that is not saved"));
    explain(m_compare, {});
    explain(m_battle, tr("Puts this list beside another, such as yours, and judges both together"));
    const auto& model = m_table->list();
    m_next->setEnabled(model.hasLines() && model.nextToLookAt(-1) >= 0);
    m_allRight->setEnabled(model.isWords() &&
                           (model.count(LineMark::Doubtful) > 0 || model.count(LineMark::Likely) > 0));
}

} // namespace muster::widgets
