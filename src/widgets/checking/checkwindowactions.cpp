// What a person does in the window, beside looking at it.
#include "widgets/checking/checkwindow.h"

#include "core/roster/edit.h"
#include "editor/checking/listchanges.h"
#include "editor/document/reading.h"
#include "editor/words/shown.h"
#include "widgets/checking/changesdialog.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/pastepage.h"
#include "widgets/checking/unitchooser.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/person/prompts.h"
#include "widgets/person/settings.h"
#include "widgets/printing/previewdialog.h"

#include <QBuffer>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QStatusBar>
#include <QUrl>

namespace muster::widgets {

using editor::CheckedList;

namespace {

constexpr int passing = 4000; ///< ms

QString lastFolder()
{
    return Settings()
        .value(QStringLiteral("check/folder"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
        .toString();
}

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

QString nameOf(const CheckedList& list)
{
    return list.roster.name.empty() ? QFileInfo(QString::fromStdString(list.name)).fileName()
                                    : QString::fromStdString(list.roster.name);
}

} // namespace

void CheckWindow::checkFile(const std::string& path)
{
    const auto shown = QString::fromStdString(path);
    Settings().setValue(QStringLiteral("check/folder"), QFileInfo(shown).path());
    m_checker.check({editor::absolutePath(path), {}, path});
}

void CheckWindow::checkText(const QString& text)
{
    m_paste->setText(text);
    m_checker.check({{}, text.toStdString(), tr("pasted text").toStdString()});
}

void CheckWindow::checkPicture(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    m_checker.check({{}, bytes.toStdString(), tr("pasted picture").toStdString()});
}

bool CheckWindow::canCheck(const QMimeData& what)
{
    const auto urls = what.urls();
    return (urls.size() == 1 && urls.front().isLocalFile()) || what.hasImage() || !what.text().trimmed().isEmpty();
}

void CheckWindow::checkData(const QMimeData& what)
{
    if (const auto urls = what.urls(); urls.size() == 1 && urls.front().isLocalFile())
        checkFile(urls.front().toLocalFile().toStdString());
    else if (what.hasImage() && !what.hasText())
        checkPicture(what.imageData().value<QImage>());
    else if (!what.text().trimmed().isEmpty())
        checkText(what.text());
}

void CheckWindow::paste()
{
    const auto* held = QGuiApplication::clipboard()->mimeData();
    if (held && canCheck(*held))
        checkData(*held);
    else
        statusBar()->showMessage(tr("There is nothing on the clipboard that could be a list."), passing);
}

void CheckWindow::open()
{
    if (const auto path = m_prompts.askOpenList(this, lastFolder()); !path.isEmpty())
        checkFile(path.toStdString());
}

void CheckWindow::editText()
{
    if (const auto* list = shownList(); list && list->reading) {
        m_paste->setText(textOf(*list->reading));
        m_paste->tellFaults({});
        m_stack->setCurrentIndex(0);
        m_paste->focusField();
    }
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

void CheckWindow::askForUnit(int row)
{
    const auto* list = shownList();
    if (!list || !list->reading)
        return;
    const auto at = static_cast<std::size_t>(row);
    UnitChooser chooser(*list->catalogue, list->roster, QString::fromStdString(list->reading->lines[at].text), this);
    if (chooser.exec() != QDialog::Accepted)
        return;
    correct(
        [at, kind = chooser.kind().toStdString()](CheckedList& wanted) { return editor::takeFor(wanted, at, kind); });
}

void CheckWindow::editBattle()
{
    const auto* list = shownList();
    if (!list || !list->verdict)
        return;
    BattleDialog dialog(list->verdict, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto edit = dialog.edit())
        correct([&](CheckedList& wanted) { return apply(wanted.roster, *edit).has_value(); });
}

void CheckWindow::openAsRoster()
{
    if (const auto* list = shownList(); list && list->verdict)
        emit openRequested(list->roster);
}

void CheckWindow::print()
{
    const auto* list = shownList();
    if (!list || !list->verdict)
        return;
    PreviewDialog dialog(list->verdict, m_store, m_prompts, this);
    dialog.exec();
}

void CheckWindow::copyVerdict()
{
    const auto* list = shownList();
    if (!list || !list->verdict)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(editor::verdictText(*list)));
    statusBar()->showMessage(tr("The verdict is on the clipboard."), passing);
}

void CheckWindow::fillCompare()
{
    auto* menu = m_compare->menu();
    menu->clear();
    auto* file = menu->addAction(tr("&Another File…"));
    file->setObjectName(QStringLiteral("compareFile"));
    connect(file, &QAction::triggered, this, [this] {
        if (const auto path = m_prompts.askOpenList(this, lastFolder()); !path.isEmpty())
            m_other.check({editor::absolutePath(path.toStdString()), {}, path.toStdString()});
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

void CheckWindow::showComparison()
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
    const auto title = [this](const QString& text) { return text.isEmpty() ? tr("List without a name") : text; };
    ChangesDialog dialog(title(nameOf(*list)), title(name), editor::changesBetween(*list, roster), this);
    dialog.exec();
}

void CheckWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (canCheck(*event->mimeData()))
        event->acceptProposedAction();
}

void CheckWindow::dropEvent(QDropEvent* event)
{
    checkData(*event->mimeData());
    event->acceptProposedAction();
}

} // namespace muster::widgets
