#include "widgets/shell/mainwindow.h"

#include "editor/comparison.h"
#include "editor/headform.h"
#include "editor/shown.h"
#include "io/rosterfile.h"
#include "io/safefile.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/dialogs/newrosterdialog.h"
#include "widgets/look/wordlabel.h"
#include "widgets/person/prompts.h"
#include "widgets/person/recent.h"
#include "widgets/person/settings.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/printing/printsettings.h"
#include "widgets/roster/rosterview.h"
#include "widgets/shell/startpage.h"

#include <QDir>
#include <QDockWidget>
#include <QEventLoop>
#include <QFileInfo>
#include <QProgressDialog>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>

namespace muster::widgets {

namespace {

QString lastFolder()
{
    const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return Settings().value(QStringLiteral("folder"), documents).toString();
}

/// For people to read, and for what of Qt wants a text: a name that is no UTF-8 is another one then.
QString shownPath(const std::string& path) { return QString::fromStdString(path); }

} // namespace

void MainWindow::tellFaults(const QString& what, const Faults& faults)
{
    m_prompts.tell(this, tr("Muster Roll"), what, linesOf(faults));
}

void MainWindow::showStart()
{
    m_start->refresh();
    m_stack->setCurrentIndex(0);
    statusBar()->hide();
    if (m_roster) {
        m_headBar->hide();
        for (auto* dock : {m_armyDock, m_unitDock, m_findingsDock, m_historyDock})
            dock->hide();
    }
    enableActions();
    updateTitle();
}

/// What a person sees once a roster is open.
void MainWindow::remember()
{
    if (m_stack->currentIndex() == 0) {
        m_stack->setCurrentIndex(1);
        statusBar()->show();
        const auto state = Settings().value(QStringLiteral("window/state")).toByteArray();
        if (state.isEmpty() || !restoreState(state, layoutVersion)) {
            for (auto* dock : {m_armyDock, m_unitDock, m_findingsDock})
                dock->show();
            resizeDocks({m_armyDock, m_unitDock}, {290, 380}, Qt::Horizontal);
            resizeDocks({m_findingsDock}, {190}, Qt::Vertical);
        }
        m_headBar->show(); // whatever the arrangement says of it
    }
    if (!m_document.path().empty() && m_document.verdict()) {
        const auto path = shownPath(m_document.path());
        const auto form = editor::headForm(*m_document.verdict());
        // Settings cannot hold a name that is no text.
        if (path.toStdString() == m_document.path())
            addRecent({path, form.name, form.army});
        Settings().setValue(QStringLiteral("folder"), QFileInfo(path).path());
    }
    if (const auto& units = m_document.roster().units; !units.empty() && m_roster->selectedIds().empty())
        m_roster->selectIds({units.front().id});
    m_recover->setVisible(m_start->hasRecovered());
    m_history->setEmptyLabel(m_document.path().empty() ? tr("New roster") : tr("As opened"));
    enableActions();
    updateTitle();
}

/// None where the person did not want to wait for it.
std::optional<Result<editor::ReadRoster>> MainWindow::readInBackground(const std::string& file)
{
    constexpr std::chrono::milliseconds patience{150};
    std::erase_if(m_cancelled, [](const auto& each) { return each->isFinished(); });
    auto reading = std::make_unique<editor::Reading>(m_store, file);
    QEventLoop loop;
    connect(reading.get(), &editor::Reading::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    // What is typed or clicked now is meant for what comes.
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!reading->isFinished()) {
        QProgressDialog dialog(QString(), tr("Cancel"), 0, 0, this);
        dialog.setLabel(plainLabel(tr("Opening “%1”…").arg(editor::shown(QFileInfo(shownPath(file)).fileName()))));
        dialog.setObjectName(QStringLiteral("openingDialog"));
        dialog.setWindowModality(Qt::WindowModal);
        dialog.setMinimumDuration(0);
        connect(reading.get(), &editor::Reading::finished, &dialog, &QDialog::accept);
        dialog.exec();
        if (dialog.wasCanceled() && !reading->isFinished()) {
            reading->cancel();
            // It ends at its next step, and the window when it has.
            m_cancelled.push_back(std::move(reading));
            return std::nullopt;
        }
    }
    return reading->take(m_store);
}

bool MainWindow::openFile(const std::string& file)
{
    const auto path = shownPath(file);
    auto read = readInBackground(file);
    if (!read)
        return false;
    if (!*read) {
        if (!QFileInfo::exists(path)) { // it was moved or thrown away: it need not be offered again
            removeRecent(path);
            m_start->refresh();
        }
        tellFaults(tr("“%1” cannot be opened.").arg(QFileInfo(path).fileName()), read->error());
        return false;
    }
    m_document.take(std::move(**read));
    remember();
    if (m_document.path().empty())
        statusBar()->showMessage(
            tr("A copy of the roster in “%1”; saving asks for a name").arg(editor::shown(QFileInfo(path).fileName())),
            8000);
    tellNotices();
    return true;
}

bool MainWindow::openSample(const QString& path)
{
    if (!maySwitch())
        return false;
    const auto text = readFile(path.toStdString(), 1 << 20);
    auto roster =
        text ? readRoster(*text, path.toStdString(), m_store.schemas()) : Result<Roster>(tl::unexpected(text.error()));
    if (!roster) {
        tellFaults(tr("“%1” cannot be opened.").arg(QFileInfo(path).fileName()), roster.error());
        return false;
    }
    return create(std::move(*roster));
}

bool MainWindow::create(Roster roster)
{
    if (const auto created = m_document.create(std::move(roster)); !created) {
        tellFaults(tr("The roster cannot be made."), created.error());
        return false;
    }
    remember();
    return true;
}

/// What the data no longer know, or know otherwise than when the roster was saved, is told once, when it is opened.
void MainWindow::tellNotices()
{
    QStringList words;
    const auto& changes = m_document.dataChanges();
    for (const auto& change : changes.list)
        words << editor::toText(changes, change);
    if (!words.isEmpty()) {
        m_prompts.tell(
            this, tr("The data have changed"),
            tr("The rules or armies are no longer those that this roster was saved with. Nothing of the roster "
               "was changed; this is what is different for it:"),
            words);
    } else if (!m_document.notices().empty()) {
        m_prompts.tell(this, tr("Opened with remarks"),
                       tr("Some of this roster is not known to the data. It is kept as it is and marked in the list."),
                       linesOf(m_document.notices()));
    }
}

void MainWindow::newRoster()
{
    if (!maySwitch())
        return;
    Settings settings;
    NewRosterDialog dialog(m_store, settings.value(QStringLiteral("new/ruleset")).toString(),
                           settings.value(QStringLiteral("new/army")).toString(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto roster = dialog.roster();
    settings.setValue(QStringLiteral("new/ruleset"), QString::fromStdString(roster.ruleset));
    settings.setValue(QStringLiteral("new/army"), QString::fromStdString(roster.army));
    create(roster);
}

void MainWindow::open()
{
    if (!maySwitch())
        return;
    if (const auto path = m_prompts.askOpen(this, lastFolder()); !path.isEmpty())
        openFile(path);
}

bool MainWindow::maySwitch()
{
    if (!m_document.isOpen() || !m_document.isModified())
        return true;
    const auto& name = m_document.roster().name;
    switch (m_prompts.askUnsaved(this, name.empty() ? tr("Roster without a name") : QString::fromStdString(name))) {
    case Prompts::Unsaved::Save:
        return save();
    case Prompts::Unsaved::Discard:
        return true;
    case Prompts::Unsaved::Cancel:
        break;
    }
    return false;
}

bool MainWindow::save()
{
    return m_document.path().empty() ? saveAs() : write(m_document.path(), editor::Document::IfChanged::Refuse);
}

bool MainWindow::saveAs()
{
    const auto suggested = m_document.path().empty()
                               ? QDir(lastFolder()).filePath(fileNameFor(m_document.roster(), QStringLiteral("muster")))
                               : shownPath(m_document.path());
    const auto path = m_prompts.askSave(this, suggested, tr("Rosters (*.muster)"));
    return !path.isEmpty() && write(path.toStdString(), editor::Document::IfChanged::Refuse);
}

bool MainWindow::write(const std::string& file, editor::Document::IfChanged ifChanged)
{
    const auto path = shownPath(file);
    const auto name = QFileInfo(path).fileName();
    statusBar()->clearMessage(); // that an older save went well says nothing of this one
    const auto saved = m_document.save(file, ifChanged);
    if (saved) {
        remember();
        statusBar()->showMessage(tr("Saved “%1”").arg(editor::shown(name)), 4000);
        if (!saved->remarks.empty())
            tellFaults(tr("“%1” was saved, but not all of the old file could be kept.").arg(editor::shown(name)),
                       saved->remarks);
        return true;
    }
    if (!m_document.hasChangedOnDisk() || ifChanged == editor::Document::IfChanged::Overwrite) {
        tellFaults(tr("“%1” cannot be saved.").arg(name), saved.error());
        return false;
    }
    for (;;)
        switch (m_prompts.askConflict(this, path)) {
        case Prompts::Conflict::Compare:
            compareWithDisk();
            continue;
        case Prompts::Conflict::SaveElsewhere:
            return saveAs();
        case Prompts::Conflict::Overwrite:
            return write(file, editor::Document::IfChanged::Overwrite);
        case Prompts::Conflict::Cancel:
            return false;
        }
}

void MainWindow::compareWithDisk()
{
    const auto disk = m_document.diskRoster();
    if (!disk) {
        tellFaults(tr("The file on disk is no roster any more."), disk.error());
        return;
    }
    QStringList words;
    for (const auto& difference : editor::compare(m_document.roster(), *disk))
        words << editor::toLine(difference, m_document.roster(), *disk, m_document.catalogue());
    m_prompts.tell(this, tr("Here and on disk"),
                   words.isEmpty() ? tr("Both are the same army; only how the file is written differs.")
                                   : tr("Where the roster that is open differs from the file on disk:"),
                   words);
}

void MainWindow::closeRoster()
{
    if (!maySwitch())
        return;
    Settings().setValue(QStringLiteral("window/state"), saveState(layoutVersion));
    m_document.close();
    showVerdict();
    showStart();
}

void MainWindow::recover(const editor::Recovery::Found& found)
{
    const auto copy = found;
    if (const auto recovered = m_document.recover(copy.roster, copy.file); !recovered) {
        tellFaults(tr("The copy cannot be recovered."), recovered.error());
        return;
    }
    remember();
    tellNotices();
    // The copy goes only when another one has taken its place.
    m_recovery->keepNow();
    discard(copy);
}

void MainWindow::discard(const editor::Recovery::Found& found)
{
    if (const auto discarded = editor::Recovery::discard(found); !discarded)
        tellFaults(tr("The copy cannot be discarded."), discarded.error());
    m_start->setRecovered(editor::Recovery::find(m_recoveryFolder, m_store));
}

void MainWindow::editBattle()
{
    m_document.judgeNow();
    BattleDialog dialog(m_document.verdict(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto edit = dialog.edit())
        m_document.apply(*edit, tr("Change Roster and Battle"));
}

void MainWindow::preview()
{
    m_document.judgeNow();
    PreviewDialog dialog(m_document.verdict(), m_store, m_prompts, this);
    dialog.exec();
}

void MainWindow::previewBook()
{
    const auto& roster = m_document.roster();
    auto book = bookOf(m_store, roster.ruleset, roster.army);
    if (!book) {
        tellFaults(tr("There is no book of this army."), book.error());
        return;
    }
    PreviewDialog dialog(std::move(*book), m_store, m_prompts, this);
    dialog.exec();
}

void MainWindow::exportTo(Form form)
{
    m_document.judgeNow();
    exportAs(this, m_prompts, *m_document.verdict(), rememberedPrintSettings(m_store), form);
}

void MainWindow::copyRoster(bool isMarkdown)
{
    m_document.judgeNow();
    if (isMarkdown)
        copyMarkdown(*m_document.verdict());
    else
        copyText(*m_document.verdict());
    statusBar()->showMessage(tr("The roster is on the clipboard."), 4000);
}

void MainWindow::showData()
{
    DataDialog dialog(m_store, m_prompts, this);
    dialog.exec();
    if (dialog.hasChanged())
        reload(tr("The data of this roster cannot be read any more."));
}

/// Takes the data again; what is selected stays selected.
void MainWindow::reload(const QString& otherwise)
{
    if (!m_document.isOpen())
        return;
    const auto selected = m_roster->selectedIds();
    if (const auto reloaded = m_document.reload(); !reloaded)
        tellFaults(otherwise, reloaded.error());
    m_roster->selectIds(selected);
}

} // namespace muster::widgets
