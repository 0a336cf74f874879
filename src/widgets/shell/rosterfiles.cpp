#include "widgets/shell/rosterfiles.h"

#include "editor/comparing/pairedunits.h"
#include "editor/gamedata/datawords.h"
#include "editor/words/shown.h"
#include "io/files/safefile.h"
#include "io/roster/rosterfile.h"
#include "reading/lists.h"
#include "report/changes/comparisonwords.h"
#include "report/changes/datachangeswords.h"
#include "widgets/dialogs/newrosterdialog.h"
#include "widgets/look/wordlabel.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/printsettings.h"
#include "widgets/printing/sharedialog.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/recent.h"
#include "widgets/settings/rosterfolders.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/unit/cardpicture.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QProgressDialog>
#include <QTimer>

namespace muster::widgets {

namespace {

constexpr auto copyDelay = std::chrono::milliseconds(2500);

constexpr qsizetype mostReasons = 10; ///< of a file that is opened with others

/// The name of a file, and below it what is to be told of it.
QStringList under(const QString& name, const QStringList& lines)
{
    QStringList all{name};
    for (const auto& line : lines.mid(0, mostReasons))
        all << QStringLiteral("    ") + line;
    if (lines.size() > mostReasons)
        all << QStringLiteral("    …");
    return all;
}

/// A path as text, to show it and for parts of Qt that need text: a name that is not UTF-8 is changed by this.
QString shownPath(const std::string& path) { return QString::fromStdString(path); }

} // namespace

RosterFiles::RosterFiles(Store& store, editor::Document& document, Prompts& prompts, QWidget& window,
                         const QString& recoveryFolder)
    : m_store(store),
      m_document(document),
      m_prompts(prompts),
      m_window(window),
      m_recoveryFolder(recoveryFolder),
      m_recovery(document, recoveryFolder, copyDelay),
      m_reloading(store)
{
    connect(&m_recovery, &editor::Recovery::failed, this, [this](const Faults& faults) {
        emit statusMessage(tr("No copy could be kept for recovery: %1").arg(linesOf(faults).value(0)));
    });
    connect(&m_document, &editor::Document::refused, this, [this](const Faults& faults) {
        const auto& fault = faults.front();
        emit statusMessage(tr("Not done, because the roster could not be opened again: %1. %2")
                               .arg(editor::shown(fault.message), editor::shown(fault.advice)));
    });
    connect(&m_watch, &FilesWatch::changed, this, &RosterFiles::tellChanged);
    connect(&m_document, &editor::Document::replaced, this, &RosterFiles::watchAnew);
    connect(&m_document, &editor::Document::replaced, &m_reloading, &FileReading::giveUp);
    connect(&m_reloading, &FileReading::statusMessage, this, &RosterFiles::statusMessage);
    for (const auto changed : {&editor::Document::edited, &editor::Document::saved})
        connect(&m_document, changed, this, [this] {
            if (!m_reloading.isWorking())
                return;
            m_reloading.giveUp();
            emit statusMessage(tr("Not reloaded, because the roster was changed meanwhile."), 6000);
            tellChanged();
        });
}

RosterFiles::~RosterFiles() = default;

void RosterFiles::followTo(const std::string& path)
{
    m_document.followTo(path);
    watchAnew();
}

void RosterFiles::tellChanged()
{
    if (m_document.isOpen() && m_document.hasChangedOnDisk())
        emit changedOnDisk(QFileInfo::exists(shownPath(m_document.path())));
}

void RosterFiles::watchAnew()
{
    const auto path = shownPath(m_document.path());
    // A name that is not text cannot be watched; saving still finds out.
    m_watch.watch(path.isEmpty() || path.toStdString() != m_document.path() ? QStringList() : QStringList(path));
}

void RosterFiles::showFaults(const QString& what, const Faults& faults)
{
    m_prompts.showMessage(&m_window, tr("Muster Roll"), what, linesOf(faults));
}

/// For what a worker reads. None if the person cancelled.
std::optional<Result<editor::ReadRoster>> RosterFiles::wait(std::unique_ptr<editor::Reading> reading,
                                                            const QString& name)
{
    constexpr std::chrono::milliseconds patience{150};
    QEventLoop loop;
    connect(reading.get(), &editor::Reading::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    // What is typed or clicked now is meant for what comes.
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!reading->isFinished()) {
        QProgressDialog dialog(QString(), tr("Cancel"), 0, 0, &m_window);
        dialog.setLabel(plainLabel(tr("Opening “%1”…").arg(name)));
        dialog.setObjectName(QStringLiteral("openingDialog"));
        dialog.setWindowModality(Qt::WindowModal);
        dialog.setMinimumDuration(0);
        connect(reading.get(), &editor::Reading::finished, &dialog, &QDialog::accept);
        dialog.exec();
        if (dialog.wasCanceled() && !reading->isFinished()) {
            editor::Reading::leave(std::move(reading));
            return std::nullopt;
        }
    }
    return reading->take(m_store);
}

bool RosterFiles::openFile(const std::string& file, OpenedTogether* together)
{
    const auto path = shownPath(file);
    auto read = wait(std::make_unique<editor::Reading>(m_store, file), editor::shown(QFileInfo(path).fileName()));
    if (!read)
        return false;
    if (!*read) {
        if (isBattleScribeFile(file)) { // without its data it can be looked at, not changed
            emit battleScribeRequested(file);
            return false;
        }
        if (!QFileInfo::exists(path)) { // it was moved or deleted: it need not be offered again
            removeRecent(path);
            emit recentChanged();
        }
        if (together)
            together->failed << under(editor::shown(QFileInfo(path).fileName()), linesOf(read->error()));
        else
            showFaults(tr("“%1” cannot be opened.").arg(QFileInfo(path).fileName()), read->error());
        return false;
    }
    m_document.take(std::move(**read));
    remember();
    if (m_document.path().empty())
        emit statusMessage(
            tr("A copy of the roster in “%1”; saving asks for a name").arg(editor::shown(QFileInfo(path).fileName())),
            8000);
    showNotices(together);
    return true;
}

bool RosterFiles::openSample(const QString& path)
{
    const auto text = readFile(path.toStdString(), 1 << 20);
    auto roster = text ? readRoster(*text, path.toStdString()) : Result<Roster>(tl::unexpected(text.error()));
    if (!roster) {
        showFaults(tr("“%1” cannot be opened.").arg(QFileInfo(path).fileName()), roster.error());
        return false;
    }
    return create(std::move(*roster));
}

bool RosterFiles::create(Roster roster) { return reportCreated(m_document.create(std::move(roster))); }

bool RosterFiles::create(const battlescribe::NewList& list)
{
    return createInBackground([list](Store&, const std::stop_token&) { return editor::beginList(list); }, list.name);
}

bool RosterFiles::create(const battlescribe::List& list)
{
    return createInBackground(
        [list](const Store& store, const std::stop_token&) { return editor::openList(store, list, {}); },
        list.roster.name);
}

bool RosterFiles::createInBackground(editor::Reading::Read read, const std::string& name)
{
    auto made = wait(std::make_unique<editor::Reading>(m_store, std::move(read), name), editor::shown(name));
    if (!made)
        return false;
    if (!*made)
        return reportCreated(tl::unexpected(made->error()));
    m_document.take(std::move(**made));
    return reportCreated({});
}

bool RosterFiles::reportCreated(const Result<void>& created)
{
    if (!created) {
        showFaults(tr("The roster cannot be made."), created.error());
        return false;
    }
    remember();
    return true;
}

void RosterFiles::remember()
{
    if (!m_document.path().empty() && m_document.form()) {
        const auto path = shownPath(m_document.path());
        const auto& form = m_document.form()->head();
        m_watch.watch({path}); // as it is now: this program wrote it last
        // Settings cannot hold a name that is not text.
        if (path.toStdString() == m_document.path())
            addRecent({path, form.name, form.army});
        setLastRosterFolder(QFileInfo(path).path());
    }
    emit settled();
}

/// Reports once, when a roster is opened, what the data no longer know and what they say differently since it was
/// saved.
void RosterFiles::showNotices(OpenedTogether* together)
{
    QStringList words;
    const auto& changes = m_document.dataChanges();
    for (const auto& change : changes.list)
        words << QString::fromStdString(report::toText(changes, change));
    words << editor::changeWords(m_document.gameDataChanges());
    if (together) {
        words << linesOf(m_document.notices());
        if (!words.isEmpty())
            together->remarks << under(editor::shown(QFileInfo(shownPath(m_document.path())).fileName()), words);
    } else if (!words.isEmpty()) {
        m_prompts.showMessage(
            &m_window, tr("The data have changed"),
            tr("The rules or armies are no longer those that this roster was saved with. The roster itself "
               "was not changed. These things are different for it:"),
            words);
    } else if (!m_document.notices().empty()) {
        m_prompts.showMessage(
            &m_window, tr("Opened with remarks"),
            tr("Some of this roster is not known to the data. It is kept as it is and marked in the list."),
            linesOf(m_document.notices()));
    }
}

void RosterFiles::startNew()
{
    Settings settings;
    NewRosterDialog dialog(m_store, settings.value(QStringLiteral("new/ruleset")).toString(),
                           settings.value(QStringLiteral("new/army")).toString(), &m_window);
    dialog.setPrompts(m_prompts);
    connect(&dialog, &NewRosterDialog::dataChanged, this, &RosterFiles::dataChanged);
    if (dialog.exec() != QDialog::Accepted) {
        emit otherWanted(dialog.wanted());
        return;
    }
    const auto made = dialog.made();
    if (const auto* list = std::get_if<battlescribe::NewList>(&made)) {
        if (create(*list))
            emit created();
        return;
    }
    const auto& roster = std::get<Roster>(made);
    settings.setValue(QStringLiteral("new/ruleset"), QString::fromStdString(gameOf(roster)));
    settings.setValue(QStringLiteral("new/army"), QString::fromStdString(roster.army));
    if (create(roster))
        emit created();
}

QString RosterFiles::askOpen() { return m_prompts.askOpen(&m_window, lastRosterFolder()); }

bool RosterFiles::mayLeave()
{
    if (!m_document.isOpen() || !m_document.isModified())
        return true;
    switch (m_prompts.askUnsaved(&m_window, nameOf(m_document))) {
    case Prompts::Unsaved::Save:
        return save();
    case Prompts::Unsaved::Discard:
        return true;
    case Prompts::Unsaved::Cancel:
        break;
    }
    return false;
}

bool RosterFiles::save() { return m_document.path().empty() ? saveAs() : write(m_document.path()); }

void RosterFiles::reload()
{
    m_reloading.read(m_document.path(), [this](auto read) { takeReloaded(std::move(read)); });
}

void RosterFiles::takeReloaded(Result<editor::ReadRoster> read)
{
    const auto taken = read ? m_document.takeFromDisk(std::move(*read), tr("Reload"))
                            : Result<void>(tl::unexpected(std::move(read.error())));
    if (!taken)
        return showFaults(tr("“%1” cannot be reloaded.").arg(QFileInfo(shownPath(m_document.path())).fileName()),
                          taken.error());
    remember();
    emit statusMessage(tr("Reloaded; undo brings back what was here."), 6000);
}

bool RosterFiles::saveAs()
{
    std::optional<FolderToSaveIn> folder;
    if (m_document.path().empty())
        folder.emplace();
    const bool isGameData = m_document.gameData() != nullptr;
    const auto suggested =
        folder ? QDir(folder->path())
                     .filePath(fileNameFor(nameOf(m_document), QLatin1String(isGameData ? "rosz" : "muster")))
               : shownPath(m_document.path());
    const auto path = m_prompts.askSave(&m_window, suggested,
                                        isGameData ? tr("Rosters of BattleScribe and New Recruit (*.rosz *.ros *.json)")
                                                   : tr("Rosters (*.muster)"));
    return !path.isEmpty() && write(path.toStdString());
}

bool RosterFiles::reportSaved(const QString& name, const Result<Saved>& saved)
{
    if (!saved) {
        showFaults(tr("“%1” cannot be saved.").arg(name), saved.error());
        return false;
    }
    remember();
    emit statusMessage(tr("Saved “%1”").arg(editor::shown(name)), 4000);
    if (!saved->remarks.empty())
        showFaults(tr("“%1” was saved, but not all of the old file could be kept.").arg(editor::shown(name)),
                   saved->remarks);
    return true;
}

bool RosterFiles::write(const std::string& file)
{
    const auto path = shownPath(file);
    const auto name = QFileInfo(path).fileName();
    emit statusMessage({}); // removes the message of an earlier save
    const auto saved = m_document.save(file);
    if (saved || file != m_document.path() || !m_document.hasChangedOnDisk())
        return reportSaved(name, saved);
    for (;;) {
        const auto seen = FileStamp::ofUnread(file);
        switch (m_prompts.askConflict(&m_window, path)) {
        case Prompts::Conflict::Compare:
            compareWithDisk();
            continue;
        case Prompts::Conflict::Reload:
            reload();
            return false; // what was here was not saved
        case Prompts::Conflict::SaveElsewhere:
            return saveAs();
        case Prompts::Conflict::Overwrite:
            return reportSaved(name, m_document.saveOver(file, seen));
        case Prompts::Conflict::Cancel:
            return false;
        }
    }
}

void RosterFiles::compareWithDisk()
{
    if (m_document.gameData())
        return compareListWithDisk();
    const auto disk = m_document.diskRoster();
    if (!disk) {
        showFaults(tr("The file on disk is no longer a roster."), disk.error());
        return;
    }
    QStringList words;
    for (const auto& difference : compare(m_document.roster(), *disk))
        words << QString::fromStdString(report::toLine(difference, m_document.roster(), *disk, m_document.catalogue()));
    showCompared(words);
}

/// The same of a list of game data: row by row.
void RosterFiles::compareListWithDisk()
{
    const auto path = m_document.path();
    auto read =
        wait(std::make_unique<editor::Reading>(m_store, path), editor::shown(QFileInfo(shownPath(path)).fileName()));
    if (!read)
        return;
    if (!*read) {
        showFaults(tr("The file on disk is no longer a roster."), read->error());
        return;
    }
    editor::Document disk(m_store);
    disk.take(std::move(**read));
    m_document.judgeNow();
    const auto pairs = editor::pairRosters(m_document.form(), disk.form());
    QStringList words = pairs.changes;
    for (const auto& unit : pairs.units) {
        const auto name = editor::shown(unit.name);
        if (unit.kind == editor::PairedUnit::Kind::OnlyHere)
            words << tr("%1: only here").arg(name);
        else if (unit.kind == editor::PairedUnit::Kind::OnlyThere)
            words << tr("%1: only on disk").arg(name);
        else if (unit.kind == editor::PairedUnit::Kind::Changed)
            words << QStringLiteral("%1: %2").arg(name, editor::shown(unit.changes.join(QStringLiteral("; "))));
    }
    showCompared(words);
}

void RosterFiles::showCompared(const QStringList& words)
{
    m_prompts.showMessage(&m_window, tr("Here and on disk"),
                          words.isEmpty() ? tr("Both are the same army; only how the file is written differs.")
                                          : tr("Where the roster that is open differs from the file on disk:"),
                          words);
}

std::vector<editor::Recovery::Found> RosterFiles::recoverable() const
{
    return editor::Recovery::find(m_recoveryFolder);
}

void RosterFiles::recover(const editor::Recovery::Found& found)
{
    const auto copy = found;
    const auto recovered = copy.isGameData ? m_document.recover(copy.copy.toStdString(), copy.file)
                                           : m_document.recover(copy.roster, copy.file);
    if (!recovered) {
        showFaults(tr("The copy cannot be recovered."), recovered.error());
        return;
    }
    remember();
    showNotices();
    // The copy is removed only when another one has replaced it.
    m_recovery.keepNow();
    discard(copy);
}

void RosterFiles::saveAside(const editor::Recovery::Found& found)
{
    const auto own = QFileInfo(shownPath(found.file.path)).completeBaseName();
    const FolderToSaveIn folder;
    const auto suggested = QDir(folder.path())
                               .filePath((own.isEmpty() ? tr("Copy of a roster") : tr("Copy of %1").arg(own)) +
                                         QLatin1String(found.isGameData ? ".ros" : ".muster"));
    const auto path = m_prompts.askSave(&m_window, suggested,
                                        found.isGameData ? tr("Rosters of BattleScribe and New Recruit (*.ros)")
                                                         : tr("Rosters (*.muster)"));
    if (path.isEmpty())
        return;
    if (const auto saved = editor::Recovery::saveAside(found, path.toStdString()); !saved)
        showFaults(tr("“%1” cannot be saved.").arg(QFileInfo(path).fileName()), saved.error());
    else
        discard(found);
}

void RosterFiles::discard(const editor::Recovery::Found& found)
{
    if (const auto discarded = editor::Recovery::discard(found); !discarded)
        showFaults(tr("The copy cannot be discarded."), discarded.error());
    emit recoverableChanged();
}

void RosterFiles::exportTo(Form form)
{
    m_document.judgeNow();
    const auto path =
        exportAs(&m_window, m_prompts, exportedOf(m_document), rememberedPrintSettings(m_store), m_store, form);
    if (form == Form::Play && !path.isEmpty())
        emit statusMessage(tr("The page to play from is “%1”. Take it to the phone, and open it in a browser.")
                               .arg(editor::shown(path)),
                           10000);
}

void RosterFiles::share()
{
    m_document.judgeNow();
    ShareDialog dialog(
        exportedOf(m_document),
        [this](const Exported& shared, Form form, bool isCopied) {
            if (isCopied)
                copyAs(shared, form);
            else
                exportAs(&m_window, m_prompts, shared, rememberedPrintSettings(m_store), m_store, form);
        },
        &m_window);
    dialog.exec();
}

void RosterFiles::copyAs(Form form)
{
    m_document.judgeNow();
    copyAs(exportedOf(m_document), form);
}

void RosterFiles::copyAs(const Exported& exported, Form form)
{
    if (const auto copied = copyForm(&m_window, exported, m_store, form); !copied) {
        if (print::isCancelled(copied.error()))
            return;
        m_prompts.showMessage(&m_window, tr("Copy Roster"), tr("The roster could not be copied."),
                              linesOf(copied.error()));
        return;
    }
    emit statusMessage(tr("The roster is on the clipboard."), 4000);
}

void RosterFiles::copyCard(const std::vector<std::string>& units)
{
    m_document.judgeNow();
    if (units.empty())
        return;
    if (const auto copied = widgets::copyCard(exportedOf(m_document), m_store, QString::fromStdString(units.front()));
        !copied) {
        m_prompts.showMessage(&m_window, tr("Copy Card"), tr("The card could not be copied."), linesOf(copied.error()));
        return;
    }
    emit statusMessage(tr("The card is on the clipboard."), 4000);
}

void RosterFiles::saveCard(const std::vector<std::string>& units)
{
    m_document.judgeNow();
    if (!units.empty())
        widgets::saveCard(&m_window, m_prompts, exportedOf(m_document), m_store, QString::fromStdString(units.front()));
}

} // namespace muster::widgets
