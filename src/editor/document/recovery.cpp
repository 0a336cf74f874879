#include "editor/document/recovery.h"

#include "battlescribe/saved/list.h"
#include "io/files/safefile.h"
#include "io/roster/rosterfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

namespace muster::editor {

namespace {

constexpr std::size_t mostCopyBytes = battlescribe::mostRosterFileBytes;
constexpr std::string_view ownFileHead = "muster-recovery 2\n";

QString lockOf(const QString& copy) { return copy + ".lock"; }
QString ownFileOf(const QString& copy) { return copy + ".path"; }

/// Header, file stamp, then the path up to the end of the file: a path may contain any byte.
std::string toBytes(const OwnFile& file) { return std::string(ownFileHead) + file.held.text() + '\n' + file.path; }

/// Version 0.1 wrote only the path, as it was typed. If that was relative, its folder is not known.
OwnFile fromBytes(std::string_view bytes)
{
    if (!bytes.starts_with(ownFileHead))
        return bytes.starts_with('/') ? OwnFile{std::string(bytes), FileStamp::unknown()} : OwnFile{};
    bytes.remove_prefix(ownFileHead.size());
    const auto end = bytes.find('\n');
    if (end == std::string_view::npos || !bytes.substr(end + 1).starts_with('/'))
        return {};
    return {std::string(bytes.substr(end + 1)), FileStamp::fromText(bytes.substr(0, end))};
}

/// The copy first: a file that is left without its copy is removed at the next start.
Result<void> removeAll(const QString& copy)
{
    for (const auto& path : {copy, ownFileOf(copy)})
        if (QFile file(path); file.exists() && !file.remove())
            return failure(Fault::about(path.toStdString(),
                                        "the copy of a roster cannot be removed: " + file.errorString().toStdString(),
                                        "It will be offered again at the next start."));
    return {};
}

/// Copies, and files left beside copies that are gone.
QStringList copiesIn(const QDir& folder)
{
    QStringList copies;
    for (auto name : folder.entryList({"*.muster", "*.muster.path", "*.muster.lock"}, QDir::Files, QDir::Time)) {
        name.truncate(name.indexOf(QLatin1String(".muster")) + 7);
        if (!copies.contains(name))
            copies << name;
    }
    return copies;
}

/// Of a list of game data only its name.
Result<Roster> rosterIn(const std::string& text, const Recovery::Found& found)
{
    if (!found.isGameData)
        return readRoster(text, found.copy.toStdString());
    auto list = battlescribe::readList(text, found.copy.toStdString());
    if (!list)
        return tl::unexpected(std::move(list.error()));
    Roster named;
    named.name = std::move(list->roster.name);
    return named;
}

/// The names of this program's own copies. On a disk without locks nothing else tells them from those that were left.
QSet<QString>& ownCopies()
{
    static QSet<QString> names;
    return names;
}

} // namespace

Recovery::Recovery(Document& document, const QString& folder, std::chrono::milliseconds delay)
    : m_document(document), m_folder(folder)
{
    takeName();
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::write);
    connect(&m_document, &Document::edited, this, [this] {
        if (!m_timer.isActive())
            m_timer.start();
    });
    const auto removeIfSaved = [this] {
        if (!m_document.isModified())
            remove();
    };
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, removeIfSaved);
    connect(&m_document, &Document::saved, this, removeIfSaved);
    connect(&m_document, &Document::replaced, this, &Recovery::remove);
}

Recovery::~Recovery()
{
    end();
    ownCopies().remove(QFileInfo(m_copy).fileName());
}

void Recovery::end()
{
    if (m_isLeft)
        return;
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this);
    remove();
    if (m_lock)
        QFile::remove(lockOf(m_copy)); // before it is free, so that nobody finds it
    m_lock.reset();
}

void Recovery::leave()
{
    if (!m_document.isModified())
        return end();
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this);
    write();
    m_timer.stop();
    m_isLeft = true;
}

/// Another program that looks for copies at this moment can take a new lock away: another name is tried then. A copy
/// is kept even where no lock can be made.
void Recovery::takeName()
{
    constexpr int tries = 10;
    QDir().mkpath(m_folder);
    for (int i = 0; i < tries && !m_lock; ++i) {
        ownCopies().remove(QFileInfo(m_copy).fileName());
        m_copy = QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + ".muster");
        ownCopies().insert(QFileInfo(m_copy).fileName());
        if (auto lock = FileLock::make(lockOf(m_copy).toStdString()))
            m_lock = std::move(*lock);
    }
}

void Recovery::write()
{
    if (!m_document.isModified())
        return;
    if (!m_lock && !m_written)
        takeName();
    Result<Saved> saved;
    // The path first: a copy without it would be offered as a roster that was never saved.
    if (const auto& file = m_document.file(); m_written != file) {
        saved = saveFile(ownFileOf(m_copy).toStdString(), toBytes(file));
        if (saved)
            m_written = file;
    }
    // Stamped like a saved file: with the old stamp, the player's own edits would be reported as changes of the data.
    // An older copy that can be read is worth more than a new one that cannot.
    if (const auto bytes = m_document.stampedBytes(m_copy.toStdString()); !bytes)
        saved = tl::unexpected(bytes.error());
    else if (saved)
        saved = saveFile(m_copy.toStdString(), *bytes);
    if (!saved) {
        m_timer.start();
        emit failed(saved.error());
    }
}

void Recovery::remove()
{
    m_timer.stop();
    m_written.reset();
    if (const auto removed = removeAll(m_copy); !removed)
        emit failed(removed.error());
}

std::vector<Recovery::Found> Recovery::find(const QString& folder)
{
    std::vector<Found> list;
    removeLeftovers(folder.toStdString());
    const QDir dir(folder);
    for (const auto& name : copiesIn(dir)) {
        const auto copy = dir.filePath(name);
        const auto lock = FileLock::look(lockOf(copy).toStdString());
        if (lock.holder() == FileLock::Holder::Program || ownCopies().contains(name))
            continue; // its program still runs
        if (!QFileInfo::exists(copy)) {
            QFile::remove(ownFileOf(copy));
            QFile::remove(lockOf(copy));
            continue;
        }
        Found found{copy, {}, {}, false, {}, lock.holder() == FileLock::Holder::Unknown};
        if (const auto file = readFile(ownFileOf(copy).toStdString(), mostCopyBytes))
            found.file = fromBytes(*file);
        const auto text = readFile(copy.toStdString(), mostCopyBytes);
        found.isGameData = text && battlescribe::isRosterFile(*text);
        auto roster = text ? rosterIn(*text, found) : Result<Roster>(tl::unexpected(text.error()));
        if (roster)
            found.roster = std::move(*roster);
        else
            found.faults = std::move(roster.error());
        list.push_back(std::move(found));
    }
    return list;
}

Result<Saved> Recovery::saveAside(const Found& found, const std::string& path)
{
    const auto before = FileStamp::ofUnread(path);
    const auto bytes = readFile(found.copy.toStdString(), mostCopyBytes);
    return bytes ? saveFileUnlessChanged(path, *bytes, before) : tl::unexpected(bytes.error());
}

Result<void> Recovery::discard(const Found& found)
{
    QFile::remove(lockOf(found.copy));
    return removeAll(found.copy);
}

} // namespace muster::editor
