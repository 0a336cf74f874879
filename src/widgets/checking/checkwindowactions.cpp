// What a person does in the window, beside looking at it.
#include "widgets/checking/checkwindow.h"

#include "core/roster/edit.h"
#include "editor/checking/listchanges.h"
#include "editor/gestures/gestures.h"
#include "editor/words/shown.h"
#include "judging/listfiles.h"
#include "judging/settle.h"
#include "widgets/checking/changesdialog.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/listinputs.h"
#include "widgets/checking/pastepage.h"
#include "widgets/checking/unitchooser.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/settings/prompts.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>

namespace muster::widgets {

using editor::CheckedList;

namespace {

constexpr int passing = 4000; ///< ms

/// The text as it was read, in whatever way it was encoded; lines that are blank have no record.
QString textOf(const TextReading& reading)
{
    QString text;
    int at = 1;
    for (const auto& line : reading.lines) {
        for (; at < line.line; ++at)
            text += QLatin1Char('\n');
        text += QString::fromStdString(line.text);
    }
    return text;
}

} // namespace

QString CheckWindow::nameOf(const CheckedList& list)
{
    return list.roster.name.empty() ? QFileInfo(QString::fromStdString(list.name)).fileName()
                                    : QString::fromStdString(list.roster.name);
}

void CheckWindow::begin(editor::ListInput input)
{
    if (!input.path.empty() && hasListFiles(input.path))
        emit tableRequested(input.path);
    else
        m_checker.check(std::move(input));
}

void CheckWindow::checkFile(const std::string& path) { begin(fileInput(path)); }

void CheckWindow::checkText(const QString& text, const ReadOptions& options)
{
    m_paste->setText(text);
    m_checker.check(textInput(text), options);
}

void CheckWindow::checkPicture(const editor::ListInput& picture) { m_checker.check(picture); }

void CheckWindow::checkData(const QMimeData& what)
{
    auto input = inputOf(what);
    if (!input)
        return;
    if (input->path.empty() && !what.hasImage())
        m_paste->setText(what.text());
    begin(std::move(*input));
}

void CheckWindow::checkList(const CheckedList& list)
{
    const auto text = list.reading ? textOf(*list.reading) : QString();
    m_paste->setText(text);
    m_checker.show(list, list.battleScribe && !list.reading ? editor::inputOf(list)
                                                            : editor::ListInput{{}, text.toStdString(), list.name});
}

void CheckWindow::takeOver(const CheckWindow& other)
{
    m_paste->setText(other.m_paste->text());
    m_checker.takeOver(other.m_checker);
}

void CheckWindow::paste()
{
    const auto* held = QGuiApplication::clipboard()->mimeData();
    if (held && hasInput(*held))
        checkData(*held);
    else
        statusBar()->showMessage(tr("There is nothing on the clipboard that could be a list."), passing);
}

void CheckWindow::open()
{
    if (const auto path = m_prompts.askOpenList(this, lastListFolder()); !path.isEmpty())
        checkFile(path.toStdString());
}

void CheckWindow::editText()
{
    if (const auto* list = shownList(); list && list->reading) {
        m_paste->setText(textOf(*list->reading));
        m_paste->showFaults({});
        m_stack->setCurrentIndex(0);
        m_paste->focusField();
    }
}

/// Reads again what was corrected.
void CheckWindow::readAs(const ReadOptions& options)
{
    if (const auto* list = shownList(); list && list->reading)
        m_paste->setText(textOf(*list->reading)); // in case that nothing can be read so
    m_checker.readAgainAs(options);
}

void CheckWindow::goOn()
{
    m_table->goTo(m_table->list().nextToLookAt(m_table->currentIndex().isValid() ? m_table->currentIndex().row() : -1));
    m_table->setFocus();
}

void CheckWindow::selectUnits(const QStringList& units)
{
    for (const auto& unit : units)
        if (const auto row = m_table->list().rowOf(unit); row >= 0) {
            m_table->goTo(row);
            return;
        }
}

void CheckWindow::correct(const editor::ListChecker::Change& change)
{
    (void)m_checker.correct(static_cast<std::size_t>(m_shown), change);
}

void CheckWindow::settle(const LineChoice& choice)
{
    correct([&](CheckedList& list) { return muster::settle(list, choice).has_value(); });
}

void CheckWindow::askForUnit(int row)
{
    const auto* list = shownList();
    if (!list || !m_table->list().isWords())
        return;
    const auto line = list->reading->lines[static_cast<std::size_t>(row)];
    UnitChooser chooser(editor::otherUnits(*list), QString::fromStdString(line.text), this);
    if (chooser.exec() == QDialog::Accepted && !chooser.kind().isEmpty())
        settle({line.line, LineChoice::Means::OtherUnit, 0, chooser.kind().toStdString()});
}

void CheckWindow::editBattle()
{
    const auto* list = shownList();
    if (!list || !list->verdict)
        return;
    BattleDialog dialog(list->verdict, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    correct([&](CheckedList& changed) {
        const auto gesture = editor::Gestures(*changed.catalogue, changed.roster).changeHead(dialog.wanted());
        return gesture && apply(changed.roster, editOf(*gesture)).has_value();
    });
}

void CheckWindow::openAsRoster()
{
    const auto* list = shownList();
    if (list && list->battleScribe && list->battleScribe->verdict)
        emit openListRequested(list->battleScribe);
    else if (list && list->verdict)
        emit openRequested(list->roster);
}

void CheckWindow::print()
{
    const auto* list = shownList();
    if (!list || (!list->verdict && !list->battleScribe))
        return;
    PreviewDialog dialog(list->battleScribe ? printoutOf(list->battleScribe) : printoutOf(list->verdict, m_store),
                         m_store, m_prompts, this);
    dialog.exec();
}

void CheckWindow::copyVerdict()
{
    const auto* list = shownList();
    if (!list || (!list->verdict && !list->battleScribe))
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(editor::verdictText(*list)));
    statusBar()->showMessage(tr("The verdict is on the clipboard."), passing);
}

void CheckWindow::showStatus(const QString& words)
{
    constexpr int longer = 3 * passing;
    statusBar()->showMessage(words, longer);
}

void CheckWindow::fillCompare()
{
    auto* menu = m_compare->menu();
    menu->clear();
    auto* file = menu->addAction(tr("&Another File…"));
    file->setObjectName(QStringLiteral("compareFile"));
    connect(file, &QAction::triggered, this, [this] {
        if (const auto path = m_prompts.askOpenList(this, lastListFolder()); !path.isEmpty())
            m_other.check(fileInput(path.toStdString()));
    });
    const auto& lists = m_checker.lists();
    if (const auto* open = m_openRoster ? m_openRoster() : nullptr) {
        auto* action = menu->addAction(tr("&The Roster That Is Open"));
        action->setObjectName(QStringLiteral("compareOpen"));
        connect(action, &QAction::triggered, this,
                [this, roster = *open] { compareWith(QString::fromStdString(roster.name), roster); });
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(lists.size(), 30); ++i)
        if (static_cast<int>(i) != m_shown) {
            auto* action = menu->addAction(editor::shownLabel(nameOf(lists[i])));
            connect(action, &QAction::triggered, this,
                    [this, list = lists[i]] { compareWith(nameOf(list), list.roster); });
        }
}

void CheckWindow::compareWithOther()
{
    if (m_other.lists().empty()) {
        m_prompts.showMessage(this, tr("Compare Lists"), tr("This cannot be read as a list:"),
                              linesOf(m_other.faults()));
        return;
    }
    const auto& other = m_other.lists().front();
    compareWith(nameOf(other), other.roster);
}

void CheckWindow::compareWith(const QString& name, const Roster& roster)
{
    const auto* list = shownList();
    if (!list)
        return;
    const auto title = [](const QString& text) { return text.isEmpty() ? tr("List without a name") : text; };
    m_comparing.start(
        [here = *list, roster, hereName = title(nameOf(*list)), name = title(name)](const std::stop_token& stop) {
            return Comparison{hereName, name, editor::changesBetween(here, roster, stop), {}};
        });
    m_slow.start();
}

void CheckWindow::showComparison(const Comparison& comparison)
{
    m_progress->setVisible(m_progress->isVisible() && isWorking());
    if (!comparison.failure.empty()) {
        m_prompts.showMessage(this, tr("Compare Lists"), tr("The lists cannot be compared."),
                              {QString::fromStdString(comparison.failure)});
        return;
    }
    ChangesDialog dialog(comparison.here, comparison.there, comparison.changes, this);
    dialog.exec();
}

void CheckWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (hasInput(*event->mimeData()))
        event->acceptProposedAction();
}

void CheckWindow::dropEvent(QDropEvent* event)
{
    checkData(*event->mimeData());
    event->acceptProposedAction();
}

} // namespace muster::widgets
