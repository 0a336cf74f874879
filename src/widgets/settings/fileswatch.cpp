#include "widgets/settings/fileswatch.h"

#include <QDateTime>
#include <QDirIterator>
#include <QFileInfo>

namespace muster::widgets {

namespace {

constexpr int settling = 250;         // ms
constexpr qsizetype mostFiles = 2000; // a folder with more may be a whole disk

/// The file or the folder, and what is in it down to the folders directly in it.
void collect(const QFileInfo& info, int depth, QList<QFileInfo>& found)
{
    found << info;
    if (depth < 0 || !info.isDir())
        return;
    QDirIterator inside(info.filePath(), QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    while (inside.hasNext() && found.size() < mostFiles) {
        inside.next();
        collect(inside.fileInfo(), depth - 1, found);
    }
}

QList<QFileInfo> filesOf(const QStringList& paths)
{
    QList<QFileInfo> found;
    for (const auto& path : paths)
        collect(QFileInfo(path), 1, found);
    return found;
}

} // namespace

FilesWatch::FilesWatch(QObject* parent) : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settling);
    connect(&m_settle, &QTimer::timeout, this, &FilesWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_settle.start(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_settle.start(); });
}

void FilesWatch::watch(const QStringList& paths)
{
    m_settle.stop();
    m_paths = paths;
    m_state = state();
    follow();
}

void FilesWatch::look()
{
    m_settle.stop();
    if (m_paths.isEmpty())
        return;
    const auto now = state();
    if (now == m_state)
        return;
    m_state = now;
    follow(); // the watcher does not follow a file that was replaced
    emit changed();
}

void FilesWatch::follow()
{
    if (const auto watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    QStringList paths;
    for (const auto& info : filesOf(m_paths)) {
        if (info.exists())
            paths << info.filePath();
        // A change of the folder reports files that were replaced or are new.
        if (!info.isDir() && QFileInfo(info.path()).isDir())
            paths << info.path();
    }
    paths.removeDuplicates();
    if (!paths.isEmpty())
        m_watcher.addPaths(paths);
}

QStringList FilesWatch::state() const
{
    QStringList list;
    for (const auto& info : filesOf(m_paths))
        if (!info.isDir() && info.exists())
            list << QStringLiteral("%1 %2 %3")
                        .arg(info.lastModified().toMSecsSinceEpoch())
                        .arg(info.size())
                        .arg(info.filePath());
    list.sort();
    return list;
}

} // namespace muster::widgets
