#include "editor/recovery.h"

#include "io/rosterfile.h"
#include "io/safefile.h"

#include <QDir>
#include <QFile>
#include <QUuid>

namespace muster::editor {

namespace {

constexpr std::size_t mostBytes = 8U << 20;

QString lockOf(const QString& file) { return file + ".lock"; }
QString pathFileOf(const QString& file) { return file + ".path"; }

void removeAll(const QString& file)
{
    QFile::remove(file);
    QFile::remove(pathFileOf(file));
}

} // namespace

Recovery::Recovery(Document& document, const QString& folder, std::chrono::milliseconds delay) : m_document(document)
{
    QDir().mkpath(folder);
    m_file = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + ".muster");
    m_lock = std::make_unique<QLockFile>(lockOf(m_file));
    m_lock->setStaleLockTime(0); // only the end of the program frees it, not its age
    m_lock->tryLock();
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
    remove();
    m_lock->unlock();
}

void Recovery::write()
{
    if (!m_document.isModified())
        return;
    // Stamped like a saved file: the old stamp would tell the player's own edits as changes of the data.
    // The path first: a copy without it would be offered as a roster that was never saved.
    if (saveFile(pathFileOf(m_file).toStdString(), m_document.path()))
        (void)saveFile(m_file.toStdString(), writeRoster(m_document.stamped()));
}

void Recovery::remove()
{
    m_timer.stop();
    removeAll(m_file);
}

std::vector<Recovery::Found> Recovery::find(const QString& folder, Store& store)
{
    std::vector<Found> list;
    const QDir dir(folder);
    for (const auto& name : dir.entryList({"*.muster"}, QDir::Files, QDir::Time)) {
        const auto file = dir.filePath(name);
        QLockFile lock(lockOf(file));
        lock.setStaleLockTime(0);
        if (!lock.tryLock())
            continue; // its program still runs
        const auto text = readFile(file.toStdString(), mostBytes);
        if (!text)
            continue;
        auto roster = readRoster(*text, file.toStdString(), store.schemas());
        if (!roster)
            continue;
        const auto path = readFile(pathFileOf(file).toStdString(), mostBytes);
        list.push_back({file, path ? *path : std::string(), std::move(*roster)});
    }
    return list;
}

void Recovery::discard(const Found& found) { removeAll(found.file); }

} // namespace muster::editor
